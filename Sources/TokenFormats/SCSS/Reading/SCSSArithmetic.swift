/// Operators of Sass.
enum SCSSArithmetic {
  /// `+` or `-` before a value.
  static func signed(_ sign: String, _ value: SCSSValue) -> SCSSValue {
    switch value.content {
    case .number(let number, let unit): return SCSSValue(.number(sign == "-" ? -number : number, unit: unit))
    case .unknown: return value.withoutReference
    case .text(_, isQuoted: false) where !value.isCalculation:
      return SCSSValue(.text(sign + (value.plainText ?? ""), isQuoted: false))
    default: return .unknown("\(sign) has a value that isn't a number")
    }
  }

  /// - Parameter keepsSlash: whether text keeps the slash between two numbers.
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
    case "==": return SCSSValue.areEqual(left, right)
    case "!=":
      let equality = SCSSValue.areEqual(left, right)
      return equality.isTrue.map { SCSSValue(.bool(!$0)) } ?? equality
    default: break
    }
    if case .number(let a, let unit) = left.content, case .number(let b, let other) = right.content {
      var value = result(a, unit, sign, b, other)
      guard keepsSlash, let first = left.plainText, let second = right.plainText else { return value }
      if value.unknownReason != nil { value.content = .text("\(first)/\(second)", isQuoted: false) }
      value.written = "\(first)/\(second)"
      return value
    }
    return joined(left, sign, right)
  }

  /// A sum, difference, or quotient that is text.
  private static func joined(_ left: SCSSValue, _ sign: String, _ right: SCSSValue) -> SCSSValue {
    guard sign == "+" || sign == "-" || sign == "/", let first = left.plainText, let second = right.plainText,
      first.utf8.count + second.utf8.count <= SCSSInterpreter.textLimit, !left.isCalculation, !right.isCalculation
    else { return .unknown("\(sign) has a value that isn't a number") }
    if sign != "/", left.color != nil || right.color != nil {
      return .unknown("arithmetic with colors isn't supported by Sass")
    }
    let (opening, closing) = (left.isQuoted, right.isQuoted)
    if sign == "+" { return SCSSValue(.text(first + second, isQuoted: opening ?? closing ?? false)) }
    // The others keep quotes inside of their text.
    guard opening != true, closing != true else { return .unknown("\(sign) has a text in quotes") }
    return SCSSValue(.text(first + sign + second, isQuoted: false))
  }

  private static func result(_ a: Double, _ unit: String, _ sign: String, _ b: Double, _ other: String) -> SCSSValue {
    let (first, second) = (SCSSUnit(unit), SCSSUnit(other))
    let isSame = unit.isEmpty || other.isEmpty || first.kind == second.kind
    let common = unit.isEmpty ? other : unit
    // In the unit of the first.
    let b = !unit.isEmpty && unit != other && isSame && !other.isEmpty ? b * second.factor / first.factor : b
    // Numbers are equal up to 11 decimals.
    let isEqual = abs(a - b) < 1e-11
    switch sign {
    case "*" where unit.isEmpty || other.isEmpty: return SCSSValue(.number(a * b, unit: common))
    case "/" where other.isEmpty: return SCSSValue(.number(a / b, unit: unit))
    case "/" where isSame && !unit.isEmpty: return SCSSValue(.number(a / b, unit: ""))
    case "+" where isSame: return SCSSValue(.number(a + b, unit: common))
    case "-" where isSame: return SCSSValue(.number(a - b, unit: common))
    case "%" where isSame && b != 0:
      let rest = a.truncatingRemainder(dividingBy: b)
      return SCSSValue(.number(rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest, unit: common))
    case "<" where isSame: return SCSSValue(.bool(a < b && !isEqual))
    case ">" where isSame: return SCSSValue(.bool(a > b && !isEqual))
    case "<=" where isSame: return SCSSValue(.bool(a < b || isEqual))
    case ">=" where isSame: return SCSSValue(.bool(a > b || isEqual))
    default:
      return .unknown("\(sign) has the units \(unit.isEmpty ? "none" : unit) and \(other.isEmpty ? "none" : other)")
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

  /// The value as a variable or a function gets it: a number without the slash that it was written with.
  var withoutSlash: SCSSValue {
    var value = self
    if number != nil { value.written = nil }
    return value
  }

  /// Whether a text has quotes; nil for what isn't text.
  fileprivate var isQuoted: Bool? {
    if case .text(_, let isQuoted) = content { return isQuoted }
    return nil
  }
}
