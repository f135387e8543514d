extension CSSToken {
  /// Whether it opens a function that ``CSSQuantity/init(calculating:_:rem:)`` works out.
  package func isCalculation(in bytes: [UInt8]) -> Bool {
    let names: [StaticString] = ["calc", "min", "max", "clamp", "abs"]
    return kind == .function && names.contains { isNamed($0, in: bytes) }
  }

  /// Whether it opens a math function (CSS Values 4, section 10), whose result is a number with or without a unit.
  package func isMathFunction(in bytes: [UInt8]) -> Bool {
    let others: [StaticString] = ["round", "mod", "rem", "sign"]
    return isCalculation(in: bytes) || kind == .function && others.contains { isNamed($0, in: bytes) }
  }
}
