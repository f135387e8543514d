/// The value of a constant, and whether it is an integer.
///
/// A constant is an integer if its type is an integer type or it is written as an integer.
public struct SwiftConstant: Sendable, Hashable {
  /// The numeric value.
  public let value: Double
  /// Whether the constant is an integer.
  public let isInteger: Bool

  /// The types of integers.
  package static let integerTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Creates a constant.
  public init(_ value: Double, isInteger: Bool) {
    self.value = value
    self.isInteger = isInteger
  }
}

extension SwiftExpression {
  /// Returns the value of an arithmetic expression.
  ///
  /// Supports literals, `+ - * / %`, signs, parentheses, conversions, `min`, and `max`. Dividing two integers drops the fraction. Integer
  /// literals without an integer constant among them are integers only if `truncating` says so.
  ///
  /// - Parameters:
  ///   - truncating: whether integer literals are integers, as they are unless the context is floating-point.
  ///   - lookup: the value of any other expression, such as the member of a type; nil if it has none.
  /// - Returns: nil if some part has no known value, or if the result isn't finite.
  public func constant(
    truncating: Bool = false, lookup: (SwiftExpression) -> SwiftConstant? = { _ in nil }
  ) -> SwiftConstant? {
    guard let operand = operand(lookup) else { return nil }
    if truncating, let whole = operand.whole { return SwiftConstant(whole, isInteger: true) }
    return SwiftConstant(operand.value, isInteger: operand.whole == operand.value)
  }

  private func operand(_ lookup: (SwiftExpression) -> SwiftConstant?) -> Operand? {
    let expression = unparenthesized
    let operand: Operand?
    switch expression.kind {
    case .number(let value, let isInteger): operand = Operand(value, whole: isInteger ? value : nil, isLiteral: true)
    case .prefix("-", let value): operand = value.operand(lookup)?.negated
    case .prefix("+", let value): operand = value.operand(lookup)
    case .binary(let sign, let left, let right):
      guard let first = left.operand(lookup), let second = right.operand(lookup) else { return nil }
      operand = Operand(first, sign, second)
    // The lookup knows the type.
    case .cast(let value, _): operand = lookup(expression).map(Operand.init) ?? value.operand(lookup)
    case .call(let callee, let arguments):
      operand = expression.converted(callee, arguments, lookup) ?? lookup(expression).map(Operand.init)
    default: operand = expression.wellKnown ?? lookup(expression).map(Operand.init)
    }
    guard let operand, operand.value.isFinite, operand.whole?.isFinite ?? true else { return nil }
    return operand
  }

  /// Returns the value of `CGFloat(8)`, `.init(8)`, `min(a, b)`, or `max(a, b)`.
  private func converted(
    _ callee: SwiftExpression, _ arguments: [Argument], _ lookup: (SwiftExpression) -> SwiftConstant?
  ) -> Operand? {
    guard arguments.allSatisfy({ $0.label == nil }) else { return nil }
    let name: String
    switch callee.kind {
    case .name(let text), .implicitMember(let text): name = text
    default: return nil
    }
    let isFloating = ["CGFloat", "Double", "Float", "TimeInterval", "init"].contains(name)
    if isFloating || SwiftConstant.integerTypes.contains(name) {
      guard arguments.count == 1, let inner = arguments[0].value.operand(lookup) else { return nil }
      // The argument has its own type: 7 / 2 is an integer in CGFloat(7 / 2).
      let value = inner.whole ?? inner.value
      return isFloating
        ? Operand(value, whole: nil, isLiteral: false)
        : Operand(SwiftConstant(value.rounded(.towardZero), isInteger: true))
    }
    guard name == "min" || name == "max", arguments.count > 1 else { return nil }
    let operands = arguments.compactMap { $0.value.operand(lookup) }
    guard operands.count == arguments.count else { return nil }
    return operands.dropFirst().reduce(operands[0]) { $0.combined($1) { name == "min" ? min($0, $1) : max($0, $1) } }
  }

  /// The value of `.pi` or `.zero`, with any base type or none.
  private var wellKnown: Operand? {
    let name: String
    switch kind {
    case .implicitMember(let member): name = member
    case .member(let base, let member) where ["CGFloat", "Double", "Float"].contains(base.path?.last): name = member
    default: return nil
    }
    switch name {
    case "pi": return Operand(.pi, whole: nil, isLiteral: false)
    case "zero": return Operand(0, whole: nil, isLiteral: false)
    default: return nil
    }
  }
}

/// A number in an expression whose type may depend on the other operands.
private struct Operand {
  /// The value as a floating-point number.
  let value: Double
  /// The value as an integer; nil if it can't be one.
  let whole: Double?
  /// Whether the number consists of literals, so the context decides its type.
  let isLiteral: Bool

  init(_ value: Double, whole: Double?, isLiteral: Bool) {
    (self.value, self.whole, self.isLiteral) = (value, whole, isLiteral)
  }

  init(_ constant: SwiftConstant) {
    self.init(constant.value, whole: constant.isInteger ? constant.value : nil, isLiteral: false)
  }

  /// Returns the result of a binary operator; nil if it isn't arithmetic.
  init?(_ left: Operand, _ sign: String, _ right: Operand) {
    switch sign {
    case "+": self = left.combined(right, +)
    case "-": self = left.combined(right, -)
    case "*": self = left.combined(right, *)
    case "/":
      let quotient = left.combined(right, /)
      self = Operand(quotient, whole: quotient.whole?.rounded(.towardZero))
    case "%":
      guard left.whole != nil, let divisor = right.whole, divisor != 0 else { return nil }
      self = left.combined(right) { $0.truncatingRemainder(dividingBy: $1) }
    default: return nil
    }
  }

  var negated: Operand { Operand(-value, whole: whole.map { -$0 }, isLiteral: isLiteral) }

  /// Returns the result of an operation, with the type that both operands can have.
  func combined(_ other: Operand, _ operation: (Double, Double) -> Double) -> Operand {
    let whole = self.whole.flatMap { left in other.whole.map { operation(left, $0) } }
    return Operand(
      Operand(operation(value, other.value), whole: nil, isLiteral: isLiteral && other.isLiteral), whole: whole)
  }

  /// Replaces the value as an integer, which is the only value of an integer constant.
  private init(_ operand: Operand, whole: Double?) {
    self.init(operand.isLiteral ? operand.value : whole ?? operand.value, whole: whole, isLiteral: operand.isLiteral)
  }
}
