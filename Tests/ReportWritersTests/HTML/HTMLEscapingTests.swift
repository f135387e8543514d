import Audit
import SourceText
import Testing

@testable import ReportWriters

/// Names that try to be more than names.
private let hostileNames = [
  "\"\u{308}onload=\u{22}x", "'\u{301}'", "<script>alert(1)</script>", "</style><svg onload=x>", "]]><!--", "--><b>",
  "&lt;b&gt; &amp &#x3C;", "\u{202E}txet", "a\u{0}b\u{1B}[31m\u{7F}", "\u{2028}\u{2029}\n\r\t", "\u{301}\u{301}",
  "\u{FEFF}\u{200B}\u{E0041}", "javascript:x", "`${x}` \\", String(repeating: "long", count: 2500),
]

@Suite("HTML: a name is text wherever it stands")
struct HTMLEscapingTests {
  @Test("What ends an attribute or starts a tag or a reference is escaped, and what is unseen is named")
  func characters() {
    #expect(HTMLBuilder.escaped("<a b=\"c\" d='e'>&") == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
    #expect(HTMLBuilder.escaped("a\u{1B}b") == "a&lt;U+001B&gt;b" && HTMLBuilder.escaped("\u{7F}") == "&lt;U+007F&gt;")
  }

  private func page(_ name: @escaping (String) -> String) throws -> (html: String, tokens: HTMLTokens) {
    let html = HTMLWriter().text(of: HTMLFixture(name: name).report())
    return (html, try HTMLTokens(html))
  }

  @Test("A hostile name changes no tag and no attribute", arguments: hostileNames)
  func tagsStayTheSame(_ hostile: String) throws {
    let benign = try page { "x" + $0 }.tokens
    let (html, tokens) = try page { hostile + $0 }
    #expect(tokens.tags.map(\.shape) == benign.tags.map(\.shape))
    #expect(tokens.endTags == benign.endTags)
    #expect(html.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
  }

  @Test("A hostile name is read back as it was, its unseen scalars by name", arguments: hostileNames.dropLast())
  func namesAreReadBack(_ hostile: String) throws {
    let tokens = try page { hostile + $0 }.tokens
    for word in ["Fixture", "info", "label", "button", "ink", "light"] {
      let expected = Array((hostile + word).madeVisible.unicodeScalars)
      let isRead = tokens.texts.contains { $0.unicodeScalars.contains(expected) }
      #expect(isRead, "\(word) is not on the page")
    }
  }

  @Test("In the data of the script a name is a string that nothing can end", arguments: hostileNames)
  func namesInData(_ hostile: String) throws {
    let data = try #require(try page { hostile + $0 }.tokens.scripts.first)
    #expect(data.unicodeScalars.allSatisfy { !$0.isUnseen && !"<>&".unicodeScalars.contains($0) })
    let read = try json(data)
    let expected = Array((hostile + "ink").madeVisible.unicodeScalars)
    let names = try #require(read["tokens"]?.elements).compactMap(\.string)
    #expect(names.contains { Array($0.unicodeScalars) == expected })
    #expect(
      read["name"]?.string.map { Array($0.unicodeScalars) } == Array((hostile + "Fixture").madeVisible.unicodeScalars))
  }

  @Test("Anchors hold only letters, digits and a few signs", arguments: hostileNames)
  func anchors(_ hostile: String) throws {
    for tag in try page({ hostile + $0 }).tokens.tags {
      guard let id = tag["id"] else { continue }
      #expect(id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>\"'&%#`".utf8.contains($0) }, "\(id)")
      #expect(id.utf8.count < 240)
    }
  }

  @Test("Different names have different anchors, long ones too")
  func anchorsDiffer() {
    let names = ["a/b", "a:b", "a~3ab", "a b", "a%20b", "ä", "a\u{308}", "A/b"]
    let long = ["1", "2"].map { String(repeating: "n", count: 300) + $0 }
    let ids = (names + long).map { HTMLElementID.id("finding", $0) }
    #expect(Set(ids).count == ids.count)
    #expect(HTMLElementID.id("finding", "rule/dark/text/a.b") == "finding:rule:dark:text:a.b")
  }
}

extension String.UnicodeScalarView {
  /// Whether the scalars occur one after another.
  fileprivate func contains(_ other: [Unicode.Scalar]) -> Bool {
    let all = Array(self)
    guard all.count >= other.count else { return false }
    return (0...all.count - other.count).contains { all[$0..<$0 + other.count].elementsEqual(other) }
  }
}
