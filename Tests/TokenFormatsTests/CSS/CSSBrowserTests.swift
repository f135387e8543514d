import DesignTokens
import Testing
import TokenFormats

/// What browsers do with selectors that they don't know, with layers under conditions, and with documents imported twice.
@Suite struct CSSBrowserTests {
  /// Selectors 4, section 18: a list with a selector that breaks the grammar is none.
  @Test func aRuleWithABrokenSelectorIsSkipped() throws {
    for selector in [
      ":root, ..a", ":root,", ":root >", ":root, > a", ":root:not(..a)", ":root:has(> )", ":root, .1a", ":root, a:",
      ":root, #1a",
      ":root, []", ":root, .a b::", ":root, .a 50%", ":root, a > > b", ":root, :is(a)b",
    ] {
      let imported = try readCSSTokens(":root{--x:#111} \(selector){--x:#222}")
      #expect(imported.texts("x") == ["- #111"], "\(selector)")
      #expect(imported.notices.contains { $0.message.contains("browsers skip the whole rule") }, "\(selector)")
    }
  }

  @Test func aRuleThatBrowsersReadIsRead() throws {
    for selector in [
      ":root, ::-webkit-frobnicate", ":root, :is(..a)", ":root:is(:root, ..a)", ":root:where(html, :is())",
      ":root, a:hover > b + c ~ d",
      ":root, a::before", ":root, :nth-child(2n + 1 of .a)", ":root, *|*", "*|*:root", ":root, A:FIRST-CHILD",
      ":root, .a:before",
      ":root:not(#none)", ":root, a[href^=x i]",
    ] {
      let imported = try readCSSTokens(":root{--x:#111} \(selector){--x:#222}")
      #expect(imported.texts("x") == ["- #222"], "\(selector): \(imported.notices.map(\.message))")
    }
    #expect(try readCSSTokens(":root{--x:#111} :root{> ..a{--x:#222} --x:#333}").texts("x") == ["- #333"])
  }

  /// CSS Cascade 5, section 6.4.3: a layer has its place from where it is first named in a rule that holds.
  @Test func theOrderOfLayersIsThatOfALook() throws {
    let dark = "@media (prefers-color-scheme:dark)"
    for (sheet, values) in [
      (
        "\(dark){@layer z{:root{--x:#111}}} @layer y{:root{--x:#222}} @layer z{:root{--x:#111}}",
        ["- #111", "dark #222"]
      ),
      ("\(dark){@layer z;} @layer y{:root{--x:#222}} @layer z{:root{--x:#111}}", ["- #111", "dark #222"]),
      (
        "@layer a{\(dark){@layer z{:root{--q:1}}} @layer y{:root{--x:#222}} @layer z{:root{--x:#111}}}",
        ["- #111", "dark #222"]
      ),
      // Importance turns the order round.
      (
        "\(dark){@layer z;} @layer y{:root{--x:#222!important}} @layer z{:root{--x:#111!important}}",
        ["- #222", "dark #111"]
      ),
      ("@media print{@layer z;} @layer y{:root{--x:#222}} @layer z{:root{--x:#111}}", ["- #111"]),
    ] {
      #expect(try readCSSTokens(sheet).texts("x") == values, "\(sheet)")
    }
    let imported = try readCSSTokens(
      "@import 'z.css' layer(z) \(dark.dropFirst(7)); @layer y{:root{--x:#222}} @layer z{:root{--x:#111}}",
      imports: ["z.css": ":root{--q:1}"])
    #expect(imported.texts("x") == ["- #111", "dark #222"])
  }

  /// CSS Cascade 5, section 2: a document counts where it is imported last.
  @Test func theLastImportCounts() throws {
    let documents = [
      "r.css": ":root{--x:#111}", "d.css": ":root{--x:#222}", "rd.css": "@import 'r.css'; :root{--x:#222}",
      "dr.css": "@import 'd.css'; @import 'r.css';", "r2.css": "@import 'r.css';",
      "rl.css": "@layer a{:root{--x:#111}}", "dl.css": "@layer b{:root{--x:#222}}",
      "ru.css": "@layer{:root{--x:#111}}", "du.css": "@layer{:root{--x:#222}}", "nu.css": "@import 'ru.css';",
      "iu.css": "@import 'r.css' layer;",
    ]
    for (imports, value) in [
      (["r", "d", "r"], "#111"), (["rd", "r2"], "#111"), (["r2", "rd"], "#222"), (["dr", "rd"], "#222"),
      (["rd", "dr"], "#111"),
      (["dr", "d"], "#222"),
      // The order of layers is that of the first.
      (["rl", "dl", "rl"], "#222"),
      // A layer without a name is another one each time.
      (["ru", "du", "ru"], "#111"), (["du", "rl", "du"], "#222"), (["nu", "du", "nu"], "#111"),
      (["iu", "dl", "iu"], "#111"),
    ] {
      let sheet = imports.map { "@import '\($0).css';" }.joined()
      #expect(try readCSSTokens(sheet, imports: documents).texts("x") == ["- \(value)"], "\(sheet)")
    }
    let conditional = try readCSSTokens(
      "@import 'r.css'; @import 'd.css'; @import 'r.css' (prefers-color-scheme:dark);", imports: documents)
    #expect(conditional.texts("x") == ["- #222", "dark #111"])
  }

  /// An attribute with any value may be dark by what is declared for it; a class that is light by its name can be next to it.
  @Test func anAttributeWithAnyValueExcludesNoTheme() throws {
    let imported = try readCSSTokens(
      ":root{--x:#111;--y:#111} :root[data-theme]{--x:#222;color-scheme:dark} :root.light{--y:#333}")
    let pages: [[String]] = try imported.modes.map { mode in
      try ["x", "y"].map { try imported.color(TokenPath($0), in: mode.name) }
    }
    #expect(pages.contains(["#222222", "#333333"]), "\(pages)")
  }

  @Test func withoutASchemeLightDarkIsLight() throws {
    let imported = try readCSSTokens(":root{--x:light-dark(#111,#222)}")
    #expect(imported.texts("x") == ["- #111"])
    #expect(imported.notices.map(\.message).contains { $0.hasPrefix("light-dark() always uses its light value") })
    let preferred = try readCSSTokens(
      ":root{--x:light-dark(#111,#222);--y:#111} @media (prefers-color-scheme:dark){:root{--y:#222}}")
    #expect(preferred.texts("x") == ["- #111"])
    #expect(
      try readCSSTokens(":root{--x:light-dark(#111,#222)} .dark{color-scheme:dark}").texts("x") == [
        "- #111", "dark #222",
      ])
  }
}

/// `@property`: which rules register a property, and what becomes of values that are not of its syntax.
@Suite struct CSSRegistrationTests {
  @Test func aValueOfAnotherSyntaxIsTheInitialOrTheInheritedOne() throws {
    for (syntax, rules, value) in [
      ("<color>", ":root{--x:12px}", "#999"), ("<color>", ":root{--x:#111} body{--x:frobnicate}", "#111"),
      ("<color>", ":root{--x:#111}", "#111"), ("<color>", ":root{--x:rebeccapurple}", "rebeccapurple"),
      ("<color>", ":root{--x:#12}", "#999"), ("<color>+", ":root{--x:#111 2px}", "#999"),
      ("<length> | <color>", ":root{--x:#111}", "#111"), ("none | <color>", ":root{--x:some}", "#999"),
      ("*", ":root{--x:#111}", "#111"),
    ] {
      let rule = "@property --x{initial-value:#999;syntax:'\(syntax)';inherits:true}"
      #expect(try readCSSTokens(rule + rules).texts("x") == ["- \(value)"], "\(syntax) \(rules)")
    }
  }

  @Test func aPropertyThatIsNotInheritedStartsAnew() throws {
    let rule = "@property --x{syntax:'<color>';inherits:false;initial-value:#999}"
    for (rules, value) in [
      (":root{--x:#111}", "#999"), ("*{--x:#111}", "#111"), (":root{--x:#111} *{--x:4px}", "#999"),
      ("html{--x:#111} body, body *{--x:inherit}", "#111"),
    ] {
      #expect(try readCSSTokens(rule + rules).texts("x") == ["- \(value)"], "\(rules)")
    }
  }

  /// CSS Properties and Values 1, section 3.1: a rule that lacks a descriptor, or whose initial value is of another syntax, is none.
  @Test func aRuleThatIsNotWholeIsNone() throws {
    for descriptors in [
      "syntax:'<color>';inherits:false", "inherits:false;initial-value:#999", "syntax:'<color>';initial-value:#999",
      "syntax:'<color>';inherits:false;initial-value:4px", "syntax:'<length>';inherits:false;initial-value:#999",
      "syntax:'<color>';inherits:maybe;initial-value:#999", "syntax:'<color>';inherits:false;initial-value:var(--y)",
    ] {
      let imported = try readCSSTokens("@property --x{\(descriptors)} :root{--x:#111}")
      #expect(imported.texts("x") == ["- #111"], "\(descriptors)")
      #expect(imported.notices.contains { $0.message.hasPrefix("@property --x requires ") }, "\(descriptors)")
    }
    #expect(try readCSSTokens("@property --x{syntax:'*';inherits:true} :root{--x:#111}").notices.isEmpty)
  }

  @Test func aVariableOfAnotherSyntaxCantBeTold() throws {
    let imported = try readCSSTokens(
      "@property --x{syntax:'<length>';inherits:true;initial-value:1px} :root{--x:var(--y);--y:#111}")
    guard case .undecidable? = imported.content("x") else {
      Issue.record("--x is told")
      return
    }
  }
}
