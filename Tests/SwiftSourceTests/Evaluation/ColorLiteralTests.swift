import SourceText
import SwiftSource
import Testing

/// The colors of initializers, and why a color is unknown.
@Suite struct ColorLiteralTests {
  /// Whether the color of a call is known, or the reason why it is unknown.
  private func color(_ call: String) throws -> String {
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(call.utf8)))
    guard case .call(_, let arguments) = outline.expression(in: 0..<outline.tokens.count - 1).kind,
      let literal = ColorLiteral(arguments, in: outline)
    else { return "none" }
    let reader = ColorReader(outline) { expression in
      if case .string(let text) = expression.kind { return .text(text) }
      return expression.constant().map(SwiftValue.number)
        ?? .unknown(.undeclared("value"))
    }
    switch reader.color(of: literal) {
    case .unknown(let why): return why.words
    case .color: return "known"
    }
  }

  @Test(
    "A color with parts that only a run knows is unknown",
    arguments: [
      ("Color(red: 1, green: 0, blue: 0, opacity: fade())", "its components are computed at run time"),
      ("Color(red: f(), green: 0, blue: 0)", "its components are computed at run time"),
      ("Color(hex: 0xFFFFFF, alpha: fade())", "its opacity is computed at run time"),
      ("Color(hex: hex())", "its digits are computed at run time"),
      ("Color(hex: \"zz\")", "\"zz\" isn't a hexadecimal color"),
      ("Color(hex: -1)", "its number isn't a hexadecimal color"),
      ("Color(hex: 0xFFFFFF, shade: 2)", "the argument shade: can change its color"),
      ("NSColor(deviceRed: 1, green: 0, blue: 0, alpha: 1)", "its color space is device-dependent or unsupported"),
      ("Color(.other, red: 1, green: 0, blue: 0)", "its color space is device-dependent or unsupported"),
      ("Color(hex: 0xFFFFFF, alpha: 0.5)", "known"), ("Color(red: 1, green: 0, blue: 0, opacity: 1)", "known"),
      ("Color(\"ink\")", "none"), ("Color(size: 2)", "none"),
      ("Color(hex: \"\\(a)\")", "its value is a multiline or interpolated string"),
    ])
  func unknownColors(_ call: String, _ reason: String) throws { #expect(try color(call) == reason) }
}
