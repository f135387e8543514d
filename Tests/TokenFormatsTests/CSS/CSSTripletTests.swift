import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Bare components of colors.
@Suite struct CSSTripletTests {
  @Test(arguments: [
    ("--x:222.2 47.4% 11.2%", "a{color:hsl(var(--x))}", "#0f172a"),
    ("--x:222.2 47.4% 11.2%", "a{color:hsla( var(--x) / .5)}", "#0f172a"),
    ("--x:13, 110, 253", "a{color:rgba(var(--x), .5)}", "#0d6efd"),
    ("--x:13 110 253", "a{border:1px solid RGB(var(--x))}", "#0d6efd"),
    ("--x-rgb:13, 110, 253", "", "#0d6efd"), ("--x-hsl:0 100% 50%", "", "#ff0000"),
    ("--x:0 100% 50%;--z:120 100% 25%", "", "#ff0000"),
    ("--x:212.7 26.8% 83.9;--x:0 100% 50;--y:1 1% 1%;--z:2 2% 2%", ".dark{--x:3 3% 3%}", "#ff0000"),
    ("--x:1 0 0", "a{color:oklch(var(--x))}", "#ffffff"),
    ("--x:var(--h) 100% 50%;--h:0", "a{color:hsl(var(--x))}", "#ff0000"),
    ("--x:var(--y);--y:0 100% 50%", "a{color:hsl(var(--x))}", "#ff0000"),
    ("--x:0 100% 50%", "a{color:hsl(var(--x, 1 2% 3%))}", "#ff0000"),
    ("--x:0 100% 50%", "a{color:hsl(var(--x, calc(1 * (2))) / .5)}", "#ff0000"),
    ("--x:13, 110, 253", "a{color:rgba(var(--x), calc(1 - (.5)))}", "#0d6efd"),
    ("--x:var(--z);--z:0 100% 50%;--y:var(--w);--w:1 2 3", "a{color:hsl(var(--x));fill:rgb(var(--y))}", "#ff0000"),
  ])
  func areColors(_ properties: String, _ use: String, _ color: String) throws {
    let imported = try readCSSTokens(":root{\(properties)} \(use)")
    let path = imported.tokens.tokens[0].path
    #expect(try imported.color(path) == color)
    #expect(imported.notices.contains { $0.message.hasPrefix("bare color components") })
  }

  @Test(arguments: [
    "--x:0 50% 50%", "--x:1 2 3", "--x:1px 2px 3px", "--x:0 50% 50%;--y:hsl(var(--x) 2% 3%)",
    "--x:400 50% 50%;--y:500 1% 1%", "--x:1 2 3;--y:rgb(var(--x) + 1)", "--x:1 2 3;--y:rgb(var(x))",
    "--x:1 2 3;--y:rgb(var(1, --x))", "--x:1 2 3;--y:rgb(var(--x), 1, 2)",
  ])
  func areWordsOtherwise(_ properties: String) throws {
    guard case .literal(.text)? = try readCSSTokens(":root{\(properties)}").content("x") else {
      return #expect(Bool(false), "\(properties) is no color")
    }
  }

  @Test func functionsAroundThemAreAliases() throws {
    let imported = try readCSSTokens(
      """
      :root{--ink:222.2 47.4% 11.2%;--a:hsl(var(--ink));--b:hsl(var(--ink) / 50%);--c:hsla(var(--ink), .25);--d:hsl(var(--ink) / var(--e));--e:.1}
      .dark{--ink:0 0% 100%}
      """)
    #expect(imported.content("a") == .alias("ink"))
    #expect(imported.content("b") == .translucentAlias("ink", alpha: 0.5))
    #expect(imported.content("d") == .translucentAlias("ink", alpha: 0.1))
    #expect(try imported.color("b", in: "dark") == "#ffffff 0.5")
    // Commas and bare components do not mix in any browser.
    guard case .undecidable? = imported.content("c") else { return #expect(Bool(false)) }
  }

  @Test func twoFunctionsForOneNameAreNoColor() throws {
    let imported = try readCSSTokens(":root{--x:1 2% 3%} a{color:hsl(var(--x));fill:hwb(var(--x))}")
    guard case .literal(.text)? = imported.content("x") else { return #expect(Bool(false)) }
  }
}
