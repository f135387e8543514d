import Audit

extension Proposals {
  /// The proposals, best first, and their changed findings, contrasts, and colors.
  public var tables: [ReportTable] {
    let rows = ranked.enumerated().map { (rank: $0 + 1, proposal: $1) }
    func all<Change>(_ changes: (AuditChanges) -> [Change]) -> [(rank: Int, change: Change)] {
      rows.flatMap { row in changes(row.proposal.difference).map { (row.rank, $0) } }
    }
    return [
      ReportTable(
        "proposals", rows,
        [
          ("rank", { .count($0.rank) }), ("name", { .text($0.proposal.audit.name) }),
          ("worse", { .boolean($0.proposal.difference.isWorse) }), ("gating", { .count($0.proposal.gatingCount) }),
          ("leastMargin", { .optional($0.proposal.leastMargin) }), ("deltaEOK", { .number($0.proposal.change) }),
        ]),
      ReportTable(
        "findings", all { difference in AuditChanges.Kind.listed.flatMap(difference.findings) },
        [
          ("rank", { .count($0.rank) }), ("change", { .text($0.change.kind.rawValue) }),
          ("rule", { .text($0.change.rule) }), ("kind", { .text($0.change.subject.kind.id) }),
          ("subject", { .text($0.change.subject.description) }), ("mode", { .optional($0.change.mode) }),
          ("before", { .optional($0.change.before?.measured) }), ("after", { .optional($0.change.now?.measured) }),
          ("required", { .optional(($0.change.now ?? $0.change.before)?.required) }),
          ("reachesGate", { .boolean($0.change.reachesGate) }),
        ]),
      ReportTable(
        "contrasts", all(\.contrasts),
        [
          ("rank", { .count($0.rank) }), ("kind", { .text($0.change.now.subject.kind.id) }),
          ("subject", { .text($0.change.now.subject.description) }), ("mode", { .text($0.change.now.mode) }),
          ("before", { .optional($0.change.before.ratio) }), ("after", { .optional($0.change.now.ratio) }),
          ("required", { .optional($0.change.now.required) }),
        ]),
      ReportTable(
        "colors", all(\.colors),
        [
          ("rank", { .count($0.rank) }), ("token", { .text($0.change.path.description) }),
          ("mode", { .text($0.change.mode) }), ("before", { .text($0.change.before.hex) }),
          ("after", { .text($0.change.now.hex) }), ("deltaEOK", { .number($0.change.difference) }),
        ]),
    ]
  }
}
