/// The shortest decimal number that reads back as the same value, without an exponent.
///
/// What is nearer to 0 than 1e-20 is 0.
func plainDecimal(_ value: Double) -> String {
  guard value.isFinite, abs(value) >= 1e-20 else { return "0" }
  let text = Array("\(abs(value))".utf8)
  let sign = value < 0 ? "-" : ""
  var digits: [UInt8] = []
  var point: Int?
  var exponent = 0
  for (index, byte) in text.enumerated() {
    switch byte {
    case UInt8(ascii: "."): point = digits.count
    case UInt8(ascii: "e"):
      exponent = Int(String(decoding: text[(index + 1)...], as: UTF8.self)) ?? 0
    default:
      if exponent == 0, !text[..<index].contains(UInt8(ascii: "e")) { digits.append(byte) }
    }
  }
  let position = (point ?? digits.count) + exponent
  if position <= 0 {
    digits.insert(contentsOf: Array(repeating: 0x30, count: 1 - position), at: 0)
  } else if position > digits.count {
    digits += Array(repeating: 0x30, count: position - digits.count)
  }
  let whole = max(position, 1)
  var fraction = digits[whole...]
  while fraction.last == 0x30 { fraction.removeLast() }
  let end = fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self)
  return sign + String(decoding: digits[..<whole], as: UTF8.self) + end
}
