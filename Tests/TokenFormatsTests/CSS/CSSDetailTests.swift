import DesignTokens
import Testing
import TokenFormats

/// Details of CSS: arguments of pseudo-classes, units, layers under conditions on elements, and shares that are computed.
@Suite struct CSSDetailTests {
  /// Selectors that browsers read or skip, by their arguments (Selectors 4).
  @Test(arguments: [
    (":host(:)", false), (":host()", false), (":host(.a)", true), (":host(.a.b:hover)", true), (":host(.a .b)", false),
    (":host(.a, .b)", false), (":host(.a>.b)", false), (":host-context(body.a)", true), (":host-context(a b)", false),
    (":host(>)", false),
    (":lang(en)", true), (":lang('de', fr)", true), (":lang()", false), (":lang(en fr)", false), (":lang(1)", false),
    (":dir(rtl)", true), (":dir()", false), (":state(x)", true), (":state(#x)", false),
    (":nth-child(foo)", false), (":nth-child()", false), (":nth-child(even)", true), (":nth-child(ODD)", true),
    (":nth-child( 2n + 1 )", true), (":nth-child(2n+1)", true), (":nth-child(-n+3)", true), (":nth-child(+3)", true),
    (":nth-child(n)", true), (":nth-child(N-2)", true), (":nth-child(2n+)", false), (":nth-child(2n 1)", false),
    (":nth-child(2 n)", false), (":nth-child(+ 2n)", false), (":nth-child(2n + -1)", false), (":nth-child(1.5)", false),
    (":nth-child(2x)", false), (":nth-child(2/**/)", true), (":nth-child(-)", false),
    (":nth-child(2 of .a, .b)", true), (":nth-last-child(2n + 1 of li)", true), (":nth-child(2 of)", false),
    (":nth-child(2 of ..a)", false), (":nth-of-type(2)", true), (":nth-of-type(2 of .a)", false),
    (":nth-last-of-type(2n)", true), (":nth-last-of-type(x)", false),
  ])
  func arguments(_ selector: String, _ isValid: Bool) throws {
    let imported = try readCSSTokens(":root{--x:#111} \(selector){--y:#222}")
    let notice = "\"\(selector)\" isn't a valid selector list; browsers skip the whole rule"
    #expect(imported.notices.contains { $0.message == notice } != isValid)
    #expect(imported.tokens.tokens.contains { $0.path.description.hasSuffix("y") } == isValid)
  }

  /// Lengths make no modes, whatever they depend on; angles may be part of a color.
  @Test(arguments: ["2vw", "1em", "3ch", "5cqw", "10px", "1.5rem", "200ms", "4dvh"])
  func lengthsMakeNoModes(_ length: String) throws {
    let imported = try readCSSTokens(":root{--s:16px} @media (min-width:600px){:root{--s:\(length)}}")
    #expect(imported.modes.isEmpty)
  }

  @Test func anglesMakeModes() throws {
    let imported = try readCSSTokens(":root{--h:20deg} @media (min-width:600px){:root{--h:0.2turn}}")
    #expect(!imported.modes.isEmpty)
  }

  /// Conditions on elements don't constrain the order of layers (CSS Conditional 5, section 5).
  @Test(arguments: ["@container (width>1px)", "@scope (.a)"])
  func layersUnderConditionsOnElements(_ condition: String) throws {
    let first = try readCSSTokens("\(condition){@layer a{:root{--x:#222}}} @layer b{:root{--x:#111}}")
    #expect(try first.color("x") == "#111111")
    #expect(!first.notices.contains { $0.message.hasPrefix("the order of this layer") })
    // The later layer may win.
    let last = try readCSSTokens("@layer b{:root{--x:#111}} \(condition){@layer a{:root{--x:#222}}}")
    guard case .undecidable = last.content("x") else {
      Issue.record("\(String(describing: last.content("x")))")
      return
    }
  }

  /// A layer under a condition on the device is there or not, and what is in it is doubtful either way.
  @Test func layersUnderOtherConditions() throws {
    let imported = try readCSSTokens(
      "@supports (frobnicate:1){@container (width>1px){@layer a{:root{--x:#222}}}} :root{--x:#111}")
    #expect(try imported.color("x") == "#111111")
    #expect(imported.notices.contains { $0.message.hasPrefix("the order of this layer depends on ") })
  }

  /// `--alpha()` of Tailwind requires both of its parts.
  @Test(arguments: ["--alpha(var(--ink) / )", "--alpha(var(--ink)/)", "--alpha( / 50%)", "--alpha(var(--ink))"])
  func alphaRequiresAColorAndAShare(_ value: String) throws {
    let imported = try readCSSTokens(":root{--ink:#102030;--x:\(value)}")
    #expect(
      imported.content("x") == .undecidable("--alpha() requires a color, a slash, and a percentage"))
  }

  /// A share may be computed, and is clamped (CSS Values 4, section 10.12).
  @Test(arguments: [
    ("#102030 calc(25% * 2), transparent", "#102030 0.5"), ("calc(25% * 2) #102030, transparent", "#102030 0.5"),
    ("#102030 calc(300%), transparent", "#102030"), ("#102030, transparent calc(100% - 25%)", "#102030 0.25"),
    ("#000 calc(-5%), #fff", "#ffffff"),
  ])
  func computedShares(_ parts: String, _ color: String) throws {
    #expect(try readCSSTokens(":root{--x:color-mix(in srgb, \(parts))}").color("x") == color)
  }

  @Test(arguments: ["calc(0.5)", "calc(5deg)", "calc(50% + 1)", "calc()"])
  func sharesThatAreNoPercentages(_ share: String) throws {
    let imported = try readCSSTokens(":root{--x:color-mix(in srgb, #102030 \(share), transparent)}")
    guard case .undecidable = imported.content("x") else {
      Issue.record("\(share)")
      return
    }
  }

  /// A registration without descriptors is invalid.
  @Test(arguments: ["@property --x{}", "@property --x{ color: red }", "@property --x{} @property --x{}"])
  func registrationsWithoutDescriptors(_ rule: String) throws {
    let imported = try readCSSTokens("\(rule) :root{--x:#111}")
    #expect(imported.texts("x") == ["- #111"])
    let notice = "@property --x requires syntax, inherits, and an initial-value of that syntax; browsers skip it"
    #expect(imported.notices.contains { $0.message == notice && $0.location?.line == 1 })
  }
}
