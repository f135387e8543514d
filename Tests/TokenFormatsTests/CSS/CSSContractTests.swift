import DesignTokens
import SourceText
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

  @Test func cutAnywhere() throws {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices {
      let file = SourceFile(path: "a.css", bytes: Array(bytes[..<end]))
      _ = CSSFormat.recognizes(file)
      _ = try? CSSFormat.tokens(from: [file], library: CSSLibrary())
    }
  }

  @Test func randomBytes() {
    var state: UInt64 = 99
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    let pieces =
      Self.sample.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) } + [
        [0xFF], [0], Array("{".utf8), Array("var(".utf8),
      ]
    for round in 0..<400 {
      var bytes = Array(":root{--x:".utf8)
      for _ in 0..<next() % 30 { bytes += pieces[next() % (round % 7 == 0 ? pieces.count : pieces.count - 4)] + [0x20] }
      _ = try? CSSFormat.tokens(from: SourceFile(path: "a.css", bytes: bytes))
    }
  }

  @Test func hostileDocumentsTakeLittleTime() {
    func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }
    let documents = [
      ":root{--a0:4px;" + lines(3000) { "--a\($0 + 1):calc(var(--a\($0)) + 1px);" },
      ":root{--a0:1;" + lines(3000) { "--a\($0 + 1):rgb(var(--a\($0)) var(--a\($0)) 0);" },
      ":root{" + lines(3000) { "--a\(3000 - $0):calc(var(--a\(2999 - $0)) + 1px);" },
      lines(3000) { ".s\($0)," } + ".t{--x:1;--y:2}", lines(3000) { ".s\($0){--x:var(--y\($0))}" },
      lines(20) { _ in ":is(.dark,.a,.b,.light) " } + "{--x:1}",
      String(repeating: ":not(", count: 90) + ".dark" + String(repeating: ")", count: 90) + "{--x:1}",
      String(repeating: "& .a,.b{", count: 90) + "--x:1", "@theme{" + lines(500) { "--a\($0)-*:initial;--a\($0)-b:1;" },
      ":root{--x:" + lines(90) { _ in "light-dark(1px," } + "2px" + lines(90) { _ in ")" } + "}",
      ":root{--x:" + lines(90) { _ in "var(--y," } + "2px" + lines(90) { _ in ")" } + "}",
      "@custom-media --a (--a); @media (--a){:root{--x:1}}",
      lines(2000) { "@custom-media --m\($0) (--m\($0 + 1));" } + "@media (--m0){:root{--x:1}}",
      ":root{--x:\(String(repeating: "a", count: 200_000))}",
      ":root{--x:url(data:\(String(repeating: "a", count: 200_000)))}",
    ]
    for document in documents {
      let time = ContinuousClock().measure { _ = try? readCSSTokens(document) }
      #expect(time < .seconds(20), "\(document.prefix(60))")
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
  func recognition(_ path: String, _ text: String, _ isRecognised: Bool) {
    #expect(CSSFormat.recognizes(SourceFile(path: path, bytes: Array(text.utf8))) == isRecognised)
  }

  @Test func theSameDocumentsGiveTheSameTokens() throws {
    func read() throws -> String {
      let imported = try readCSSTokens(Self.sample, imports: ["b.css": ":root{--z:1}"])
      return "\(imported.tokens.tokens.map { "\($0)" })\(imported.modes)\(imported.notices)"
    }
    #expect(try read() == read())
  }
}
