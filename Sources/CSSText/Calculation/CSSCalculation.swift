import SourceText

/// Works out `calc()`, `min()`, `max()`, `clamp()` and `abs()` over constants (CSS Values 4, section 10).
struct CSSCalculation {
  /// What a calculation is for.
  enum Purpose {
    /// Components of colors: numbers, percentages and angles, in `calc()` alone.
    case components
    /// Values of properties: numbers, percentages, lengths and times, in all functions; `rem` is one rem in px.
    case values(rem: Double)
  }

  private(set) var cursor: CSSCursor
  private let purpose: Purpose
  private var depth: Int
  private let depthLimit: Int

  /// A calculation whose function is the next token of a cursor, in functions that are nested so deep.
  init(_ cursor: CSSCursor, of purpose: Purpose, depth: Int = 0, depthLimit: Int = 32) {
    self.cursor = cursor
    self.purpose = purpose
    self.depth = depth
    self.depthLimit = depthLimit
  }

  private func error(_ fault: CSSCalculationError.Fault) -> CSSCalculationError {
    CSSCalculationError(fault: fault, offset: cursor.token.range.lowerBound)
  }

  /// An error right behind the operand that was passed.
  private func errorBehind(_ fault: CSSCalculationError.Fault) -> CSSCalculationError {
    CSSCalculationError(fault: fault, offset: cursor.end)
  }

  /// The result of the function or parenthesis that is next, which is passed.
  mutating func function() throws(CSSCalculationError) -> CSSQuantity {
    let head = cursor.token
    cursor.advance()
    guard depth < depthLimit else { throw errorBehind(.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    if head.kind == .openParenthesis || head.isNamed("calc", in: cursor.bytes) {
      let result = try sum()
      guard cursor.close() else { throw error(.noOperator) }
      return result
    }
    var arguments = [try sum()]
    while cursor.pass(.comma) { arguments.append(try sum()) }
    guard cursor.close() else { throw error(.noOperator) }
    return try result(of: head, arguments)
  }

  private func result(
    of head: CSSToken, _ arguments: [CSSQuantity]
  ) throws(CSSCalculationError) -> CSSQuantity {
    let first = arguments[0]
    if head.isNamed("abs", in: cursor.bytes), arguments.count == 1 { return CSSQuantity(abs(first.value), first.unit) }
    if head.isNamed("clamp", in: cursor.bytes), arguments.count == 3 {
      return try extreme(first, try extreme(arguments[1], arguments[2], isMaximum: false), isMaximum: true)
    }
    let isMaximum = head.isNamed("max", in: cursor.bytes)
    guard isMaximum || head.isNamed("min", in: cursor.bytes) else {
      throw errorBehind(.unknownFunction(head.name(in: cursor.bytes)))
    }
    var result = first
    for next in arguments.dropFirst() { result = try extreme(result, next, isMaximum: isMaximum) }
    return result
  }

  private func extreme(
    _ left: CSSQuantity, _ right: CSSQuantity, isMaximum: Bool
  ) throws(CSSCalculationError) -> CSSQuantity {
    let (first, second) = try aligned(left, right)
    return (first.value < second.value) == isMaximum ? right : left
  }

  /// Two quantities in one unit.
  private func aligned(
    _ left: CSSQuantity, _ right: CSSQuantity
  ) throws(CSSCalculationError) -> (CSSQuantity, CSSQuantity) {
    if left.unit == right.unit { return (left, right) }
    guard let first = inPixels(left), let second = inPixels(right) else { throw errorBehind(.differentUnits) }
    return (first, second)
  }

  private func inPixels(_ quantity: CSSQuantity) -> CSSQuantity? {
    switch (quantity.unit, purpose) {
    case (.px, _): quantity
    case (.rem, .values(let rem)): CSSQuantity(quantity.value * rem, .px)
    default: nil
    }
  }

  /// Operands of + and -, which need white space on both sides.
  private mutating func sum() throws(CSSCalculationError) -> CSSQuantity {
    var result = try product()
    while let isPlus = sign() {
      cursor.advance()
      let operand = try product()
      let (left, right) = try aligned(result, operand)
      result = CSSQuantity(isPlus ? left.value + right.value : left.value - right.value, left.unit)
    }
    return result
  }

  /// Whether the next token is a plus; nil where it is neither plus nor minus between white space.
  private func sign() -> Bool? {
    let token = cursor.token
    let isPlus = token.isDelimiter(Ascii.plus, in: cursor.bytes)
    guard isPlus || token.isDelimiter(Ascii.minus, in: cursor.bytes), cursor.followsBlank else { return nil }
    let after = token.range.upperBound < cursor.bytes.count ? cursor.bytes[token.range.upperBound] : 0
    return after <= Ascii.space || after == Ascii.slash ? isPlus : nil
  }

  private mutating func product() throws(CSSCalculationError) -> CSSQuantity {
    var result = try operand()
    while true {
      if cursor.pass(delimiter: Ascii.asterisk) {
        let factor = try operand()
        guard result.unit == .none || factor.unit == .none else { throw errorBehind(.twoUnits) }
        result = CSSQuantity(result.value * factor.value, result.unit == .none ? factor.unit : result.unit)
      } else if cursor.pass(delimiter: Ascii.slash) {
        let divisor = try operand()
        guard divisor.unit == .none || divisor.unit == result.unit else { throw errorBehind(.divisorUnit) }
        result = CSSQuantity(result.value / divisor.value, divisor.unit == result.unit ? .none : result.unit)
      } else {
        return result
      }
    }
  }

  private mutating func operand() throws(CSSCalculationError) -> CSSQuantity {
    let token = cursor.token
    switch token.kind {
    case .openParenthesis: return try function()
    case .function:
      if case .components = purpose, !token.isNamed("calc", in: cursor.bytes) { throw error(.noNumber) }
      return try function()
    case .number, .percentage, .dimension:
      guard let quantity = CSSQuantity(token, in: cursor.bytes), takes(quantity.unit) else { throw error(.foreignUnit) }
      cursor.advance()
      return quantity
    default: throw error(.noNumber)
    }
  }

  private func takes(_ unit: CSSQuantity.Unit) -> Bool {
    switch (unit, purpose) {
    case (.none, _), (.percent, _), (.degrees, .components): true
    case (.px, .values), (.rem, .values), (.milliseconds, .values): true
    default: false
    }
  }
}

extension CSSQuantity {
  /// The result of the function that is a whole range: the number may be infinite or none.
  ///
  /// - Parameter rem: the px of one rem.
  /// - Complexity: O(n); recursion is bounded.
  package init(calculating bytes: [UInt8], _ range: Range<Int>, rem: Double) throws(CSSCalculationError) {
    var calculation = CSSCalculation(CSSCursor(bytes, in: range), of: .values(rem: rem), depthLimit: 100)
    self = try calculation.function()
    let rest = calculation.cursor.token
    guard rest.kind == .end else {
      throw CSSCalculationError(fault: .noOperator, offset: rest.range.lowerBound)
    }
  }
}
