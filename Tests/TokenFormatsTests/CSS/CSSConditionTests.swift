import DesignTokens
import Testing
import TokenFormats

/// Conditions that are neither scheme nor contrast: they make modes, or what they may change can't be told.
@Suite struct CSSConditionTests {
  /// Sheets, and the values of `--x` by mode.
  static let modes: [(String, [String])] = [
    (":root{--x:#111} @media (color-gamut:p3){:root{--x:#222}}", ["- #111", "color-gamut-p3 #222"]),
    (":root{--x:#111} @media (min-width:40em){:root{--x:#222}}", ["- #111", "width-from-640 #222"]),
    // 599px and more is at least 599; no page is wider than 900px and not wider than 600px.
    (
      ":root{--x:#111} @media (width >= 600px){:root{--x:#222}} @media (900px <= width){:root{--x:#333}}",
      ["- #111", "width-from-600 #222", "width-from-600-width-from-900 #333"]
    ),
    (
      ":root{--x:#111} @media (orientation:portrait){:root{--x:#222}}", ["- #222", "orientation-landscape #111"]
    ),
    (
      ":root{--x:#111} .dark{--x:#222} @media (prefers-reduced-transparency:reduce){.dark{--x:#333}}",
      ["- #111", "dark #222", "prefers-reduced-transparency-dark #333"]
    ),
    (":root{--x:#111} html[data-brand=y]{--x:#222}", ["- #111", "data-brand-y #222"]),
    (":root{--x:#111} body[class*=night]{--x:#222}", ["- #111", "dark #222"]),
    // A class that has the text meets the selector too.
    (":root{--x:#111} .dark-theme{--y:1px} html[class^=dark]{--x:#222}", ["- #111", "dark #222"]),
    (":root{--x:#111} :root{&[dir=rtl]{--x:#222}}", ["- #111", "dir-rtl #222"]),
    (":root{--x:#111} :root:has(body){--x:#222}", ["- #222"]),
  ]

  @Test(arguments: modes)
  func aConditionIsAMode(_ sheet: String, _ values: [String]) throws {
    #expect(try readCSSTokens(sheet).texts("x") == values)
  }

  /// What can't be a mode leaves a value open, with the condition and its place.
  @Test func whatIsNoModeCantBeTold() throws {
    for condition in [
      "@container (width > 1px){:root", "@supports (frobnicate:1){:root", "@media (--unknown){:root",
      "html:has(#a:checked)",
      "body:has(.a)", "html:hover", ":root:lang(en)", ":root:not(:focus-within)", "@scope (.a){:scope",
      "html:is(:hover,:focus)",
      ":root, ::frobnicate", "html:hover body", ":root:not(:frobnicate)",
    ] {
      let end = condition.contains("{") ? "}}" : "}"
      let imported = try readCSSTokens(":root{--x:#111;--y:#111}\n\(condition){--x:#222;--y:#111\(end)")
      guard case .undecidable(let reason)? = imported.content("x") else {
        Issue.record("\(condition) is passed over: \(imported.texts("x"))")
        continue
      }
      #expect(reason.hasSuffix("(a.css:2)"), "\(reason)")
      // A declaration that says the same changes nothing.
      #expect(imported.content("y") == (try readCSSTokens(":root{--y:#111}").content("y")), "\(condition)")
    }
  }

  @Test func aDoubtLastsAsFarAsItMayWin() throws {
    for (sheet, isOpen) in [
      (":root{--x:#111} @container (width > 1px){:root{--x:#222}} :root{--x:#333}", false),
      (":root{--x:#111!important} html:hover{--x:#222}", false),
      (":root{--x:#111} html:hover{--x:#222} body{--x:#333}", false),
      ("body{--x:#111} html:hover{--x:#222}", false), ("@layer a{html:hover{--x:#222}} :root{--x:#111}", false),
      (":root{--x:var(--y);--y:#111} html:hover{--y:#222}", true), (":root{--x:#111} body:hover{--x:#222}", true),
      (":root{--x:color-mix(in srgb, var(--y), #fff);--y:#111} html:hover{--y:#222}", true),
      (":root{--x:var(--y, #111)} html:hover{--y:#222}", true), (":root{--x:#111} .card:hover{--x:#222}", false),
    ] {
      let imported = try readCSSTokens(sheet)
      let isUndecidable = if case .undecidable? = imported.content("x") { true } else { false }
      #expect(isUndecidable == isOpen, "\(sheet)")
    }
  }

  @Test func theModeOfADoubtIsTheOnlyOneThatIsOpen() throws {
    let imported = try readCSSTokens(":root{--x:#111} .dark{--x:#222} @supports (frobnicate:1){.dark{--x:#333}}")
    #expect(imported.content("x") == (try readCSSTokens(":root{--x:#111}").content("x")))
    guard case .undecidable? = imported.content("x", in: "dark") else {
      Issue.record("dark is told")
      return
    }
  }

  /// Lengths make no modes: what a breakpoint does to them is left open.
  @Test func aBreakpointOfLengthsIsNoMode() throws {
    let imported = try readCSSTokens(":root{--x:#111;--s:16px} @media (min-width:600px){:root{--s:24px}}")
    #expect(imported.modes.isEmpty)
    guard case .undecidable? = imported.content("s") else {
      Issue.record("--s is told")
      return
    }
  }

  @Test func whatIsNeverOnAScreenIsLeftOut() throws {
    for opening in ["@media print", "@media (forced-colors:active)", "@supports not (color:red)", "@starting-style"] {
      let imported = try readCSSTokens(":root{--x:#111} \(opening){:root{--x:#222}}")
      #expect(imported.texts("x") == ["- #111"], "\(opening)")
      #expect(imported.notices.map(\.message).contains { $0.hasSuffix("is skipped: the condition isn't a mode") })
    }
  }
}
