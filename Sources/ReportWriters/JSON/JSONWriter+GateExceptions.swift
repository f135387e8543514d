import Audit
import SourceText

// Waivers, the baseline, changes, and coverage as JSON.

extension JSONWriter {
  private func snapshot(_ snapshot: FindingSnapshot?) -> [(String, JSONText)] {
    [
      ("measured", .optional(snapshot?.measured)), ("interval", SubjectJSON.interval(snapshot?.interval)),
      ("required", .optional(snapshot?.required)), ("outcome", .optional(snapshot?.kind.rawValue)),
    ]
  }

  /// Returns the waivers, the baseline, the comparison, and the coverage as members of the report.
  func gateExceptions(of report: AuditReport) -> [(String, JSONText)] {
    [
      ("waivers", .array(report.measured.waivers.map(waiver))),
      ("baseline", report.hasBaseline ? baseline(of: report) : .null),
      ("comparison", report.changes.map { comparison($0, GateExceptionCounts(report)) } ?? .null),
      ("coverage", coverage(CoverageSummary(of: report))),
    ]
  }

  private func waiver(_ use: WaiverStatus) -> JSONText {
    let waiver = use.waiver
    return .object([
      ("rule", .string(waiver.rule)), ("subject", .string(waiver.subject.description)),
      ("mode", .optional(waiver.mode)), ("reason", .string(waiver.reason)), ("owner", .string(waiver.owner)),
      ("expires", .string(waiver.expires.description)), ("floor", .optional(waiver.floor)),
      ("expired", .boolean(use.isExpired)), ("waived", .integer(use.waivedCount)),
      ("notWaived", .integer(use.unwaivedCount)), ("lookedAt", .boolean(use.isLookedAt)),
      ("location", JSONText.location(waiver.declaration)),
    ])
  }

  private func baseline(of report: AuditReport) -> JSONText {
    let counts = GateExceptionCounts(report)
    return .object([
      ("present", .integer(report.measured.baseline.count { $0.state == .present })),
      ("gone", .array(counts.gone.map { .string($0.entry.fingerprint) })),
      ("notLookedAt", .integer(counts.notLookedAt)), ("accepted", .integer(counts.accepted)),
      ("new", .integer(counts.new)), ("worse", .integer(counts.worse)),
    ])
  }

  private func comparison(_ comparison: AuditChanges, _ counts: GateExceptionCounts) -> JSONText {
    .object([
      ("name", .string(comparison.name)), ("new", .integer(counts.newSince)), ("worse", .integer(counts.worseSince)),
      (
        "fixed",
        .array(
          comparison.findings(.fixed).map { finding in
            .object(
              [
                ("rule", .string(finding.rule)), ("mode", .optional(finding.mode)),
                ("subject", subject(finding.subject)), ("fingerprint", .string(finding.fingerprint)),
              ] + snapshot(finding.before))
          })
      ),
      ("lostMargins", .array(comparison.lostContrasts.map(lostMargin))),
      (
        "renamed",
        .array(
          comparison.renamedTokens.map { tokens in
            .object([("from", .string(tokens.old.description)), ("to", .string(tokens.new.description))])
          })
      ),
      (
        "goneSubjects",
        .array(
          comparison.gonePairings.map { pairing in
            .object([
              ("mode", .string(pairing.mode)), ("subject", subject(pairing.subject)),
              ("ratio", .optional(pairing.ratio)), ("required", .optional(pairing.required)),
            ])
          })
      ),
    ])
  }

  private func subject(_ subject: SubjectName) -> JSONText { .array(subject.columnParts.map { .string($0) }) }

  private func lostMargin(_ margin: AuditChanges.ContrastChange) -> JSONText {
    .object([
      ("mode", .string(margin.now.mode)), ("subject", subject(margin.now.subject)),
      ("before", .optional(margin.before.ratio)), ("now", .optional(margin.now.ratio)),
      ("required", .optional(margin.now.required)), ("outcome", .string(margin.now.outcome.name)),
    ])
  }

  private func coverage(_ summary: CoverageSummary) -> JSONText {
    let tokens = CoverageSummary.TokenState.allCases.map { ($0.rawValue, JSONText.integer(summary.count($0))) }
    return .object([
      ("colorTokens", .object([("total", .integer(summary.colorTokenCount))] + tokens)),
      ("pairings", outcomes(summary.pairings)), ("notRequired", reasons(summary.notRequired)),
      ("checks", outcomes(summary.checks)), ("couldNotTell", reasons(summary.undecided)),
      (
        "code",
        .object([
          ("files", .integer(summary.code.files)), ("chains", .integer(summary.code.chains)),
          ("previews", .integer(summary.code.skipped.previews)), ("tests", .integer(summary.code.skipped.tests)),
          ("unreleased", .integer(summary.code.skipped.unreleased)),
          ("unused", .integer(summary.code.skipped.unused)),
          ("otherPlatforms", .integer(summary.code.skipped.otherPlatforms)),
          ("suppressions", .integer(summary.code.suppressions)),
          ("checks", outcomes(summary.code.checks)),
          ("undetermined", .array(summary.code.undetermined.map(undetermined))),
        ])
      ),
      (
        "notLookedAt",
        .object([
          ("rules", .array(summary.rulesThatAreOff.map { .string($0) })),
          ("modes", .array(summary.modesNotAudited.map { .string($0) })),
          ("absentCombinations", .integer(summary.absentCombinations)),
          ("otherTokens", .integer(summary.otherTokens)), ("notices", .integer(summary.notices)),
        ])
      ),
    ])
  }

  private func undetermined(_ group: CoverageSummary.UndeterminedCode) -> JSONText {
    .object([
      ("rule", .string(group.rule)), ("count", .integer(group.count)),
      (
        "checks",
        .array(
          group.checks.map { check in
            .object([
              ("at", .optional(check.location.map(ResultText.place))),
              ("cause", .string(check.cause)),
            ])
          })
      ),
    ])
  }

  /// Returns reasons with their counts; one entry without a text counts all remaining reasons.
  private func reasons(_ reasons: [CoverageSummary.Reason]) -> JSONText {
    .array(reasons.map { .object([("reason", .optional($0.text)), ("count", .integer($0.count))]) })
  }
}
