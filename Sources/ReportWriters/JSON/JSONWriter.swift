import Audit
import DesignTokens
import SourceText

/// A writer for the report as JSON, schema version 1: numbers are unrounded, and paths are strings.
public struct JSONWriter: ReportWriter {
  public static let format = ReportFormat(
    id: "json", fileExtension: "json", summary: "all results, unrounded, for other programs")

  /// The schema version of the report; members may be added within a version, but never removed or changed.
  public static let schemaVersion = 1

  /// Creates a writer.
  public init() {}

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    json(of: report).write(to: &output)
    output.write("\n")
  }

  private func json(of report: AuditReport) -> JSONText {
    .object(members(of: report) + agreements(of: report) + criteria(of: report) + states(of: report))
  }

  private func members(of report: AuditReport) -> [(String, JSONText)] {
    [
      ("schemaVersion", .integer(JSONWriter.schemaVersion)),
      ("tool", .object([("name", .string(report.tool.name)), ("version", .string(report.tool.version))])),
      ("name", .string(report.system.name)),
      ("date", .optional(report.date)),
      ("profile", .string(report.system.profile.rawValue)),
      (
        "gate",
        .object([
          ("failOn", .string(report.gate.failOn.rawValue)), ("strict", .boolean(report.gate.isStrict)),
          ("configured", .boolean(report.system.isConfigured)),
        ])
      ),
      ("decision", .string(report.decision.rawValue)),
      ("counts", counts(of: report)),
      ("modes", .array(report.modes.map(mode))),
      ("rules", .array(report.rules.map(rule))),
      ("findings", .rows(report.findings.count) { finding(report.findings[$0]) }),
      ("pairings", .rows(report.pairings.count) { pairing(report.pairings[$0]) }),
      ("badges", .array(report.system.badges.map(badge))),
      ("textStyles", .array(report.textStyles.map(textStyle))),
      ("controls", .array(report.controls.map(control))),
      ("containers", .array(report.frames.filter { !$0.frame.isControl }.map(container))),
      ("tokens", .array(tokens(of: report))),
      ("surfaces", .array(report.system.surfaces.map { .string($0.description) })),
      ("matrix", .array(report.measured.matrix.map(matrix))),
      ("notices", .array(report.notices.map(notice))),
    ]
  }

  private func counts(of report: AuditReport) -> JSONText {
    let held = AgreementCounts(report)
    return .object([
      ("pairings", outcomes(report.gatingPairingCounts)),
      (
        "findings",
        .object(
          Level.allCases.reversed().filter { $0 != .off }.map { ($0.rawValue, .integer(report.findingCount($0))) }
            + [
              ("gating", .integer(report.findings.count { $0.gates })), ("waived", .integer(held.waived)),
              ("accepted", .integer(held.accepted)),
            ])
      ),
      (
        "matrix",
        .object(
          report.measured.matrix.map { matrix in
            (
              matrix.mode.name,
              .object([
                ("cells", .integer(matrix.cellCount)), ("reaching3", .integer(matrix.count(reaching: 3))),
                ("reaching4.5", .integer(matrix.count(reaching: 4.5))),
                ("reaching7", .integer(matrix.count(reaching: 7))), ("unknown", .integer(matrix.unknownCount)),
              ])
            )
          })
      ),
    ])
  }

  func outcomes(_ counts: OutcomeCounts) -> JSONText {
    .object([
      ("passed", .integer(counts.passed)), ("failed", .integer(counts.failed)),
      ("cantTell", .integer(counts.cantTell)), ("inapplicable", .integer(counts.inapplicable)),
    ])
  }

  private func mode(_ mode: Mode) -> JSONText {
    .object([
      ("name", .string(mode.name)), ("scheme", .string(mode.scheme.rawValue)),
      ("contrast", .string(mode.contrast.rawValue)), ("base", .optional(mode.base)),
    ])
  }

  private func rule(_ summary: AuditReport.RuleSummary) -> JSONText {
    .object([
      ("id", .string(summary.descriptor.id)), ("level", .string(summary.level.rawValue)),
      ("title", .string(summary.descriptor.title)),
      ("requirement", .string(summary.descriptor.requirement.clause)),
      ("url", .string(summary.descriptor.requirement.url)), ("outcomes", outcomes(summary.counts)),
    ])
  }

  private func badge(_ badge: Badge) -> JSONText {
    .object([
      ("name", .string(badge.name)), ("background", .string(badge.background.description)),
      ("border", .optional(badge.border?.description)), ("text", .string(badge.text.description)),
      ("textStyle", .optional(badge.textStyle)), ("interactive", .boolean(badge.isInteractive)),
    ])
  }

  private func matrix(_ matrix: ContrastMatrix) -> JSONText {
    .object([
      ("mode", .string(matrix.mode.name)),
      ("foregrounds", .array(matrix.foregrounds.map { .string($0.path.description) })),
      ("backgrounds", .array(matrix.backgrounds.map { .string($0.path.description) })),
      ("ratios", .array(matrix.ratios.map { row in .array(row.map { .optional($0) }) })),
    ])
  }

  private func notice(_ notice: Notice) -> JSONText {
    .object([("message", .string(notice.message)), ("location", JSONWriter.location(notice.location))])
  }

  /// Returns a location for the report, or null.
  static func location(_ place: SourceLocation?) -> JSONText {
    guard let place else { return .null }
    return .object([
      ("file", .string(place.path)), ("line", .integer(place.line)), ("column", .integer(place.column)),
      ("endLine", .integer(place.endLine)), ("endColumn", .integer(place.endColumn)),
    ])
  }
}
