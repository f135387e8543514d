import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Which declaration shows (CSS Cascade 5), and how those that do not are told.
@Suite struct CSSCascadeTests {
  @Test(arguments: [
    (":root{--x:1} :root{--x:2}", "2"), (":root:root{--x:1} :root{--x:2}", "1"),
    (":root{--x:1!important} :root{--x:2}", "1"),
    ("html{--x:1} :root{--x:2} html{--x:3}", "2"), (":where(:root){--x:1} *{--x:2}", "2"),
    (":is(#a, :root){--x:1} :root:root{--x:2}", "1"),
    ("@layer a,b; @layer b{:root{--x:1}} @layer a{:root{--x:2}}", "1"), ("@layer a{:root:root{--x:1}} *{--x:2}", "2"),
    ("@layer a,b; @layer b{:root{--x:1!important}} @layer a{:root{--x:2!important}}", "2"),
    ("@layer a{:root{--x:1} @layer b{:root:root{--x:2}}}", "1"),
    ("@layer a.b{:root{--x:1}} @layer a{:root{--x:2}}", "2"),
    ("@layer{:root{--x:1}} @layer{:root{--x:2}}", "2"), ("@theme{--x:1} @theme default{--x:2}", "1"),
    (":root{--x:1} @theme{--x:2}", "1"), ("@theme default inline{--x:1} @theme inline{--x:2}", "2"),
    ("@property --x{syntax:'*';inherits:true;initial-value:1}", "1"),
    ("@property --x{initial-value:1} @theme default{--x:2}", "2"),
    (":root{--x:1;--x:2}", "2"), (":root{--x:1;--x:2)}", "1"), (":root{--x:1;& {--x:2}}", "2"),
  ])
  func shows(_ text: String, _ value: String) throws {
    #expect(try readCSSTokens(text).texts("x") == ["- \(value)"])
  }

  /// A reset of sizes leaves the colors that begin with the same word, as in Tailwind; a reset of all leaves nothing.
  @Test func aResetOfTextsKeepsTheirColors() throws {
    let theme = "@theme{--text-sm:1px;--text-color-muted:#111;--text-shadow-color:#222}"
    let kept = try readCSSTokens(theme + " @theme{--text-*: initial}")
    #expect(kept.tokens.tokens.map(\.path) == ["text.color-muted", "text.shadow-color"])
    #expect(try readCSSTokens(theme + " @theme{--*: initial}").tokens.tokens.isEmpty)
  }

  @Test func whatNeverShowsIsNoticed() throws {
    let imported = try readCSSTokens(":root{--x:1}\n:root{--x:2}\n:root{--x:2}")
    #expect(imported.notices.map(\.message) == ["--x: this value is never used; a.css:3 overrides it"])
    #expect(imported.notices[0].location?.byteRange == 10..<11)
    let many = (0..<100).map { ":root{--x:\($0)}" }.joined()
    let notices = try readCSSTokens(many).notices
    #expect(notices.count == 21)
    #expect(notices[20].message == "79 more notices about overridden values")
  }

  /// The media query stands in front of the rule it should override: no browser ever shows the dark value.
  @Test func aConditionDoesNotWinByItself() throws {
    let imported = try readCSSTokens("@media (prefers-color-scheme:dark){:root{--x:2}} :root{--x:1}")
    #expect(imported.texts("x") == ["- 1"])
    #expect(imported.notices.count == 1)
  }

  @Test func aClassWinsWhereItStands() throws {
    let imported = try readCSSTokens(".dark{--x:2} :root{--x:1}")
    #expect(imported.texts("x") == ["- 1", "dark 2"])
    #expect(
      imported.notices.map(\.message) == ["--x: a.css:1 wins if .dark is on html; both html and body are checked"]
    )
  }

  /// Without a class a page shows 1; nothing says that there is always one.
  @Test func bothNamedLooksStandBesideTheDefault() throws {
    let imported = try readCSSTokens(":root{--x:1} .light{--x:2} .dark{--y:3}")
    #expect(imported.texts("x") == ["- 1", "light by .light 2"])
    #expect(imported.modes.map(\.name) == ["light", "dark", "light by .light"])
  }

  @Test func documentsAreOneCascade() throws {
    let documents = ["a", "b"].map {
      SourceFile(path: $0 + ".css", bytes: Array(":root{--x:var(--\($0));--\($0):1px}".utf8))
    }
    let imported = try CSSFormat.tokens(from: documents, library: CSSLibrary())
    #expect(imported.texts("x") == ["- var(--b)"])
    #expect(imported.tokens["x"]?.location.path == "b.css")
    #expect(imported.notices.count == 1)
  }

  @Test func aNamespaceOfTheThemeIsReset() throws {
    let imported = try readCSSTokens("@theme{--color-a:red;--size-a:1px;--color-*:initial;--color-b:blue}")
    #expect(imported.tokens["color.a"] == nil)
    #expect(imported.tokens["color.b"] != nil)
    #expect(imported.tokens["size.a"] != nil)
    #expect(imported.notices.count == 1)
  }
}
