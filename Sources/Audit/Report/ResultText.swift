import DesignTokens
import SourceText

/// The words and signs for results that all pages share.
package enum ResultText {
  /// The bound that represents an unknown upper bound; it is greater than every measured value.
  package static let openBound = 1e12

  /// Returns a decision in a word.
  package static func decision(_ decision: Decision) -> String {
    switch decision {
    case .passed: "passes"
    case .failed: "fails"
    }
  }

  /// Returns the sign of an outcome; every sign is next to a word.
  package static func sign(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "✓"
    case .failed: "✕"
    case .cantTell: "?"
    case .inapplicable: "–"
    }
  }

  /// Returns an outcome in one or two words.
  package static func word(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "passes"
    case .failed: "fails"
    case .cantTell: "undetermined"
    case .inapplicable: "not required"
    }
  }

  /// Returns the style class of an outcome.
  package static func styleClass(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "pass"
    case .failed: "fail"
    case .cantTell: "unsure"
    case .inapplicable: "none"
    }
  }

  /// Returns a measured number with its unit, truncated.
  package static func measured(_ value: Double, _ unit: MeasurementUnit?) -> String {
    switch unit {
    case .ratio: truncatedText(value) + ":1"
    case .points: truncatedText(value, padded: false) + " pt"
    case .factor: truncatedText(value * 100, digits: 0) + "%"
    case .milliseconds: truncatedText(value, padded: false) + " ms"
    case .number, nil: truncatedText(value, padded: false)
    }
  }

  /// Returns a required number with its unit.
  package static func required(_ value: Double, _ unit: MeasurementUnit?) -> String {
    switch unit {
    case .ratio: requiredText(value) + ":1"
    case .points: requiredText(value) + " pt"
    case .factor: requiredText(value * 100) + "%"
    case .milliseconds: requiredText(value) + " ms"
    case .number, nil: requiredText(value)
    }
  }

  /// Returns the measured value of a finding with its unit; nil without a measurement.
  package static func measured(of finding: Finding) -> String? {
    if let value = finding.measured { return measured(value, finding.unit) }
    if let interval = finding.interval {
      let least = measured(interval.lowerBound, finding.unit)
      // An unknown bound has no number.
      guard interval.upperBound < openBound else { return "at least " + least }
      return least + " to " + measured(interval.upperBound, finding.unit)
    }
    return finding.pairing.map { contrast($0.contrast) }
  }

  /// Returns the contrast of a pairing: one ratio, bounds, or a word.
  package static func contrast(_ contrast: MeasuredPairing.Contrast) -> String {
    switch contrast {
    case .exact(let ratio, _, _): truncatedText(ratio)
    case .interval(let lowest, let highest, _): "\(truncatedText(lowest)) to \(truncatedText(highest))"
    case .unknown: "unknown"
    }
  }

  /// Returns a count with its noun, such as "1 finding" or "2 findings".
  package static func count(_ count: Int, _ thing: String, _ things: String? = nil) -> String {
    "\(count) \(count == 1 ? thing : things ?? thing + "s")"
  }

  /// Returns a location in the notation of editors and terminals.
  package static func place(_ location: SourceLocation) -> String {
    "\(location.path):\(location.line):\(location.column)"
  }

  /// Returns a sentence made from a clause without a final period.
  package static func sentence(_ clause: String) -> String {
    switch clause.utf8.last {
    case nil, UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): clause
    default: clause + "."
    }
  }

  /// Returns words joined as in a sentence: "a", "a and b", or "a, b, and c".
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + (words.count > 2 ? ", and " : " and ") + last
  }

  /// Returns the size and the weight of a text style.
  package static func size(of style: TextStyle) -> String {
    "\(truncatedText(style.size, padded: false)) pt, weight \(style.weight)"
  }
}
