import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Colors of Flutter: constants, references, opacity, and schemes as modes.
@Suite struct FlutterTests {
  private func read(_ texts: String...) throws(FormatError) -> Imported {
    try FlutterFormat.tokens(
      from: texts.enumerated().map { SourceFile(path: "\($0).dart", bytes: Array($1.utf8)) }, library: EmptyLibrary())
  }

  private func content(_ expression: String) throws -> AuthoredValue.Content? {
    let imported = try read(
      "class C { static const Color x = \(expression); static const base = Color(0x80FF0000); static const full = Color(0xFF0000FF); }"
    )
    return imported.tokens["C.x"]?.values[0].value.content
  }

  static let literals: [(String, Color)] = [
    ("Color(0xFF112233)", Color(red: 17, green: 34, blue: 51)),
    ("const Color(0x80112233)", Color(red: 17, green: 34, blue: 51, alpha: 128.0 / 255)),
    ("Color(0x112233)", Color(red: 17, green: 34, blue: 51, alpha: 0)), ("Color(4278190080)", .black),
    ("Color.fromARGB(255, 17, 34, 51)", Color(red: 17, green: 34, blue: 51)),
    ("Color.fromRGBO(17, 34, 51, 0.5)", Color(red: 17, green: 34, blue: 51, alpha: 0.5)),
    (
      "Color.from(alpha: 1, red: 1.0, green: 0, blue: 0, colorSpace: ColorSpace.displayP3)", Color(.displayP3, 1, 0, 0)
    ),
    ("Colors.white", .white), ("Colors.black54", Color.black.withAlpha(138.0 / 255)),
    ("Colors.transparent", Color(red: 0, green: 0, blue: 0, alpha: 0)),
    ("Color(0xFF112233).withOpacity(0.5)", Color(red: 17, green: 34, blue: 51, alpha: 128.0 / 255)),
    ("Color(0xFF112233).withAlpha(51)", Color(red: 17, green: 34, blue: 51, alpha: 0.2)),
    ("(Color(0x80112233)).withValues(alpha: 0.25)", Color(red: 17, green: 34, blue: 51, alpha: 0.25)),
    // The opacity replaces that of the color.
    ("base.withValues(alpha: 0.5)", Color(red: 255, green: 0, blue: 0, alpha: 0.5)),
  ]

  @Test(arguments: literals)
  func expressions(_ expression: String, _ color: Color) throws {
    #expect(try content(expression) == .literal(.color(color)))
  }

  /// Instances of a theme for light and dark that a named constructor without values of its own makes, in a file without any other color.
  @Test func instancesOfANamedConstructor() throws {
    let text = """
      class Vars extends ThemeExtension<Vars> {
        static final light = Vars._(text: const Color(0xFF112233), page: Colors.white);
        static final dark = Vars._(text: const Color(0xFFEEEEEE), page: Colors.black);
        Vars._({required this.text, required this.page});
        final Color text;
        final Color page;
      }
      """
    #expect(FlutterFormat.recognizes(SourceFile(path: "a.dart", bytes: Array(text.utf8))))
    let imported = try read(text)
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(imported.tokens.tokens.map(\.path) == ["Vars.text", "Vars.page"])
    #expect(
      imported.tokens["Vars.text"]?.value(in: "dark")?.content
        == .literal(.color(Color(red: 238, green: 238, blue: 238))))
  }

  /// A scheme whose colors are the defaults of its constructors, without a field that has a value.
  @Test func aFileWithConstructorsOnly() throws {
    let text = """
      class Zinc extends Scheme {
        const Zinc.light({super.text = const Color(0xFF111111)});
        const Zinc.dark({super.text = const Color(0xFFEEEEEE)});
      }
      """
    #expect(FlutterFormat.recognizes(SourceFile(path: "a.dart", bytes: Array(text.utf8))))
    #expect(try read(text).tokens["Zinc.text"]?.values.map(\.mode) == ["light", "dark"])
    // The default of a widget is no token.
    let widget = "class Badge { const Badge({this.color = const Color(0xFF111111)}); final Color color; }"
    #expect(!FlutterFormat.recognizes(SourceFile(path: "a.dart", bytes: Array(widget.utf8))))
  }

  @Test func references() throws {
    #expect(try content("full") == .alias("C.full"))
    #expect(try content("C.full") == .alias("C.full"))
    #expect(try content("full.withValues(alpha: 0.5)") == .translucentAlias("C.full", alpha: 0.5))
  }

  @Test(arguments: [
    ("Colors.blue", "Colors.blue is a color of Flutter's Material palette, which isn't read"),
    ("isDark ? full : base", "a condition decides it at run time"),
    ("Color.lerp(full, base, 0.5)!", "it isn't a constant that can be read without running the code"),
    ("Color(value)", "it isn't a constant that can be read without running the code"),
    ("Color.fromRGBO(300, 0, 0, 1)", "it isn't a constant that can be read without running the code"),
    ("full.withRed(3)", "it isn't a constant that can be read without running the code"),
    ("elsewhere", "it isn't a constant that can be read without running the code"),
  ])
  func whatCannotBeDetermined(_ expression: String, _ reason: String) throws {
    #expect(try content(expression) == .undecidable(reason))
  }

  @Test func declarationsOfEveryKind() throws {
    let imported = try read(
      """
      // Color(0xFF999999) in a comment, and 'Color(0xFF999999)' in a text, aren't colors.
      import 'package:flutter/material.dart';
      const ink = Color(0xFF000001), paper = Color(0xFFFFFFFE);
      abstract final class Brand<T extends Object> extends Base with Mixin {
        Brand._();
        static const int _value = 0xFF000003;
        @Deprecated('x') static final Color sky = Color(_value);
        static Color get sea => const Color(0xFF000004);
        Color get sand { return ink; }
        static const MaterialColor blue = MaterialColor(_value, <int, Color>{50: Color(0xFF000050), 500: Color(_value)});
        static const Color pale = blue[50], deep = blue.shade500;
        static const List<Color> all = [Color(0xFF000005)];
        static Color changing = Color(0xFF000006);
        Widget build(BuildContext context) { return Container(color: const Color(0xFF000007), child: Text("${a['}']}")); }
      }
      """)
    #expect(
      imported.tokens.tokens.map(\.path.description) == [
        "ink", "paper", "Brand.sky", "Brand.sea", "Brand.sand", "Brand.blue", "Brand.blue.50", "Brand.blue.500",
        "Brand.pale", "Brand.deep",
      ])
    #expect(imported.tokens["Brand.pale"]?.values[0].value.content == .alias("Brand.blue.50"))
    #expect(imported.tokens["Brand.sky"]?.values[0].value.content == .literal(.color(Color(red: 0, green: 0, blue: 3))))
    #expect(
      imported.notices.map(\.message) == [
        "colors in code that isn't a constant aren't read: 3", "colors in variables that can change aren't read: 1",
      ])
  }

  @Test func constructorsAndInstancesAreModes() throws {
    let imported = try read(
      """
      class Theme extends ThemeExtension<Theme> {
        const Theme({required this.text, required this.page});
        final Color text, page;
        factory Theme.light() => const Theme(text: Base.ink, page: Color(0xFFFFFFFF));
        factory Theme.dark() { return Theme(text: Color(0xFFEEEEEE), page: Base.ink); }
      }
      class Shad extends Scheme {
        const Shad.light({super.text = Base.ink, this.gap = 4});
        Shad.dark() : super(text: Color(0xFFDDDDDD));
      }
      """,
      "class Base { static const ink = Color(0xFF000000); }\nconst darkTheme = Theme(text: Base.ink, page: Base.ink);")
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    func texts(_ path: TokenPath) -> [String] {
      imported.tokens[path]?.values.map { "\($0.mode ?? "-") \($0.value.text)" } ?? []
    }
    #expect(texts("Theme.text") == ["light Base.ink", "dark Color(0xFFEEEEEE)"])
    #expect(texts("Theme.page") == ["light Color(0xFFFFFFFF)", "dark Base.ink"])
    #expect(texts("Shad.text") == ["light Base.ink", "dark Color(0xFFDDDDDD)"])
    #expect(texts("Theme.theme.text") == ["dark Base.ink"])
    #expect(texts("Shad.gap").isEmpty)
  }

  @Test func schemesHaveTheRolesThatTheyDoNotName() throws {
    let imported = try read(
      """
      class Material {
        static const lightScheme = ColorScheme(brightness: Brightness.light, primary: Color(0xFF000001),
          onPrimary: Colors.white, surface: Color(0xFFFFFFFF), onSurface: Color(0xFF000002));
        static ColorScheme darkScheme() { return const ColorScheme.dark(primary: Color(0xFF000003)); }
        static ColorScheme darkHighContrastScheme() => ColorScheme(brightness: Brightness.dark, primary: Color(0xFF000004));
      }
      """)
    #expect(imported.modes.map(\.name) == ["light", "dark", "dark-high-contrast"])
    func content(_ role: String, _ mode: String) -> AuthoredValue.Content? {
      imported.tokens[TokenPath("Material.scheme.\(role)")]?.value(in: mode)?.content
    }
    #expect(content("primaryContainer", "light") == .alias("Material.scheme.primary"))
    #expect(content("outline", "light") == .alias("Material.scheme.onSurface"))
    #expect(content("secondary", "light") == nil)
    #expect(content("surface", "dark") == .literal(.color(Color(red: 18, green: 18, blue: 18))))
    #expect(content("primary", "dark-high-contrast") == .literal(.color(Color(red: 0, green: 0, blue: 4))))
  }

  @Test func aSchemeFromASeedCannotBeDetermined() throws {
    let imported = try read(
      "final dark = ColorScheme.fromSeed(seedColor: Color(0xFF0000FF), primary: Color(0xFF000001), brightness: Brightness.dark);"
    )
    #expect(imported.tokens["ColorScheme.primary"]?.values[0].value.text == "Color(0xFF000001)")
    #expect(
      imported.tokens["ColorScheme.onPrimary"]?.values[0].value.content
        == .undecidable("ColorScheme.fromSeed computes it at run time"))
    #expect(
      imported.notices.map(\.message).contains(
        "ColorScheme.fromSeed computes the roles that aren't given, so they can't be determined"))
  }

  @Test func contradictingDeclarationsCannotBeDetermined() throws {
    let imported = try read(
      "const ink = Color(0xFF000000);", "const ink = Color(0xFF111111);", "const ink = Color(0xFF000000);")
    guard case .undecidable(let reason)? = imported.tokens["ink"]?.values[0].value.content else {
      Issue.record("a color that is declared twice has a value")
      return
    }
    #expect(reason.hasPrefix("it is also declared at "))
  }

  @Test(arguments: [
    ("const a = Color(0xFF000000);", true), ("final s = ColorScheme.light();", true), ("int a = 1;", false),
    ("void main() { final c = Color(0xFF000000); }", false), ("// Color(0xFF000000)", false),
  ])
  func isRecognizedByItsDeclarations(_ text: String, _ isTokens: Bool) {
    #expect(FlutterFormat.recognizes(SourceFile(path: "a.dart", bytes: Array(text.utf8))) == isTokens)
  }

  @Test(arguments: [
    ("const a = (1;", 1, 14, "a closing bracket"), ("const a = 'x;\n", 1, 11, "a closing quotation mark"),
    ("\n/* /* */", 2, 1, "a closing */"), ("}", 1, 1, "a declaration"),
  ])
  func faultsHaveTheirPlace(_ text: String, _ line: Int, _ column: Int, _ wanted: String) throws {
    let error = try #require(throws: FormatError.self) { try read(text) }
    guard case .unexpected(let expected, _, nil, let place) = error else { Issue.record("\(error)"); return }
    #expect(expected == wanted || wanted == "a closing bracket")
    #expect((place.line, place.column) == (line, column) || wanted == "a closing bracket")
  }

  /// Deep nesting, long chains, and circles end in order.
  @Test(arguments: [
    String(repeating: "(", count: 50_000) + String(repeating: ")", count: 50_000),
    "const a = " + String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000) + ";",
    (0..<2_000).map { "const Color a\($0) = a\($0 + 1).withAlpha(3);" }.joined(separator: "\n"),
    "const Color a = b.withAlpha(1), b = a.withAlpha(2);", "const int v = v; const a = Color(v);",
    String(repeating: "class A {", count: 5_000) + String(repeating: "}", count: 5_000),
    "const Color a = " + String(repeating: "x.withAlpha(1).", count: 3_000) + "y;",
  ])
  func hostileSourcesEnd(_ text: String) {
    let document = SourceFile(path: "a.dart", bytes: Array(text.utf8))
    _ = FlutterFormat.recognizes(document)
    _ = try? read(text)
  }
}
