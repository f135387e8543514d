import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

@Suite struct ComposeColorTests {
  static let literals: [(text: String, hex: String)] = [
    ("Color(0xFF123456)", "#123456"), ("Color(0x80_12_34_56L)", "#12345680"), ("Color(0xff123456.toInt())", "#123456"),
    // Six digits have an alpha of 0.
    ("Color(0x123456)", "#12345600"), ("Color(-1)", "#ffffff"), ("Color(color = 0xFF000000)", "#000000"),
    ("Color(18, 52, 86)", "#123456"), ("Color(18, 52, 86, 128)", "#12345680"),
    ("Color(blue = 86, green = 52, red = 18)", "#123456"), ("Color(1f, 0.5f, .25f)", "#ff8040"),
    ("Color(red = 1.0f, green = 0f, blue = 0f, alpha = 0.5f)", "#ff000080"), ("Color(1, 1, 1)", "#010101"),
    ("Color(0.1f, 0.2f, 0.3f, colorSpace = ColorSpaces.Srgb)", "#1a334d"), ("Color.White", "#ffffff"),
    ("Color.Transparent", "#00000000"), ("Color.Gray", "#888888"), ("Color.hsl(120f, 1f, 0.5f)", "#00ff00"),
    ("Color.hsv(240f, 1f, 1f, 0.5f)", "#0000ff80"), ("Color(0xFF123456).copy(alpha = 0.5f)", "#12345680"),
    ("(Color(0xFF123456))", "#123456"), ("Color(\n  0xFF123456, // ink\n)", "#123456"),
  ]

  @Test(arguments: literals) func isRead(_ text: String, _ hex: String) throws {
    #expect(try compose("val a = \(text)\nval b = 1").hex("a") == hex)
  }

  static let unknown: [(text: String, reason: String)] = [
    ("Color.Unspecified", "Color.Unspecified is no color"), ("Color.Pink", "Color.Pink isn't a constant of Compose"),
    ("Color(0xFF000000u)", "its value isn't a constant"), ("Color(base)", "its value isn't a constant"),
    ("Color(1, 2)", "it has no blue"), ("Color(red = 1)", "it has no green"),
    ("Color(1f, 2f, 3f)", "a part of it is outside its range"),
    ("Color(300, 0, 0)", "a part of it is outside its range"),
    ("Color(1f, 1f, 1f, 1f, ColorSpaces.Acescg)", "its color space isn't read"),
    ("Color(1, 2, x)", "its blue isn't a constant"),
    ("Color(1, 2, 3, 4, 5, 6)", "its arguments aren't those of a color"),
    ("Color.Red.copy(red = 0f)", "copy with anything but a constant alpha isn't read"),
    ("Color.Red.compositeOver(Color.White)", "compositeOver isn't read"),
    ("Color(0xFF000000).copy(alpha = x)", "copy with anything but a constant alpha isn't read"),
  ]

  @Test(arguments: unknown) func isUndetermined(_ text: String, _ reason: String) throws {
    let read = try compose("val a = \(text)")
    #expect(try read.reason("a") == reason)
    #expect(read.notices.map(\.message) == ["undetermined value: \(reason)"])
  }

  @Test func namesAreFollowedThroughObjectsAndFiles() throws {
    let read = try compose([
      "a.kt": """
      package com.app.theme
      import com.app.palette.Palette
      import com.app.palette.Brand as B
      val Ink = Palette.Gray.Dark
      val Half: Color = Ink.copy(alpha = .5f)
      val Quarter = Half.copy(alpha = 0.25f)
      val Brand = B
      val Resource @Composable get() = colorResource(R.color.page)
      object Local { private val Own = Color(0xFF010203); val Alias = Own; val Other = Ink; val Size = 12.dp }
      """,
      "b.kt": """
      package com.app.palette
      object Palette {
        object Gray { val Dark = Color(0xFF111111) }
        companion object { val Light = Color(0xFFEEEEEE) }
      }
      val Brand = Color(0xFF0000FF)
      """,
    ])
    #expect(try read.hex("Ink") == "#111111" && read.hex("Half") == "#11111180")
    #expect(try read.hex("Quarter") == "#11111140", "copy replaces the alpha")
    #expect(try read.hex("Local.Alias") == "#010203" && read.hex("Local.Other") == "#111111")
    #expect(try read.hex("com.app.theme.Brand") == "#0000ff" && read.hex("com.app.palette.Brand") == "#0000ff")
    #expect(read.tokens["Palette.Light"] != nil && read.tokens["Local.Size"] == nil)
    #expect(read.tokens["Ink"]?.values[0].value.content == .alias("Palette.Gray.Dark"))
    #expect(read.optionalTargets == ["page"])
  }

  @Test func whatIsComputedIsUndeterminedOrSaid() throws {
    let read = try compose(
      """
      import androidx.compose.ui.graphics.Color
      val A: Color by lazy { Color(0xFF000000) }
      val B: Color = if (isDark) Color.Black else Color.White
      val C: Color @Composable get() = MaterialTheme.colorScheme.primary
      val D = isDark()
      val ColorScheme.brand: Color get() = Color.Red
      fun f(x: Color = Color(0xFF000000)): Color { return Color(0xFF111111) }
      fun g() = lightColorScheme(primary = Color(0xFF222222))
      val E = Color(0xFF333333)
      """)
    #expect(read.tokens.tokens.map(\.path) == ["A", "B", "C", "E"])
    #expect(try read.reason("A") == "it is computed while the app runs")
    #expect(try read.reason("B") == "it is computed while the app runs")
    #expect(try read.reason("C") == "MaterialTheme.colorScheme.primary isn't a color constant in these files")
    let said = read.notices.map(\.message)
    #expect(said.contains("colors in bodies of functions aren't read (and 3 more)"), "\(said)")
  }

  @Test func listsAreTokensByNumber() throws {
    let read = try compose(
      "val a = listOf(Color.Red, Color.Blue)\nval b = listOf(1, 2)\nval c = listOf<Color>(Color.Red)")
    #expect(read.tokens.tokens.map(\.path) == ["a.0", "a.1", "c.0"])
  }

  @Test func privateNamesOfTwoFilesMayDiffer() throws {
    let read = try compose([
      "a.kt": "private val A = Color.Red\nval B = Color.Red", "b.kt": "private val A = Color.Blue",
    ])
    #expect(try read.reason("A") == "another file of the package has a different value of this name")
  }
}
