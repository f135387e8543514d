import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Edits of style sheets that have changed, or that say little about where a value belongs.
@Suite struct SheetEdgeTests {
  static let ink = Color(red: 0x0B, green: 0x12, blue: 0xC0)

  @Test func aDocumentThatIsNoLongerText() {
    let file = SourceFile(path: "a.css", bytes: [0xFF, 0xFE])
    let edit = ColorEdit(token: "it", color: .black, place: .alias(file.location(of: 0..<1)))
    #expect(CSSFormat.obstacle(to: edit, in: file) == hasChanged)
    let long = SourceFile(path: "a.css", bytes: Array(repeating: 0x20, count: 9)).location(of: 5..<9)
    #expect(CSSFormat.rounding(at: long, in: file) == nil)
  }

  /// A color in place of an alias is written as the first color is, with any values before it.
  @Test func theFirstColorIsTheModel() throws {
    let text = ":root { --gap: 4px; --ease: red; --a: #ABCDEF; --b: var(--a) }"
    let edited = try editedText(CSSFormat.self, "a.css", text, "b", Self.ink)
    #expect(edited == text.replacing("var(--a)", with: "#0B12C0"))
  }

  /// Declarations of other properties in the rule are no tokens.
  @Test func besideOtherProperties() throws {
    let text = ":root { --a: #fff; --b: #eee }\n.dark { r: 1; fill: red; --a: #000 }"
    let added = try ModeAdditionTests.added(CSSFormat.self, "a.css", text, "b")
    #expect(added == text.replacing("--a: #000 }", with: "--a: #000; --b: #0b12c0 }"))
  }

  /// The sides of light-dark() stand in a rule of both schemes.
  @Test func noRuleOfOneMode() {
    let text = ":root { color-scheme: light dark; --a: light-dark(#fff, #000); --b: #fff }"
    #expect(throws: EditError.noPlace("no rule in the style sheet sets values for dark only")) {
      try ModeAdditionTests.added(CSSFormat.self, "a.css", text, "b")
    }
  }

  /// A theme that is written twice gets the value twice; a place that is no value is passed over.
  @Test func copiesOfARule() throws {
    let text = ":root{--a:#fff;--b:#eee}.dark{--a:#000}[data-theme=dark]{--a:#000}"
    let file = SourceFile(path: "a.css", bytes: Array(text.utf8))
    func places(of piece: String) -> [Place] {
      file.bytes.indices.filter { file.bytes[$0...].starts(with: piece.utf8) }
        .map { file.location(of: $0..<$0 + piece.utf8.count) }
    }
    let values = places(of: "#000")
    let base = try #require(places(of: "#eee").first)
    let copies = [values[0]: [values[1], values[0], file.location(of: 0..<5)]]
    let missing = MissingValue(mode: "dark", isOnlyMode: false, base: base, siblings: [values[0]], copies: copies)
    let edit = ColorEdit(token: "b", color: Self.ink, place: .missing(missing))
    let edited = String(decoding: try CSSFormat.edited(file, [edit]), as: UTF8.self)
    #expect(edited == text.replacing("--a:#000}", with: "--a:#000;--b:#0b12c0}"))
  }

  /// What makes a style sheet one of tokens isn't in a text or behind an escape.
  @Test(arguments: [("a{content:\"\\\"--x: 1\"}", false), ("a{content:'\\\\';--x: 1}", true), ("a\\--x: b{}", false)])
  func recognition(_ text: String, _ isRecognized: Bool) {
    #expect(CSSFormat.recognizes(SourceFile(path: "a.css", bytes: Array(text.utf8))) == isRecognized)
  }
}
