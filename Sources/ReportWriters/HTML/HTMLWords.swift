import Audit
import DesignTokens
import SourceText

/// The words and signs that the page uses for what a report says.
enum HTMLWords {
  /// A decision in a word.
  static func decision(_ decision: Decision) -> String {
    switch decision {
    case .passed: "passes"
    case .failed: "fails"
    }
  }

  /// The sign of an outcome; every sign stands beside a word.
  static func sign(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "✓"
    case .failed: "✕"
    case .cantTell: "?"
    case .inapplicable: "–"
    }
  }

  /// An outcome in a word or two.
  static func word(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "passes"
    case .failed: "fails"
    case .cantTell: "undetermined"
    case .inapplicable: "not required"
    }
  }

  /// The style class of an outcome.
  static func styleClass(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "pass"
    case .failed: "fail"
    case .cantTell: "unsure"
    case .inapplicable: "none"
    }
  }

  /// A measured number with its unit, truncated.
  static func measured(_ value: Double, _ unit: Evaluation.Unit?) -> String {
    switch unit {
    case .ratio: truncatedText(value) + ":1"
    case .points: truncatedText(value, padded: false) + " pt"
    case .factor: truncatedText(value * 100, digits: 0) + "%"
    case .milliseconds: truncatedText(value, padded: false) + " ms"
    case .number, nil: truncatedText(value, padded: false)
    }
  }

  /// A required number with its unit.
  static func required(_ value: Double, _ unit: Evaluation.Unit?) -> String {
    switch unit {
    case .ratio: requiredText(value) + ":1"
    case .points: requiredText(value) + " pt"
    case .factor: requiredText(value * 100) + "%"
    case .milliseconds: requiredText(value) + " ms"
    case .number, nil: requiredText(value)
    }
  }

  /// What a finding measured, with its unit; nil where nothing was.
  static func measured(of finding: Finding) -> String? {
    if let value = finding.evaluation.measured { return measured(value, finding.evaluation.unit) }
    if let interval = finding.evaluation.interval {
      let least = measured(interval.lowerBound, finding.evaluation.unit)
      // An unknown bound has no number.
      guard interval.upperBound < DebtText.openBound else { return "at least " + least }
      return least + " to " + measured(interval.upperBound, finding.evaluation.unit)
    }
    return finding.pairing.map { contrast($0.contrast) }
  }

  /// The contrast of a pairing: one ratio, bounds, or a word.
  static func contrast(_ contrast: MeasuredPairing.Contrast) -> String {
    switch contrast {
    case .exact(let ratio, _, _): truncatedText(ratio)
    case .interval(let lowest, let highest, _): "\(truncatedText(lowest)) to \(truncatedText(highest))"
    case .unknown: "unknown"
    }
  }

  /// A number of things: "1 finding", "2 findings".
  static func count(_ count: Int, _ thing: String, _ things: String? = nil) -> String {
    "\(count) \(count == 1 ? thing : things ?? thing + "s")"
  }

  /// A place as editors and terminals write it.
  static func place(_ location: SourceLocation) -> String { "\(location.path):\(location.line):\(location.column)" }

  /// A sentence out of a clause without a full stop.
  static func sentence(_ clause: String) -> String {
    switch clause.utf8.last {
    case nil, UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): clause
    default: clause + "."
    }
  }

  /// Words joined as in a sentence: "a", "a and b", "a, b and c".
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + (words.count > 2 ? ", and " : " and ") + last
  }

  /// What a text style is, in numbers.
  static func size(of style: TextStyle) -> String {
    "\(truncatedText(style.size, padded: false)) pt, weight \(style.weight)"
  }
}
