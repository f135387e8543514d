import Audit

extension HistoryOverview {
  /// The dated reports with their counts, the newest last.
  public var tables: [ReportTable] {
    [
      ReportTable(
        "reports", entries,
        [
          ("date", { .text($0.date.description) }), ("decision", { .text($0.decision.rawValue) }),
          ("gating", { .count($0.gating) }), ("failed", { .count($0.pairings.failed) }),
          ("cantTell", { .count($0.pairings.cantTell) }), ("passed", { .count($0.pairings.passed) }),
          ("waived", { .count($0.waived) }), ("accepted", { .count($0.accepted) }),
          ("profile", { .text($0.profile) }),
        ])
    ]
  }
}
