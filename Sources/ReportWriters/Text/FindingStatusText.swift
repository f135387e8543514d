import Audit
import DesignTokens

/// The waiver or baseline status of a finding, or its change since an earlier audit: a keyword and the rest of a sentence.
struct FindingStatusText {
  /// A part of the sentence.
  enum Part {
    /// Palpable's own words.
    case plain(String)
    /// Words from input, which each writer escapes.
    case quoted(String)
  }

  /// The keyword: "waived", "suppressed", "accepted", "unchanged", "better", "worse", or "new".
  let lead: String
  /// The rest of the sentence, without a final period.
  let rest: [Part]

  /// Returns the whole sentence; `quote` escapes the words from input.
  func text(quoting quote: (String) -> String) -> String {
    rest.reduce(lead) { text, part in
      switch part {
      case .plain(let words): text + words
      case .quoted(let words): text + quote(words)
      }
    }
  }

  /// Returns all phrases for a finding; the name of the compared audit comes from the report.
  static func phrases(of finding: Finding, in report: AuditReport) -> [FindingStatusText] {
    var phrases: [FindingStatusText] = []
    if let waiver = finding.waiver {
      phrases.append(
        FindingStatusText(
          lead: "waived",
          rest: [.plain(" until \(waiver.expires) by "), .quoted(waiver.owner), .plain(": "), .quoted(waiver.reason)]))
    }
    if let suppression = finding.suppression {
      let line = suppression.declaration.line
      phrases.append(
        FindingStatusText(
          lead: "suppressed", rest: [.plain(" by a comment on line \(line): "), .quoted(suppression.reason)]))
    }
    if let phrase = baseline(finding) { phrases.append(phrase) }
    if let name = report.changes?.name, let phrase = against(finding, name) { phrases.append(phrase) }
    return phrases
  }

  private static func baseline(_ finding: Finding) -> FindingStatusText? {
    switch finding.baseline {
    case nil: nil
    // A finding that a baseline wouldn't record isn't reported as new.
    case .new?:
      finding.reachesGate && !finding.isWaived
        ? FindingStatusText(lead: "new", rest: [.plain(" since the baseline")]) : nil
    case .worse(let snapshot)?:
      FindingStatusText(
        lead: "worse", rest: [.plain(" than in the baseline: was \(FindingSnapshotText.earlier(snapshot, finding))")])
    case .same?: FindingStatusText(lead: "accepted", rest: [.plain(" by the baseline")])
    case .better(let snapshot)?:
      FindingStatusText(
        lead: "accepted", rest: [.plain(" by the baseline, was \(FindingSnapshotText.earlier(snapshot, finding))")])
    }
  }

  private static func against(_ finding: Finding, _ name: String) -> FindingStatusText? {
    switch finding.against {
    case nil: nil
    case .new?: FindingStatusText(lead: "new", rest: [.plain(" since "), .quoted(name)])
    case .worse(let snapshot)?:
      FindingStatusText(
        lead: "worse",
        rest: [.plain(" than in "), .quoted(name), .plain(": was \(FindingSnapshotText.earlier(snapshot, finding))")])
    case .same?: FindingStatusText(lead: "unchanged", rest: [.plain(" since "), .quoted(name)])
    case .better(let snapshot)?:
      FindingStatusText(
        lead: "better",
        rest: [.plain(" than in "), .quoted(name), .plain(", was \(FindingSnapshotText.earlier(snapshot, finding))")])
    }
  }
}

extension Finding {
  /// The word for the reason why the finding doesn't fail the gate.
  var heldBy: String {
    if isWaived { return "waived" }
    if baseline?.isAccepted ?? false { return "accepted" }
    if case .better? = against { return "better" }
    return "unchanged"
  }

  /// The earlier values of a finding that got worse: from the baseline, or else from the earlier audit.
  var worseThan: FindingSnapshot? {
    if case .worse(let snapshot)? = baseline { return snapshot }
    if case .worse(let snapshot)? = against { return snapshot }
    return nil
  }
}

/// The values of a finding at an earlier time, in words.
enum FindingSnapshotText {
  /// Returns the measured number, the bounds, or the outcome; numbers have a unit if they need one.
  static func text(_ snapshot: FindingSnapshot, _ unit: MeasurementUnit?) -> String {
    if let measured = snapshot.measured { return number(measured, unit) }
    if let interval = snapshot.interval {
      let upper = interval.upperBound
      return upper < ResultText.openBound
        ? "\(number(interval.lowerBound, unit)) to \(number(upper, unit))"
        : "at least \(number(interval.lowerBound, unit))"
    }
    switch snapshot.kind {
    case .failed: return "failed"
    case .cantTell: return "undetermined"
    }
  }

  /// Returns the earlier value with as many decimals as it needs to differ.
  ///
  /// Includes the required value if it was different.
  static func earlier(_ snapshot: FindingSnapshot, _ finding: Finding) -> String {
    let unit = finding.unit
    var text = text(snapshot, unit)
    if let before = snapshot.measured, let now = finding.measured, before != now, unit == .ratio {
      let digits = (2...6).first { truncatedText(before, digits: $0) != truncatedText(now, digits: $0) } ?? 2
      text = truncatedText(before, digits: digits)
    }
    guard let before = snapshot.required, let now = finding.required, before != now else { return text }
    return text + " when \(requiredText(before)) was required"
  }

  /// Returns a measured number: a ratio with two decimals and no unit, any other value with its unit.
  static func number(_ value: Double, _ unit: MeasurementUnit?) -> String {
    unit == .ratio ? truncatedText(value) : ResultText.measured(value, unit)
  }

  /// Returns the unit for a subject if a report doesn't contain it; only pairings are known to use ratios.
  static func unit(of subject: SubjectName) -> MeasurementUnit? {
    subject.usage == nil ? nil : .ratio
  }
}
