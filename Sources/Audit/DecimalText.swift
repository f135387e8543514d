import SourceText

/// Returns a measured number truncated after `digits` decimals, never rounded up: 4.4999 is "4.49".
///
/// A number below a threshold therefore never prints as the threshold. Negative numbers are cut toward zero.
/// - Parameters:
///   - value: any finite number; others print as "unknown".
///   - digits: the number of decimals, 0 to 6.
///   - padded: whether zeros fill up the decimals ("4.50") or are omitted ("4.5").
public func truncatedText(_ value: Double, digits: Int = 2, padded: Bool = true) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "unknown" }
  let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
  let magnitude = abs(value)
  var units = (magnitude * scale).rounded(.down)
  // The product may have been rounded up to the next unit; then the quotient is larger than the number.
  if units / scale > magnitude { units -= 1 }
  let whole = Int64(units / scale)
  let sign = value < 0 && units > 0 ? "-" : ""
  guard digits > 0 else { return sign + String(whole) }
  var fraction = String(Int64(units) - whole * Int64(scale))
  fraction = String(repeating: "0", count: digits - fraction.count) + fraction
  if !padded {
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    if fraction.isEmpty { return sign + String(whole) }
  }
  return sign + "\(whole).\(fraction)"
}

/// Returns a required number as authored if that is short, else with two decimals, rounded up to never understate it.
public func requiredText(_ value: Double) -> String {
  let written = authoredText(value)
  guard written.utf8.count > 7, value.isFinite, abs(value) < 1e12 else { return written }
  return authoredText((value * 100).rounded(.up) / 100)
}

/// Returns the shortest text of a number that parses to the same number.
public func authoredText(_ value: Double) -> String { JSONText.text(of: value) }
