extension CSSScanner {
  @inline(__always)
  private static func digit(_ bytes: TextBytes, _ offset: Int) -> UInt64? {
    let value = byte(bytes, offset) &- 0x30
    return value < 10 ? UInt64(value) : nil
  }

  /// The number that starts here (CSS Syntax 3, section 4.3.12), correctly rounded; `nil`, and no move, if none does.
  ///
  /// A significand of up to 53 bits and a power of ten of up to 22 give an exact quotient or product in one operation
  /// (Clinger 1990); anything longer goes through the standard library. Overflow gives the largest finite number.
  mutating func number(_ bytes: TextBytes) -> Double? {
    var offset = position
    let sign = Self.byte(bytes, offset)
    if sign == 0x2B || sign == 0x2D { offset += 1 }
    var significand: UInt64 = 0
    var exponent = 0
    var count = 0
    let whole = offset
    while let digit = Self.digit(bytes, offset) {
      if count < 19 { significand = significand * 10 + digit }
      if significand > 0 { count += 1 }
      offset += 1
    }
    var hasDigits = offset > whole
    if Self.byte(bytes, offset) == 0x2E, Self.digit(bytes, offset + 1) != nil {
      offset += 1
      hasDigits = true
      while let digit = Self.digit(bytes, offset) {
        if count < 19 {
          significand = significand * 10 + digit
          exponent -= 1
        }
        if significand > 0 { count += 1 }
        offset += 1
      }
    }
    guard hasDigits else { return nil }
    exponent += Self.exponent(bytes, &offset)
    let start = position
    position = offset
    guard count <= 19, significand <= 1 << 53, exponent >= -22, exponent <= 22 else {
      return Self.slowNumber(bytes, start, offset)
    }
    let scale = powersOfTen[abs(exponent)]
    let magnitude = exponent < 0 ? Double(significand) / scale : Double(significand) * scale
    return sign == 0x2D ? -magnitude : magnitude
  }

  @inline(__always)
  private static func exponent(_ bytes: TextBytes, _ offset: inout Int) -> Int {
    guard byte(bytes, offset) | 0x20 == 0x65 else { return 0 }
    let sign = byte(bytes, offset + 1)
    var end = offset + (sign == 0x2B || sign == 0x2D ? 2 : 1)
    guard digit(bytes, end) != nil else { return 0 }
    var value = 0
    while let digit = digit(bytes, end) {
      value = min(value * 10 + Int(digit), 100_000)
      end += 1
    }
    offset = end
    return sign == 0x2D ? -value : value
  }

  private static func slowNumber(_ bytes: TextBytes, _ start: Int, _ end: Int) -> Double {
    var text = ""
    for offset in start..<end { text.unicodeScalars.append(Unicode.Scalar(bytes[offset])) }
    let value = Double(text) ?? 0
    let largest = Double.greatestFiniteMagnitude
    return min(max(value, -largest), largest)
  }
}

/// The powers of ten that are exact in 53 bits.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
]
