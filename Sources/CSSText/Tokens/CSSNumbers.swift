import SourceText

/// Returns the value of a number (CSS Syntax 3, section 4.3.13), correctly rounded; the range holds one and nothing else.
///
/// A significand of up to 53 bits and a power of ten of up to 22 give an exact quotient or product in one operation
/// (Clinger 1990); anything longer goes through the standard library. Overflow gives the largest finite number.
/// - Complexity: O(n); no allocation up to 19 digits.
func cssNumber(in bytes: [UInt8], _ range: Range<Int>) -> Double {
  var offset = range.lowerBound
  let end = range.upperBound
  guard offset < end else { return 0 }
  let sign = bytes[offset]
  if sign == Ascii.plus || sign == Ascii.minus { offset += 1 }
  var significand: UInt64 = 0
  var exponent = 0
  var count = 0
  var isFraction = false
  while offset < end {
    let byte = bytes[offset]
    let digit = byte &- Ascii.zero
    if digit < 10 {
      if count < 19 {
        significand = significand * 10 + UInt64(digit)
        if isFraction { exponent -= 1 }
      }
      if significand > 0 { count += 1 }
    } else if byte == Ascii.point {
      isFraction = true
    } else {
      break
    }
    offset += 1
  }
  if offset < end { exponent += cssExponent(in: bytes, offset + 1..<end) }
  guard count <= 19, significand <= 1 << 53, exponent >= -22, exponent <= 22 else {
    let value = Double(String(decoding: bytes[range], as: UTF8.self)) ?? 0
    return min(max(value, -Double.greatestFiniteMagnitude), Double.greatestFiniteMagnitude)
  }
  let scale = powersOfTen[abs(exponent)]
  let magnitude = exponent < 0 ? Double(significand) / scale : Double(significand) * scale
  return sign == Ascii.minus ? -magnitude : magnitude
}

/// The digits after the `e` of a number, with their sign.
private func cssExponent(in bytes: [UInt8], _ range: Range<Int>) -> Int {
  guard let sign = bytes[range].first else { return 0 }
  var value = 0
  for byte in bytes[range] where byte &- Ascii.zero < 10 { value = min(value * 10 + Int(byte - Ascii.zero), 100_000) }
  return sign == Ascii.minus ? -value : value
}

/// The powers of ten that are exact in 53 bits.
let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
]
