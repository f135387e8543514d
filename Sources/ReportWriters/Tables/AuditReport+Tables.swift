import Audit

extension AuditReport {
  /// The findings, and the pairings with their contrast.
  public var tables: [ReportTable] {
    [
      ReportTable(
        "findings", Array(findings),
        [
          ("rule", { .text($0.rule) }), ("kind", { .text($0.subject.kind.id) }),
          ("subject", { .text($0.subject.description) }), ("mode", { .optional($0.mode) }),
          ("level", { .text($0.level.rawValue) }), ("outcome", { .text($0.outcome.name) }),
          ("measured", { .optional($0.measured) }), ("required", { .optional($0.required) }),
          ("unit", { .optional($0.unit?.rawValue) }), ("gates", { .boolean($0.gates) }),
          ("file", { .optional($0.location?.path) }), ("line", { $0.location.map { .count($0.line) } ?? .missing }),
          ("message", { .text($0.message) }), ("remedy", { .optional($0.remedy) }),
        ]),
      ReportTable(
        "pairings", pairings,
        [
          ("kind", { .text($0.measured.subjectName.kind.id) }),
          ("subject", { .text($0.measured.subjectName.description) }), ("mode", { .text($0.measured.mode.name) }),
          ("ratio", { .optional($0.measured.ratio) }), ("required", { .optional($0.required) }),
          ("outcome", { .text($0.outcome.name) }),
        ]),
    ]
  }
}
