import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Selectors 4 and CSS Nesting 1: which elements selectors match, and what that makes of the page.
@Suite struct CSSSelectorTests {
  /// Sheets, and the values of `--x` by mode.
  static let cases: [(String, [String])] = [
    // No html is inside body.
    (":root{--x:#111} body html.dark{--x:#eee}", ["- #111"]),
    (":root{--x:#111} body:is(.dark body){--x:#eee}", ["- #111", "dark #eee"]),
    (":root{--x:#111} .dark{body:is(& body){--x:#eee}}", ["- #111", "dark #eee"]),
    (":root{--x:#111} .dark{> body{--x:#eee}}", ["- #111", "dark #eee"]),
    (":root{--x:#222} .dark{body:not(& body){--x:#111}}", ["- #111", "dark #222"]),
    (":root{--x:#111} :root:not(:not(.dark)){--x:#eee}", ["- #111", "dark #eee"]),
    (":root{--x:#111} :is(.dark,.night) :is(body,main){--x:#eee}", ["- #111", "dark #eee"]),
    (":root{--x:#111} :is(..a){--x:#222;&.dark{--x:#333}}", ["- #111"]),
    (":root{--x:#111} html[class=dark]{--x:#eee}", ["- #111", "dark #eee"]),
    (":root{--x:#111} .theme-dark{--y:1px} html[class$=dark]{--x:#222}", ["- #111", "dark #222"]),
    (":root{--x:#111} .my-night-theme{--y:1px} html[class*=night]{--x:#222}", ["- #111", "dark #222"]),
    // The page without the theme is one of its looks.
    (":root{--x:#222} :root:not([data-theme=sepia]){--x:#111}", ["- #111", "sepia #222"]),
    (":root{--x:#111} :root:has(.high-contrast){--x:#000}", ["- #111", "light-high-contrast #000"]),
    (":root{--x:#111} html.ocean{--x:#024} html.forest{--x:#042}", ["- #111", "ocean #024", "forest #042"]),
    (
      ":root{--x:#111} [data-theme=cupcake]{--x:#fce} "
        + "@media (prefers-color-scheme:dark){[data-theme=cupcake]{--x:#201}}",
      ["- #111", "cupcake #fce", "cupcake-dark #201"]
    ),
    (
      ":root{--x:#111} .dark{--x:#eee} html body .dark{--x:#ddd}",
      ["- #111", "dark #eee", "dark by .dark inside body #ddd"]
    ),
    (":root{--x:#111;@dark{--x:#eee}}", ["- #111", "dark #eee"]),
    // A class of a part of the page is a theme of no page.
    (":root{--x:#111} .theme-zinc{--x:#333} .dark .card{--y:#eee}", ["- #111", "theme-zinc #333"]),
    (":root{--x:#111} .dark .card{--y:#eee} .theme-zinc{--x:#333}", ["- #111", "theme-zinc #333"]),
    (
      "@custom-variant dark (.dark &); :root{--x:#111;@variant dark{--x:#222}} .dark{--y:1px}", ["- #111", "dark #222"]
    ),
    // Layers and words that lead to other values (CSS Cascade 5, section 7.3).
    (
      "@layer a{:root{--x:#111}} @layer b{:root{--x:#222}} @layer c{:root{--x:revert-layer}}", ["- #222"]
    ),
    // Rules in a layer itself win over those in the layers inside it.
    (
      "@layer \(deep).a{:root{--x:#111}} @layer \(deep){:root{--x:#222}}", ["- #222"]
    ),
  ]

  /// A layer deep inside others.
  private static let deep = Array(repeating: "a", count: 120).joined(separator: ".")

  @Test(arguments: cases)
  func modes(_ sheet: String, _ values: [String]) throws {
    #expect(try readCSSTokens(sheet).texts("x") == values)
  }

  /// Selectors, and the token of the group that their part of the page is.
  @Test(arguments: [
    ("html + body", "sibling.x"), (".\\+", "part.x"), (".dark body * *", "nested.x"),
    (":root:not(body) .card", "card.x"),
    ("::slotted(a)", "slotted.x"), ("html body .a .b", "a-b.x"),
  ])
  func partsOfAPage(_ selector: String, _ path: String) throws {
    let imported = try readCSSTokens(":root{--y:#111} \(selector){--x:#222}")
    #expect(imported.tokens.tokens.map(\.path) == ["y", TokenPath(path)])
    #expect(imported.tokens[TokenPath(path)]?.values.map(\.value.text) == ["#222"])
  }

  @Test func aPartOfAPageHasItsModes() throws {
    let imported = try readCSSTokens(".dark .card{--x:#eee} :root:not(.dark) .card{--x:#111}")
    #expect(imported.texts("card.x") == ["- #111", "dark #eee"])
    let variant = try readCSSTokens(".a .b .c{--x:#111;@variant dark{--x:#eee}}")
    #expect(variant.texts("a-b-c.x") == ["- #111", "dark #eee"])
    let custom = try readCSSTokens("@custom-variant dark (.dark &); .a .b .c{--x:#111;@variant dark{--x:#eee}}")
    #expect(custom.texts("a-b-c.x") == ["- #111", "dark #eee"])
  }

  /// States of which no file can tell, and names that only some browsers may know.
  @Test(arguments: [
    "html:lang(de){body:hover", "body:is(html:hover body)", "html:frobnicate(a)",
    "html:has(.theme-ocean)",
  ])
  func aStateLeavesTheValueOpen(_ selector: String) throws {
    let end = selector.contains("{") ? "}}" : "}"
    let sheet = ":root{--x:#111} .theme-ocean{--x:#024}\n\(selector){--x:#222\(end)"
    guard case .undecidable(let reason)? = try readCSSTokens(sheet).content("x") else {
      Issue.record("--x is known")
      return
    }
    #expect(reason.hasSuffix("(a.css:2)"), "\(reason)")
  }

  @Test func aStateOfThePageLeavesAPartOpen() throws {
    let imported = try readCSSTokens(".card{--x:#111} html:lang(de) .card{--x:#222}")
    guard case .undecidable? = imported.content("card.x") else {
      Issue.record("\(imported.texts("card.x"))")
      return
    }
    #expect(imported.tokens.tokens.map(\.path) == ["card.x"])
    let before = try readCSSTokens("html:hover::before{--x:#222}")
    #expect(before.tokens.tokens.map(\.path) == ["before.x"])
  }

  /// Selectors 4, section 18: a list with a selector that breaks the grammar is none.
  @Test(arguments: [":root:not()", ":root:has()", ":root:5", ":root, ::5", ":root, a:[b]", ":root, a ::", ":root:"])
  func aBrokenSelectorDropsItsRule(_ selector: String) throws {
    let imported = try readCSSTokens(":root{--x:#111} \(selector){--x:#222}")
    #expect(imported.texts("x") == ["- #111"])
    #expect(imported.notices.contains { $0.message.contains("browsers skip the whole rule") })
  }

  @Test func whatIsOverriddenInsideIsNoticed() throws {
    let imported = try readCSSTokens(":root{--x:#111}\n.dark{--x:#eee}\nhtml.dark, body.dark{--x:#ddd}")
    #expect(imported.texts("x") == ["- #111", "dark #ddd"])
    let notice = "--x: this value applies only to the element with the class; a.css:3 overrides it inside"
    #expect(imported.notices.map(\.message) == [notice])
    let never = try readCSSTokens(
      ":root{--x:#111} @media (prefers-color-scheme:dark){.dark{--x:#eee}}\n.dark{--x:#ddd}")
    #expect(never.notices.map(\.message) == ["--x: this value is never used; a.css:2 overrides it"])
  }

  /// A configuration may say that a class is a look.
  @Test func aClassThatIsKnownToBeALook() throws {
    struct Library: DocumentLibrary {
      let modeNames: [String: String]
      func document(at path: String, relativeTo document: SourceFile) -> SourceFile? { nil }
    }
    let file = SourceFile(path: "a.css", bytes: Array(":root{--x:#111} .midnight{--x:#eee}".utf8))
    for (name, mode) in [("dark-high-contrast", "dark-high-contrast"), ("dark", "dark")] {
      let imported = try CSSFormat.tokens(from: [file], library: Library(modeNames: ["midnight": name]))
      #expect(imported.texts("x") == ["- #111", "\(mode) #eee"])
    }
  }
}
