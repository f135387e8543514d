import SourceText
import SwiftSource
import Testing

/// Tokens and expressions that are rare in views, by the grammar of Swift.
@Suite struct RareTokenTests {
  private func outline(_ text: String) -> SwiftOutline {
    SwiftOutline(SourceFile(path: "t.swift", bytes: Array(text.utf8)))
  }

  private func texts(_ text: String) -> [String] {
    let outline = outline(text)
    return outline.tokens.indices.dropLast().map(outline.text)
  }

  @Test(
    "Numbers and regular expressions",
    arguments: [
      ("0x1.Ap3", ["0x1.Ap3"]), ("0xFF.apple", ["0xFF", ".", "apple"]),
      ("0xFF.ap(1)", ["0xFF", ".", "ap", "(", "1", ")"]), ("0x1.8p+3", ["0x1.8p+3"]),
      ("x! / y / z", ["x", "!", "/", "y", "/", "z"]), ("x = /a /b", ["x", "=", "/", "a", "/", "b"]),
      ("#/a/b/#", ["#/a/b/#"]), ("#/\na\n/#", ["#/\na\n/#"]), ("x = /(a)/", ["x", "=", "/(a)/"]),
    ])
  func tokens(_ text: String, _ expected: [String]) { #expect(texts(text) == expected) }

  @Test("A hexadecimal fraction has the value of its digits")
  func hexadecimalFractions() {
    func value(_ text: String) -> Double? {
      let outline = outline(text)
      return outline.expression(in: 0..<1).constant()?.value
    }
    #expect(value("0x1.Ap3") == 13 && value("0x1.8p1") == 3 && value("0x10p-2") == 4)
    #expect(value("0xp3") == nil)
  }

  @Test("A regular expression that never ends is a fault only over several lines")
  func openExpressions() {
    let several = outline("let a = #/\nb\n")
    #expect(several.faults == [SwiftFault(kind: .unclosed("/#"), range: 8..<10)])
    #expect(outline("let a = #/b #/c").faults.isEmpty && outline("let a = /b").faults.isEmpty)
  }

  @Test("Brackets of another version of Swift that are crossed are no faults")
  func crossedBrackets() {
    let text = "#if swift(<5)\nstruct Old { ( }\n#endif\nstruct B { }"
    #expect(outline(text).faults.isEmpty)
    #expect(outline(text).declarations.last?.name == "B")
    #expect(outline("struct Old { ( }").faults == [SwiftFault(kind: .unclosed(")"), range: 13..<14)])
  }

  @Test("A macro without arguments is an expression")
  func macros() {
    let outline = outline("f(#function)")
    guard case .call(_, let arguments) = outline.expression(in: 0..<outline.tokens.count - 1).kind else {
      Issue.record("no call")
      return
    }
    #expect(arguments.map(\.value.kind) == [.macro("function", [])])
  }

  @Test("A call that the lookup knows is a number of a calculation")
  func knownCalls() {
    let outline = outline("f(2) * 3 + 1")
    let expression = outline.expression(in: 0..<outline.tokens.count - 1)
    #expect(expression.constant { _ in SwiftConstant(7, isInteger: true) }?.value == 22)
    #expect(expression.constant() == nil)
  }
}
