import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Modules and JSON with nothing but colors.
@Suite struct ColorModuleTests {
  @Test(arguments: [
    (
      "colors.js", "export default { ink: '#111', paper: { 1: '#fff', 2: 'rgb(0 0 0 / 50%)' }, none: 'transparent' }",
      true
    ),
    ("a.ts", "const ink = { a: '#111', b: '#222' }\nexport default ink", true),
    ("a.ts", "export const gray = { gray1: '#fcfcfc', gray2: '#f9f9f9' }", true),
    ("a.cjs", "module.exports = Object.freeze({ a: '#111', b: '#222' })", true),
    ("a.json", ##"{ "a": "#111", "b": { "c": "color(display-p3 1 0 0)" } }"##, true),
    ("a.json", ##"{ "a": "#111", "b": { "c": "#222", "n": 1 } }"##, false),
    ("a.json", ##"{ "theme_color": "#111" }"##, false), ("a.js", "export default { a: '#111', b: f('#222') }", false),
    ("a.js", "export default { color: 'red', size: 'big', h: '#main' }", false),
    ("a.d.ts", "export const gray = { gray1: '#fcfcfc', gray2: '#f9f9f9' }", false),
    ("a.yaml", ##"{ "a": "#111", "b": "#222" }"##, false), ("a.js", "'#111' + '#222'", false),
  ])
  func isRecognized(_ path: String, _ text: String, _ isList: Bool) {
    #expect(recognized(path, text) == (isList ? "color-module" : nil))
  }

  @Test func namesAreThoseOfTheObjects() throws {
    let read = try colorList(
      "const base = '#111'\nexport const gray = { 1: base, 'a-b': '#fff' }\nexport const x = 'white'")
    #expect(read.tokens.tokens.map(\.path) == ["gray.1", "gray.a-b", "x"])
    #expect(try read.hex("gray.1") == "#111111")
    #expect(read.tokens["gray.a-b"]?.location.line == 2)
    #expect(read.modes.isEmpty)
  }

  @Test func lightAndDarkWithTheSameNamesAreModes() throws {
    let read = try colorList(
      "export const lightColors = { ink: '#111', bg: '#fff' }\nexport const darkColors = { ink: '#eee', bg: '#000' }\nexport const white = '#fff'"
    )
    #expect(read.modes.map(\.name) == ["light", "dark"])
    #expect(try read.hex("ink", in: "dark") == "#eeeeee")
    #expect(try read.hex("bg") == "#ffffff")
    #expect(read.tokens["white"] != nil)
    #expect(
      read.notices.map(\.message)
        == ["lightColors and darkColors define the same names, so they are read as light and dark modes"])
    let shades = try colorList("export default { light: { a: '#111' }, dark: { b: '#222', c: '#333' } }")
    #expect(shades.modes.isEmpty)
    #expect(shades.tokens["dark.b"] != nil)
  }

  @Test func darkScalesHaveTheNamesOfLightOnes() throws {
    let dark = try colorList(
      ##"{ "grayDark": { "gray1": "#111" }, "grayDarkP3A": { "grayA1": "#fff1" } }"##, path: "dark.json")
    #expect(dark.tokens.tokens.map(\.path) == ["gray.gray1", "grayP3A.grayA1"])
    let both = try colorList(##"{ "grayDark": { "gray1": "#111" }, "gray": { "gray1": "#fff" } }"##, path: "all.json")
    #expect(both.tokens.tokens.map(\.path) == ["grayDark.gray1", "gray.gray1"])
  }

  @Test func functionsAreNoticed() throws {
    let read = try colorList("export default { a: '#111', b: '#222', get c() { warn({ d: 1 })\n return this.a } }")
    #expect(read.tokens.tokens.count == 2)
    #expect(read.notices.map(\.message) == ["a function isn't run, so its value isn't read"])
  }
}
