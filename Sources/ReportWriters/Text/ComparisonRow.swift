import Audit

/// A finding that changed since an earlier audit, in words: one row of a table.
struct ComparisonRow {
  /// The kind of change: new, worse, better, or fixed.
  let change: AuditChanges.Kind
  let rule: String
  let subject: SubjectName
  let mode: String?
  /// The measured value before; empty for a new finding.
  let before: String
  /// The measured value after; empty for a fixed finding.
  let now: String
  /// The required value; for a fixed finding, the earlier one.
  let required: String
  /// The position in the report's findings; nil for a fixed finding.
  let index: Int?

  /// Returns the changed findings: new and worse ones first, then better and fixed ones.
  static func rows(of report: AuditReport) -> [ComparisonRow] {
    let changed = report.findings.enumerated().compactMap { index, finding in row(finding, at: index) }
    let order: [AuditChanges.Kind] = [.new, .worse, .better]
    return order.flatMap { kind in changed.filter { $0.change == kind } }
      + (report.changes?.findings(.fixed) ?? []).map(row)
  }

  private static func row(_ finding: Finding, at index: Int) -> ComparisonRow? {
    guard let change = finding.against, let kind = change.kind, let snapshot = FindingSnapshot(finding) else {
      return nil
    }
    let unit = finding.unit
    return ComparisonRow(
      change: kind, rule: finding.rule, subject: finding.subject, mode: finding.mode,
      before: change.earlier.map { FindingSnapshotText.earlier($0, finding) } ?? "",
      now: FindingSnapshotText.text(snapshot, unit),
      required: finding.required.map(requiredText) ?? "", index: index)
  }

  private static func row(_ finding: AuditChanges.FindingChange) -> ComparisonRow {
    ComparisonRow(
      change: .fixed, rule: finding.rule, subject: finding.subject, mode: finding.mode,
      before: finding.before.map { FindingSnapshotText.text($0, FindingSnapshotText.unit(of: finding.subject)) } ?? "",
      now: "",
      required: finding.before?.required.map(requiredText) ?? "", index: nil)
  }
}

extension Change {
  /// The kind of change; nil if the value is unchanged.
  fileprivate var kind: AuditChanges.Kind? {
    switch self {
    case .new: .new
    case .worse: .worse
    case .better: .better
    case .same: nil
    }
  }
}
