import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Which selectors and conditions are which mode.
@Suite struct CSSModeTests {
  /// Rules around `--x: 2` after a weaker `--x: 1`, and the modes that the 2 is written for; "-" is the default.
  static let cases: [(String, [String])] = [
    (":root", ["-"]), (":host", ["-"]), ("html", ["-"]), (":where(html)", ["-"]), ("body", ["-"]), ("*", ["-"]),
    (":root, [data-theme=light]", ["-"]), (".light", ["light by .light"]),
    (".theme-default", ["light by .theme-default"]), (":root:not(.dark)", ["-"]),
    (".dark", ["dark"]), ("[data-theme=\"dark\"]", ["dark"]), ("[data-color-mode=dark]", ["dark"]),
    (".dark-theme", ["dark"]),
    (".theme-dark", ["dark"]), ("html.dark", ["dark"]), (":root.dark", ["dark"]), (".dark :root", []),
    (".dark, .dark *", ["dark"]),
    (":where(.dark, .dark *)", ["dark"]), (":root:is([data-theme='dark'])", ["dark"]),
    ("[data-bs-theme=dark]", ["dark"]),
    (".v-theme--dark", ["dark"]), (".darkMode", ["dark"]), (".cpd-theme-dark.cpd-theme-dark", ["dark"]),
    ("[data-dark]", ["dark"]), ("html:has(#theme-dark:checked)", ["dark"]), (":host(.dark)", ["dark"]),
    (":host-context([theme~=dark])", ["dark"]),
    ("[data-color-mode=light][data-light-theme=dark]", ["dark"]),
    ("[data-color-mode=auto][data-dark-theme=dark]", ["dark"]),
    (".hc", ["light-high-contrast"]), (".cpd-theme-light-hc", ["light-high-contrast"]),
    (".dark-high-contrast", ["dark-high-contrast"]),
    ("[data-theme=dark][data-contrast=more]", ["dark-high-contrast"]),
    ("[data-dark-theme=dark_high_contrast]", ["dark-high-contrast"]),
    ("@media (prefers-color-scheme: dark) { :root", ["dark"]), ("@media (prefers-color-scheme: light) { :root", ["-"]),
    ("@media not (prefers-color-scheme: light) { :root", ["dark"]),
    ("@media screen and (prefers-color-scheme:dark) { :root", ["dark"]),
    ("@media (prefers-contrast: more) { :root", ["light-high-contrast"]),
    ("@media (prefers-color-scheme: dark) and (prefers-contrast: more) { :root", ["dark-high-contrast"]),
    ("@media (prefers-color-scheme: dark) { @media (prefers-contrast: more) { :root", ["dark-high-contrast"]),
    ("@media (prefers-color-scheme: dark) { :root:not(.light)", ["dark"]),
    ("@media (prefers-contrast: more) { .dark", ["dark-high-contrast"]),
    ("@media (--night) { :root", ["dark"]), ("@media all { :root", ["-"]),
    ("@supports (color: oklch(0 0 0)) { :root", ["-"]),
    ("@layer a { @media (prefers-color-scheme: dark) { :root:root", ["dark"]), (":root { &.dark", ["dark"]),
    (":root { .dark &", []), ("body { .dark &", ["dark"]),
    (":root { @media (prefers-color-scheme: dark)", ["dark"]), (":root { @variant dark", ["dark"]),
    ("html { .dark", ["dark"]),
    ("@media ((prefers-color-scheme: dark)) { :root", ["dark"]),
    ("@media (not (prefers-color-scheme: light)) { :root", ["dark"]),
    (
      "@media (prefers-color-scheme: dark) or (prefers-contrast: more) { :root",
      ["dark", "light-high-contrast"]
    ),
    ("@media (prefers-color-scheme: dark), (prefers-contrast: more) { :root", ["dark", "light-high-contrast"]),
    ("@media (prefers-color-scheme) { :root", ["-"]), ("@media (forced-colors: none) { :root", ["-"]),
    ("@supports (--a: b) { :root", ["-"]), ("@supports selector(:has(a)) { :root", ["-"]),
    ("@supports ((color: red) and (gap: 1px)) { :root", ["-"]), ("@supports (display: grid) { :root", ["-"]),
    ("@supports (color: light-dark(red, blue)) { :root", ["-"]),
    ("@supports (color: rgb(from red r g b)) { :root", ["-"]),
    ("@media (prefers-contrast: no-preference) { :root", ["-"]), (":root:not(.hc)", ["-"]),
    ("[data-contrast=normal]", ["light by data-contrast=normal"]),
    ("@media not print and (min-width: 1px) { :root", ["-"]),
    ("@variant dark { :root", ["dark"]),
    (":root { color-scheme: light dark; ", ["-"]), (":root { color-scheme: dark; ", ["dark"]),
  ]

  @Test(arguments: cases)
  func modes(_ opening: String, _ modes: [String]) throws {
    let isOpen = opening.hasSuffix(" ")
    let closing = String(repeating: "}", count: opening.filter { $0 == "{" }.count + (isOpen ? 0 : 1))
    let text =
      "@custom-media --night (prefers-color-scheme: dark); @layer a { :where(:root) { color-scheme: light; --x: 1 } } "
      + "\(opening)\(isOpen ? "" : " {") --x: 2 \(closing)"
    let imported = try readCSSTokens(text)
    let values = imported.tokens["x"]?.values.filter { $0.value.text == "2" } ?? []
    #expect(values.map { $0.mode ?? "-" } == modes)
    #expect(imported.tokens.tokens.count == 1)
  }

  /// Print and forced colors are no looks of a page; what a reader may have or not leaves the value open.
  @Test(arguments: [
    ("@media print { :root", true), ("@media (prefers-contrast: less) { :root", true),
    ("@supports not (color: red) { :root", true), ("@media (forced-colors: active) { :root", true),
    ("@container (width > 1px) { :root", false), ("@media (--unknown) { :root", false),
    ("@media screen and () { :root", false), ("@supports (frobnicate: 1) { :root", false),
    ("@supports (color) { :root", false), ("@media screen or (color) { :root", true),
  ])
  func whatIsNoModeIsNoticed(_ opening: String, _ isLeftOut: Bool) throws {
    let imported = try readCSSTokens(":root { --x: 1 } \(opening) { --x: 2; --y: 3 } }")
    #expect(imported.texts("x") == ["- 1"])
    #expect(!imported.notices.isEmpty)
    for name in isLeftOut ? ["y"] : ["x", "y"] {
      guard case .undecidable? = imported.content(TokenPath(name)) else {
        Issue.record("--\(name) is not lost")
        continue
      }
    }
  }

  /// A condition of any length is one of which nothing is told.
  @Test func aLongConditionIsNotRead() throws {
    let words = String(repeating: "screen and ", count: 7_000)
    let imported = try readCSSTokens(":root{--x:1} @media \(words)(width > 1px) { :root { --x: 2; --y: 3 } }")
    #expect(imported.texts("x") == ["- 1"])
    guard case .undecidable? = imported.content("y") else { return #expect(Bool(false), "--y is not lost") }
  }

  @Test func modesKnowSchemeContrastAndBase() throws {
    let imported = try readCSSTokens(
      ":root{--x:1} .dark{--x:2} @media (prefers-contrast: more) { :root{--x:3} .dark{--x:4} }")
    #expect(
      imported.modes == [
        Mode("light", scheme: .light, contrast: .standard),
        Mode("dark", scheme: .dark, contrast: .standard, base: "light"),
        Mode("light-high-contrast", scheme: .light, contrast: .increased, base: "light"),
        Mode("dark-high-contrast", scheme: .dark, contrast: .increased, base: "dark"),
      ])
    #expect(imported.texts("x") == ["- 1", "dark 2", "light-high-contrast 3", "dark-high-contrast 4"])
  }

  @Test func aContrastWithoutASchemeHoldsInBoth() throws {
    let imported = try readCSSTokens(
      ":root{--x:1} @media (prefers-color-scheme:dark){:root{--x:2;--y:5}} @media (prefers-contrast:more){:root{--x:3}}"
    )
    #expect(imported.texts("x") == ["- 1", "dark 2", "light-high-contrast 3", "dark-high-contrast 3"])
    #expect(imported.texts("y") == ["dark 5"])
  }

  @Test func withoutConditionsThereAreNoModes() throws {
    #expect(try readCSSTokens(":root{--x:1}").modes.isEmpty)
  }

  @Test func aDarkRootIsTheDefault() throws {
    let first = try readCSSTokens(":root{--x:1} .light{--x:2}")
    #expect(first.modes.map(\.name) == ["dark", "light"])
    #expect(first.modes.map(\.base) == [nil, "dark"])
    #expect(first.texts("x") == ["- 1", "light 2"])
    let second = try readCSSTokens(":root{color-scheme:dark;--x:1} [data-theme=light]{--x:2}")
    #expect(second.modes.map(\.name) == ["dark", "light"])
    #expect(second.texts("x") == ["dark 1", "light 2"])
    #expect(try readCSSTokens(".dark{--x:1}").modes.map(\.name) == ["dark"])
  }

  @Test func lightDarkIsTwoValuesWithPlacesOfTheirOwn() throws {
    let imported = try readCSSTokens(":root{color-scheme:light dark;--x:light-dark(#fff, var(--y));--y:#000}")
    #expect(imported.texts("x") == ["- #fff", "dark var(--y)"])
    #expect(imported.content("x", in: "dark") == .alias("y"))
    #expect(try imported.color("x", in: "dark") == "#000000")
  }
}
