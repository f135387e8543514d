import Audit
import DesignTokens
import SourceText

/// A writer for the report as JSON, schema version 2: one row a line, numbers unrounded, and paths as strings.
///
/// The rows are those of `AuditSnapshot`; this writer adds the sections that no comparison needs.
public struct JSONWriter: ReportWriter {
  public static let format = ReportFormat(
    id: "json", fileExtension: "json", summary: "all results, unrounded, for other programs",
    for: [.audit, .comparison, .repair], namesPalpable: true)

  /// The schema version of the report; members may be added within a version, but never removed or changed.
  public static let schemaVersion = AuditSnapshot.schemaVersion

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool {
    let names = [[#""schemaVersion""#, #""tool""#, #""palpable""#], [#""proposals""#, #""leastMargin""#]]
    return start.starts(with: "{") && names.contains { $0.allSatisfy(start.contains) }
  }

  public func write(_ content: some ReportContent, to output: inout some TextOutputStream) {
    if let report = content as? AuditReport { return write(report, to: &output) }
    guard let json = (content as? any PageContent)?.json else { return }
    json.write(to: &output)
    output.write("\n")
  }

  private func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var snapshot = AuditSnapshot(report)
    snapshot.sections = sections(of: report)
    snapshot.write(to: &output)
  }

  private func sections(of report: AuditReport) -> [AuditSnapshot.Section] {
    (declarations(of: report) + gateExceptions(of: report) + criteria(of: report) + states(of: report)
      + causes(of: report)).map {
        AuditSnapshot.Section($0.0, $0.1)
      }
  }

  private func declarations(of report: AuditReport) -> [(String, JSONText)] {
    [
      ("counts", counts(of: report)),
      ("badges", .array(report.system.badges.map(badge))),
      ("textStyles", .array(report.textStyles.map(textStyle))),
      ("controls", .array(report.controls.map(control))),
      ("containers", .array(report.frames.filter { !$0.frame.isControl }.map(container))),
      ("surfaces", .array(report.system.surfaces.map { .string($0.description) })),
    ]
  }

  private func counts(of report: AuditReport) -> JSONText {
    let held = GateExceptionCounts(report)
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

  private func badge(_ badge: Badge) -> JSONText {
    .object([
      ("name", .string(badge.name)), ("background", .string(badge.background.description)),
      ("border", .optional(badge.border?.description)), ("text", .string(badge.text.description)),
      ("textStyle", .optional(badge.textStyle)), ("interactive", .boolean(badge.isInteractive)),
    ])
  }
}
