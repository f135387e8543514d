import Audit

/// A finding that changed between two audits, in words: one row of a table.
struct DifferenceRow {
  let rule: String
  let subject: SubjectName
  let mode: String?
  /// The measured value before; empty for a new finding.
  let before: String
  /// The measured value after; empty for a finding that is fixed or gone.
  let now: String
  /// The required value after, or before for a finding that is fixed or gone.
  let required: String
  /// Whether the finding counts, or counted, toward the gate.
  let reachesGate: Bool

  init(_ change: AuditChanges.FindingChange) {
    let unit = FindingSnapshotText.unit(of: change.subject)
    (rule, subject, mode) = (change.rule, change.subject, change.mode)
    (before, now) = DifferenceRow.texts(change.before, change.now, unit)
    required = (change.now ?? change.before)?.required.map(requiredText) ?? ""
    reachesGate = change.reachesGate
  }

  /// Returns two finding snapshots in words; ratios get as many decimals as they need to differ.
  private static func texts(_ before: FindingSnapshot?, _ now: FindingSnapshot?, _ unit: MeasurementUnit?) -> (
    String, String
  ) {
    if unit == .ratio, let first = before?.measured, let second = now?.measured {
      let digits = digitsToDiffer(first, second)
      return (truncatedText(first, digits: digits), truncatedText(second, digits: digits))
    }
    return (
      before.map { FindingSnapshotText.text($0, unit) } ?? "", now.map { FindingSnapshotText.text($0, unit) } ?? ""
    )
  }

  /// Returns the ratios of a pairing before and after, with as many decimals as they need to differ.
  static func ratios(_ change: AuditChanges.ContrastChange) -> (before: String, now: String) {
    guard let before = change.before.ratio, let now = change.now.ratio else {
      return (
        change.before.ratio.map { truncatedText($0) } ?? "unknown",
        change.now.ratio.map { truncatedText($0) } ?? "unknown"
      )
    }
    let digits = digitsToDiffer(before, now)
    return (truncatedText(before, digits: digits), truncatedText(now, digits: digits))
  }
}
