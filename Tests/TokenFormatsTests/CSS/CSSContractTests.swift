import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// What holds for every document: places, bounds, no trap.
@Suite struct CSSContractTests {
  static let sample = """
    @import "b.css" layer(base) (prefers-color-scheme: dark);
    @custom-media --night (prefers-color-scheme: dark);
    @layer base, theme;
    :root, :host { --color-ink: #102030; --gap : 4px ; --a\\.b: calc(var(--gap) * 2)!important; --brand: 222 47% 11% }
    @media (--night) { :root { --color-ink: oklch(97% 0.01 17); --fade: color-mix(in srgb, var(--color-ink) 50%, transparent) } }
    .dark .theme-a { --both: light-dark(#fff, var(--missing, rgb(from #fff r g b / 20%))); &:hover { --brand: 1 2% 3% } }
    a { color: hsl(var(--brand) / .5) } @theme inline { --color-*: initial; --color-b: var(--color-ink) }
    """

  /// The bytes of a value read as the value of another property give the same.
  @Test func placesReadAgain() throws {
    let file = SourceFile(path: "a.css", bytes: Array(Self.sample.utf8))
    let imported = try CSSFormat.tokens(from: [file], library: CSSLibrary(documents: ["b.css": ":root{--z:1}"]))
    var count = 0
    for token in imported.tokens.tokens {
      for value in token.values where value.value.location.path == "a.css" {
        let text = String(decoding: file.bytes[value.value.location.byteRange], as: UTF8.self)
        #expect(text == value.value.text)
        let again = try readCSSTokens(
          ":root{--color-ink:#102030;--gap:4px;--again:\(text);--brand:1 2% 3%;--other:1 2% 3%;--use:hsl(var(--again))}"
        )
        #expect(kind(again.content("again")) == kind(value.value.content), "\(token.path)")
        count += 1
      }
    }
    #expect(count == 11)
    #expect(imported.tokens["color.ink"]?.location.line == 4)
    #expect(imported.tokens["color.ink"]?.location.column == 29)
  }

  private func kind(_ content: AuthoredValue.Content?) -> String { String("\(content as Any)".prefix(60)) }

  @Test(.enabled(if: LongTests.areEnabled)) func cutAnywhere() throws {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices {
      let file = SourceFile(path: "a.css", bytes: Array(bytes[..<end]))
      _ = CSSFormat.recognizes(file)
      _ = try? CSSFormat.tokens(from: [file], library: CSSLibrary())
    }
  }

  @Test func randomBytes() {
    var random = SplitMix64(seed: 99)
    let pieces =
      Self.sample.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) } + [
        [0xFF], [0], Array("{".utf8), Array("var(".utf8),
      ]
    for round in 0..<400 {
      var bytes = Array(":root{--x:".utf8)
      for _ in 0..<random.below(30) {
        bytes += pieces[random.below(round % 7 == 0 ? pieces.count : pieces.count - 4)] + [0x20]
      }
      _ = try? CSSFormat.tokens(from: SourceFile(path: "a.css", bytes: bytes))
    }
  }

  @Test func deepNestingIsAnError() {
    for opening in ["a{", ":root{--x:(", "@media (x){", "a:is("] {
      #expect(throws: FormatError.self) { try readCSSTokens(String(repeating: opening, count: 10_000)) }
    }
  }

  @Test(arguments: [
    ("a.css", ":root{--x:1}", true), ("a.css", "a{color:red}", false),
    ("a.css", "/* --x: 1 */ a{content:'--x:1'}", false), ("a.css", "@import 'b.css';", true),
    ("a.css", "@custom-media --x (a);", true), ("a.scss", ":root{--x:1}", false), ("a.pcss", ":root{--x:1}", false),
    ("a.css", "a{color:var(--x)}", false),
    ("a.css", "a--b:c{}", false), ("a.css", "", false), ("a.css", "--", false), ("a.css", "@property --x{}", true),
    ("a.css", "a{--x :1}", true), ("a.css", "'\\", false),
  ])
  func recognition(_ path: String, _ text: String, _ isRecognized: Bool) {
    #expect(CSSFormat.recognizes(SourceFile(path: path, bytes: Array(text.utf8))) == isRecognized)
  }

  @Test func theSameDocumentsGiveTheSameTokens() throws {
    func read() throws -> String {
      let imported = try readCSSTokens(Self.sample, imports: ["b.css": ":root{--z:1}"])
      return "\(imported.tokens.tokens.map { "\($0)" })\(imported.modes)\(imported.notices)"
    }
    #expect(try read() == read())
  }
}
