import DesignTokens
import Testing
import TokenFormats

/// Modules without semicolons: where the end of a line ends a statement (ECMAScript 2024, section 12.10).
@Suite struct ScriptLineTests {
  /// Statements without a semicolon at their end.
  static let statements = [
    "const f = (x) => x", "const f = async (x) => {\n  return x\n}", "const n = 1 + 2", "const n = a\n  + b",
    "const f = function () {}", "const f = function ()\n{\n}", "const c = class extends A {\n}",
    "const a = b ? c : d", "const a = b\n  ? c\n  : d", "const a = b &&\n  c", "const p = require('x').default",
    "const t = `a ${b} c`", "const t = f`a`\n`b`", "const t = `${b}\nc`", "let i = n++", "const b = !c",
    "const x = y\n.z()",
    "const x = a\n(b)", "const x = a\n[b]", "const x = a.in", "const x = typeof\n  y", "const x = y in\n  z",
    "const x = y\n  instanceof Z", "const x = y as string[]", "const x = <A>(y: B): y is C => y", "let x: string",
    "let x: string | undefined", "const x: A<\n  B,\n  C\n> = new D()", "const x = await y", "const [a] = b",
    // Regular expressions with quotes and brackets, and divisions.
    "const r = /['\"]/", "const r = /[/}]\\/`/g", "const f = (x) => x.replace(/'/g, '')", "const n = a / b",
    "const n = (a) / b / 'c'.length", "const n = [1][0] / 2", "const x = y /* ' */ / z",
    // Comments at the end of lines.
    "const f = () => 1 // '", "const f = () => 1 /* {\n */", "const s = '#111' // {",
    "export const f = () => 1", "export default () => 1", "import a from 'b'",
  ]

  @Test(arguments: statements)
  func aStatementEndsAtTheEndOfItsLine(_ statement: String) throws {
    for line in ["\n", "\r\n", "\n\n// x\n", "\n/* x */ "] {
      let read = try tailwind("\(statement)\(line)module.exports = { theme: { colors: { a: '#111', b: '#222' } } }")
      #expect(read.tokens.tokens.map(\.path) == ["colors.a", "colors.b"])
    }
  }

  /// What a line begins with, behind a value and behind a program.
  @Test(arguments: [
    "$x = 1", "_x = 1", "'use strict'", "\"x\"", "!x", "~x", "++x", "--x", "1", "@x class A {}", "é = 1",
  ])
  func theNextLine(_ line: String) throws {
    for value in ["'#333'", "() => 1"] {
      let read = try colorList("const c = \(value)\n\(line)\nexport default { a: '#111', b: '#222' }")
      #expect(try read.hex("a") == "#111111" && read.hex("b") == "#222222")
    }
  }

  /// A line that goes on with the one before belongs to it.
  @Test(arguments: [" + x", ".slice(1)", "[0]", "(0)", "`x`", "? 1 : 2", "in x", "!= x", "/ 2", "* 2", "=> 1", "&& x"])
  func aLineThatGoesOn(_ line: String) throws {
    let read = try colorList("const c = '#333'\n\(line)\nexport default { a: '#111', b: '#222', c }")
    #expect(try read.hex("a") == "#111111" && read.hex("b") == "#222222")
    #expect(try read.hex("c") == nil)
  }

  /// In brackets, lines end nothing.
  @Test func linesInBrackets() throws {
    let read = try colorList(
      """
      const f = () => g(
        a,
        b
      )
      export default { a: '#111', b: '#222', c: () =>
        1, d: x
        ? y
        : z }
      """)
    #expect(read.tokens.tokens.map(\.path) == ["a", "b", "c", "d"])
    #expect(try read.hex("a") == "#111111" && read.hex("b") == "#222222")
  }

  @Test func aConfigurationIsRecognized() {
    let text = "const f = (x) => x\nmodule.exports = { theme: { colors: { a: '#111' } } }"
    #expect(recognized("tailwind.config.js", text) == "tailwind")
  }
}
