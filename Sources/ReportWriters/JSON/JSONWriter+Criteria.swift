import Audit
import SourceText

// Success criteria and App Store labels as JSON.

extension JSONWriter {
  /// Returns the results of each success criterion and the evidence for each label as members of the report.
  func criteria(of report: AuditReport) -> [(String, JSONText)] {
    [
      ("criteria", .array(CriterionResult.results(of: report).map(criterion))),
      ("appStoreLabels", .array(AppStoreLabelResult.results(of: report).map(label))),
    ]
  }

  private func criterion(_ result: CriterionResult) -> JSONText {
    let criterion = result.criterion
    let clauses = criterion.clauses.map { clauses in
      JSONText.object([
        ("web", .string(clauses.web)), ("software", .string(clauses.software)),
        ("closedSoftware", .string(clauses.closedSoftware)), ("appliesToSoftware", .boolean(clauses.appliesToSoftware)),
      ])
    }
    return .object([
      ("number", .string(criterion.number)), ("name", .string(criterion.name)),
      ("level", .string(criterion.level.rawValue)), ("url", .string(criterion.url)),
      ("obsolete", .boolean(criterion.isObsolete)), ("declared", .string(result.declared.rawValue)),
      ("product", .string(result.product.rawValue)),
      ("rules", .array(result.rules.map { .string($0.descriptor.id) })), ("outcomes", outcomes(result.counts)),
      ("remainder", .optional(result.remainder)), ("en301549", clauses ?? .null),
      (
        "section508",
        .array(criterion.isInSection508 ? SuccessCriterion.section508Clauses.map { .string($0) } : [])
      ),
    ])
  }

  private func label(_ result: AppStoreLabelResult) -> JSONText {
    .object([
      ("label", .string(result.label.title)), ("rules", .array(result.rules.map { .string($0.descriptor.id) })),
      ("modes", .array(result.modes.map { .string($0.name) })), ("outcomes", outcomes(result.counts)),
      ("remainder", .string(result.label.remainder)),
    ])
  }
}
