import DesignTokens
import SourceText
import Testing
import TokenFormats

@Suite struct ComposeSchemeTests {
  private static let colors = """
    val primaryLight = Color(0xFF111111)
    val primaryDark = Color(0xFFEEEEEE)

    """

  @Test func schemesAreModes() throws {
    let read = try compose(
      Self.colors + """
        private val lightScheme = lightColorScheme(primary = primaryLight, onPrimary = Color.White, outline = Color.Gray)
        private val darkScheme = darkColorScheme(primary = primaryDark, onPrimary = Color.Black)
        private val mediumContrastLightColorScheme = lightColorScheme(primary = Color(0xFF000011), onPrimary = Color.White,
          outline = Color.Gray)
        private val highContrastDarkColorScheme = darkColorScheme(primary = Color.White, onPrimary = Color.Black,
          outline = Color.White)
        """)
    #expect(read.modes.map(\.name) == ["light", "dark", "light-medium-contrast", "dark-high-contrast"])
    #expect(read.modes.map(\.base) == [nil, nil, "light", "dark"])
    #expect(read.modes.map(\.contrast) == [.standard, .standard, .standard, .increased])
    #expect(
      try read.modes.map { try read.hex("colorScheme.primary", in: $0.name) }
        == ["#111111", "#eeeeee", "#000011", "#ffffff"])
    #expect(
      try read.reason("colorScheme.outline", in: "dark") == "darkScheme doesn't set it, so a default shows")
    #expect(try read.hex("primaryLight", in: "dark") == "#111111")
    let said = "roles without a value show the default of the library's version and aren't measured: "
    #expect(read.notices.contains { $0.message.hasPrefix(said + "primaryContainer, ") || $0.message.hasPrefix(said) })
  }

  @Test func classesOfTheProjectMakeSchemes() throws {
    let read = try compose(
      Self.colors + """
        @Immutable
        data class ShopColors(
          val brand: Color,
          val text: Texts,
          val gradient: List<Color> = emptyList(),
          val icon: Color = brand,
          val badge: Color = Color.Red,
          val isDark: Boolean,
        )
        class Texts(val body: Color, val size: Dp)
        val LightShopColors = ShopColors(brand = primaryLight, text = Texts(Color.Black, 12.dp),
          gradient = listOf(Color.Red, Color.Blue), isDark = false)
        val DarkShopColors = ShopColors(brand = primaryDark, text = Texts(body = Color.White, size = 12.dp), isDark = true)
        """)
    #expect(try read.hex("ShopColors.brand", in: "dark") == "#eeeeee")
    #expect(
      try read.hex("ShopColors.icon", in: "light") == "#111111" && read.hex("ShopColors.icon", in: "dark") == "#eeeeee")
    #expect(try read.hex("ShopColors.text.body", in: "light") == "#000000")
    #expect(try read.hex("ShopColors.badge", in: "dark") == "#ff0000" && read.hex("ShopColors.gradient.1") == "#0000ff")
    #expect(read.tokens["ShopColors.isDark"] == nil && read.tokens["ShopColors.text.size"] == nil)
  }

  @Test func defaultsOfListsAreRead() throws {
    let read = try compose(
      Self.colors + """
        class ShopColors(
          val fade: List<Color>,
          val button: List<Color> = fade,
          val mask: List<Color> = listOf(Color.Red, primaryLight),
          val none: List<Color> = emptyList(),
        )
        val LightShopColors = ShopColors(fade = listOf(primaryLight, Color.White))
        val DarkShopColors = ShopColors(fade = listOf(primaryDark, Color.Black))
        """)
    #expect(
      try read.hex("ShopColors.button.0", in: "light") == "#111111"
        && read.hex("ShopColors.button.1", in: "dark") == "#000000")
    #expect(
      try read.hex("ShopColors.mask.0", in: "dark") == "#ff0000"
        && read.hex("ShopColors.mask.1", in: "light") == "#111111")
    #expect(read.tokens["ShopColors.none"] == nil && read.tokens["ShopColors.none.0"] == nil)
  }

  @Test func schemesOfTwoPackagesStayApart() throws {
    let read = try compose([
      "a.kt": "package a\nval LightColors = lightColors(primary = Color.Red, isLight = true)",
      "b.kt":
        "package b\nval LightColors = lightColors(primary = Color.Blue)\nval wear = Colors(primary = Color.Green)",
    ])
    #expect(try read.hex("colors.primary") == "#ff0000" && read.hex("b.colors.primary") == "#0000ff")
    #expect(try read.hex("wear.primary") == "#00ff00" && read.tokens["wear.primary"]?.values.map(\.mode) == ["light"])
    #expect(read.tokens["colors.isLight"] == nil)
  }

  @Test func aGroupWithoutAModeIsUndeterminedInIt() throws {
    let read = try compose(
      """
      val LightA = lightColorScheme(primary = Color.Red)
      val DarkA = darkColorScheme(primary = Color.Blue)
      val DarkB = darkColorScheme(primary = Color.Blue)
      """)
    #expect(try read.reason("B.primary", in: "light") == "it is only in schemes for other modes than light")
    #expect(try read.hex("B.primary", in: "dark") == "#0000ff")
  }

  @Test func dynamicColorsAreSaid() throws {
    let read = try compose(
      "val LightA = lightColors(primary = Color.Red)\nfun t() = dynamicLightColorScheme(LocalContext.current)")
    let said = "dynamic colors replace the schemes on some devices, and aren't measured"
    #expect(read.notices.contains { $0.message == said && $0.location?.line == 2 })
  }
}
