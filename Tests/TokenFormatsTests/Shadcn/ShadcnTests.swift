import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// Registry JSON of shadcn/ui.
@Suite struct ShadcnTests {
  private func read(_ text: String) throws(FormatError) -> Imported {
    try ShadcnFormat.tokens(from: SourceFile(path: "zinc.json", bytes: Array(text.utf8)))
  }

  @Test func variablesHaveModes() throws {
    let read = try read(
      """
      { "name": "zinc", "type": "registry:theme", "cssVars": {
        "theme": { "color-own": "var(--own)", "radius": "0.5rem" },
        "light": { "background": "0 0% 100%", "foreground": "240 10% 3.9%", "own": "oklch(1 0 0)" },
        "dark": { "background": "240 10% 3.9%", "--foreground": "0 0% 98%" } } }
      """)
    #expect(read.modes.map(\.name) == ["light", "dark"])
    #expect(try read.color("background") == "#ffffff")
    #expect(try read.color("foreground", in: "dark") == "#fafafa")
    #expect(try read.color("color.own") == "#ffffff")
    #expect(read.content("radius") == .literal(.dimension(Dimension(0.5, .rem))))
    let place = try #require(read.tokens["foreground"]).location
    #expect((place.path, place.line, place.column) == ("zinc.json", 3, 55))
    #expect(read.tokens["foreground"]?.values[0].value.text == "240 10% 3.9%")
    #expect(read.notices.map(\.message) == ["bare color components (4 values) are read as hsl()"])
  }

  @Test func severalItemsAreThemes() throws {
    let read = try read(
      """
      { "items": [
        { "name": "zinc", "cssVars": { "light": { "ink": "#111" }, "dark": { "ink": "#eee" } } },
        { "name": "a b", "cssVars": { "light": { "ink": "#222" } } },
        { "name": "button", "files": [] },
        { "name": "rose", "cssVars": { "light": { "ink": "#333" } }, "css": { "@layer base": {} } } ] }
      """)
    #expect(try read.color("theme-zinc.ink", in: "dark") == "#eeeeee")
    #expect(try read.color("theme-rose.ink") == "#333333")
    #expect(read.tokens.tokens.count == 2)
    let messages = read.notices.map(\.message)
    #expect(messages.contains("an item without a simple name isn't read"))
    #expect(messages.contains("only cssVars is read, not css"))
  }

  /// No value ends a declaration or hides the next.
  @Test(arguments: ["1px; } .dark { --b: 2px", "/* x", "\"a", "(1px", "a\\", "}", "", "1px)", "red !important"])
  func valuesStayValues(_ value: String) throws {
    let quoted = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let read = try read(##"{ "cssVars": { "light": { "a": "\##(quoted)", "b": "#fff" } } }"##)
    #expect(read.content("a") == .undecidable("the value isn't a single value of CSS"))
    #expect(try read.color("b") == "#ffffff")
  }

  @Test(arguments: [
    (#"{ "cssVars": { "light": { "a": 1 } } }"#, 1, 32), (#"{ "cssVars": { "light": { "a b": "1px" } } }"#, 1, 27),
    (#"{ "cssVars": { "light": { "a": "1px" }, "dark": 1 } }"#, 1, 41), (#"{ "cssVars": { "light": {} } }"#, 1, 1),
    (#"{ "cssVars": "#, 1, 14),
  ])
  func faultsHavePlaces(_ text: String, _ line: Int, _ column: Int) {
    do throws(FormatError) {
      _ = try read(text)
      Issue.record("no error in \(text)")
    } catch { #expect((error.location.line, error.location.column) == (line, column)) }
  }

  @Test func recognition() {
    #expect(recognized("a.json", ##"{ "cssVars": { "light": { "a": "#fff", "b": "#000" } } }"##) == "shadcn")
    #expect(recognized("a.json", #"{ "cssVars": { "light": {} } }"#) == nil)
    #expect(recognized("a.json", #"{ "cssVars": 1, "x": "y" }"#) == nil)
  }
}
