/// The value of an expression, as far as the sources determine it.
package enum SwiftValue: Sendable, Hashable {
  /// One number.
  case number(SwiftConstant)
  /// One of several numbers, in ascending order.
  case oneOf([Double])
  /// A number that scales with the text (`@ScaledMetric`), with its value at the default content size category.
  case scaled(Double)
  /// An unlimited number: `.infinity`.
  case unbounded
  /// A text; nil if it has interpolations or several lines.
  case text(String?)
  /// Undetermined, with the cause.
  case unknown(SwiftUnknown)

  /// The only number; nil if there are several, or none.
  package var constant: SwiftConstant? {
    if case .number(let constant) = self { constant } else { nil }
  }

  /// The value if either of two values is possible.
  func or(_ other: SwiftValue) -> SwiftValue {
    if self == other { return self }
    var numbers: [Double] = []
    for value in [self, other] {
      switch value {
      case .number(let constant): numbers.append(constant.value)
      case .oneOf(let several): numbers += several
      case .scaled, .unbounded, .text: return .unknown(.severalTypes)
      case .unknown: return value
      }
    }
    let values = Set(numbers).sorted()
    return values.count > 1 ? .oneOf(values) : .number(SwiftConstant(values[0], isInteger: false))
  }

  /// The value with a declared type, which drops the fraction of `.init(7.9)` if it is an integer type; nil for no type.
  func typed(isInteger: Bool?) -> SwiftValue {
    guard case .number(let constant) = self, let isInteger else { return self }
    let number = isInteger ? constant.value.rounded(.towardZero) : constant.value
    return .number(SwiftConstant(number, isInteger: isInteger))
  }

  /// The value of a `@ScaledMetric` property with this initial value: of several, the smallest.
  var asScaled: SwiftValue {
    switch self {
    case .number(let constant): .scaled(constant.value)
    case .oneOf(let numbers): .scaled(numbers[0])
    case .scaled, .unbounded, .text, .unknown: self
    }
  }
}
