import Audit
import AuditSession
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An error of a test that requires a passing audit.
public enum AuditRequirementError: Error, Sendable {
  /// The gate failed; the case has the report and the audited paths.
  case gateFailed(AuditReport, paths: [String])
  /// The audit couldn't run.
  case auditImpossible(AuditFailure)

  /// The maximum number of findings and problems in the description.
  public static let lineLimit = 10
}

extension AuditRequirementError: CustomStringConvertible {
  /// The decision, the counts, and the worst findings, one per line; or the reason that the audit couldn't run.
  public var description: String {
    switch self {
    case .gateFailed(let report, let paths): AuditRequirementError.text(of: report, paths).withoutWorkflowCommands
    case .auditImpossible(let failure): AuditRequirementError.text(of: failure).withoutWorkflowCommands
    }
  }

  private static func text(of report: AuditReport, _ paths: [String]) -> String {
    let gating = report.findings.filter(\.gates)
    let modes = report.modes.map { ", " + $0.name.madeVisible }.joined()
    var text = "the audit of \(report.system.name.madeVisible) failed (\(report.system.profile.title)\(modes)"
    text += report.date.map { ", \($0)" } ?? ""
    let counts = report.gatingPairingCounts
    text += "): \(counted(gating.count, "finding")) fail\(gating.count == 1 ? "s" : "") the gate"
    if counts.total > counts.inapplicable {
      text += ", \(counts.passed) of \(counts.total - counts.inapplicable) pairings pass"
    }
    let rules = report.rules.map(\.descriptor.id).map { id in (id, gating.count { $0.rule == id }) }
    text += "\n" + rules.filter { $0.1 > 0 }.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
    for finding in gating.worst(lineLimit) { text += "\n" + finding.line }
    guard gating.count > lineLimit else { return text }
    text += "\nand \(gating.count - lineLimit) more; run palpable audit \(paths.map(shown).joined(separator: " ")) "
    return text + "for the full report"
  }

  private static func text(of failure: AuditFailure) -> String {
    let sentences = failure.sentences
    let more = sentences.count - lineLimit
    return "the audit couldn't run\n" + sentences.prefix(lineLimit).joined(separator: "\n")
      + (more > 0 ? "\nand \(counted(more, "more problem"))" : "")
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// Returns a path as written from the package folder, without leading `..` segments.
  private static func shown(_ path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    let rest = parts.drop { $0 == ".." || $0 == "." }.joined(separator: "/")
    return rest.isEmpty ? "." : ((path.utf8.first == UInt8(ascii: "/") ? "/" : "") + rest).madeVisible
  }
}

extension AuditRequirementError: LocalizedError {
  /// The description, which XCTest on macOS reads from this property.
  public var errorDescription: String? { description }
}
