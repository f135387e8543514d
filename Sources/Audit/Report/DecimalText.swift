import SourceText

/// Returns a measured number truncated after `digits` decimals, never rounded up: 4.4999 is "4.49".
///
/// A number below a threshold therefore never prints as the threshold. Negative numbers are cut toward zero.
/// - Parameters:
///   - value: any finite number; others print as "unknown".
///   - digits: the number of decimals, 0 to 6.
///   - padded: whether zeros fill up the decimals ("4.50") or are omitted ("4.5").
public func truncatedText(_ value: Double, digits: Int = 2, padded: Bool = true) -> String {
  value.truncatedText(digits: digits, padded: padded)
}

/// Returns how many decimals two numbers need to read differently; two if they are equal or six aren't enough.
package func digitsToDiffer(_ first: Double, _ second: Double) -> Int {
  guard first != second else { return 2 }
  return (2...6).first { truncatedText(first, digits: $0) != truncatedText(second, digits: $0) } ?? 2
}

/// Returns a required number as authored if that is short, else with two decimals, rounded up to never understate it.
public func requiredText(_ value: Double) -> String {
  let written = authoredText(value)
  guard written.utf8.count > 7, value.isFinite, abs(value) < 1e12 else { return written }
  return authoredText((value * 100).rounded(.up) / 100)
}

/// Returns the shortest text of a number that parses to the same number.
public func authoredText(_ value: Double) -> String { JSONText.text(of: value) }
