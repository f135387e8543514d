import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// Configurations of Tailwind CSS 3.
@Suite struct TailwindTests {
  @Test func colorsHaveTheNamesOfUtilities() throws {
    let read = try tailwind(
      """
      /** @type {import('tailwindcss').Config} */
      const { fontFamily } = require("tailwindcss/defaultTheme")
      module.exports = {
        content: ["./app/**/*.{ts,tsx}"], // globs
        theme: {
          colors: { white: '#fff', "deep-blue": { 500: `#00f`, DEFAULT: '#123456' } },
          extend: { colors: { brand: { DEFAULT: "hsl(var(--brand))", muted: "rgb(var(--muted) / <alpha-value>)" } } },
        },
        plugins: [require("daisyui"), function () { return { a: 1 } }],
      }
      """)
    #expect(
      read.tokens.tokens.map(\.path) == [
        "colors.white", "colors.deep-blue-500", "colors.deep-blue", "colors.brand", "colors.brand-muted",
      ])
    #expect(try read.hex("colors.deep-blue") == "#123456")
    #expect(read.content("colors.brand") == .alias("brand"))
    #expect(read.content("colors.brand-muted") == .alias("muted"))
    #expect(read.optionalTargets == ["brand", "muted"])
    #expect(read.notices.isEmpty)
    #expect(read.tokens["colors.white"]?.location.line == 6)
  }

  @Test(arguments: [
    ("'var(--a-b)'", AuthoredValue.Content.alias("a.b")), ("'hsl(var(--x) / 0.5)'", .translucentAlias("x", alpha: 0.5)),
    ("'oklch(var(--x) / 50%)'", .translucentAlias("x", alpha: 0.5)),
    ("'rgb(var(--x), 0.25)'", .translucentAlias("x", alpha: 0.25)),
    ("'rgb(var(--x, 1 2 3) / <alpha-value>)'", .alias("x")), ("'var(--x, #123)'", .alias("x")),
    ("palette.blue", .undecidable("palette.blue isn't an object or a text in a file here")),
    ("withOpacity('--x')", .undecidable("withOpacity() isn't run")),
    ("({ opacityValue }) => `rgb(0 0 0 / ${opacityValue})`", .undecidable("an expression isn't run")),
    ("`#${digits}`", .undecidable("an expression isn't run")),
    ("'current'", .undecidable("current depends on the context")),
    ("12", .undecidable("the value isn't a color")),
  ])
  func valuesAreRead(_ written: String, _ expected: AuthoredValue.Content) throws {
    let read = try tailwind(colors: "x: \(written), y: '#fff'")
    #expect(read.content("colors.x") == expected)
    #expect(try read.hex("colors.y") == "#ffffff")
    if case .undecidable(let reason) = expected { #expect(read.notices.map(\.message) == [reason]) }
  }

  @Test func constantsAndFilesAreFollowed() throws {
    let read = try tailwind(
      """
      import type { Config } from 'tailwindcss'
      import colors from 'tailwindcss/colors'
      import { brand as own } from './theme/brand'
      import plain from "./plain.json"
      const blue = { 500: '#00f' } as const
      const config: Config = {
        theme: { colors: { blue, own, plain, first: blue[500], sky: colors.sky, ...blue } },
      } satisfies Config
      export default config
      """,
      [
        "theme/brand.ts":
          "const base = '#111'\nexport const brand: Record<string, string> = { DEFAULT: base, on: '#eee' }\n",
        "plain.json": ##"{ "a": "#222" }"##,
      ])
    #expect(try read.hex("colors.own") == "#111111")
    #expect(try read.hex("colors.own-on") == "#eeeeee")
    #expect(try read.hex("colors.blue-500") == "#0000ff")
    #expect(try read.hex("colors.first") == "#0000ff")
    #expect(try read.hex("colors.500") == "#0000ff")
    #expect(try read.hex("colors.plain-a") == "#222222")
    #expect(try read.reason("colors.sky") != nil)
    #expect(read.referenced == ["theme/brand.ts", "plain.json"])
    #expect(read.tokens["colors.own"]?.location.path == "theme/brand.ts")
  }

  @Test func whatIsNotReadIsNoticed() throws {
    let read = try tailwind(
      """
      module.exports = withTheme({
        presets: [require('./base')],
        theme: { ...other, spacing: { 1: '4px' }, colors: { a: '#111', ...require('x'), [key]: '#222', get b() { return 1 } } },
      })
      """)
    #expect(
      read.notices.map(\.message) == [
        "... adds values that aren't in a file here, so they aren't read; write them as an object",
        "a computed name can't be determined, so its value isn't read", "a function isn't run, so its value isn't read",
        "only colors are read, not spacing", "presets aren't read; audit their CSS, or add their colors here",
        "... adds parts of the theme that aren't read",
      ])
    #expect(read.tokens.tokens.map(\.path) == ["colors.a"])
  }

  @Test func recognitionNeedsColors() {
    #expect(
      recognized("tailwind.config.ts", "export default { theme: { extend: { colors: { a: '#fff' } } } }") == "tailwind")
    #expect(recognized("x/tailwind.config.cjs", "module.exports = { theme: { spacing: {} } }") == nil)
    #expect(recognized("base.js", "module.exports = { theme: { colors: { a: '#fff' } } }") == "tailwind")
    #expect(recognized("tailwind.config.js", "module.exports = { theme: { colors: require('x') } }") == nil)
    #expect(recognized("tailwind.config.js", "module.exports = {") == nil)
    #expect(recognized("app.js", "const theme = 1; const colors = 2") == nil)
  }

  @Test(arguments: [
    ("module.exports = { theme: { colors: { a: '#fff' }", 1, 50), ("module.exports = { a: 'x\n }", 1, 23),
    ("/* x", 1, 1),
  ])
  func faultsHavePlaces(_ text: String, _ line: Int, _ column: Int) {
    do throws(FormatError) {
      _ = try tailwind(text)
      Issue.record("no error in \(text)")
    } catch { #expect((error.location.line, error.location.column) == (line, column)) }
  }

  @Test func hostileModulesEnd() throws {
    let deep = "module.exports = " + String(repeating: "{a:", count: 5000) + "1" + String(repeating: "}", count: 5000)
    #expect(throws: FormatError.self) { try tailwind(deep) }
    for open in ["(", "[", "f(", "a[", "...", "`${"] {
      _ = try? tailwind("module.exports = " + String(repeating: open, count: 5000))
    }
    let circle = try tailwind(
      "const a = b; const b = a; const c = { c }; module.exports = { theme: { colors: { a, x: '#fff' } } }")
    #expect(try circle.reason("colors.a") != nil)
    #expect(throws: FormatError.self) { try tailwind("const c = { x: c }\nmodule.exports = { theme: { colors: c } }") }
    let text =
      "import a, { b as c } from './x'; const { d } = require('y'); export default f({ theme: { colors: { a: `#fff`, ...b, [c]: 1, get d() {}, e: x => 1 } } } as const) /* c */ // d\n"
    let bytes = Array(text.utf8)
    var numbers = SplitMix64(seed: 5)
    for count in bytes.indices {
      _ = try? TailwindFormat.tokens(from: SourceFile(path: "t.js", bytes: Array(bytes[..<count])))
    }
    for _ in 0..<600 {
      var copy = bytes
      for _ in 0..<3 {
        copy[Int.random(in: 0..<copy.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      _ = try? TailwindFormat.tokens(from: SourceFile(path: "t.js", bytes: copy))
    }
  }
}
