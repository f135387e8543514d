/// Numbers with a fixed count of decimals, without an exponent.
enum DecimalText {
  /// A number rounded to `decimals`, its last zeros left out down to `atLeast` of them.
  static func text(of value: Double, decimals: Int, atLeast: Int) -> String {
    let power = (0..<min(decimals, 17)).reduce(1.0) { power, _ in power * 10 }
    let scaled = (abs(value) * power).rounded()
    guard decimals < 15, scaled < 9e15 else { return shortest(value, atLeast: min(atLeast, 15)) }
    let whole = UInt64(scaled)
    let unit = UInt64(power)
    var fraction = String(whole % unit)
    fraction = decimals == 0 ? "" : String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
    while fraction.utf8.count > atLeast, fraction.utf8.last == 0x30 { fraction.removeLast() }
    let sign = value < 0 && whole > 0 ? "-" : ""
    return sign + String(whole / unit) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The shortest decimal number that reads back as the same double.
  private static func shortest(_ value: Double, atLeast: Int) -> String {
    let text = String(value)
    guard !text.utf8.contains(UInt8(ascii: "e")), text.utf8.contains(UInt8(ascii: ".")) else {
      guard abs(value) < 1 else { return expanded(text) }
      return self.text(of: value, decimals: 14, atLeast: min(atLeast, 14))
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1).map { String(Substring($0)) }
    let fraction = parts[1] == "0" ? "" : parts[1]
    let zeros = String(repeating: "0", count: max(0, atLeast - fraction.utf8.count))
    return parts[0] + (fraction.isEmpty && zeros.isEmpty ? "" : "." + fraction + zeros)
  }

  /// A whole number in place of one with an exponent, such as `1.5e+20`; zeros follow its digits.
  private static func expanded(_ text: String) -> String {
    let parts = text.utf8.split(separator: UInt8(ascii: "e")).map { String(Substring($0)) }
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    let digits = String(decoding: parts[0].utf8.filter { $0 != UInt8(ascii: ".") }, as: UTF8.self)
    let sign = digits.utf8.first == UInt8(ascii: "-") ? 1 : 0
    return digits + String(repeating: "0", count: max(0, exponent + 1 + sign - digits.utf8.count))
  }
}
