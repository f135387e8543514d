import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// What values are read as.
@Suite struct CSSValueTests {
  static func dimension(_ value: Double, _ unit: Dimension.Unit = .px) -> AuthoredValue.Content {
    .literal(.dimension(Dimension(value, unit)))
  }

  static let literals: [(String, AuthoredValue.Content)] = [
    ("12px", dimension(12)), ("-.5REM", dimension(-0.5, .rem)), ("1in", dimension(96)), ("72pt", dimension(96)),
    ("0", .literal(.number(0))),
    ("150ms", .literal(.duration(milliseconds: 150))), (".2s", .literal(.duration(milliseconds: 200))),
    ("700", .literal(.number(700))),
    ("calc(1rem + 2px)", dimension(18)), ("calc(2 * (1px + 3px))", dimension(8)),
    ("calc(1.25 / 0.5)", .literal(.number(2.5))),
    ("min(4px, 1rem)", dimension(4)), ("max(4px, 1rem)", dimension(1, .rem)), ("clamp(1px, 9px, 4px)", dimension(4)),
    ("calc(var(--unit) * 4)", dimension(16)), ("calc(var(--none, 3px) * 2)", dimension(6)),
    ("calc(-1 * var(--unit))", dimension(-4)),
    ("calc(8px / 4px)", .literal(.number(2))), ("abs(-3px)", dimension(3)), ("--spacing(3)", dimension(12)),
    ("calc(8px - 2px)", dimension(6)), ("1pc", dimension(16)), ("2.54cm", dimension(96)), ("25.4mm", dimension(96)),
    ("101.6Q", dimension(96)),
    ("cubic-bezier(.4, 0, 1, 1)", .literal(.cubicBezier([0.4, 0, 1, 1]))), ("\"Inter\"", .literal(.text("Inter"))),
    ("Inter,\n  sans-serif", .literal(.text("Inter, sans-serif"))), ("16 / 9", .literal(.text("16 / 9"))),
    ("50%", .literal(.text("50%"))),
    ("90deg", .literal(.text("90deg"))), ("", .literal(.text(""))),
    ("0 1px 2px rgb(0 0 0 / 5%)", .literal(.text("0 1px 2px rgb(0 0 0 / 5%)"))),
    ("var(--ink)", .alias("ink")), ("var( --ink , #fff )", .alias("ink")), ("var(--none, var(--ink))", .alias("ink")),
    ("var(--none, 4px)", dimension(4)), ("--theme(--ink, initial)", .alias("ink")), ("var(--\\69nk)", .alias("ink")),
    ("rgb(from var(--ink) r g b / 50%)", .translucentAlias("ink", alpha: 0.5)),
    ("oklch(from var(--ink) l c h)", .alias("ink")),
    ("color-mix(in srgb, var(--ink) 25%, transparent)", .translucentAlias("ink", alpha: 0.25)),
    ("color-mix(in oklch, transparent 75%, var(--ink))", .translucentAlias("ink", alpha: 0.25)),
    ("color-mix(in oklab, var(--ink), transparent)", .translucentAlias("ink", alpha: 0.5)),
    ("color-mix(in srgb, var(--ink) 20%, transparent 30%)", .translucentAlias("ink", alpha: 0.2)),
    ("hwb(from var(--ink) h w b / 50%)", .translucentAlias("ink", alpha: 0.5)),
    ("lab(from var(--ink) l a b)", .alias("ink")), ("oklab(from var(--ink) l a b)", .alias("ink")),
    ("color-mix(in srgb, 25% var(--ink), transparent)", .translucentAlias("ink", alpha: 0.25)),
    ("--alpha(var(--ink) / 10%)", .translucentAlias("ink", alpha: 0.1)),
    ("rgb(from var(--ink) r g b / var(--half))", .translucentAlias("ink", alpha: 0.5)),
  ]

  @Test(arguments: literals)
  func values(_ text: String, _ content: AuthoredValue.Content) throws {
    let imported = try readCSSTokens(":root{--ink:#102030;--unit:4px;--spacing:.25rem;--half:.5;--x:\(text)}")
    #expect(imported.content("x").map(Self.rounded) == Self.rounded(content))
  }

  /// rem against px: `--spacing(3)` is 0.75rem.
  private static func rounded(_ content: AuthoredValue.Content) -> AuthoredValue.Content {
    guard case .literal(.dimension(let dimension)) = content, dimension.unit == .rem, dimension.value == 0.75 else {
      return content
    }
    return Self.dimension(12)
  }

  /// Colors of every notation; expected values from the specifications' definitions.
  @Test(arguments: [
    ("#abc", "#aabbcc"), ("RED", "#ff0000"), ("rgb(255 0 0 / 50%)", "#ff0000 0.5"), ("hsl(120deg 100% 25%)", "#008000"),
    ("transparent", "#000000 0.0"),
    ("color(srgb 1 0 0)", "#ff0000"), ("color-mix(in srgb, red, blue)", "#800080"), ("rgb(var(--r), 2, 3)", "#010203"),
    ("hsl(var(--hue) 100% 50%)", "#00ff00"), ("rgb(from #102030 calc(r * 2) g b)", "#202030"),
    ("rgb(from var(--ink) b g r)", "#302010"),
    ("hsl(from red calc(h + 120) s l)", "#00ff00"), ("rgb(from var(--thin) r g b)", "#102030 0.5"),
    ("rgb(from var(--thin) r g b / 25%)", "#102030 0.25"),
    ("color-mix(in srgb, var(--ink) 50%, light-dark(#102030, #fff))", "#102030"),
    ("oklch(from #fff l c h / calc(alpha / 2))", "#ffffff 0.5"),
    ("color(from red srgb r g b)", "#ff0000"), ("color(from red xyz-d65 x y z)", "#ff0000"),
    ("hwb(0 0% 0% / var(--none, 1))", "#ff0000"),
    ("light-dark(#010101, #020202)", "#010101"), ("rgb(var(--unset, 1) 2 3)", "#010203"),
  ])
  func colors(_ text: String, _ color: String) throws {
    let imported = try readCSSTokens(
      ":root{--ink:#102030;--thin:#10203080;--unset:initial;--r:1;--hue:120;--x:\(text)}")
    #expect(try imported.color("x").replacing("0.50196", with: "0.5").prefix(color.utf8.count) == color)
    #expect(imported.tokens["x"]?.type == .color || imported.content("x")?.target != nil)
  }

  @Test(arguments: [
    ("currentcolor", "currentcolor depends on the context"), ("Canvas", "Canvas depends on the context"),
    ("1.5em", "em depends on the context"),
    ("calc(1px + 2vw)", "2vw depends on the context"), ("calc(1px / 0)", "its calculation has no finite result"),
    ("calc(1px * 2px)", "its calculation multiplies two quantities"),
    ("rgb(light-dark(1) 0 0)", "light-dark() requires two values"),
    ("rgb(--f(1) 0 0)", "--f() has a value only in a browser"),
    ("rgb(frob(from red r g b) 0 0)", "its relative color isn't supported"),
    ("rgb([1] 0 0)", "rgb([1] 0 0) isn't a color: expected a number, a percentage, or none"),
    ("min()", "its calculation is invalid"), ("calc(sin(1) * 1px)", "sin() isn't supported in calculations"),
    ("calc(1px ^ 2)", "its calculation is invalid"), ("calc(4 / 2px)", "its calculation divides different quantities"),
    ("--alpha(red)", "--alpha() requires a color, a slash, and a percentage"),
    ("--spacing(2)", "--spacing() requires --spacing, which no document defines"),
    ("color(from red nowhere r g b)", "its relative color isn't supported"),
    ("unset", "unset sets no value"),
    ("revert", "revert sets no value"),
    ("revert-layer", "revert-layer sets no value"),
    ("env(safe-area-inset-top)", "env() has a value only in a browser"),
    ("initial", "initial sets no value"),
    ("rgb(var(--gone) 0 0)", "var(--gone) isn't defined in any document"),
    ("rgb(var(--x) 0 0)", "var(--x) is a circular reference"), ("var(--x)", "its value is a circular reference"),
    ("light-dark(red)", "light-dark() requires two values"),
    ("rgb(1)", "rgb(1) isn't a color: expected a number, a percentage, or none"),
    ("calc(1px + 50%)", "its calculation mixes units that depend on the context"),
    ("--my-function(1)", "--my-function() has a value only in a browser"),
    ("var(--empty, initial)", "--empty has no value and its fallback is empty"),
  ])
  func whatCannotBeToldSaysWhy(_ text: String, _ reason: String) throws {
    let imported = try readCSSTokens(":root{--x:\(text)}")
    #expect(imported.content("x") == .undecidable(reason))
    #expect(imported.notices.contains { $0.message == "--x: \(reason)" })
  }

  @Test func aFallbackMayShowInOneLookOnly() throws {
    let imported = try readCSSTokens(".dark{--y:#000} :root{--x:var(--y, #fff)}")
    #expect(imported.texts("x") == ["- #fff", "dark var(--y, #fff)"])
    #expect(try imported.color("x") == "#ffffff")
    #expect(try imported.color("x", in: "dark") == "#000000")
    #expect(imported.notices.map(\.message) == ["--x uses its fallback, because its reference has no value"])
  }

  @Test func whatIsWrittenOutFollowsTheLook() throws {
    let imported = try readCSSTokens(":root{--h:0;--x:hsl(var(--h) 100% 50%);--y:calc(1px * 2)} .dark{--h:120}")
    #expect(try imported.color("x") == "#ff0000")
    #expect(try imported.color("x", in: "dark") == "#00ff00")
    #expect(imported.tokens["x"]?.values.count == 2)
    #expect(imported.tokens["y"]?.values.count == 1)
  }

  @Test func circlesAreErrorsOfTheAliases() throws {
    let imported = try readCSSTokens(":root{--a:var(--b);--b:var(--a)}")
    #expect(TokenResolver(tokens: imported.tokens, modes: [Mode("light")]).aliasErrors().count == 2)
  }

  @Test func namesThatOtherDocumentsMayDefineSettleAtTheEnd() throws {
    var imported = try readCSSTokens(":root{--x:var(--gone);--y:var(--there)}")
    #expect(imported.optionalTargets == ["gone", "there"])
    imported.merge(try readCSSTokens(":root{--there:1px}").tokens)
    imported.settleOptionalTargets()
    #expect(imported.content("x") == .undecidable("var(--gone) isn't defined in any document"))
    #expect(imported.content("y") == .alias("there"))
    #expect(imported.notices.count == 1)
  }
}
