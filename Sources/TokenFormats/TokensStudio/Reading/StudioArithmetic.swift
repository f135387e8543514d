import SourceText

/// A number with its unit.
struct StudioQuantity {
  var value: Double
  /// `px` or `rem`; nil for a bare number.
  var unit: String?

  /// The quantity as a text that reads back as the same.
  var text: String { JSONText.text(of: value) + (unit ?? "") }
}

/// The arithmetic of texts: numbers, `+ - * /`, parentheses, and a few functions.
///
/// What isn't certain has no result: two units, several values, exponents, leading zeros, and all other functions.
struct StudioArithmetic {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// The longest text and the most parentheses inside of one another.
  private static let (lengthLimit, depthLimit) = (2000, 30)

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the result of a text; nil if it has none.
  static func quantity(_ text: String) -> StudioQuantity? {
    guard text.utf8.count <= lengthLimit else { return nil }
    var arithmetic = StudioArithmetic(Array(text.utf8))
    guard let result = arithmetic.sum() else { return nil }
    arithmetic.skipSpaces()
    return arithmetic.index == arithmetic.bytes.count && result.value.isFinite ? result : nil
  }

  /// Returns the number before a percent sign at the end of a text, as a share of 1; nil if there is none.
  static func share(_ text: String) -> Double? {
    let bytes = StudioText.trimmed(Array(text.utf8)[...])
    guard bytes.last == Ascii.percent else { return nil }
    guard let number = quantity(String(decoding: bytes.dropLast(), as: UTF8.self)), number.unit == nil else {
      return nil
    }
    return number.value / 100
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpaces() { while let byte, StudioText.isSpace(byte) { index += 1 } }

  private mutating func sum() -> StudioQuantity? {
    guard var left = product() else { return nil }
    while true {
      skipSpaces()
      guard let sign = byte, sign == Ascii.plus || sign == Ascii.minus else { return left }
      // In "4px -2px" the sign belongs to a second value.
      let isSpaced = index + 1 < bytes.count && StudioText.isSpace(bytes[index + 1])
      let followsSpace = index > 0 && StudioText.isSpace(bytes[index - 1])
      guard isSpaced || !followsSpace else { return nil }
      index += 1
      guard let right = product(), let unit = StudioArithmetic.common(left, right) else { return nil }
      left = StudioQuantity(value: sign == Ascii.plus ? left.value + right.value : left.value - right.value, unit: unit)
    }
  }

  private mutating func product() -> StudioQuantity? {
    guard var left = factor() else { return nil }
    while true {
      skipSpaces()
      guard let sign = byte, sign == Ascii.asterisk || sign == Ascii.slash else { return left }
      index += 1
      guard let right = factor() else { return nil }
      if sign == Ascii.slash {
        guard right.unit == nil, right.value != 0 else { return nil }
        left.value /= right.value
      } else {
        guard left.unit == nil || right.unit == nil else { return nil }
        left = StudioQuantity(value: left.value * right.value, unit: left.unit ?? right.unit)
      }
    }
  }

  private mutating func factor() -> StudioQuantity? {
    skipSpaces()
    guard depth < StudioArithmetic.depthLimit, let byte else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch byte {
    case Ascii.minus:
      index += 1
      guard let value = factor() else { return nil }
      return StudioQuantity(value: -value.value, unit: value.unit)
    case Ascii.openParenthesis:
      index += 1
      guard let value = sum(), close() else { return nil }
      return value
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return function()
    default: return number()
    }
  }

  private mutating func close() -> Bool {
    skipSpaces()
    guard byte == Ascii.closeParenthesis else { return false }
    index += 1
    return true
  }

  private mutating func number() -> StudioQuantity? {
    let start = index
    while let byte, byte == Ascii.point || (Ascii.zero...Ascii.nine).contains(byte) { index += 1 }
    let digits = bytes[start..<index]
    let points = digits.count { $0 == Ascii.point }
    guard points < digits.count, points <= 1 else { return nil }
    // Tokens Studio leaves a number with leading zeros as text.
    if digits.count > 1, digits.first == Ascii.zero, digits[digits.startIndex + 1] != Ascii.point { return nil }
    guard let value = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
    let unitStart = index
    while let byte, (0x61...0x7A).contains(byte) || byte == Ascii.percent { index += 1 }
    let unit = String(decoding: bytes[unitStart..<index], as: UTF8.self)
    guard ["", "px", "rem"].contains(unit) else { return nil }
    return StudioQuantity(value: value, unit: unit.isEmpty ? nil : unit)
  }

  private mutating func function() -> StudioQuantity? {
    let start = index
    while let byte, (0x61...0x7A).contains(byte) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    guard byte == Ascii.openParenthesis else { return nil }
    var arguments: [StudioQuantity] = []
    repeat {
      index += 1
      guard let argument = sum() else { return nil }
      arguments.append(argument)
      skipSpaces()
    } while byte == Ascii.comma
    guard close() else { return nil }
    return StudioArithmetic.result(of: name, arguments)
  }

  private static func result(of name: String, _ arguments: [StudioQuantity]) -> StudioQuantity? {
    guard let first = arguments.first else { return nil }
    if name == "min" || name == "max" {
      var result = first
      for next in arguments.dropFirst() {
        guard let unit = common(result, next) else { return nil }
        let value = name == "min" ? min(result.value, next.value) : max(result.value, next.value)
        result = StudioQuantity(value: value, unit: unit)
      }
      return result
    }
    guard arguments.count == 1 else { return nil }
    let value: Double
    switch name {
    case "floor": value = first.value.rounded(.down)
    case "ceil": value = first.value.rounded(.up)
    case "round": value = (first.value + 0.5).rounded(.down)
    case "abs": value = abs(first.value)
    default: return nil
    }
    return StudioQuantity(value: value, unit: first.unit)
  }

  /// The unit of two quantities, of which one may have none; nil if the units differ.
  private static func common(_ left: StudioQuantity, _ right: StudioQuantity) -> String?? {
    guard let first = left.unit, let second = right.unit else { return .some(left.unit ?? right.unit) }
    return first == second ? .some(first) : nil
  }
}
