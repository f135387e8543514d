import DesignTokens
import Testing
import TokenFormats

/// Values that are written out: variables and functions inside others, in each mode (CSS Variables 1, CSS Color 5).
@Suite struct CSSExpansionTests {
  /// Properties of the root, and the color of `--x` as sRGB bytes and alpha.
  @Test(arguments: [
    // Empty values and values with several words stand for just that.
    ("--e:;--x:color-mix(in srgb, red var(--e) 50%, blue)", "#800080"),
    ("--e:;--x:color-mix(in srgb, red var(--e), blue)", "#800080"),
    ("--two:red, blue;--x:color-mix(in srgb, var(--two))", "#800080"),
    ("--c:red 50%;--x:color-mix(in srgb, var(--c), blue)", "#800080"),
    ("--rgb:r g b;--ink:#102030;--x:rgb(from var(--ink) var(--rgb))", "#102030"),
    ("--n:initial;--x:rgb(from var(--n, red) r g b / 50%)", "#ff0000 0.5"),
    ("--ink:#102030;--x:rgb(from var(--ink) r g b / none)", "#102030 0.0"),
    ("--ink:#102030;--x:rgb(from var(--ink) r g b / calc(.25 * 2))", "#102030 0.5"),
    ("--p:50%;--ink:#102030;--x:color-mix(in srgb, var(--ink) var(--p), transparent)", "#102030 0.5"),
    ("--ink:#102030;--x:color-mix(in srgb, transparent, transparent)", "#000000 0.0"),
    // hsl(222 50% 50%) by the formula of CSS Color 4, section 7.1.
    ("--h:222;--y:hsl(var(--h));--x:hsl(var(--h), 50%, 50%)", "#4066bf"),
    ("--i:0 100% 50%;--y:hsl(var(--i));--x:hsl(var(--i) / calc(1 / 2))", "#ff0000 0.5"),
    ("--x:rgb(from rgb(from #102030 b g r) b g r)", "#102030"),
  ])
  func colors(_ properties: String, _ color: String) throws {
    #expect(try readCSSTokens(":root{\(properties)}").color("x") == color)
  }

  @Test(arguments: [
    ("--x:rgb(from red r g b 5)", "its relative color isn't supported"),
    ("--x:rgb(from red r g)", "its relative color isn't supported"),
    ("--x:rgb(from color(xyz 1e308 1e308 1e308) calc(r * 2) g b)", "a channel of its relative color isn't finite"),
    ("--x:rgb(var(--long) 0 0);--long:\(String(repeating: "1", count: 1100))", "var(--long) is too long"),
  ])
  func whatIsNoColor(_ properties: String, _ reason: String) throws {
    #expect(try readCSSTokens(":root{\(properties)}").content("x") == .undecidable(reason))
  }

  @Test(arguments: [
    ("cubic-bezier(0 1, 0, 1)", "cubic-bezier(0 1, 0, 1)"), ("cubic-bezier(a, 0, 0, 1)", "cubic-bezier(a, 0, 0, 1)"),
    ("cubic-bezier(2, 0, 0, 1)", "cubic-bezier(2, 0, 0, 1)"), ("cubic-bezier(0, 0, 0)", "cubic-bezier(0, 0, 0)"),
    ("440Hz", "440Hz"), ("1fr", "1fr"), ("2dppx", "2dppx"), ("{a}", "{a}"), ("[a]", "[a]"), ("url(a)", "url(a)"),
    ("var(--none, a  b)", "a b"), ("frob(from red r g b)", "frob(from red r g b)"),
  ])
  func words(_ value: String, _ text: String) throws {
    #expect(try readCSSTokens(":root{--x:\(value)}").content("x") == .literal(.text(text)))
  }

  /// A value that is too long to be looked into is kept as it is written.
  @Test func aLongValueIsWords() throws {
    let words = Array(repeating: "red", count: 400).joined(separator: "  ")
    #expect(try readCSSTokens(":root{--x:\(words)}").content("x") == .literal(.text(words)))
  }

  /// Bare components that are no color in their function.
  @Test(arguments: ["1 2 3 4 5", "1px 2px 3px", "a b c"])
  func bareComponentsOfNoColor(_ value: String) throws {
    guard case .undecidable? = try readCSSTokens(":root{--x:\(value)} a{color:hsl(var(--x))}").content("x") else {
      Issue.record("\(value) is known")
      return
    }
  }

  /// Three numbers stay words where no use shows that they are a color.
  @Test(arguments: [
    "a{color:rgb( var(foo) )} b{color:rgb(var(--z))}",
    "a{width:rgba(var(--x), calc(1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1))}",
    "a{color:hsl(var(--y));fill:hwb(var(--y))} :root{--y:var(--x)}", "a{color:rgb(var(--x) var(--x))}",
    "a{color:rgb(calc(var(--x)))}", "a{color:frobnicate(var(--x))}",
  ])
  func bareComponentsWithoutAUse(_ rules: String) throws {
    #expect(try readCSSTokens(":root{--x:1 2 3} \(rules)").content("x") == .literal(.text("1 2 3")))
  }

  /// A chain of variables and functions that is too long to follow, and one that grows too long.
  @Test func chainsAreBounded() throws {
    func chain(_ count: Int, _ link: (Int) -> String, _ end: String) throws -> AuthoredValue.Content? {
      let links = (0..<count).map { "--a\($0):\(link($0 + 1));" }.joined()
      return try readCSSTokens(":root{\(links)--a\(count):\(end);--x:calc(var(--a0))}").content("x")
    }
    let one = AuthoredValue.Content.literal(.dimension(Dimension(1, .px)))
    #expect(try chain(20, { "calc(var(--a\($0)))" }, "1px") == one)
    let deep = try chain(120, { "calc(var(--a\($0)))" }, "1px")
    #expect(deep == .undecidable("its value has too many nested references"))
    #expect(try chain(3, { "calc(var(--a\($0)) + var(--a\($0)))" }, "1px") == .literal(.dimension(Dimension(8, .px))))
    let long = try chain(12, { "calc(var(--a\($0)) + var(--a\($0)))" }, "1px")
    #expect(long == .undecidable("its expanded value is too long"))
  }

  /// What a variable is depends on the element that refers to it.
  @Test func aVariableThatOnlyAnElementInsideHas() throws {
    let imported = try readCSSTokens(":root{--x:var(--y);--z:var(--y, #222)} body{--y:#111}")
    #expect(imported.content("x") == .undecidable("var(--y) has no value on the element that refers to it"))
    #expect(try imported.color("z") == "#222222")
    let red = try readCSSTokens(":root{--r:16;--x:rgb(var(--r) 0 0);--y:var(--x)} body{--r:32}")
    #expect(try red.color("y") == "#100000")
  }

  @Test func aFunctionFollowsTheMode() throws {
    let imported = try readCSSTokens(":root{--x:rgb(var(--r, 16) 0 0)} .dark{--r:255}")
    #expect(try imported.color("x") == "#100000")
    #expect(try imported.color("x", in: "dark") == "#ff0000")
    let sides = try readCSSTokens(
      ":root{color-scheme:light dark;--x:rgb(light-dark(16, 255) 0 0);--y:color-mix(in srgb, light-dark(#000, #fff), red)}"
    )
    #expect(try sides.color("x") == "#100000")
    #expect(try sides.color("x", in: "dark") == "#ff0000")
    #expect(try sides.color("y") == "#800000")
    #expect(try sides.color("y", in: "dark") == "#ff8080")
  }
}
