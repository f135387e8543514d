import Audit

/// Results that report formats write.
public enum ReportContent: Sendable {
  /// The report of an audit.
  case audit(AuditReport)
  /// Proposals compared with the current design system.
  case comparison(Proposals)
  /// The color changes that fix a design system.
  case repair(RepairReport)
  /// The index of a history of reports.
  case history(HistoryOverview)

  /// A kind of results.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case audit, comparison, repair, history
  }

  /// The kind of the results.
  public var kind: Kind {
    switch self {
    case .audit: .audit
    case .comparison: .comparison
    case .repair: .repair
    case .history: .history
    }
  }

  /// The results as tables, for formats that other programs read.
  public var tables: [ReportTable] {
    switch self {
    case .audit(let report): report.tables
    case .comparison(let proposals): proposals.tables
    case .repair(let report): report.tables
    case .history(let overview): overview.tables
    }
  }

  /// The results as a page; nil for an audit, which has no page in common for all media.
  var page: (any PageContent)? {
    switch self {
    case .audit: nil
    case .comparison(let proposals): proposals
    case .repair(let report): report
    case .history(let overview): overview
    }
  }
}
