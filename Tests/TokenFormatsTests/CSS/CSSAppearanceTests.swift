import DesignTokens
import Testing
import TokenFormats

/// The looks that people get: combinations of classes, attributes and preferences, and the modes they come to.
@Suite struct CSSAppearanceTests {
  /// Sheets, and the values of `--x` by mode.
  static let cases: [(String, [String])] = [
    // Copies that agree are one mode, however they are written.
    (":root{--x:#111} .dark{--x:#eee} @media (prefers-color-scheme:dark){:root{--x:#eee}}", ["- #111", "dark #eee"]),
    (
      ":root{--x:#111} .dark{--x:#eee} @media (prefers-color-scheme:dark){:root{--x: rgb(238 238 238)}}",
      ["- #111", "dark #eee"]
    ),
    (":root{--x:#111} [data-theme=dark], .dark{--x:#eee}", ["- #111", "dark #eee"]),
    (
      ":root,[data-theme=light]{--x:#111} [data-theme=dark]{--x:#eee} "
        + "@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--x:#eee}}", ["- #111", "dark #eee"]
    ),
    (
      ":root{--x:#111} @media (prefers-color-scheme:dark){:root:not([data-theme]){--x:#eee}} [data-theme=dark]{--x:#eee}",
      ["- #111", "dark #eee"]
    ),
    (
      ":root{--y:#eee;--x:#111} .dark{--x:var(--y)} @media (prefers-color-scheme:dark){:root{--x:var(--y)}}",
      ["- #111", "dark var(--y)"]
    ),
    // Copies that differ are modes of their own.
    (
      ":root{--x:#111} @media (prefers-color-scheme:dark){:root{--x:#222}} .dark{--x:#eee}",
      ["- #111", "dark #eee", "dark by prefers-color-scheme #222"]
    ),
    (
      ":root{--x:#111} .dark{--x:#eee} [data-theme=dark]{--x:#ddd}",
      ["- #111", "dark #eee", "dark by data-theme=dark #ddd"]
    ),
    (
      ":root{--x:#111} @media (prefers-contrast:more){:root{--x:#000}} .hc{--x:#010101}",
      ["- #111", "light-high-contrast #010101", "light-high-contrast by prefers-contrast #000"]
    ),
    // A class is on html; where it shows something else on body, it is measured there too.
    ("body{--x:#111} .dark{--x:#eee}", ["- #111", "dark #eee"]),
    ("body{--x:#111} html.dark{--x:#eee}", ["- #111"]),
    (":root{--x:#111} html.dark{--x:#eee} body.dark{--x:#ddd}", ["- #111", "dark #eee", "dark by .dark on body #ddd"]),
    (":root{--x:#111} .dark *{--x:#eee}", ["- #111", "dark #eee"]),
    (":root{--x:#111} .dark body{--x:#eee}", ["- #111", "dark #eee"]),
    (":root{--x:#111} :root:has(#dark-mode:checked){--x:#eee}", ["- #111", "dark #eee"]),
    // Names that say nothing of light or dark.
    (".light{--x:#111} .dark{--x:#eee} .sepia{--x:#dcb}", ["- #111", "dark #eee", "sepia #dcb"]),
    (":root{--x:#111} [data-theme=cupcake]{--x:#fce}", ["- #111", "cupcake #fce"]),
    (
      ":root{--x:#111} .theme-zinc{--x:#333} .dark .theme-zinc{--x:#ccc} .dark{--x:#eee}",
      ["- #111", "dark #eee", "theme-zinc #333", "theme-zinc-dark #ccc"]
    ),
    (":root{--x:#111} html.ocean{--x:#024}", ["- #111", "ocean #024"]),
    // A page always has one of the classes when it has no values without them.
    (".light{--x:#111} .dark{--x:#eee}", ["- #111", "dark #eee"]),
    ("[data-theme=a]{--x:#111;color-scheme:light} [data-theme=dark]{--x:#eee}", ["- #111", "dark #eee"]),
    // light-dark() is what color-scheme says.
    (":root{color-scheme:light dark;--x:light-dark(#111,#eee)}", ["- #111", "dark #eee"]),
    (":root{color-scheme:light;--x:light-dark(#111,#eee)}", ["- #111"]),
    (":root{color-scheme:light;--x:light-dark(#111,#eee)} .dark{color-scheme:dark}", ["- #111", "dark #eee"]),
    (
      ":root{color-scheme:light dark;--x:light-dark(#111,#eee)} .dark{color-scheme:dark} .light{color-scheme:light}",
      ["- #111", "dark #eee"]
    ),
  ]

  @Test(arguments: cases)
  func modes(_ sheet: String, _ values: [String]) throws {
    #expect(try readCSSTokens(sheet).texts("x") == values)
  }

  /// A light class on a device that is set to dark: what the class leaves out comes from the media query.
  @Test func aMixtureIsAMode() throws {
    let imported = try readCSSTokens(
      ":root{--text:#111;--page:#fff} @media (prefers-color-scheme:dark){:root{--text:#eee;--page:#000}} .light{--text:#111}"
    )
    #expect(imported.modes.map(\.name) == ["light", "dark", "light by .light and prefers-color-scheme"])
    let mixture = "light by .light and prefers-color-scheme"
    #expect(try imported.color("text", in: mixture) == "#111111")
    #expect(try imported.color("page", in: mixture) == "#000000")
  }

  @Test func aCopyNamesItsOriginal() throws {
    let imported = try readCSSTokens(":root{--x:#111} .dark{--x:#eee} [data-theme=dark]{--x:#ddd}")
    #expect(imported.copies == [ModeCopy(name: "dark by data-theme=dark", original: "dark")])
    #expect(
      imported.notices.map(\.message) == [
        "dark has inconsistent copies: 1 value differs in dark by data-theme=dark, including --x (a.css:1)"
      ])
    #expect(imported.modes.map(\.scheme) == [.light, .dark, .dark])
  }

  @Test func everyPlaceOfAnAgreeingCopyIsKnown() throws {
    let sheet = ":root{--x:#111} .dark{--x:#eee} @media (prefers-color-scheme:dark){:root{--x:#eee}}"
    let value = try #require(try readCSSTokens(sheet).tokens["x"]?.value(in: "dark"))
    #expect(value.location.byteRange == 26..<30)
    #expect(value.copies.map(\.byteRange) == [77..<81])
    let plain = try readCSSTokens(":root{--x:#111} .dark{--x:#eee}")
    #expect(plain.tokens["x"]?.values.allSatisfy { $0.value.copies.isEmpty } == true)
  }

  /// A theme that leaves out a value which only another theme has: nothing shows, and nothing stands in for it.
  @Test func whatAThemeLeavesOutIsNotTheOtherThemes() throws {
    let imported = try readCSSTokens(".light{--x:#111;--y:#222} .dark{--x:#eee;--y:#ddd} .sepia{--x:#dcb}")
    #expect(imported.content("y", in: "sepia") == .undecidable("no declaration sets it in sepia"))
  }

  /// Classes of components are parts of a page, though they set a property of the page.
  @Test func aComponentIsNoTheme() throws {
    let imported = try readCSSTokens(
      ":root{--text:#111;--page:#fff;--line:#ccc} .dark{--text:#eee;--page:#000;--line:#333} .card{--page:#f8f8f8;--card-gap:4px}"
    )
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(imported.texts("card.page") == ["- #f8f8f8"])
  }

  @Test func attributesThatAreNamedTogetherCombine() throws {
    let themes = try readCSSTokens(
      ":root{--x:#000} [data-color-mode=light][data-light-theme=light]{--x:#111} [data-color-mode=dark][data-dark-theme=dark]{--x:#eee}"
    )
    #expect(
      themes.texts("x") == ["- #000", "dark #eee", "light by data-color-mode=light and data-light-theme=light #111"])
  }

  /// More combinations than are looked at: those that selectors name are, and the rest is counted.
  @Test func manyThemesAreMeasuredAsTheyAreWritten() throws {
    let themes = (0..<40).map {
      "[data-theme=t\($0)]{--x:#0000\($0 + 10)} [data-theme=t\($0)].dark{--x:#0001\($0 + 10)}"
    }
    let imported = try readCSSTokens(":root{--x:#111} .hc{--x:#f00}" + themes.joined())
    #expect(imported.modes.count == 82)
    #expect(imported.tokens["x"]?.values.count == 82)
    #expect(imported.notices.contains { $0.message.contains("combinations of theme classes and attributes") } == true)
  }

  @Test func aValueThatAnyCombinationShowsIsNotCalledUnseen() throws {
    // Only with the attribute and without the preference, only with both, only on body.
    for sheet in [
      ":root{--x:#111} .dark{--x:#222} @media (prefers-color-scheme:dark){.dark{--x:#333} :root{--x:#444}}",
      "@media (prefers-color-scheme:light){[data-theme=dark]{--x:#222}} @media (prefers-color-scheme:dark){[data-theme=dark]{--x:#333}} :root{--x:#111}",
      ":root.dark.dark{--x:#222} :root{--x:#111} @media (prefers-contrast:more){:root:root:root{--x:#333}}",
    ] {
      #expect(try !readCSSTokens(sheet).notices.contains { $0.message.contains("is never used") }, "\(sheet)")
    }
  }
}
