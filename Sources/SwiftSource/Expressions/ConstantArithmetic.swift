/// The value of a constant, and whether it is an integer.
///
/// A constant is an integer if its type is an integer type or it is written as an integer.
public struct SwiftConstant: Sendable, Hashable {
  /// The numeric value.
  public let value: Double
  /// Whether the constant is an integer.
  public let isInteger: Bool

  /// The types of integers.
  package static let integerTypes = ["Int", "UInt", "Int32", "UInt32", "Int64", "UInt64"]

  /// Creates a constant.
  public init(_ value: Double, isInteger: Bool) {
    self.value = value
    self.isInteger = isInteger
  }
}

extension SwiftExpression {
  /// Returns the value of an arithmetic expression.
  ///
  /// Supports literals, `+ - * / %`, signs, parentheses, conversions, `min`, and `max`.
  ///
  /// - Parameters:
  ///   - truncating: whether dividing two integers drops the fraction, as it does unless the context is floating-point.
  ///   - lookup: the value of any other expression, such as the member of a type; nil if it has none.
  /// - Returns: nil if some part has no known value, or if the result isn't finite.
  public func constant(
    truncating: Bool = false, lookup: (SwiftExpression) -> SwiftConstant? = { _ in nil }
  ) -> SwiftConstant? {
    let expression = unparenthesized
    let constant: SwiftConstant?
    switch expression.kind {
    case .number(let value, let isInteger): constant = SwiftConstant(value, isInteger: isInteger)
    case .prefix(let sign, let value):
      let inner = value.constant(truncating: truncating, lookup: lookup)
      constant = inner.flatMap {
        sign == "-" ? SwiftConstant(-$0.value, isInteger: $0.isInteger) : sign == "+" ? $0 : nil
      }
    case .binary(let sign, let left, let right):
      let operands = (
        left.constant(truncating: truncating, lookup: lookup), right.constant(truncating: truncating, lookup: lookup)
      )
      guard let first = operands.0, let second = operands.1 else { return nil }
      constant = SwiftExpression.calculate(first, sign, second, truncating: truncating)
    case .cast(let value, _): constant = value.constant(truncating: truncating, lookup: lookup)
    case .call(let callee, let arguments):
      constant = expression.converted(callee, arguments, truncating, lookup) ?? lookup(expression)
    default: constant = expression.wellKnown ?? lookup(expression)
    }
    guard let constant, constant.value.isFinite else { return nil }
    return constant
  }

  private static func calculate(
    _ left: SwiftConstant, _ sign: String, _ right: SwiftConstant, truncating: Bool
  ) -> SwiftConstant? {
    let isInteger = left.isInteger && right.isInteger
    switch sign {
    case "+": return SwiftConstant(left.value + right.value, isInteger: isInteger)
    case "-": return SwiftConstant(left.value - right.value, isInteger: isInteger)
    case "*": return SwiftConstant(left.value * right.value, isInteger: isInteger)
    case "/":
      let quotient = left.value / right.value
      let isWhole = isInteger && truncating
      return SwiftConstant(isWhole ? quotient.rounded(.towardZero) : quotient, isInteger: isWhole)
    case "%" where isInteger && right.value != 0:
      return SwiftConstant(left.value.truncatingRemainder(dividingBy: right.value), isInteger: true)
    default: return nil
    }
  }

  /// Returns the value of `CGFloat(8)`, `.init(8)`, `min(a, b)`, or `max(a, b)`.
  private func converted(
    _ callee: SwiftExpression, _ arguments: [Argument], _ truncating: Bool,
    _ lookup: (SwiftExpression) -> SwiftConstant?
  ) -> SwiftConstant? {
    guard arguments.allSatisfy({ $0.label == nil }) else { return nil }
    let name: String
    switch callee.kind {
    case .name(let text), .implicitMember(let text): name = text
    default: return nil
    }
    let isFloating = ["CGFloat", "Double", "Float", "TimeInterval", "init"].contains(name)
    let isInteger = ["Int", "UInt", "Int32", "Int64"].contains(name)
    if isFloating || isInteger {
      guard arguments.count == 1 else { return nil }
      let inner = arguments[0].value.constant(truncating: truncating || isInteger, lookup: lookup)
      return inner.map { SwiftConstant(isInteger ? $0.value.rounded(.towardZero) : $0.value, isInteger: isInteger) }
    }
    guard name == "min" || name == "max", arguments.count > 1 else { return nil }
    let values = arguments.compactMap { $0.value.constant(truncating: truncating, lookup: lookup) }
    guard values.count == arguments.count else { return nil }
    let numbers = values.map(\.value)
    let value = (name == "min" ? numbers.min() : numbers.max()) ?? 0
    return SwiftConstant(value, isInteger: values.allSatisfy(\.isInteger))
  }

  /// The value of `.pi` or `.zero`, with any base type or none.
  private var wellKnown: SwiftConstant? {
    switch kind {
    case .implicitMember("pi"): SwiftConstant(.pi, isInteger: false)
    case .implicitMember("zero"): SwiftConstant(0, isInteger: false)
    case .member(let base, let name):
      switch (base.path?.last, name) {
      case ("CGFloat", "pi"), ("Double", "pi"), ("Float", "pi"): SwiftConstant(.pi, isInteger: false)
      case ("CGFloat", "zero"), ("Double", "zero"), ("Float", "zero"): SwiftConstant(0, isInteger: false)
      default: nil
      }
    default: nil
    }
  }
}
