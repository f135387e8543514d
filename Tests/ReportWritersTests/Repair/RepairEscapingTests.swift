import Audit
import SourceText
import TestSupport
import Testing

@testable import PaletteRepair
@testable import ReportWriters

private let hostileNames = LongTests.some(
  [
    "\"\u{308}onload=\u{22}x<script>alert(1)</script></style><svg onload=x>]]><!----><b>",
    "&lt;b&gt; &amp &#x3C; `${x}` \\ a|b|c [x](javascript:x)</details>\n\n# Heading",
    "\u{301}\u{301}\u{202E}txet a\u{0}b\u{1B}[31m\u{7F}\u{2028}\u{2029}\n\r\t", "::error::forged",
    "\n::error file=a::forged", "**x** <br> https://x ##[error]forged",
    String(repeating: "long", count: 2500),
  ], 2)

/// Names that try to be more than names, in every format of a repair.
@Suite struct RepairEscapingTests {
  private static let benign = RepairFixture(name: { "x" + $0 })

  @Test("HTML: a name is text", arguments: hostileNames.indices)
  func htmlKeepsItsShape(_ index: Int) throws {
    let hostile = hostileNames[index]
    let page = repairText("html", of: RepairFixture(name: { hostile + $0 }).everything())
    try expectShape(of: page, as: repairText("html", of: Self.benign.everything()), with: hostile + "light")
  }

  @Test("Markdown and console: no line more, nothing unseen", arguments: hostileNames.indices)
  func textKeepsItsLines(_ index: Int) throws {
    let hostile = hostileNames[index]
    let fixture = RepairFixture(name: { hostile + $0 })
    for format in ["markdown", "console"] {
      for (report, other) in [
        (fixture.everything(), Self.benign.everything()), (fixture.repaired(), Self.benign.repaired()),
      ] {
        let (text, benign) = (repairText(format, of: report), repairText(format, of: other))
        let (lines, expected) = (text.utf8.split(separator: 10), benign.utf8.split(separator: 10))
        #expect(lines.count == expected.count)
        #expect(text.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
        for (line, benign) in zip(lines, expected) {
          #expect(cells(Array(line)) == cells(Array(benign)))
          // A line that starts with two colons, spaces before them or not, is a command to some runners.
          #expect(!line.drop { $0 == UInt8(ascii: " ") }.starts(with: "::".utf8))
        }
      }
    }
  }

  @Test func noLineOfTheConsoleIsACommand() {
    let fixture = RepairFixture(name: { "a ##[error]" + $0 })
    for report in [fixture.everything(), fixture.repaired(undecided: true), fixture.unneeded()] {
      let text = repairText("console", of: report)
      #expect(text.contains("a ## [error]Grays") && !text.contains("##["))
    }
  }

  @Test("Markdown: what comes from outside stands in code", arguments: hostileNames.indices)
  func markdownHasNoMarkupFromOutside(_ index: Int) throws {
    let hostile = hostileNames[index]
    let text = repairText("markdown", of: RepairFixture(name: { hostile + $0 }).everything())
    for line in text.unicodeScalars.split(separator: "\n") {
      let outside = try Self.withoutCode(Self.outside(Array(line)[...]))
      let unmarked = outside.split(separator: "<br>").joined()
      #expect(!unmarked.contains("<") && !outside.contains("](") && !outside.contains("://"), "\(outside)")
    }
  }

  /// What is left of a line without its code spans: only our own markup may be in it.
  private static func outside(_ line: ArraySlice<Unicode.Scalar>) throws -> String {
    var rest = line
    var outside = String.UnicodeScalarView()
    while let start = rest.firstIndex(of: "`") {
      outside.append(contentsOf: rest[..<start])
      let fence = rest[start...].prefix { $0 == "`" }
      rest = rest[fence.endIndex...]
      while true {
        let next = try #require(rest.firstIndex(of: "`"), "a code span has no end")
        let run = rest[next...].prefix { $0 == "`" }
        rest = rest[run.endIndex...]
        if run.count == fence.count { break }
      }
    }
    outside.append(contentsOf: rest)
    return String(outside)
  }

  /// The text without elements of code, in which markers of CI runners are written with references.
  private static func withoutCode(_ text: String) throws -> String {
    let parts = text.split(separator: "<code>", omittingEmptySubsequences: false)
    return try parts.dropFirst().reduce(String(parts[0])) { outside, part in
      let rest = part.split(separator: "</code>", maxSplits: 1, omittingEmptySubsequences: false)
      try #require(rest.count == 2 && !rest[0].contains { "<`#[*_".contains($0) && $0 != "#" }, "\(part)")
      return outside + rest[1]
    }
  }

  @Test("JSON is read back as it was", arguments: hostileNames.indices)
  func jsonIsReadBack(_ index: Int) throws {
    let hostile = hostileNames[index]
    let root = try json(repairText("json", of: RepairFixture(name: { hostile + $0 }).everything()))
    func isHostile(_ node: JSONNode?, _ word: String) -> Bool {
      node?.string.map { Array($0.utf8) } == Array((hostile + word).utf8)
    }
    #expect(isHostile(root["name"], "Grays") && isHostile(root["modes"]?.elements?[1], "dark"))
    let change = try #require(root["changes"]?.elements?[2])
    #expect(isHostile(change["token"], "link") && isHostile(change["authored"], "{muted}"))
    #expect(isHostile(root["undecided"]?.elements?[0]["reason"], "it is computed"))
    #expect(isHostile(root["otherFindings"]?.elements?[0]["subject"]?["control"], "button"))
  }
}
