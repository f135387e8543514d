import Audit
import PageModel
import SourceText

// The verdict by authority, the gate failures by cause, and the plan as JSON.

extension JSONWriter {
  /// Returns the sections; the plan only if one was made.
  func causes(of report: AuditReport) -> [(String, JSONText)] {
    [
      ("authorities", .array(report.authorityResults.map { authority($0, report) })),
      ("causes", .array(report.findingGroups.blocking.map { cause($0, report) })),
    ] + (report.plan.map { [("plan", plan($0))] } ?? [])
  }

  private func authority(_ result: AuthorityResult, _ report: AuditReport) -> JSONText {
    .object([
      ("authority", .string(result.authority.rawValue)), ("title", .string(report.title(of: result.authority))),
      ("state", .string(result.state.rawValue)), ("failures", .integer(result.failures)),
      ("cantTell", .integer(result.undetermined)), ("warnings", .integer(result.warnings)),
      ("notes", .integer(result.notes)), ("checks", .integer(result.checks)),
      ("unchecked", .array(result.unchecked.map { .string($0) })),
      ("off", .array(result.rulesThatAreOff.map { .string($0) })),
    ])
  }

  private func cause(_ group: FindingGroup, _ report: AuditReport) -> JSONText {
    let owner: (String, JSONText)
    switch group.owner {
    case .token(let path): owner = ("token", .string(path.description))
    case .family(let path, _): owner = ("tokenGroup", .string(path.description))
    case .subject(let subject):
      owner = ("subject", .array([.string(subject.kind.id)] + subject.parts.map { .string($0) }))
    case .file(let path): owner = ("file", .string(path))
    case .files(let folder, _): owner = ("folder", .string(folder))
    }
    let rules = group.rules(in: report.findings)
    return .object([
      owner, ("cause", .string(group.cause.rawValue)), ("background", .boolean(group.isBackground)),
      ("fallsBackTo", .optional(group.source)),
      ("modes", .array(group.modes.map { .string($0) })), ("rules", .array(rules.map { .string($0) })),
      ("findings", .integer(group.count)), ("worst", .string(report.findings[group.worst].fingerprint)),
    ])
  }

  private func plan(_ plan: RepairPlan) -> JSONText {
    .object([
      ("failing", .integer(plan.failing)), ("fixed", .integer(plan.fixed)),
      ("undetermined", .integer(plan.undetermined)), ("beyondBudget", .boolean(plan.isBeyondBudget)),
      ("steps", .array(plan.steps.map(step))), ("remaining", .array(plan.remaining.map(pair))),
      (
        "lookAlikes",
        .array(
          plan.lookAlikes.map { alike in
            .object([
              ("tokens", .array([.string(alike.first.description), .string(alike.second.description)])),
              ("modes", .array(alike.modes.map { .string($0) })), ("before", .number(alike.before)),
              ("after", .number(alike.after)),
            ])
          })
      ),
      ("narrowPasses", .integer(plan.narrowPasses)),
    ])
  }

  private func step(_ step: RepairPlan.Step) -> JSONText {
    .object([
      ("title", .string(step.title.plain)),
      (
        "changes",
        .array(
          step.changes.map { change in
            .object([
              ("token", .string(change.token.description)), ("mode", .optional(change.mode)),
              ("kind", .string(change.kind.rawValue)), ("from", .string(change.old.hex)),
              ("to", .string(change.notation)),
              ("shownIn", .array(change.shownIn.map { .string($0) })),
            ])
          })
      ),
      ("fixed", .array(step.fixed.map(pair))), ("patch", .optional(step.patch)),
    ])
  }

  private func pair(_ pair: RepairPlan.Pair) -> JSONText {
    .object([
      ("foreground", .string(pair.before.pairing.foreground.description)),
      ("background", .string(pair.before.pairing.background.description)), ("mode", .string(pair.before.mode.name)),
      ("before", .optional(pair.before.lowestRatio)), ("after", .optional(pair.after?.lowestRatio)),
      ("required", .number(pair.required)),
    ])
  }
}
