import ColorScience

/// One component as it is written: a number, a percentage, an angle in degrees, or `none`.
struct CSSValue {
  enum Kind: UInt8 { case number, percentage, angle, none }

  var kind: Kind
  var value: Double
}

extension CSSColorReader {
  /// The component that starts here.
  @inline(__always)
  mutating func value(_ expected: String) throws(ColorSyntaxError) -> CSSValue {
    let token = cursor.token
    written?.append(token)
    let kind: CSSValue.Kind
    switch token.kind {
    case .number: kind = .number
    case .percentage: kind = .percentage
    case .dimension:
      guard let angle = CSSQuantity(token, in: cursor.bytes), angle.unit == .degrees else { throw error(expected) }
      cursor.advance()
      return CSSValue(kind: .angle, value: angle.value)
    default: return try keywordValue(expected)
    }
    let number = cursor.number ?? 0
    cursor.advance()
    return CSSValue(kind: kind, value: number)
  }

  private mutating func keywordValue(_ expected: String) throws(ColorSyntaxError) -> CSSValue {
    let token = cursor.token
    if token.kind == .identifier, token.isNamed("none", in: cursor.bytes) {
      cursor.advance()
      return CSSValue(kind: .none, value: 0)
    }
    if token.kind == .function, token.isNamed("calc", in: cursor.bytes) { return try calculation() }
    throw error(expected)
  }

  /// The result of `calc()`: what is no number is 0, and what is too large the largest number (CSS Values 4, section 10.13).
  mutating func calculation() throws(ColorSyntaxError) -> CSSValue {
    var calculation = CSSCalculation(cursor, of: .components, depth: depth)
    do throws(CSSCalculationError) {
      let result = try calculation.function()
      cursor = calculation.cursor
      let largest = Double.greatestFiniteMagnitude
      let value = result.value.isNaN ? 0 : min(max(result.value, -largest), largest)
      switch result.unit {
      case .percent: return CSSValue(kind: .percentage, value: value)
      case .degrees: return CSSValue(kind: .angle, value: value)
      default: return CSSValue(kind: .number, value: value)
      }
    } catch { throw ColorSyntaxError(offset: error.offset, expected: error.expected) }
  }
}
