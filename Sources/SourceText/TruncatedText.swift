extension Double {
  /// The number truncated after `digits` decimals, never rounded up: 4.4999 is "4.49".
  ///
  /// - Parameters:
  ///   - digits: the number of decimals, 0 to 6.
  ///   - padded: whether zeros fill up the decimals ("4.50") or are omitted ("4.5").
  package func truncatedText(digits: Int = 2, padded: Bool = true) -> String {
    guard isFinite, magnitude < 1e12 else { return "unknown" }
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    var units = (magnitude * scale).rounded(.down)
    // The product may have been rounded up to the next unit; then the quotient is larger than the number.
    if units / scale > magnitude { units -= 1 }
    let whole = Int64(units / scale)
    var fraction = Int64(units) - whole * Int64(scale)
    var decimals = digits
    if !padded { while decimals > 0, fraction % 10 == 0 { (fraction, decimals) = (fraction / 10, decimals - 1) } }
    return Double.text(isNegative: self < 0 && units > 0, whole, fraction, decimals: decimals)
  }

  /// Returns a number by its digits; a fraction of fewer digits than `decimals` starts with zeros.
  private static func text(isNegative: Bool, _ whole: Int64, _ fraction: Int64, decimals: Int) -> String {
    // A sign, at most 13 digits, a point, and at most 6 digits.
    String(unsafeUninitializedCapacity: 24) { bytes in
      var count = 0
      if isNegative {
        bytes[0] = UInt8(ascii: "-")
        count = 1
      }
      var place: Int64 = 1
      while place <= whole / 10 { place *= 10 }
      func write(_ number: Int64, from place: Int64) {
        var place = place
        while place > 0 {
          bytes[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / place % 10)
          (count, place) = (count + 1, place / 10)
        }
      }
      write(whole, from: place)
      guard decimals > 0 else { return count }
      bytes[count] = UInt8(ascii: ".")
      count += 1
      write(fraction, from: (1..<decimals).reduce(1) { place, _ in place * 10 })
      return count
    }
  }
}
