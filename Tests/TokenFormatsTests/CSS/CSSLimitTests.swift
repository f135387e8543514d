import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Limits on selectors, themes, conditions, and notices.
@Suite struct CSSLimitTests {
  private func list(_ count: Int, _ selector: (Int) -> String) -> String {
    (0..<count).map(selector).joined(separator: ",")
  }

  /// Themes that are written in one list all show the same.
  @Test func aListOfThemes() throws {
    let few = try readCSSTokens(":root{--x:#111} \(list(30) { "[data-theme-\($0)=dark]" }){--x:#222}")
    #expect(few.texts("x") == ["- #111", "dark #222"])
    // More alternatives than are looked at are a part of the page.
    let many = try readCSSTokens(":root{--x:#111} \(list(100) { "[data-theme-\($0)=dark]" }){--x:#222}")
    #expect(many.texts("x") == ["- #111"])
    #expect(many.tokens.tokens.map(\.path) == ["x", "nested.x"])
  }

  @Test func aProductOfLists() throws {
    let lists = String(repeating: ":is(.a,.b,.c,.d,.e,.f) ", count: 3)
    let imported = try readCSSTokens(":root{--y:#111} \(lists){--x:#222}")
    #expect(imported.tokens.tokens.count == 2)
    #expect(imported.tokens.tokens.last?.values.map(\.value.text) == ["#222"])
  }

  @Test func aListOfStatesLeavesTheValueOpen() throws {
    let imported = try readCSSTokens(":root{--x:#111} \(list(30) { "html:lang(l\($0))" }){--x:#222}")
    guard case .undecidable? = imported.content("x") else {
      Issue.record("--x is known")
      return
    }
  }

  /// A selector with more requirements than are matched is a part of the page.
  @Test func aLongSelector() throws {
    let imported = try readCSSTokens(":root{--x:#111} body\(String(repeating: ":is(.dark body)", count: 70)){--x:#222}")
    #expect(imported.texts("x") == ["- #111"])
    #expect(imported.tokens.tokens.map(\.path) == ["x", "nested.x"])
    let text = String(repeating: "a, ", count: 30_000) + "a"
    let long = try readCSSTokens(":root{--x:#111} \(text){--x:#222}")
    #expect(long.texts("x") == ["- #111"])
    #expect(long.tokens.tokens.map(\.path) == ["x", "many.x"])
    let value = try readCSSTokens("[data-thing=\"\(String(repeating: "a", count: 1100))\"]{--x:1px}")
    let name = TokenPath("data-thing-" + String(repeating: "a", count: 69) + ".x")
    #expect(value.tokens.tokens.map(\.path) == [name])
  }

  /// All combinations of two themes but one are written, and there are more than are looked at.
  @Test func combinationsThatNoSelectorUses() throws {
    var rules = ":root{--x:#00f}"
    for theme in 0..<8 { rules += "[data-theme=t\(theme)]{--x:#\(theme + 1)00}" }
    for palette in 0..<7 { rules += "[data-palette=p\(palette)]{--x:#0\(palette + 1)0}" }
    for theme in 0..<8 {
      for palette in 0..<7 where (theme, palette) != (7, 6) {
        rules += "[data-theme=t\(theme)][data-palette=p\(palette)]{--x:#\(theme + 1)\(palette + 1)0}"
      }
    }
    // Of what is never used only that is noticed which no combination can show.
    rules += "[data-theme=t0]{--y:1px} [data-theme=t0]{--y:2px} body{--z:1px} body{--z:2px}"
    let imported = try readCSSTokens(rules)
    let notice = "1 combination of theme classes and attributes skipped; no selector uses them"
    let replaced = "--z: this value is never used; a.css:1 overrides it"
    #expect(imported.notices.map(\.message) == [replaced, notice])
    #expect(imported.tokens["x"]?.values.count == 71)
  }

  /// More themes than make looks: 64 do.
  @Test func moreThemesThanAreLookedAt() throws {
    let rules = (0..<80).map { "[data-theme=t\($0)]{--x:#\($0 + 100)}" }.joined()
    let imported = try readCSSTokens(":root{--x:#000}" + rules)
    #expect(imported.texts("x").count == 65 && imported.texts("x").first == "- #000")
  }

  @Test func manyDocumentsAreAnError() {
    let files = (0...1000).map { SourceFile(path: "\($0).css", bytes: Array(":root{--x:1}".utf8)) }
    #expect(throws: FormatError.tooManyDocuments(limit: 1000, files[1000].location(of: 0..<0))) {
      try CSSFormat.tokens(from: files, library: CSSLibrary())
    }
  }

  /// Twenty notices of a kind have places, and the others are counted.
  @Test(arguments: [(20, nil), (21, "1 more notice about imports"), (23, "3 more notices about imports")])
  func noticesAreCounted(_ count: Int, _ last: String?) throws {
    let rules = ":root{--x:#111} " + String(repeating: "@import 'b.css';", count: count)
    let imported = try readCSSTokens(rules, imports: ["b.css": ""])
    let messages = imported.notices.map(\.message).filter { !$0.hasPrefix("misplaced @import: ") }
    #expect(messages.last == last)
    #expect(imported.notices.count == min(count, 20) + (last == nil ? 0 : 1))
  }

  /// Two notices about names of properties that are none.
  @Test func namesOfNoProperty() throws {
    let imported = try readCSSTokens(":root{--color-*:initial;--:1px;--x:#111} @theme{--ink-*:red}")
    #expect(imported.tokens.tokens.map(\.path) == ["x"])
    #expect(
      imported.notices.map(\.message) == [
        "--color-* isn't a valid property; browsers skip it", "-- alone isn't a valid property name; browsers skip it",
        "--ink-* isn't a valid property; browsers skip it",
      ])
  }

  /// An import without an address, and a variant that names no class or that has several: neither changes anything.
  @Test(arguments: [
    "@import;", "@import frobnicate;", "@custom-variant hocus (&:hover, &:focus);", "@custom-variant (.dark);",
    "@custom-variant big (&:where(.big));", "@custom-variant both (&:where(.dark.high-contrast));",
  ])
  func statementsWithoutAMeaning(_ statement: String) throws {
    let imported = try readCSSTokens("\(statement) :root{--x:#111}")
    #expect(imported.texts("x") == ["- #111"])
    #expect(imported.modes.isEmpty)
  }
}
