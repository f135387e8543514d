extension Color {
  /// The color of a CSS hexadecimal notation: `#` and 3, 4, 6, or 8 digits, in either case.
  ///
  /// Nothing else is accepted, not even white space around it. O(1), no allocation.
  /// - Throws: ``ColorSyntaxError`` with the offset of the first byte that does not fit.
  public init(hex: String) throws(ColorSyntaxError) {
    var hex = hex
    self = try hex.withUTF8 { HexNotation.parse($0) }.get()
  }

  /// The color as `#rrggbb`, or `#rrggbbaa` when it is not opaque: clipped to sRGB, halves rounded up.
  public var hex: String {
    let bytes = srgbBytes
    return String(unsafeUninitializedCapacity: 9) { text in
      text[0] = 0x23
      HexNotation.write(bytes.x, to: text, at: 1)
      HexNotation.write(bytes.y, to: text, at: 3)
      HexNotation.write(bytes.z, to: text, at: 5)
      if isOpaque { return 7 }
      HexNotation.write(HexNotation.byte(alpha), to: text, at: 7)
      return 9
    }
  }

  /// The three components as they are stored in 8 bits: clipped to sRGB, halves rounded up.
  public var srgbBytes: SIMD3<UInt8> {
    let rgb = components(in: .srgb)
    return [HexNotation.byte(rgb.x), HexNotation.byte(rgb.y), HexNotation.byte(rgb.z)]
  }
}

/// Hexadecimal digits, byte by byte.
package enum HexNotation {
  /// A component 0...1 as a byte: `floor(255 c + 0.5)`, with 1e-6 added so that 127.4999999 out of a conversion is 128.
  @inline(__always)
  static func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }  // also what is not a number
    return component < 1 ? UInt8(component * 255 + 0.500001) : 255
  }

  /// Writes the two digits of a byte.
  static func write(_ byte: UInt8, to text: UnsafeMutableBufferPointer<UInt8>, at index: Int) {
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
    text[index] = digit(byte >> 4)
    text[index + 1] = digit(byte & 15)
  }

  /// The value of a digit, or 255.
  @inline(__always)
  static func value(_ byte: UInt8) -> UInt8 {
    let digit = byte &- 0x30
    if digit < 10 { return digit }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : 255
  }

  /// The color of a notation in UTF-8; offsets of errors count from the start of the bytes.
  package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Color, ColorSyntaxError> {
    guard bytes.first == 0x23 else { return .failure(.init(offset: 0, expected: "#")) }
    var digits: UInt64 = 0
    for index in 1..<min(bytes.count, 9) {
      let digit = value(bytes[index])
      guard digit != 255 else { return .failure(.init(offset: index, expected: "a hexadecimal digit")) }
      digits = digits << 4 | UInt64(digit)
    }
    switch bytes.count {
    case 4: return .success(Color(short: digits << 4 | 15))
    case 5: return .success(Color(short: digits))
    case 7: return .success(Color(long: digits << 8 | 255))
    case 9: return .success(Color(long: digits))
    default:
      return .failure(.init(offset: min(bytes.count, 9), expected: "3, 4, 6, or 8 hexadecimal digits after #"))
    }
  }
}

extension Color {
  /// From the digits `rgba`.
  fileprivate init(short: UInt64) {
    let red = short >> 12 & 15
    let green = short >> 8 & 15
    let blue = short >> 4 & 15
    self.init(long: (red * 17) << 24 | (green * 17) << 16 | (blue * 17) << 8 | (short & 15) * 17)
  }

  /// From the digits `rrggbbaa`.
  fileprivate init(long: UInt64) {
    let alpha = UInt8(truncatingIfNeeded: long)
    self.init(
      red: UInt8(truncatingIfNeeded: long >> 24), green: UInt8(truncatingIfNeeded: long >> 16),
      blue: UInt8(truncatingIfNeeded: long >> 8), alpha: alpha == 255 ? 1 : Double(alpha) / 255)
  }
}
