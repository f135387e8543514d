import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Kotlin around colors: declarations, types, and expressions of the language (Kotlin grammar) that are passed over as a whole.
@Suite struct ComposeSyntaxTests {
  /// Sources, and the tokens with their colors; `?` for one that can't be determined.
  static let cases: [(String, [String])] = [
    ("typealias Ink = Color\nval a = Color.Red", ["a #ff0000"]),
    ("class A private constructor(val b: Int) { val c = Color.Red }", ["A.c #ff0000"]),
    (
      "class A { constructor(x: Int) : this(x) { f() }\n init { val z = Color.Red }\n val c = Color.Blue }",
      ["A.c #0000ff"]
    ),
    ("class Box<T : Any>(val x: T) { val c = Color.Red }", ["Box.c #ff0000"]),
    ("val <T> List<T>.first: Color get() = Color.Red\nval b = Color.Blue", ["b #0000ff"]),
    ("fun <T : Any> f(x: T): Map<String, T> where T : Any { g(x) }\nval a = Color.Red", ["a #ff0000"]),
    ("fun f(): Map<Int, Int>\nval a = Color.Red", ["a #ff0000"]),
    // Supertypes, with a body and without one.
    ("object Theme : Base<Color>(1), Other { val a = Color.Red }", ["Theme.a #ff0000"]),
    ("object Empty : Base\nval a = Color.Red", ["a #ff0000"]),
    ("object\n Theme { val a = Color.Red }", ["Theme.a #ff0000"]),
    ("class A { object Empty : Base }\nval a = Color.Red", ["a #ff0000"]),
    ("object Empty : Base\n@Stable val a = Color.Red", ["a #ff0000"]),
    ("class A { companion object Named { val x = Color.Red } }", ["A.x #ff0000"]),
    ("class A { companion object { val x = Color.Red }\n val y = Color.Blue }", ["A.x #ff0000", "A.y #0000ff"]),
    // Types.
    ("val a: Color? = Color.Red\nval b: androidx.compose.ui.graphics.Color = Color.Blue", ["a #ff0000", "b #0000ff"]),
    ("val f: Map<\(String(repeating: "Int, ", count: 100))Int> = g()\nval a = Color.Red", ["a #ff0000"]),
    ("val a: List<Color> = listOf(Color.Red)\nval b: List<Int> = listOf(1)", ["a.0 #ff0000"]),
    // What is computed has no value, and what follows it has.
    ("val a: Color by lazy\n  { Color(0xFF000000) }\nval b = Color.Blue", ["a ?", "b #0000ff"]),
    ("val a: Color\n  get() { return Color.Red }\nval b = Color.Blue", ["a ?", "b #0000ff"]),
    ("val a: Color = if (x)\n  Color.Red\nelse\n  Color.Blue\nval b = Color.Blue", ["a ?", "b #0000ff"]),
    ("val a: Color = x ?: y\n  ?.z\n  ?: Color.Red\nval b = Color.Blue", ["a ?", "b #0000ff"]),
    ("val a: Color = -x\nval b: Color = -1.5f\nval c = Color.Blue", ["a ?", "b ?", "c #0000ff"]),
    ("val a: Color = (x; y)\nval b = Color.Blue", ["a ?", "b #0000ff"]),
    ("val a: Color = (if (x) y else z).copy(alpha = 0.5f)\nval b = Color.Blue", ["a ?", "b #0000ff"]),
    (
      "val big = a < 3\nval c = Palette.of<Color>(1)\nval d: Color = of<Color>(1)\nval b = Color.Blue",
      ["d ?", "b #0000ff"]
    ),
    ("val f = { x: Int -> x }\nval g: (Int) -> Color = { Color.Red }\nval b = Color.Blue", ["b #0000ff"]),
    // Comments, texts with templates, and characters.
    ("val a = Color.Red /* x\n */ val b = Color.Blue", ["a #ff0000", "b #0000ff"]),
    ("val s = \"${ run { \"}\" } }\"\nval a = Color.Red", ["a #ff0000"]),
    ("val q = '\\''\nval a = Color.Red", ["a #ff0000"]), ("val q = '\\\\'\nval a = Color.Red", ["a #ff0000"]),
  ]

  @Test(arguments: cases)
  func declarations(_ text: String, _ tokens: [String]) throws {
    let read = try compose(text)
    let shown = try read.tokens.tokens.map { token in "\(token.path) \(try read.hex(token.path) ?? "?")" }
    #expect(shown == tokens)
  }

  /// Colors of numbers in any notation, and copies of copies.
  @Test(arguments: [
    ("Color(0b11111111_00000001_00000010_00000011)", "#010203"), ("Color(0XFF010203L)", "#010203"),
    ("Color.White.copy(alpha = 0.5f)", "#ffffff80"), ("Color.White.copy(0.5f)", "#ffffff80"),
    ("Color.Red.copy()", "#ff0000"),
    ("Color(0xFF123456).copy(alpha = .5f).copy(alpha = .25f)", "#12345640"), ("Color.hsv(0f, 0f, 1f)", "#ffffff"),
    ("Color(1f, 0f, 0f, 1f, ColorSpaces.Srgb)", "#ff0000"), ("Color(0x7FFFFFFF)", "#ffffff7f"),
  ])
  func colors(_ text: String, _ hex: String) throws {
    #expect(try compose("val a = \(text)").hex("a") == hex)
  }

  @Test(arguments: [
    ("Color.hsl(1f, 1f, 1f, 1f, 1f)", "its arguments aren't those of a color"),
    ("Color.hsl(x, 1f, 1f)", "its hue isn't a constant"), ("Color.hsl(1f, 1f)", "its lightness isn't a constant"),
    ("Color.hsv(1f, 1f)", "its value isn't a constant"),
    ("Color.hsl(400f, 1f, 1f)", "a part of it is outside its range"),
    ("Color.hsl(0f, 2f, 1f)", "a part of it is outside its range"),
    ("Color(0xFF000000.toInt(1))", "its value isn't a constant"),
    ("Color(-0.5f, 0f, 0f)", "a part of it is outside its range"),
    ("Color(0x\(String(repeating: "0", count: 60))1)", "its value isn't a constant"),
    ("Color(red = 1, red = 2, blue = 3)", "its arguments aren't those of a color"),
    ("colorResource(id)", "its resource is chosen while the app runs"),
    ("colorResource(R.dimen.page)", "its resource is chosen while the app runs"),
    (
      "Color.Red.copy(red = 0f).copy(alpha = 0.5f)",
      "copy replaces the alpha of a color that isn't a constant in these files"
    ),
    (
      "(Color.Red).copy(red = 0f).copy(alpha = 0.5f)",
      "copy replaces the alpha of a color that isn't a constant in these files"
    ),
    ("other.copy(alpha = 0.5f)", "copy replaces the alpha of a color that isn't a constant in these files"),
    ("other", "other isn't a color constant in these files"), ("Color.Red.convert(x)", "convert isn't read"),
    ("1", "it is computed while the app runs"),
  ])
  func reasons(_ text: String, _ reason: String) throws {
    #expect(try compose("val a: Color = \(text)").reason("a") == reason)
  }

  @Test func valuesOfOneNameDiffer() throws {
    let read = try compose(["a.kt": "val A: Color = Color.Red", "b.kt": "val A: Color by lazy { Color.Red }"])
    #expect(try read.reason("A") == "another file of the package has a different value of this name")
    let same = try compose(["a.kt": "val A = Color.Red", "b.kt": "val A = Color.Red"])
    #expect(try same.hex("A") == "#ff0000")
  }

  /// Only declarations of files make them files of colors.
  @Test(arguments: [
    ("val a = listOf(Color.Red)", true), ("val a = Color(0xFF000000).copy(alpha = .5f)", true),
    ("val a = Library.lightColors(x)", true), ("val a: Color", true), ("val a = colorResource(R.color.a)", true),
    ("val a = Foo(1)\nfun f() = Color(1)", false), ("val a = Color\nfun f() = Color(1)", false),
    ("val a = 1\nval b by lazy { Color(1) }", false), ("class A(val b: Int)\nfun f() = Color(1)", false),
  ])
  func recognition(_ text: String, _ isRecognized: Bool) {
    let source = "import androidx.compose.ui.graphics.Color\n" + text
    #expect(ComposeFormat.recognizes(SourceFile(path: "a.kt", bytes: Array(source.utf8))) == isRecognized)
  }
}

/// Color schemes: names, groups, and modes that only some groups have.
@Suite struct ComposeGroupTests {
  /// The roles that Material 3 documents for a color scheme.
  private static let roles = """
    primary onPrimary primaryContainer onPrimaryContainer inversePrimary secondary onSecondary secondaryContainer \
    onSecondaryContainer tertiary onTertiary tertiaryContainer onTertiaryContainer background onBackground surface \
    onSurface surfaceVariant onSurfaceVariant inverseSurface inverseOnSurface error onError errorContainer \
    onErrorContainer outline outlineVariant surfaceBright surfaceDim surfaceContainer surfaceContainerHigh \
    surfaceContainerHighest surfaceContainerLow surfaceContainerLowest
    """

  @Test func aWholeSchemeHasNoDefaults() throws {
    let arguments = Self.roles.split(separator: " ").map { "\($0) = Color.Red" }.joined(separator: ", ")
    let read = try compose("val a = lightColorScheme(\(arguments))")
    #expect(read.tokens.tokens.count == 34)
    #expect(read.notices.isEmpty)
  }

  @Test(arguments: [
    ("val _LightColors = lightColors(primary = Color.Red)", "colors.primary"),
    ("val Colors_Light = lightColors(primary = Color.Red)", "colors.primary"),
    ("class Shop(val a: Color)\nval Light = Shop(Color.Red)", "Shop.a"),
    (
      "class Texts(val body: Color)\nclass Shop(val text: Texts)\nval LightShop = Shop(text = Texts(Color.Red))",
      "Shop.text.body"
    ),
    ("class Shop(val a: Color)\nval LightColors = Shop(Color.Red)", "Colors.a"),
    ("class Shop(@Stable val a: Color, vararg val b: Int)\nval LightShop = Shop(a = Color.Red)", "Shop.a"),
    ("val HighContrastDarkBrand = darkColorScheme(primary = Color.Red)", "Brand.primary"),
  ])
  func groups(_ text: String, _ path: String) throws {
    #expect(try compose(text).tokens.tokens.map(\.path) == [TokenPath(path)])
  }

  @Test func aSchemeMayHaveNoRoles() throws {
    let read = try compose("val LightA = lightColorScheme()\nval DarkB = darkColorScheme(Color.Red)")
    #expect(read.tokens.tokens.isEmpty)
    #expect(read.notices.contains { $0.message == "a color without the name of its role isn't read" })
  }

  /// A mode of more contrast falls back to the one with less in the groups that don't have it.
  @Test func aContrastThatOneGroupHas() throws {
    let read = try compose(
      """
      val LightA = lightColorScheme(primary = Color.Red)
      val DarkA = darkColorScheme(primary = Color.Blue)
      val HighContrastLightA = lightColorScheme(primary = Color.Black)
      val LightB = lightColorScheme(primary = Color.Red)
      val DarkB = darkColorScheme(primary = Color.Blue)
      """)
    #expect(read.modes.map(\.name) == ["light", "dark", "light-high-contrast"])
    #expect(read.tokens["B.primary"]?.values.map(\.mode) == ["light", "dark"])
    #expect(try read.hex("B.primary", in: "light-high-contrast") == "#ff0000")
    let alone = try compose("val HighContrastDarkA = darkColorScheme(primary = Color.Red)")
    #expect(alone.modes.map(\.name) == ["dark-high-contrast"])
    #expect(alone.modes.map(\.base) == [nil])
  }

  @Test func twoSchemesOfOneNameInAPackage() throws {
    let read = try compose(
      """
      package a
      object A { val LightColors = lightColors(primary = Color.Red) }
      object B { val LightColors = lightColors(primary = Color.Blue) }
      """)
    #expect(try read.hex("colors.primary") == "#ff0000")
    #expect(try read.hex("a.B.LightColors.primary") == "#0000ff")
    let bare = try compose(
      """
      object A { val LightColors = lightColors(primary = Color.Red) }
      object B { val LightColors = lightColors(primary = Color.Blue) }
      """)
    #expect(try bare.hex("colors.primary") == "#ff0000")
    #expect(try bare.hex("B.LightColors.primary") == "#0000ff")
  }

  /// Constants that repeat or change one another are colors, however many there are, and wherever the first one is.
  @Test(arguments: [false, true])
  func longChains(_ isReversed: Bool) throws {
    let lines = (0..<120).map { index in
      "val c\(index) = " + (index == 119 ? "Color.Red" : index == 60 ? "c61.copy()" : "c\(index + 1)")
    }
    let read = try compose((isReversed ? lines.reversed() : lines).joined(separator: "\n"))
    #expect(read.tokens.tokens.count == 120)
    #expect(read.content("c0") == .alias("c1") && read.content("c60") == .alias("c61"))
  }

  @Test func circlesAndOtherConstantsAreNoColors() throws {
    let read = try compose(
      """
      val a = b
      val b = c.copy()
      val c = a
      val n = 1
      val m = n
      val k = Color
      val red = Color.Red
      """)
    #expect(read.tokens.tokens.map(\.path) == ["red"])
  }
}
