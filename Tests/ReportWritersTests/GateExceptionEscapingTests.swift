import Audit
import SourceText
import TestSupport
import Testing

@testable import ReportWriters

/// Words of somebody else that try to be more than words; none holds a dot, a star or a brace, which mean something in patterns.
private let hostileWords = LongTests.some(
  [
    "\"\u{308}onload=\u{22}x<script>alert(1)</script></td></table><svg onload=x>",
    "a|b|c`|``|```\\|\\`[x](javascript:x)![](x)</details>\n\n# Heading", "\r\n- x a\u{1B}[31mred\u{1B}]8;;x\u{7}",
    "\u{202E}txet\u{2066}\u{0}\u{7F}\u{85}", "@team #1 &lt;b&gt; *b* _i_ ~s~ <b>",
    String(repeating: "long", count: 300),
  ], 2)

@Suite("What somebody wrote into an agreement is text wherever it stands")
struct GateExceptionEscapingTests {
  private func report(_ hostile: String) -> AuditReport { GateExceptionFixture(word: { hostile + $0 }).report() }

  private static let benign = GateExceptionFixture(word: { "x" + $0 }).report()
  private static let benignHTML = HTMLWriter().text(of: benign)
  private static let benignMarkdown = MarkdownWriter().text(of: benign)

  @Test("All words are in the fixture: a waiver is not lost for them", arguments: hostileWords)
  func fixture(_ hostile: String) {
    let report = report(hostile)
    #expect(report.measured.waivers.count == 4 && report.findings.contains { $0.waiver != nil })
  }

  @Test("HTML: no tag and no attribute changes", arguments: hostileWords)
  func html(_ hostile: String) throws {
    let benign = try HTMLTokens(Self.benignHTML)
    let text = HTMLWriter().text(of: report(hostile))
    let tokens = try HTMLTokens(text)
    #expect(tokens.tags.map(\.shape) == benign.tags.map(\.shape))
    #expect(tokens.endTags == benign.endTags)
    #expect(text.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
    for word in ["replaced in spring", "design", "nobody on page", "old."] {
      let expected = Array((hostile + word).madeVisible.utf8)
      #expect(tokens.texts.contains { Array($0.utf8).holds(expected) }, "\(word)")
    }
  }

  @Test("Markdown: no line and no cell more, and nothing outside a code span that is markup", arguments: hostileWords)
  func markdown(_ hostile: String) {
    let benign = Self.benignMarkdown.utf8.split(separator: UInt8(ascii: "\n"))
    let text = MarkdownWriter().text(of: report(hostile))
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == benign.count)
    for (line, other) in zip(lines, benign) {
      #expect(Self.cellEnds(Array(line)) == Self.cellEnds(Array(other)), "\(Substring(line))")
      #expect(Self.tagCount(Array(line)) == Self.tagCount(Array(other)), "\(Substring(line))")
    }
    #expect(text.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
    #expect(Array(text.utf8).holds(Array(MarkdownText.prose(hostile + "replaced in spring").utf8)))
  }

  @Test(
    "Markdown: code spans hold backticks and bars, and an address is no link",
    arguments: [
      ("a", "`a`"), ("a`b", "``a`b``"), ("``", "``` `` ```"), ("`a", "`` `a ``"), ("a|b", "`a\\|b`"), (" a", "`  a `"),
    ])
  func codeSpan(_ text: String, _ span: String) {
    #expect(MarkdownText.code(text) == span)
    #expect(MarkdownText.prose("www.example") == "`www.example`" && MarkdownText.prose("x://y") == "`x://y`")
  }

  @Test("Console: no line more and nothing that a terminal obeys", arguments: hostileWords)
  func console(_ hostile: String) {
    let text = ConsoleWriter().text(of: report(hostile))
    #expect(text.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == ConsoleWriter().text(of: Self.benign).utf8.split(separator: UInt8(ascii: "\n")).count)
  }

  @Test("JSON: read back as it was written", arguments: hostileWords)
  func json(_ hostile: String) throws {
    let text = JSONWriter().text(of: report(hostile))
    #expect(text.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
    let root = try readJSON(SourceFile(path: "report.json", bytes: Array(text.utf8)))
    let waiver = try #require(root["waivers"]?.elements?.first)
    #expect(waiver["reason"]?.string.map { Array($0.utf8) } == Array((hostile + "replaced in spring").utf8))
    #expect(waiver["owner"]?.string.map { Array($0.utf8) } == Array((hostile + "design").utf8))
    #expect(root["comparison"]?["name"]?.string.map { Array($0.utf8) } == Array((hostile + "old.json").utf8))
  }

  /// The bars that end cells: those without a backslash right before them.
  private static func cellEnds(_ line: [UInt8]) -> Int {
    line.indices.count { line[$0] == UInt8(ascii: "|") && ($0 == 0 || line[$0 - 1] != UInt8(ascii: "\\")) }
  }

  /// The "<" outside code spans, read as a Markdown reader does: a run of backticks up to the next run of the same length.
  private static func tagCount(_ line: [UInt8]) -> Int {
    var (count, index) = (0, 0)
    func run(_ start: Int) -> Int { line[start...].prefix { $0 == UInt8(ascii: "`") }.count }
    while index < line.count {
      if line[index] == UInt8(ascii: "`") {
        let length = run(index)
        var end = index + length
        while end < line.count, !(line[end] == UInt8(ascii: "`") && run(end) == length) {
          end += max(1, run(end))
        }
        index = end < line.count ? end + length : index + length
      } else {
        if line[index] == UInt8(ascii: "<") { count += 1 }
        index += 1
      }
    }
    return count
  }
}

extension [UInt8] {
  /// Whether the bytes occur one after another.
  func holds(_ other: [UInt8]) -> Bool {
    guard count >= other.count else { return false }
    return (0...count - other.count).contains { self[$0..<$0 + other.count].elementsEqual(other) }
  }
}
