import Audit
import ColorScience
import DesignTokens

/// The search for the least change of colours with which every pairing that gates passes in every mode.
public struct RepairSearch: Sendable {
  /// The audit of what is now.
  public let report: AuditReport
  /// What is allowed.
  public let settings: RepairReport.Settings
  /// What can be written.
  public let files: any WritableColors

  /// A search.
  public init(_ report: AuditReport, settings: RepairReport.Settings, files: any WritableColors = EverythingWritable())
  {
    self.report = report
    self.settings = settings
    self.files = files
  }

  /// The changes, or why there are none.
  public func repair() -> RepairReport {
    RepairReport(
      before: report, settings: settings, outcome: .unneeded, changes: [], pairings: [],
      proof: .init(cost: 0, leastCost: 0, arrangements: 0))
  }
}
