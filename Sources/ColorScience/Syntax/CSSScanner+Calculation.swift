extension CSSScanner {
  /// The value of `calc(` after its parenthesis: sums and products of numbers, percentages and angles (CSS Values 4).
  ///
  /// The result is finite: what is no number is 0, and what is too large the largest number (CSS Values 4, section 10.13).
  mutating func calculation(_ bytes: TextBytes) throws(ColorSyntaxError) -> CSSValue {
    guard depth < 32 else { throw error("fewer nested functions") }
    depth += 1
    defer { depth -= 1 }
    var result = try sum(bytes)
    skipSpace(bytes)
    guard pass(0x29, bytes) || isAtEnd(bytes) else { throw error("an operator or )") }
    let largest = Double.greatestFiniteMagnitude
    result.value = result.value.isNaN ? 0 : min(max(result.value, -largest), largest)
    return result
  }

  /// Operands of + and -, which need white space on both sides.
  private mutating func sum(_ bytes: TextBytes) throws(ColorSyntaxError) -> CSSValue {
    var result = try product(bytes)
    while true {
      let end = position
      skipSpace(bytes)
      let sign = next(bytes)
      let after = Self.byte(bytes, position + 1)
      guard sign == 0x2B || sign == 0x2D, position > end, after <= 0x20 || after == 0x2F else {
        position = end
        return result
      }
      position += 1
      let operand = try product(bytes)
      guard operand.kind == result.kind else { throw error("operands of the same type") }
      result.value += sign == 0x2B ? operand.value : -operand.value
    }
  }

  private mutating func product(_ bytes: TextBytes) throws(ColorSyntaxError) -> CSSValue {
    var result = try operand(bytes)
    while true {
      let end = position
      skipSpace(bytes)
      let isQuotient = next(bytes) == 0x2F
      guard isQuotient || next(bytes) == 0x2A else {
        position = end
        return result
      }
      position += 1
      let factor = try operand(bytes)
      if isQuotient {
        guard factor.kind == .number else { throw error("a number after /") }
        result.value /= factor.value
      } else {
        guard factor.kind == .number || result.kind == .number else { throw error("a number on one side of *") }
        if result.kind == .number { result.kind = factor.kind }
        result.value *= factor.value
      }
    }
  }

  private mutating func operand(_ bytes: TextBytes) throws(ColorSyntaxError) -> CSSValue {
    skipSpace(bytes)
    if pass(0x28, bytes) { return try calculation(bytes) }
    let start = position
    let result = try value(bytes, "a number")
    guard result.kind != .none else {
      position = start
      throw error("a number")
    }
    return result
  }
}
