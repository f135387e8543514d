import CSSText
import ColorScience

// What `==` of Sass compares, and what tells the keys of maps apart.

extension SCSSValue {
  /// A text that two values share if Sass holds them for equal; nil for a value that can't be determined, is too long, or is a calculation.
  ///
  /// Numbers are equal up to 11 decimals, in units that convert into each other; maps are, in any order.
  var identity: String? {
    switch content {
    case .color(let color):
      let isLegacy = color.space.isSRGBFamily && color.missing.isEmpty
      let parts = isLegacy ? color.converted(to: .srgb).components : color.components
      let numbers = [parts.x, parts.y, parts.z, color.alpha].map { SCSSValue.rounded($0) }
      return "color \(isLegacy ? "" : "\(color.space) \(color.missing)") \(numbers)"
    case .number(let number, let unit):
      let standard = SCSSUnit(unit)
      return "number \(SCSSValue.rounded(number * standard.factor)) \(standard.kind)"
    case .text(let text, _): return isCalculation ? nil : "text \(text.utf8.count) \(text)"
    case .bool(let value): return "bool \(value)"
    case .null: return "null"
    case .list(let items, let hasCommas):
      if items.isEmpty { return hasBrackets ? "brackets" : "empty" }
      return SCSSValue.joined(items.map(\.identity), "list \(hasBrackets) \(hasCommas)")
    case .map(let entries):
      if entries.isEmpty { return "empty" }
      let parts = entries.map { entry in entry.value.identity.map { "\(entry.identity) \($0)" } }
      guard !parts.contains(nil) else { return nil }
      return SCSSValue.joined(parts.compactMap { $0 }.sorted(), "map")
    case .unknown: return nil
    }
  }

  /// Whether it's text for a function that Sass would compute, so that it could be a number.
  var isCalculation: Bool {
    guard case .text(let text, false) = content, text.utf8.last == UInt8(ascii: ")") else { return false }
    return ["calc(", "min(", "max(", "clamp("].contains { text.utf8.starts(with: $0.utf8) }
  }

  /// The 11 decimals up to which numbers are equal.
  private static func rounded(_ number: Double) -> Double {
    let scaled = (number * 1e11).rounded()
    return scaled.isFinite ? scaled + 0 : number
  }

  private static func joined(_ parts: [String?], _ kind: String) -> String? {
    var result = "\(kind) \(parts.count)"
    for part in parts {
      guard let part, result.utf8.count < SCSSInterpreter.textLimit else { return nil }
      result += " " + part
    }
    return result
  }

  /// Whether two values are equal; unknown if that can't be determined.
  static func areEqual(_ left: SCSSValue, _ right: SCSSValue) -> SCSSValue {
    // A calculation is a number, or nothing else than itself.
    for (value, other) in [(left, right), (right, left)] where value.isCalculation && !other.isCalculation {
      if other.number == nil, other.innerUnknownReason == nil { return SCSSValue(.bool(false)) }
    }
    guard let first = left.identity, let second = right.identity else {
      let reason = left.innerUnknownReason ?? right.innerUnknownReason
      return .unknown(reason ?? "a calculation, or a very long value, can't be compared")
    }
    return SCSSValue(.bool(first == second))
  }
}

/// A unit, as a part of the one that it converts to. Names in other letters are other units.
struct SCSSUnit {
  let kind: String
  let factor: Double

  init(_ unit: String) {
    let isLowercase = !unit.utf8.contains { (0x41...0x5A).contains($0) }
    if isLowercase, let one = CSSQuantity(1, of: unit) {
      (kind, factor) = ("\(one.unit)", one.value)
    } else {
      (kind, factor) = SCSSUnit.others[unit] ?? (unit, 1)
    }
  }

  /// The units of frequencies and resolutions.
  private static let others: [String: (String, Double)] = [
    "kHz": ("Hz", 1000), "dpcm": ("dpi", 2.54), "dppx": ("dpi", 96),
  ]
}
