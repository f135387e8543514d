import DesignTokens
import SourceText

/// Works out `calc()`, `min()`, `max()`, `clamp()` and `abs()` over constants (CSS Values 4, section 10).
struct CSSCalculation {
  /// A number and its unit.
  struct Quantity {
    enum Unit { case none, px, rem, milliseconds, percent }
    var value: Double
    var unit: Unit
  }

  let bytes: [UInt8]

  /// The value of a function; the components must be written out.
  func value(of function: CSSComponent) throws(CSSUnknown) -> Quantity {
    let result = try functionValue(function)
    guard result.value.isFinite else { throw CSSUnknown("its calculation has no finite result") }
    return result
  }

  private func functionValue(_ function: CSSComponent) throws(CSSUnknown) -> Quantity {
    let token = function.token
    if token.kind == .openParenthesis || token.isNamed("calc", in: bytes) {
      return try sum(ArraySlice(function.children))
    }
    var arguments: [Quantity] = []
    for part in function.children.split(separator: .comma) { arguments.append(try sum(part)) }
    // A list without a comma has one part, and an empty part has no sum.
    var result = arguments[0]
    if token.isNamed("abs", in: bytes), arguments.count == 1 {
      result.value = abs(result.value)
      return result
    }
    if token.isNamed("clamp", in: bytes), arguments.count == 3 {
      return try extreme(result, try extreme(arguments[1], arguments[2], isMaximum: false), isMaximum: true)
    }
    let isMaximum = token.isNamed("max", in: bytes)
    guard isMaximum || token.isNamed("min", in: bytes) else {
      throw CSSUnknown("\(token.name(in: bytes))() isn't supported in calculations")
    }
    for next in arguments.dropFirst() { result = try extreme(result, next, isMaximum: isMaximum) }
    return result
  }

  private func extreme(_ left: Quantity, _ right: Quantity, isMaximum: Bool) throws(CSSUnknown) -> Quantity {
    let (first, second) = try aligned(left, right)
    return (first.value < second.value) == isMaximum ? right : left
  }

  /// Two quantities in one unit: a rem is 16 px.
  private func aligned(_ left: Quantity, _ right: Quantity) throws(CSSUnknown) -> (Quantity, Quantity) {
    if left.unit == right.unit { return (left, right) }
    func inPixels(_ quantity: Quantity) -> Quantity? {
      switch quantity.unit {
      case .px: quantity
      case .rem: Quantity(value: quantity.value * Dimension.rootFontSize, unit: .px)
      default: nil
      }
    }
    guard let first = inPixels(left), let second = inPixels(right) else {
      throw CSSUnknown("its calculation mixes units that depend on the context")
    }
    return (first, second)
  }

  private func sum(_ components: ArraySlice<CSSComponent>) throws(CSSUnknown) -> Quantity {
    var rest = components
    var result = try product(&rest)
    while let sign = rest.first {
      let isPlus = sign.token.isDelimiter(0x2B, in: bytes)
      guard isPlus || sign.token.isDelimiter(0x2D, in: bytes) else { throw CSSUnknown("its calculation is invalid") }
      rest = rest.dropFirst()
      let (left, right) = try aligned(result, try product(&rest))
      result = Quantity(value: isPlus ? left.value + right.value : left.value - right.value, unit: left.unit)
    }
    return result
  }

  private func product(_ rest: inout ArraySlice<CSSComponent>) throws(CSSUnknown) -> Quantity {
    var result = try operand(&rest)
    while let sign = rest.first {
      if sign.token.isDelimiter(0x2A, in: bytes) {
        rest = rest.dropFirst()
        let factor = try operand(&rest)
        guard result.unit == .none || factor.unit == .none else {
          throw CSSUnknown("its calculation multiplies two quantities")
        }
        result = Quantity(
          value: result.value * factor.value, unit: result.unit == .none ? factor.unit : result.unit)
      } else if sign.token.isDelimiter(0x2F, in: bytes) {
        rest = rest.dropFirst()
        let divisor = try operand(&rest)
        if divisor.unit == result.unit {
          result.unit = .none
        } else if divisor.unit != .none {
          throw CSSUnknown("its calculation divides different quantities")
        }
        result.value /= divisor.value
      } else {
        break
      }
    }
    return result
  }

  private func operand(_ rest: inout ArraySlice<CSSComponent>) throws(CSSUnknown) -> Quantity {
    guard let first = rest.first else { throw CSSUnknown("its calculation is invalid") }
    rest = rest.dropFirst()
    if first.token.kind == .function || first.token.kind == .openParenthesis { return try functionValue(first) }
    guard let quantity = CSSCalculation.quantity(first.token, in: bytes) else {
      let text = oneLine(bytes, first.range, limit: 30)
      throw CSSUnknown(
        first.token.kind == .dimension ? "\(text) depends on the context" : "\(text) isn't a number in a calculation"
      )
    }
    return quantity
  }

  /// A number with a unit that does not depend on where it is used; absolute lengths in px (CSS Values 4, section 6.2).
  static func quantity(_ token: CSSToken, in bytes: [UInt8]) -> Quantity? {
    guard let value = token.number(in: bytes) else { return nil }
    switch token.kind {
    case .number: return Quantity(value: value, unit: .none)
    case .percentage: return Quantity(value: value, unit: .percent)
    default: break
    }
    if token.isNamed("px", in: bytes) { return Quantity(value: value, unit: .px) }
    if token.isNamed("rem", in: bytes) { return Quantity(value: value, unit: .rem) }
    if token.isNamed("ms", in: bytes) { return Quantity(value: value, unit: .milliseconds) }
    if token.isNamed("s", in: bytes) { return Quantity(value: value * 1000, unit: .milliseconds) }
    let pixels: Double
    if token.isNamed("in", in: bytes) {
      pixels = 96
    } else if token.isNamed("pt", in: bytes) {
      pixels = 96.0 / 72
    } else if token.isNamed("pc", in: bytes) {
      pixels = 16
    } else if token.isNamed("cm", in: bytes) {
      pixels = 96 / 2.54
    } else if token.isNamed("mm", in: bytes) {
      pixels = 96 / 25.4
    } else if token.isNamed("q", in: bytes) {
      pixels = 96 / 101.6
    } else {
      return nil
    }
    return Quantity(value: value * pixels, unit: .px)
  }
}
