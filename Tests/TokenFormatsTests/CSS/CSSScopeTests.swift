import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Names of tokens, and what holds for part of a page.
@Suite struct CSSScopeTests {
  @Test(arguments: [
    ("--color-page-muted", "color.page-muted"), ("--radius", "radius"), ("--_bg", "_bg"), ("---x", "-x"),
    ("--x-", "x-"),
    ("--text-xs--line-height", "text.xs--line-height"), ("--space-0\\.5", "space.0.5"),
    ("--\u{e9}-\u{1F600}", "\u{e9}.\u{1F600}"),
    ("--\\41 b", "Ab"), ("--e\u{301}", "e\u{301}"), ("--A-b", "A.b"), ("--1", "1"),
  ])
  func names(_ name: String, _ path: String) throws {
    #expect(try readCSSTokens(":root{\(name):1px}").tokens.tokens.map(\.path) == [TokenPath(path)])
  }

  @Test func namesNeverFallTogether() throws {
    let imported = try readCSSTokens(":root{--a-b:1px;--a\\.b:2px} .a{--b:3px} :root{--a-b:4px;--c:var(--a\\.b)}")
    #expect(imported.tokens.tokens.map(\.path) == ["a.b", "a.b~2", "a.b~3", "c"])
    #expect(imported.texts("a.b") == ["- 4px"])
    #expect(imported.content("c") == .alias("a.b~2"))
    #expect(imported.notices.filter { $0.message.contains("because a.b is another property") }.count == 2)
  }

  @Test(arguments: [
    (".theme-zinc", "theme-zinc.x"), (".dark .theme-zinc", "theme-zinc.x"), ("[data-theme=cupcake]", "cupcake.x"),
    (".button-dark", "button-dark.x"),
    ("button:hover", "button-hover.x"), ("& :where(button, .btn)", "button-btn.x"), ("#app", "app.x"),
    ("[dir=rtl]", "dir-rtl.x"), (".a.b", "a-b.x"),
    (".a::before", "a-before.x"), ("::before", "before.x"), ("*, ::backdrop", "x"),
    (".theme-nord-dark", "theme-nord.x"),
    (":nth-child(2n + 1)", "nth-child-2n-1.x"),
    (".a, .b, .c, .d, .e", "a-and-4-more.x"), (".\u{e9}\\{", "\u{e9}.x"), ("@variant hover", "hover.x"),
    (":is(.a)", "a.x"),
    (".a" + String(repeating: "\u{e9}", count: 400), "a" + String(repeating: "\u{e9}", count: 39) + ".x"),
    ("[hidden]", "hidden.x"), ("[*]", "attribute.x"), (":lang(\"de\")", "lang-de.x"), ("a:has(b)", "a-has-b.x"),
    (":is(.a, .b)", "a-b.x"), (".a *", "a.x"), ("a > b", "a-b.x"),
  ])
  func scopesAreGroups(_ selector: String, _ path: String) throws {
    let imported = try readCSSTokens(":root{ \(selector) { --x: 1px } }")
    #expect(imported.tokens.tokens.map(\.path) == [TokenPath(path)])
    #expect(imported.notices.count == (path == "x" ? 0 : 1))
  }

  @Test func scopesHaveModesAndTheirOwnVariables() throws {
    let imported = try readCSSTokens(
      ":root{--bg:#fff;--ink:#000} .card{--bg:#eee;--x:var(--bg);--y:var(--ink)} .dark .card{--bg:#111}")
    #expect(imported.content("card.x") == .alias("card.bg"))
    #expect(imported.content("card.y") == .alias("ink"))
    #expect(imported.texts("card.bg") == ["- #eee", "dark #111"])
    #expect(imported.texts("bg") == ["- #fff"])
  }

  @Test func scopesWithTheSameWordsStayApart() throws {
    let imported = try readCSSTokens(".a .b{--x:1px} .a.b{--x:2px} .a-b{--x:3px}")
    #expect(imported.tokens.tokens.map(\.path) == ["a-b.x", "a-b~2.x"])
  }

  @Test func whatIsInKeyframesIsNoToken() throws {
    let imported = try readCSSTokens(":root{--y:1} @keyframes k{from{--x:1}} --z:1; a{--w:2}")
    #expect(imported.tokens.tokens.map(\.path) == ["y"])
    #expect(imported.notices.count == 3)
  }
}
