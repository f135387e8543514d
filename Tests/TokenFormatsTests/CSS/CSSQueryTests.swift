import DesignTokens
import Testing
import TokenFormats

/// Features of media queries (Media Queries 5): the modes that they make, and those of which no file can tell.
@Suite struct CSSQueryTests {
  /// A condition around `--x: #222`, and the values of `--x` by mode.
  static let modes: [(String, [String])] = [
    ("(hover)", ["- #111", "hover #222"]), ("(hover: hover)", ["- #111", "hover #222"]),
    ("(any-hover: none)", ["- #222", "any-hover #111"]), ("(pointer: coarse)", ["- #111", "pointer-coarse #222"]),
    ("(inverted-colors: inverted)", ["- #111", "inverted-colors #222"]),
    ("(prefers-reduced-motion: no-preference)", ["- #222", "prefers-reduced-motion #111"]),
    // A number is the least or the most that holds, with or without itself.
    ("(width > 600px)", ["- #111", "width-above-600 #222"]), ("(600px < width)", ["- #111", "width-above-600 #222"]),
    ("(600px <= width)", ["- #111", "width-from-600 #222"]),
    ("(max-width: 600px)", ["- #222", "width-above-600 #111"]),
    ("(width <= 600px)", ["- #222", "width-above-600 #111"]), ("(width < 600px)", ["- #222", "width-from-600 #111"]),
    ("(600px > width)", ["- #222", "width-from-600 #111"]), ("(600px >= width)", ["- #222", "width-above-600 #111"]),
    ("(min-width: 600.5px)", ["- #111", "width-from-600.5 #222"]),
    // A rem of a media query is the initial font size, 16 px; an inch is 96 px.
    ("(min-width: 40rem)", ["- #111", "width-from-640 #222"]), ("(height >= .5in)", ["- #111", "height-from-48 #222"]),
    ("(min-color: 8)", ["- #111", "color-from-8 #222"]), ("(min-monochrome: 1)", ["- #111", "monochrome-from-1 #222"]),
    // Every screen has these.
    ("(color-gamut: srgb)", ["- #222"]), ("(dynamic-range: standard)", ["- #222"]), ("(min-width: 0)", ["- #222"]),
    ("(width >= -1px)", ["- #222"]), ("(width > -1px)", ["- #222"]), ("(not (max-width: -1px))", ["- #222"]),
    ("(max-width: -1px)", ["- #111"]),
  ]

  @Test(arguments: modes)
  func aFeatureIsAMode(_ condition: String, _ values: [String]) throws {
    #expect(try readCSSTokens(":root{--x:#111} @media \(condition){:root{--x:#222}}").texts("x") == values)
  }

  @Test(arguments: [
    "@media (color)", "@media (width: 600px)", "@media (width = 600px)", "@media (400px < width < 900px)",
    "@media (min-aspect-ratio: 16 / 9)", "@media (min-frobnicate: 3)", "@media (min-width: 10vw)",
    "@media (min-width: 50%)", "@media (min-width: 90deg)", "@media (frobnicate: none)", "@media (width ~ 600px)",
    "@media (width => 600px)", "@media (600px: width)", "@media (3 4)", "@media (width)",
    "@supports font-tech(color-COLRv1)", "@supports not",
  ])
  func ofOthersNoFileCanTell(_ condition: String) throws {
    let imported = try readCSSTokens(":root{--x:#111}\n\(condition){:root{--x:#222}}")
    guard case .undecidable(let reason)? = imported.content("x") else {
      Issue.record("\(imported.texts("x"))")
      return
    }
    #expect(reason.hasSuffix("(a.css:2)"), "\(reason)")
  }

  /// A bare number makes a mode only if a color is made of it, also by way of another property.
  @Test(arguments: [
    ("--y: rgb(var(--x) 0 0)", true), ("--z: rgb(var(--y) 0 0); --y: var(--x)", true),
    ("--y: color-mix(in srgb, red calc(var(--x) * 1%), blue)", true), ("--y: calc(var(--x) * 1px)", false),
    ("--y: var(--x)", false), ("--y: red", false),
  ])
  func aNumberMakesAModeOnlyInColors(_ use: String, _ makesMode: Bool) throws {
    let imported = try readCSSTokens(":root{--x:1;\(use)} @media (width > 600px){:root{--x: 2 /* columns */}}")
    #expect(imported.modes.contains { $0.name == "width-above-600" } == makesMode, "\(imported.modes)")
  }

  /// What is at least 900px wide is more than 600px wide: no page is the one without the other.
  @Test func aNumberImpliesLesserOnes() throws {
    let imported = try readCSSTokens(
      ":root{--x:#111} @media (width > 600px){:root{--x:#222}} @media (width >= 900px){:root{--x:#333}}")
    let both = "width-above-600-width-from-900"
    #expect(imported.texts("x") == ["- #111", "width-above-600 #222", "\(both) #333"])
  }

  /// CSS Cascade 5, section 6.4.3: whether a layer has its place from here depends on a condition that counts as false.
  @Test func theOrderOfALayerMayDependOnAnUnknownCondition() throws {
    let imported = try readCSSTokens(
      "@supports (frobnicate:1){@layer a;} @layer b{:root{--x:#111}} @layer a{:root{--x:#222}}")
    #expect(imported.texts("x") == ["- #222"])
    let notice = "the order of this layer depends on @supports (frobnicate:1), which is treated as false"
    #expect(imported.notices.first?.message == notice)
    let sheet = "@import 'b.css' supports(frobnicate: 1); :root{--y:1}"
    let other = try readCSSTokens(sheet, imports: ["b.css": "@layer a;"])
    #expect(other.notices.map(\.message) == [notice.replacing("@supports (frobnicate:1)", with: "a condition")])
  }

  /// A scheme under a condition that never holds, or of which no file can tell, leaves `light-dark()` light.
  @Test(arguments: ["@media print", "@supports (frobnicate:1)", "@keyframes k"])
  func aSchemeThatMayNotHold(_ condition: String) throws {
    let imported = try readCSSTokens(":root{--x:light-dark(#111,#222)} \(condition){:root{color-scheme:dark}}")
    #expect(imported.texts("x") == ["- #111"])
  }

  /// A rule of `@property` under a condition that never holds is none.
  @Test(arguments: [("@media print", "4px"), ("@media screen", "#999")])
  func aRegistrationHasConditions(_ condition: String, _ value: String) throws {
    let rule = "@property --x{syntax:'<color>';inherits:true;initial-value:#999}"
    #expect(try readCSSTokens("\(condition){\(rule)} :root{--x:4px}").texts("x") == ["- \(value)"])
  }

  @Test func aValueOnlyForPaperIsNone() throws {
    let imported = try readCSSTokens(":root{--y:var(--x)} @media print{:root{--x:#111}}")
    #expect(imported.content("x") == .undecidable("it has a value only under @media print"))
  }
}
