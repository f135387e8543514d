import Audit
import SourceText
import TestSupport
import Testing

@testable import ReportWriters

/// Names that try to be more than names.
private let hostileNames = [
  "\"\u{308}onload=\u{22}x'\u{301}'<script>alert(1)</script></style><svg onload=x>]]><!----><b>",
  "&lt;b&gt; &amp &#x3C; javascript:x `${x}` \\", "\u{301}\u{301}\u{202E}txet a\u{0}b\u{1B}[31m\u{7F}",
  "\u{FEFF}\u{200B}\u{E0041}\u{2028}\u{2029}\n\r\t", String(repeating: "long", count: 2500),
]

@Suite("HTML: a name is text wherever it stands")
struct HTMLEscapingTests {
  @Test("What ends an attribute or starts a tag or a reference is escaped, and what is unseen is named")
  func characters() {
    #expect(HTMLBuilder.escaped("<a b=\"c\" d='e'>&") == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
    #expect(HTMLBuilder.escaped("a\u{1B}b") == "a&lt;U+001B&gt;b" && HTMLBuilder.escaped("\u{7F}") == "&lt;U+007F&gt;")
  }

  /// A page whose names all start with a prefix.
  private struct Page: Sendable {
    let prefix: String
    let html: String
    let tokens: HTMLTokens

    init(_ prefix: String) throws {
      self.prefix = prefix
      html = HTMLWriter().text(of: HTMLFixture(name: { prefix + $0 }).report())
      tokens = try HTMLTokens(Page.withoutRoles(html))
    }

    /// Names decide the roles of tokens on a screen and in the palette, so these differ by names.
    private static func withoutRoles(_ html: String) -> String {
      without(#"<figure class="strip""#, "</figure>", without(#"<svg class="screen""#, "</svg>", html))
    }

    private static func without(_ start: String, _ end: String, _ html: String) -> String {
      var rest = html[...]
      var kept = ""
      while let start = rest.firstRange(of: start), let end = rest[start.lowerBound...].firstRange(of: end) {
        kept += rest[..<start.lowerBound]
        rest = rest[end.upperBound...]
      }
      return kept + rest
    }
  }

  private static let pages = Result { try LongTests.some(hostileNames, 1).map(Page.init) }

  @Test("A hostile name changes no tag and no attribute") func tagsStayTheSame() throws {
    let benign = try Page("x").tokens
    for page in try Self.pages.get() {
      #expect(page.tokens.tags.map(\.shape) == benign.tags.map(\.shape))
      #expect(page.tokens.endTags == benign.endTags)
      #expect(page.html.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
    }
  }

  @Test("A hostile name is read back as it was, its unseen scalars by name") func namesAreReadBack() throws {
    for page in try Self.pages.get() where page.prefix.utf8.count < 1000 {
      for word in ["Fixture", "info", "label", "button", "ink", "light"] {
        let expected = Array((page.prefix + word).madeVisible.utf8)
        let isRead = page.tokens.texts.contains { Array($0.utf8).holds(expected) }
        #expect(isRead, "\(word) is not on the page")
      }
    }
  }

  @Test("In the data of the script a name is a string that nothing can end") func namesInData() throws {
    for page in try Self.pages.get() { try checkData(of: page) }
  }

  private func checkData(of page: Page) throws {
    let (data, hostile) = (try #require(page.tokens.scripts.first), page.prefix)
    #expect(data.unicodeScalars.allSatisfy { !$0.isUnseen && !"<>&".unicodeScalars.contains($0) })
    let read = try json(data)
    let expected = Array((hostile + "ink").madeVisible.unicodeScalars)
    let names = try #require(read["tokens"]?.elements).compactMap(\.string)
    #expect(names.contains { Array($0.unicodeScalars) == expected })
    #expect(
      read["name"]?.string.map { Array($0.unicodeScalars) } == Array((hostile + "Fixture").madeVisible.unicodeScalars))
  }

  @Test("Anchors hold only letters, digits and a few signs") func anchors() throws {
    for tag in try Self.pages.get().flatMap(\.tokens.tags) {
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
