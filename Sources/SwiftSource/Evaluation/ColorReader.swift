import ColorScience

/// Reads the colors of literals, with the numbers and texts that names stand for.
package struct ColorReader {
  /// A color and what was assumed, or the reason why it is unknown.
  package enum Result {
    case color(Color, ColorAssumption?)
    case unknown(ColorUnknown)
  }

  /// The source of the literals.
  private let outline: SwiftOutline
  /// The value of an expression.
  private let value: (SwiftExpression) -> SwiftValue

  package init(_ outline: SwiftOutline, value: @escaping (SwiftExpression) -> SwiftValue) {
    (self.outline, self.value) = (outline, value)
  }

  /// Returns the color of a literal.
  ///
  /// An opacity outside of 0 to 1 is clamped. Components aren't: those outside of 0 to 1 are outside of their color space's gamut.
  package func color(of literal: ColorLiteral) -> Result {
    guard literal.space != nil else { return .unknown(.space) }
    if case .digits(let order) = literal.form { return digits(of: literal, order) }
    let values = literal.parts.compactMap { value($0).constant }
    guard values.count == literal.parts.count else { return .unknown(.components) }
    let alpha = literal.alpha.map { value($0).constant?.value } ?? 1
    guard let alpha else { return .unknown(.components) }
    if let stranger = literal.stranger { return .unknown(.argument(stranger)) }
    return color(values, of: literal, alpha: ColorReader.clamped(alpha))
  }

  private static func clamped(_ alpha: Double) -> Double { min(max(alpha, 0), 1) }

  /// Returns the color of a literal with other components.
  package func color(_ values: [SwiftConstant], of literal: ColorLiteral, alpha: Double) -> Result {
    guard let space = literal.space else { return .unknown(.space) }
    let numbers = values.map(\.value)
    switch literal.form {
    case .gray: return .color(Color(space, numbers[0], numbers[0], numbers[0], alpha: alpha), nil)
    case .hsb: return .color(Color(.hsv, numbers[0] * 360, numbers[1] * 100, numbers[2] * 100, alpha: alpha), nil)
    case .rgb, .digits: break
    }
    let areBytes =
      values.allSatisfy(\.isInteger) && numbers.contains { $0 > 1 } && numbers.allSatisfy { (0...255).contains($0) }
    let scale = areBytes ? 255.0 : 1
    return .color(
      Color(space, numbers[0] / scale, numbers[1] / scale, numbers[2] / scale, alpha: alpha), areBytes ? .bytes : nil)
  }

  private func digits(of literal: ColorLiteral, _ order: DigitOrder?) -> Result {
    guard let result = color(ofDigits: literal.parts[0], order) else { return .unknown(.digits) }
    if let stranger = literal.stranger { return .unknown(.argument(stranger)) }
    guard case .color(let color, let assumption) = result, let alpha = literal.alpha else { return result }
    guard let alpha = value(alpha).constant?.value else { return .unknown(.opacity) }
    return .color(color.withAlpha(ColorReader.clamped(alpha)), assumption)
  }

  /// Returns the color of hexadecimal digits; nil if they are computed at run time.
  package func color(ofDigits expression: SwiftExpression, _ order: DigitOrder?) -> Result? {
    let literal = expression.unparenthesized
    let digits: ColorDigits?
    switch value(literal) {
    case .text(let text):
      guard let text else { return .unknown(.string) }
      digits = ColorDigits(text: text, order: order)
      if digits == nil { return .unknown(.text(text)) }
    case .number(let constant):
      // A name has no digits, and a label that states where the alpha is states that there are eight.
      var count = order == nil ? nil : 8
      if case .number = literal.kind { count = ColorDigits.count(in: outline.text(literal.tokens.lowerBound)) }
      digits = ColorDigits(value: constant.value, count: count, order: order)
    default: return nil
    }
    return digits.map { .color($0.color, $0.isOrderAssumed ? .alphaLast : nil) } ?? .unknown(.number)
  }
}
