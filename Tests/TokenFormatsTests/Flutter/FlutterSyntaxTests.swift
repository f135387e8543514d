import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Reads Dart documents that belong together.
private func dart(_ texts: String...) throws(FormatError) -> Imported {
  try FlutterFormat.tokens(
    from: texts.enumerated().map { SourceFile(path: "\($0).dart", bytes: Array($1.utf8)) }, library: EmptyLibrary())
}

/// Dart around colors: declarations, texts, and expressions that are read or passed over as a whole.
@Suite struct FlutterSyntaxTests {
  /// Sources, and the tokens with their colors; `?` for one that can't be determined.
  static let cases: [(String, [String])] = [
    ("mixin class M { static const a = Color(0xFF000001); }", ["M.a #000001"]),
    ("extension type E(int x) { static const a = Color(0xFF000001); }", ["E.a #000001"]),
    ("class A = B with C;\nconst a = Color(0xFF000001);", ["a #000001"]),
    ("@meta.immutable\nclass A { @meta.x('y') static const a = Color(0xFF000001); }", ["A.a #000001"]),
    ("sealed class C { C next = make(); static const a = Color(0xFF000001); }", ["C.a #000001"]),
    (
      "class C { static final make = (int v) => Color(v); Color operator ~() => ink; get a => Color(0xFF000001); }",
      ["C.a #000001"]
    ),
    ("class C { Color make(int v) => Color(v); Color f({int v = 1}) { return Color(v); } }", []),
    ("Color get a { return Color(0xFF000001); }\nColor get b { print(1); return Color(0xFF000001); }", ["a #000001"]),
    ("Color get a { return Color(0xFF000001); return Color(0xFF000002); }", []),
    ("const Color? a = Color(0xFF000001);\nfinal List<Color> b = [Color(0xFF000001)];", ["a #000001"]),
    ("Color a = Color(0xFF000001);\na = Color(0xFF000002);", []),
    ("const Color a = ;", ["a ?"]),
    // Texts, comments, and numbers.
    ("const s = r'\\';\nconst a = Color(0xFF000001);", ["a #000001"]),
    ("const s = '''it's \"so\" ''';\nconst t = \"\"\"a \" b\"\"\";\nconst a = Color(0xFF000001);", ["a #000001"]),
    ("/* a /* nested */ comment */ const a = Color(0xFF000001);", ["a #000001"]),
    ("const d = 1e-3, e = 1.5E+2;\nconst a = Color.from(alpha: 1, red: 1e0, green: 0.0, blue: .0);", ["a #ff0000"]),
    // Numbers of colors in constants, of the class before those around it.
    ("const int v = 0xFF000001;\nconst a = Color(v);", ["a #000001"]),
    ("class V { static const v = 0xFF000001; }\nconst a = Color(V.v);\nconst b = Color(V.w);", ["a #000001", "b ?"]),
    ("const v = 0xFF000002;\nclass V { static const v = 0xFF000001; static const a = Color(v); }", ["V.a #000001"]),
    ("int v = 0xFF000002;\nconst a = Color(v);", ["a ?"]),
    // Colors by their shades.
    (
      "const a = MaterialColor(0xFF000001, {50: Color(0xFF000050), key: Color(0xFF000002)});",
      ["a #000001", "a.50 #000050"]
    ),
    ("const a = MaterialColor(value(), {50: Color(0xFF000050)});", ["a ?", "a.50 #000050"]),
    ("const a = MaterialAccentColor(0xFF000001, {});\nconst Color b = a[100];", ["a #000001", "b ?"]),
    // An opacity replaces that of what a name leads to.
    (
      "const Color full = Color(0xFF000001), a = full, b = a.withAlpha(128), c = b.withAlpha(51), d = c;",
      ["full #000001", "a #000001", "b #00000180", "c #00000133", "d #00000133"]
    ),
    ("const int v = 1;\nconst Color a = v, b = v.withAlpha(3);", ["a ?", "b ?"]),
    // What is declared twice with one value has it.
    ("const a = Color(0xFF000001);\nconst a = Color(0xFF000001);", ["a #000001"]),
    // A change of a scheme is code.
    ("final dark = ColorScheme.dark().copyWith(primary: Color(0xFF000001));", []),
  ]

  @Test(arguments: cases)
  func declarations(_ text: String, _ tokens: [String]) throws {
    let read = try dart(text)
    let shown = try read.tokens.tokens.map { token in "\(token.path) \(try read.hex(token.path) ?? "?")" }
    #expect(shown == tokens)
  }

  @Test(arguments: [
    "Color.fromARGB(255, 17, 34)", "Color.fromARGB(255, 17.5, 34, 51)", "Color.fromRGBO(17, 34, 51, 2)",
    "Color.fromHex('x')",
    "Color.from(alpha: 1, red: x, green: 0, blue: 0)", "Color.from(red: 1, green: 0, blue: 0)",
    "Color.from(alpha: 1, red: 1, green: 0, blue: 0, colorSpace: space)",
    "Color.from(alpha: 1, red: 1, green: 0, blue: 0, colorSpace: ColorSpace.rec2020)",
    "Color.from(alpha: 2, red: 1, green: 0, blue: 0)", "Color(0xFF000001, 2)", "Color(0x1FF000001)",
    "Color(0xFF000001).withOpacity(x)", "Color(0xFF000001).withOpacity(2)", "Color(0xFF000001).withAlpha(256)",
    "Color(0xFF000001).withValues(red: 0.5)", "Color(0xFF000001).withValues(alpha: 1, red: 0.5)",
    "Color(0xFF000001).withRed(3)", "other.withAlpha(3)",
  ])
  func whatCannotBeRead(_ expression: String) throws {
    let reason = "it isn't a constant that can be read without running the code"
    #expect(try dart("const Color a = \(expression);").reason("a") == reason)
  }

  @Test(arguments: [
    ("Color.from(alpha: 1, red: 1, green: 0, blue: 0, colorSpace: ColorSpace.extendedSRGB)", "#ff0000"),
    ("new Color(0XFF00_00_01)", "#000001"), ("const (const Color(0xFF000001))", "#000001"),
    ("Colors.black.withOpacity(0.5)", "#00000080"),
  ])
  func expressions(_ expression: String, _ hex: String) throws {
    #expect(try dart("const Color a = \(expression);").hex("a") == hex)
  }

  @Test func aLargeDocumentIsAnError() {
    let bytes = [UInt8](repeating: 0x20, count: 16 * 1024 * 1024 + 1)
    let file = SourceFile(path: "a.dart", bytes: bytes)
    let error = FormatError.text(
      .tooLarge(bytes: bytes.count, limit: 16 * 1024 * 1024, file.location(of: 0..<0)))
    #expect(throws: error) { try FlutterFormat.tokens(from: [file], library: EmptyLibrary()) }
  }
}

/// Schemes and themes of Flutter: their modes, and the defaults of the constructors of `ColorScheme`.
@Suite struct FlutterModeTests {
  /// The defaults that the reference of `ColorScheme` documents, in hexadecimal digits.
  @Test(arguments: [
    ("light", ["primary #6200ee", "secondary #03dac6", "error #b00020", "onError #ffffff", "surface #ffffff"]),
    ("dark", ["primary #bb86fc", "secondary #03dac6", "error #cf6679", "onError #000000", "surface #121212"]),
    (
      "highContrastLight",
      ["primary #0000ba", "secondary #66fff9", "error #790000", "onError #ffffff", "surface #ffffff"]
    ),
    (
      "highContrastDark",
      ["primary #efb7ff", "secondary #66fff9", "error #9b374d", "onError #000000", "surface #121212"]
    ),
  ])
  func defaults(_ constructor: String, _ roles: [String]) throws {
    let read = try dart("final scheme = ColorScheme.\(constructor)();")
    let scheme = constructor.lowercased().hasSuffix("dark") ? "dark" : "light"
    #expect(read.modes.map(\.name) == [scheme])
    for role in roles {
      let name = role.split(separator: " ").map(String.init)
      #expect(try read.hex(TokenPath("scheme.\(name[0])"), in: scheme) == name[1])
    }
    #expect(try read.hex("scheme.onSecondary", in: scheme) == "#000000")
    #expect(try read.hex("scheme.outline", in: scheme) == read.hex("scheme.onSurface", in: scheme))
  }

  /// Declarations of a scheme, and the path and the mode of its primary color.
  @Test(arguments: [
    ("final darkBrandScheme = ColorScheme(primary: Color(0xFF000001));", "brandScheme", "dark"),
    ("final brand_2_dark = ColorScheme(primary: Color(0xFF000001));", "brand2", "dark"),
    ("final lightMediumContrast = ColorScheme(primary: Color(0xFF000001));", "ColorScheme", "light-medium-contrast"),
    ("final darkHighContrast = ColorScheme(primary: Color(0xFF000001));", "ColorScheme", "dark-high-contrast"),
    (
      "final lightOrDark = ColorScheme(brightness: Brightness.dark, primary: Color(0xFF000001));", "lightOrDark", "dark"
    ),
    ("final lightOrDark = ColorScheme(primary: Color(0xFF000001));", "lightOrDark", nil),
    ("final scheme = ColorScheme.fromSwatch();", "scheme", nil),
  ])
  func names(_ text: String, _ group: String, _ mode: String?) throws {
    let read = try dart(text)
    let primary = try #require(read.tokens[TokenPath("\(group).primary")])
    #expect(primary.values.map(\.mode) == [mode])
  }

  /// Constructors that give fields their values in every way that Dart has.
  @Test func constructors() throws {
    let read = try dart(
      """
      class Zinc extends Scheme {
        Zinc.light() : text = const Color(0xFF000001), super(Color(0xFF000009), page: Color(0xFF000002));
        factory Zinc.dark() => other();
        const Zinc.darkBlue({this.text = const Color(0xFF000003), super.page = ink, int gap = 4});
        Zinc({this.text = const Color(0xFF000004)});
        static const dark = Zinc.darkBlue();
        static const night = const Zinc(text: Color(0xFF000005));
        final Color text, page;
      }
      """)
    let shown = read.tokens.tokens.flatMap { token in
      token.values.map { "\(token.path) \($0.mode ?? "-") \($0.value.text)" }
    }
    #expect(
      shown == [
        "Zinc.text light const Color(0xFF000001)", "Zinc.page light Color(0xFF000002)",
        "Zinc.blue.text dark const Color(0xFF000003)",
      ])
  }

  @Test func instancesOfATheme() throws {
    let read = try dart(
      """
      class Theme { const Theme({required this.text}); final Color text; }
      const dark = const Theme(text: Color(0xFF000001)), light = new Theme(text: Color(0xFF000002));
      const lightOrDark = Theme(text: Color(0xFF000003));
      """)
    #expect(read.tokens.tokens.map(\.path) == ["Theme.text"])
    #expect(try read.hex("Theme.text", in: "dark") == "#000001")
    #expect(try read.hex("Theme.text", in: "light") == "#000002")
  }

  /// A shade with another opacity.
  @Test func shadesWithAnOpacity() throws {
    let read = try dart(
      """
      const blue = MaterialColor(0xFF000009, {50: Color(0xFF000001), 100: Color(0x80000002), 200: other});
      final Color a = blue[50].withOpacity(0.5), b = blue.shade50.withAlpha(51), c = blue[100].withOpacity(1);
      final Color d = blue[200].withOpacity(0.5), e = blue[300].withOpacity(0.5);
      """)
    #expect(read.content("a") == .translucentAlias("blue.50", alpha: 128.0 / 255))
    #expect(read.content("b") == .translucentAlias("blue.50", alpha: 0.2))
    #expect(try read.hex("c") == "#000002")
    for name: TokenPath in ["d", "e"] {
      guard case .undecidable = read.content(name) else {
        Issue.record("\(name)")
        continue
      }
    }
  }
}
