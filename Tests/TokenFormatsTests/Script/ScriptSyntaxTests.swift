import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// JavaScript and TypeScript around colors (ECMAScript 2024): statements, literals, and names that stand for others.
@Suite struct ScriptSyntaxTests {
  /// Modules with colors, and the tokens that they make with their colors; `?` for one that can't be determined.
  static let modules: [(String, [String])] = [
    // Constants: several in one statement, with types, and exported by name.
    ("let a = '#111', b = '#222'\nvar c = { a, b }\nexport default c", ["a #111111", "b #222222"]),
    ("const a: Record<string, Map<A, B>> = { x: '#111', y: '#222' }\nexport default a", ["x #111111", "y #222222"]),
    ("export let a = '#111', b = '#222'", ["a #111111", "b #222222"]),
    (
      "export const a = '#111' as const\nexport const b = '#222' satisfies Color.Hex<string>",
      ["a #111111", "b #222222"]
    ),
    (
      "const a = '#111'\nconst f = () => a;\nexport { a }\nexport default { a, b: '#222' }", ["a #111111", "b #222222"]
    ),
    ("let later\nlater = '#333'\nlet eq == 1\nexport default { a: '#111', b: '#222' }", ["a #111111", "b #222222"]),
    ("\u{FEFF}export default { a: '#111', b: '#222' }", ["a #111111", "b #222222"]),
    ("module.name = 1\nmodule.exports == x\nmodule.exports = { a: '#111', b: '#222' }", ["a #111111", "b #222222"]),
    ("const { a, b: c } = other\nexport default { a: '#111', b: '#222' }", ["a #111111", "b #222222"]),
    (
      "const { a, ...rest } = require('x')\nconst [b] = c\nexport default { a: '#111', b: '#222' }",
      ["a #111111", "b #222222"]
    ),
    ("const { a }\nimport 'x'\nimport b from c\nexport default { a: '#111', b: '#222' }", ["a #111111", "b #222222"]),
    // Texts with escapes, numbers, and parentheses.
    (
      ##"export default { "a\tb": '#111', 'it\'s': '\#222', "\n": ('#333'), c: "\"#444" }"##,
      ["a\tb #111111", "it's #222222", "\n #333333", "c ?"]
    ),
    ("export default { a: '#1\\\n11', b: '#222' }", ["a #111111", "b #222222"]),
    (#"export default { a: '\u0023111', b: '#222', c: '\x23333' }"#, ["a ?", "b #222222", "c ?"]),
    ("export default { 1: '#111', 1.5: '#222', .5: '#333' }", ["1 #111111", "1.5 #222222", ".5 #333333"]),
    (
      "export default { a: -1, b: 1e-3, c: ('#111'), d: ('#222', '#333'), e: '#444' }",
      ["a ?", "b ?", "c #111111", "d ?", "e #444444"]
    ),
    // Names of names.
    (
      "const p = { q: { 1: '#111', 'x y': '#222' } }\nexport default { a: p.q[1], b: p.q['x y'], c: p.q[0], d: p[q], e: p.q. }",
      ["a #111111", "b #222222", "c ?", "d ?", "e ?"]
    ),
    ("const p = '#111'\nexport default { a: p, b: p.q, c: '#222' }", ["a #111111", "b ?", "c #222222"]),
    (
      "export default { a: null, b: undefined, c: '#111', d: [1, ...x], e: [] }",
      ["a ?", "b ?", "c #111111", "d ?", "e ?"]
    ),
    // Functions.
    (
      "export default { a: async () => 1, b: new Color(), c: function () {}, d: x => '#111', e: '#222' }",
      ["a ?", "b ?", "c ?", "d ?", "e #222222"]
    ),
    ("export default Object.freeze({ a: '#111', b: '#222' })", ["a #111111", "b #222222"]),
  ]

  @Test(arguments: modules)
  func declarations(_ text: String, _ tokens: [String]) throws {
    let read = try colorList(text)
    let shown = try read.tokens.tokens.map { token in "\(token.path) \(try read.hex(token.path) ?? "?")" }
    #expect(shown == tokens)
  }

  /// Colors that name custom properties, with an opacity or without one.
  @Test(arguments: [
    ("rgb(var(--x) / var(--tw-bg-opacity))", AuthoredValue.Content.alias("x")),
    (
      "rgb(var(--x) / var(--other))",
      .undecidable("\"rgb(var(--x) / var(--other))\" isn't a color that Palpable reads here")
    ),
    ("hsl(var(--x) 50% 50%)", .undecidable("\"hsl(var(--x) 50% 50%)\" isn't a color that Palpable reads here")),
    ("rgb(var(--x) / none)", .undecidable("\"rgb(var(--x) / none)\" isn't a color that Palpable reads here")),
    ("rgb(var(--x) / 200%)", .alias("x")), ("currentColor", .undecidable("currentColor depends on the context")),
    ("rgb(1 2 3 / <alpha-value>)", .literal(.color(Color(red: 1, green: 2, blue: 3)))),
    (
      "<alpha-value> <alpha-value>",
      .undecidable("\"<alpha-value> <alpha-value>\" isn't a color that Palpable reads here")
    ),
  ])
  func references(_ text: String, _ content: AuthoredValue.Content) throws {
    #expect(try tailwind(colors: "x: '\(text)', y: '#fff'").content("colors.x") == content)
  }

  /// Files and their default exports, members, and packages.
  @Test func filesAreFollowed() throws {
    let read = try tailwind(
      """
      const all = require('./all')
      const { deep: own } = require('./all')
      import whole, { named } from './named'
      import { gone } from './named'
      import broken from './broken'
      import again from './named.js'
      module.exports = { theme: { colors: {
        a: all.deep.x, own, named, b: whole.y, c: all.none, gone, broken, d: again.y, all: all, e: named.z.w
      } } }
      """,
      [
        "all.js": "module.exports = { deep: { x: '#111' } }",
        "named.js": "export const named = { z: '#222' }\nexport default { y: '#333' }", "broken.js": "export default {",
      ])
    #expect(try read.hex("colors.a") == "#111111" && read.hex("colors.own-x") == "#111111")
    #expect(try read.hex("colors.named-z") == "#222222" && read.hex("colors.b") == "#333333")
    #expect(try read.hex("colors.d") == "#333333" && read.hex("colors.all-deep-x") == "#111111")
    for name in ["c", "gone", "broken", "e"] { #expect(try read.reason(TokenPath("colors.\(name)")) != nil, "\(name)") }
    #expect(read.referenced.sorted() == ["all.js", "named.js"])
  }

  /// The parts of a theme that aren't read are named; of many, the first four.
  @Test func manyOtherParts() throws {
    let parts = ["a", "b", "c", "d", "e", "f"].map { "\($0): {}" }.joined(separator: ", ")
    let read = try tailwind("module.exports = { theme: { colors: { x: '#111' }, \(parts) } }")
    #expect(read.notices.map(\.message) == ["only colors are read, not a, b, c, d, and 2 more"])
  }

  @Test(arguments: [
    ("{ \"a\": \"#111\" }, x", "the end of the document"), ("module.exports = { a: '#111' ] }", ", or }"),
    ("module.exports = { a: [1, 2", ", or ]"), ("module.exports = { a: [1, ", "]"),
    ("module.exports = { a: 1", ", or }"), ("module.exports = { a: 1, ", "}"),
    ("module.exports = { + }", "the name of a member"),
    ("module.exports =", "a value"), ("const { a", "}"),
  ])
  func faults(_ text: String, _ expected: String) {
    let isJSON = text.hasPrefix("{")
    do throws(FormatError) {
      _ = try colorList(text, path: isJSON ? "a.json" : "a.js")
      Issue.record("no error in \(text)")
    } catch {
      guard case .text(.unexpected(_, expected, _)) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func namesAreBounded() {
    for name in ["", String(repeating: "a", count: 10_000)] {
      #expect(throws: FormatError.self) { try colorList("export default { '\(name)': '#111', b: '#222' }") }
    }
  }

  /// Lists with a spread or a long text are still lists, or are none.
  @Test(arguments: [
    ("const a = { x: '#111' }\nexport default { ...a, y: '#222' }", true),
    ("export default { a: '#111', b: 'var(--x)', c: 'rgb(var(--y) / 0.5)' }", true),
    ("export default { a: '#111', b: '#222', c: '#\(String(repeating: "1", count: 300))' }", false),
    ("export default { a: '#111', b: '#222', c: 'rgb(1)' }", false),
  ])
  func recognition(_ text: String, _ isList: Bool) {
    #expect(recognized("a.js", text) == (isList ? "color-module" : nil))
  }

  /// Only one of two groups for light and dark, and groups beside others of the same names.
  @Test func groupsOfSchemes() throws {
    let one = try colorList("export default { dark: { a: '#111', b: '#222' }, x: '#333' }")
    #expect(one.modes.isEmpty && one.tokens["dark.a"] != nil)
    let both = try colorList("export default { light: { a: '#111' }, dark: { a: '#222' } }")
    #expect(both.modes.map(\.name) == ["light", "dark"] && both.tokens.tokens.map(\.path) == ["a"])
    let empty = try colorList("export default { light: {}, dark: {}, a: '#111' }")
    #expect(empty.modes.isEmpty && empty.tokens.tokens.map(\.path) == ["a"])
  }
}
