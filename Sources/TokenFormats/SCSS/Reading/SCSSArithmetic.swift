/// Operators of Sass.
enum SCSSArithmetic {
  static func negated(_ value: SCSSValue) -> SCSSValue {
    switch value.content {
    case .number(let number, let unit): return SCSSValue(.number(-number, unit: unit))
    case .unknown: return value.withoutReference
    default:
      guard let text = value.plainText else { return .unknown("- has no number") }
      return SCSSValue(.text("-" + text, isQuoted: false))
    }
  }

  /// - Parameter keepsSlash: whether a slash separates two literal numbers and doesn't divide.
  static func result(_ left: SCSSValue, _ sign: String, _ right: SCSSValue, keepsSlash: Bool) -> SCSSValue {
    switch sign {
    case "or":
      guard let isTrue = left.isTrue else { return left.withoutReference }
      return isTrue ? left : right
    case "and":
      guard let isTrue = left.isTrue else { return left.withoutReference }
      return isTrue ? right : left
    default: break
    }
    if let reason = left.unknownReason ?? right.unknownReason { return .unknown(reason) }
    switch sign {
    case "==": return SCSSValue(.bool(areEqual(left, right)))
    case "!=": return SCSSValue(.bool(!areEqual(left, right)))
    default: break
    }
    if case .number(let a, let unit) = left.content, case .number(let b, let other) = right.content, !keepsSlash {
      return result(a, unit, sign, b, other)
    }
    guard sign == "+" || sign == "-" || sign == "/", let first = left.plainText, let second = right.plainText,
      first.utf8.count + second.utf8.count <= SCSSInterpreter.textLimit
    else { return .unknown("\(sign) has a value that isn't a number") }
    if sign != "/", left.color != nil || right.color != nil {
      return .unknown("arithmetic with colors isn't supported by Sass")
    }
    var isQuoted = false
    if case .text(_, let quotes) = left.content { isQuoted = quotes && sign == "+" }
    return SCSSValue(.text(sign == "+" ? first + second : first + sign + second, isQuoted: isQuoted))
  }

  private static func result(_ a: Double, _ unit: String, _ sign: String, _ b: Double, _ other: String) -> SCSSValue {
    let isSame = unit == other || unit.isEmpty || other.isEmpty
    let common = unit.isEmpty ? other : unit
    switch sign {
    case "*" where unit.isEmpty || other.isEmpty: return SCSSValue(.number(a * b, unit: common))
    case "/" where other.isEmpty: return SCSSValue(.number(a / b, unit: unit))
    case "/" where unit == other: return SCSSValue(.number(a / b, unit: ""))
    case "+" where isSame: return SCSSValue(.number(a + b, unit: common))
    case "-" where isSame: return SCSSValue(.number(a - b, unit: common))
    case "%" where isSame && b != 0:
      let rest = a.truncatingRemainder(dividingBy: b)
      return SCSSValue(.number(rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest, unit: common))
    case "<" where isSame: return SCSSValue(.bool(a < b))
    case ">" where isSame: return SCSSValue(.bool(a > b))
    case "<=" where isSame: return SCSSValue(.bool(a <= b))
    case ">=" where isSame: return SCSSValue(.bool(a >= b))
    default:
      return .unknown("\(sign) has the units \(unit.isEmpty ? "none" : unit) and \(other.isEmpty ? "none" : other)")
    }
  }

  private static func areEqual(_ left: SCSSValue, _ right: SCSSValue) -> Bool {
    switch (left.content, right.content) {
    case (.text(let a, _), .text(let b, _)): a == b
    case (.number(let a, let unit), .number(let b, let other)): a == b && unit == other
    case (.null, .null): true
    default: left.key.map { key in right.key.map { $0.identity == key.identity } ?? false } ?? false
    }
  }
}

extension SCSSValue {
  /// The value as the result of something, which is no alias.
  var withoutReference: SCSSValue {
    var value = self
    value.reference = nil
    return value
  }
}
