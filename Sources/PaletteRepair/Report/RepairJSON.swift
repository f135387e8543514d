import Audit
import SourceText

/// A repair as JSON, schema version 2.
struct RepairJSON {
  /// The schema version.
  static let schemaVersion = 2

  func object(of report: RepairReport) -> JSONText { .object(members(of: report)) }

  private func members(of report: RepairReport) -> [(String, JSONText)] {
    let system = report.before.system
    let tool = report.before.tool
    return [
      ("schemaVersion", .integer(RepairJSON.schemaVersion)),
      ("tool", .object([("name", .string(tool.name)), ("version", .string(tool.version))])),
      ("name", .string(system.name)), ("profile", .string(system.profile.rawValue)),
      ("modes", .array(report.before.modes.map { .string($0.name) })),
      ("outcome", .string(report.outcome.rawValue)), ("settled", .boolean(report.isSettled)),
      ("settings", settings(report.settings)), ("totals", totals(report)), ("proof", proof(report.proof)),
      ("changes", .array(report.changes.map(change))), ("pairings", .array(report.pairings.map(pairing))),
      ("plan", .array(report.plan.map { step($0, report) })),
      ("proposals", .array(report.alternatives.map(alternative))), ("prices", .array(report.prices.map(price))),
      ("lookAlikes", .array(report.lookAlikes.map(lookAlike))),
      ("narrowPasses", .array(report.narrowPasses.map { .integer($0) })),
      ("conflicts", .array(report.conflicts.map(conflict))),
      (
        "undecided",
        .array(
          report.undecided.map {
            .object([
              ("mode", .string($0.measured.mode.name)), ("subject", SubjectJSON.subject($0.measured.subjectName)),
              ("reason", .string($0.reason)),
            ])
          })
      ),
      (
        "advice",
        .array(
          report.advice.map { .object([("pairing", .integer($0.pairing)), ("sentence", .string($0.sentence))]) })
      ),
      ("otherFindings", .array(NonColorFinding.all(in: report.before).map(remainder))),
      (
        "fixedControls",
        .array(
          NonColorFinding.fixedControls(in: report.before).map {
            .object([("control", .string($0.control)), ("changes", .string($0.changes))])
          })
      ),
      ("remarks", .array(report.remarks.map { .string($0) })),
    ]
  }

  private func settings(_ settings: RepairReport.Settings) -> JSONText {
    .object([
      ("locked", .array(settings.locked.map { .string($0.description) })),
      (
        "weights",
        .array(
          settings.weights.map {
            .object([("tokens", .string($0.pattern.description)), ("factor", .number($0.factor))])
          })
      ),
      ("proposal", .string(settings.proposal.rawValue)), ("allowsFlips", .boolean(settings.allowsFlips)),
      ("margin", .number(settings.margin)), ("hueTolerance", .number(settings.hueTolerance)),
      ("addsValues", .boolean(settings.addsValues)),
      ("keepsFamiliesApart", .boolean(settings.keepsFamiliesApart)),
    ])
  }

  private func totals(_ report: RepairReport) -> JSONText {
    .object(
      ColorChange.Kind.allCases.map { kind in
        (kind.rawValue, .integer(report.changes.count { $0.kind == kind }))
      } + [
        ("deltaEOK", .number(report.totalDifference)), ("addedDeltaEOK", .number(report.addedDifference)),
        ("largestDeltaEOK", .number(report.largestDifference)),
        ("pairings", .integer(report.pairings.count)),
        ("failingBefore", .integer(report.pairings.count { !$0.passesBefore })),
        ("failingAfter", .integer(report.remaining.count)), ("undecided", .integer(report.undecided.count)),
      ])
  }

  private func proof(_ proof: RepairReport.Proof) -> JSONText {
    .object([
      ("cost", .optional(proof.cost)), ("leastCost", .optional(proof.leastCost)),
      ("optimal", .boolean(proof.isOptimal)), ("arrangements", .integer(proof.arrangements)),
    ])
  }

  private func change(_ change: ColorChange) -> JSONText {
    .object([
      ("kind", .string(change.kind.rawValue)), ("token", .string(change.token.description)),
      ("mode", .optional(change.mode)), ("shownIn", .array(change.shownIn.map { .string($0) })),
      ("old", .string(RepairText.notation(change.old))), ("new", .string(RepairText.notation(change.new))),
      ("expected", .string(RepairText.notation(change.expected))), ("deltaEOK", .number(change.difference)),
      ("authored", .string(change.authored)),
      ("location", JSONText.location(change.location)), ("target", .optional(change.target?.description)),
      ("fixes", .array(change.fixed.map { .integer($0) })), ("neededFor", .array(change.needed.map { .integer($0) })),
    ])
  }

  private func step(_ step: RepairReport.Step, _ report: RepairReport) -> JSONText {
    .object([
      ("title", .string(report.title(of: step).plain)), ("changes", .array(step.changes.map { .integer($0) })),
      ("fixes", .array(step.fixed.map { .integer($0) })), ("breaks", .integer(0)),
    ])
  }

  private func alternative(_ alternative: RepairReport.Alternative) -> JSONText {
    .object([
      ("proposal", .string(alternative.proposal.rawValue)), ("changes", .integer(alternative.changes)),
      ("deltaEOK", .number(alternative.totalDifference)), ("cost", .number(alternative.cost)),
      ("failingAfter", .integer(alternative.remaining)),
    ])
  }

  private func price(_ price: RepairReport.Price) -> JSONText {
    .object([
      ("pairing", price.pairing.map { .integer($0) } ?? .null), ("lock", .optional(price.lock)),
      ("cost", .number(price.cost)), ("failingAfter", .integer(price.remaining)),
    ])
  }

  private func lookAlike(_ alike: RepairReport.LookAlike) -> JSONText {
    .object([
      ("tokens", .array([alike.first, alike.second].map { .string($0.description) })),
      ("modes", .array(alike.modes.map { .string($0) })), ("deltaEOKBefore", .number(alike.before)),
      ("deltaEOKAfter", .number(alike.after)),
    ])
  }

  private func pairing(_ pairing: RepairReport.PairingChange) -> JSONText {
    .object([
      ("mode", .string(pairing.measured.mode.name)), ("subject", SubjectJSON.subject(pairing.measured.subjectName)),
      ("required", .number(pairing.required)), ("before", .optional(pairing.before)),
      ("after", .optional(pairing.after)), ("shownAfter", .optional(pairing.shownAfter)),
      ("passesBefore", .boolean(pairing.passesBefore)),
      ("passesAfter", .boolean(pairing.passesAfter)),
    ])
  }

  private func conflict(_ conflict: RepairReport.Conflict) -> JSONText {
    .object([
      ("pairings", .array(conflict.pairings.map { .integer($0) })), ("reason", .string(conflict.reason)),
      ("smallest", .boolean(conflict.isSmallest)), ("cause", .string(conflict.cause.rawValue)),
      ("resolutions", .array(conflict.resolutions.map { .string($0) })),
    ])
  }

  private func remainder(_ remainder: NonColorFinding) -> JSONText {
    let finding = remainder.finding
    return .object([
      ("rule", .string(finding.rule)), ("level", .string(finding.level.rawValue)),
      ("subject", SubjectJSON.subject(finding.subject)), ("mode", .optional(finding.mode)),
      ("measured", .optional(finding.measured)), ("required", .optional(finding.required)),
      ("unit", .optional(finding.unit?.rawValue)), ("message", .string(finding.message)),
      ("remedy", .optional(finding.remedy)), ("gates", .boolean(finding.gates)),
    ])
  }
}
