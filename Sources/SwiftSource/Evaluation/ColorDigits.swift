import ColorScience

/// Where the alpha stands among eight hexadecimal digits.
package enum DigitOrder { case alphaFirst, alphaLast }

/// A color in hexadecimal digits.
package struct ColorDigits {
  package let color: Color
  /// Whether the last two of eight digits are taken for the alpha, because nothing states their order.
  package let isOrderAssumed: Bool

  /// Reads `RGB`, `RGBA`, `RRGGBB`, or `RRGGBBAA`, with or without `#` or `0x`; nil for anything else.
  ///
  /// - Complexity: O(n).
  package init?(text: String, order: DigitOrder?) {
    var digits = Array(text.utf8)
    if digits.first == UInt8(ascii: "#") {
      digits.removeFirst()
    } else if digits.starts(with: [0x30, 0x78]) || digits.starts(with: [0x30, 0x58]) {
      digits.removeFirst(2)
    }
    guard let value = ColorDigits.value(of: digits) else { return nil }
    switch digits.count {
    case 3, 4:
      // Each digit stands for two.
      let long = digits.flatMap { [$0, $0] }
      guard let value = ColorDigits.value(of: long) else { return nil }
      self.init(value, count: long.count, order)
    case 6, 8: self.init(value, count: digits.count, order)
    default: return nil
    }
  }

  /// Reads `0xRRGGBB`, or `0xRRGGBBAA` if eight digits are written or the number needs them; nil for any other number.
  ///
  /// - Parameter count: the number of digits that are written; nil if none are, as for a constant.
  package init?(value: Double, count: Int?, order: DigitOrder?) {
    guard value >= 0, value <= 4_294_967_295, value == value.rounded() else { return nil }
    let isLong = (count ?? 6) > 6 || value > 16_777_215
    self.init(UInt32(value), count: isLong ? 8 : 6, order)
  }

  private init(_ value: UInt32, count: Int, _ order: DigitOrder?) {
    var value = value
    var alpha = 255.0
    if count == 8 {
      alpha = Double(order == .alphaFirst ? value >> 24 : value & 255)
      if order != .alphaFirst { value >>= 8 }
    }
    color = Color(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value), alpha: alpha / 255)
    isOrderAssumed = count == 8 && order == nil
  }

  /// Returns the number of digits after `0x` in a number literal; nil if it isn't hexadecimal.
  package static func count(in literal: String) -> Int? {
    guard literal.utf8.starts(with: "0x".utf8) else { return nil }
    return literal.utf8.dropFirst(2).count { $0 != UInt8(ascii: "_") }
  }

  private static func value(of digits: [UInt8]) -> UInt32? {
    guard (1...8).contains(digits.count) else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(byte - 0x37)
      case 0x61...0x66: value = value << 4 | UInt32(byte - 0x57)
      default: return nil
      }
    }
    return value
  }
}
