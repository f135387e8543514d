import Audit

extension RepairReport {
  /// The color changes, and the pairings before and after all of them.
  public var tables: [ReportTable] {
    [
      ReportTable(
        "changes", changes,
        [
          ("change", { .text($0.kind.rawValue) }), ("token", { .text($0.token.description) }),
          ("mode", { .optional($0.mode) }), ("before", { .text(RepairText.notation($0.old)) }),
          ("after", { .text(RepairText.notation($0.new)) }), ("target", { .optional($0.target?.description) }),
          ("expected", { .text(RepairText.notation($0.expected)) }), ("deltaEOK", { .number($0.difference) }),
          ("file", { .text($0.location.path) }), ("line", { .count($0.location.line) }),
        ]),
      ReportTable(
        "pairings", pairings,
        [
          ("kind", { .text($0.measured.subjectName.kind.id) }),
          ("subject", { .text($0.measured.subjectName.description) }), ("mode", { .text($0.measured.mode.name) }),
          ("before", { .optional($0.before) }), ("after", { .optional($0.after) }),
          ("required", { .number($0.required) }), ("passesBefore", { .boolean($0.passesBefore) }),
          ("passesAfter", { .boolean($0.passesAfter) }),
        ]),
    ]
  }
}
