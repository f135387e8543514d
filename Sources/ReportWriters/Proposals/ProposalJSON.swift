import Audit
import SourceText

/// A comparison of audits as JSON, schema version 1.
struct ProposalJSON {
  /// The schema version.
  static let schemaVersion = 1

  func object(of proposals: Proposals) -> JSONText {
    .object([
      ("schemaVersion", .integer(ProposalJSON.schemaVersion)), ("old", audit(proposals.old)),
      ("worse", .boolean(proposals.isWorse)), ("caveats", .array(proposals.caveats.map { .string($0) })),
      ("proposals", .array(proposals.ranked.map(proposal))),
    ])
  }

  private func audit(_ audit: AuditSnapshot) -> JSONText {
    .object([
      ("name", .string(audit.name)), ("judgedBy", .string(audit.judgedBy)),
      ("modes", .array(audit.modes.map { .string($0.name) })),
      ("gating", .integer(audit.gatingCount)),
    ])
  }

  private func proposal(_ proposal: Proposals.Proposal) -> JSONText {
    let difference = proposal.difference
    return .object([
      ("audit", audit(proposal.audit)), ("worse", .boolean(difference.isWorse)),
      ("leastMargin", .optional(proposal.leastMargin)), ("deltaEOK", .number(proposal.change)),
      ("findings", .array(AuditChanges.Kind.listed.flatMap { difference.findings($0).map(finding) })),
      ("lostMargins", .array(difference.lostMargins.map(pairing))),
      ("pairings", .array(difference.contrasts.map(pairing))),
      ("addedPairings", .array(difference.addedPairings.map(measured))),
      ("gonePairings", .array(difference.gonePairings.map(measured))),
      (
        "tokens",
        .object([
          ("added", .array(difference.addedTokens.map { .string($0.description) })),
          ("removed", .array(difference.removedTokens.map { .string($0.description) })),
          (
            "renamed",
            .array(
              difference.renamedTokens.map {
                .object([("from", .string($0.old.description)), ("to", .string($0.new.description))])
              })
          ),
          (
            "changed",
            .array(
              difference.colors.map {
                .object([
                  ("token", .string($0.path.description)), ("mode", .string($0.mode)),
                  ("before", .string($0.before.hex)),
                  ("now", .string($0.now.hex)), ("deltaEOK", .number($0.difference)),
                ])
              })
          ),
        ])
      ),
    ])
  }

  private func finding(_ change: AuditChanges.FindingChange) -> JSONText {
    .object([
      ("change", .string(change.kind.rawValue)), ("rule", .string(change.rule)), ("mode", .optional(change.mode)),
      ("subject", SubjectJSON.subject(change.subject)), ("before", snapshot(change.before)),
      ("now", snapshot(change.now)),
      ("reachesGate", .boolean(change.reachesGate)),
    ])
  }

  private func snapshot(_ snapshot: FindingSnapshot?) -> JSONText {
    guard let snapshot else { return .null }
    return .object([
      ("outcome", .string(snapshot.kind.rawValue)), ("measured", .optional(snapshot.measured)),
      ("interval", SubjectJSON.interval(snapshot.interval)), ("required", .optional(snapshot.required)),
    ])
  }

  private func pairing(_ change: AuditChanges.ContrastChange) -> JSONText {
    .object([
      ("mode", .string(change.now.mode)), ("subject", SubjectJSON.subject(change.now.subject)),
      ("before", .optional(change.before.ratio)), ("now", .optional(change.now.ratio)),
      ("required", .optional(change.now.required)), ("colorsBefore", .array(change.before.colors.map { .string($0) })),
      ("colorsNow", .array(change.now.colors.map { .string($0) })),
    ])
  }

  private func measured(_ pairing: AuditSnapshot.Pairing) -> JSONText {
    .object([
      ("mode", .string(pairing.mode)), ("subject", SubjectJSON.subject(pairing.subject)),
      ("ratio", .optional(pairing.ratio)), ("required", .optional(pairing.required)),
    ])
  }
}
