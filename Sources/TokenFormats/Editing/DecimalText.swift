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
      return self.text(of: abs(value) < 1e-4 ? value : value.rounded(), decimals: 14, atLeast: min(atLeast, 14))
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1).map { String(Substring($0)) }
    let fraction = parts[1] == "0" ? "" : parts[1]
    let zeros = String(repeating: "0", count: max(0, atLeast - fraction.utf8.count))
    return parts[0] + (fraction.isEmpty && zeros.isEmpty ? "" : "." + fraction + zeros)
  }
}
