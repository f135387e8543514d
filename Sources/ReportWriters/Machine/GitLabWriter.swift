import Audit
import SourceText

/// A writer for the findings as GitLab's Code Quality report, which merge requests show next to changed lines.
public struct GitLabWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "gitlab", fileExtension: "json", summary: "GitLab Code Quality")

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool {
    start.starts(with: "[]") || start.starts(with: "[") && start.contains(#""fingerprint""#)
  }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let hashes = FingerprintHashes(report.findings.lazy.map(\.fingerprint))
    let entries = JSONText.rows(report.findings.count) { index in
      let finding = report.findings[index]
      let place = report.place(of: finding)
      let (hash, turn) = hashes.hash(of: finding.fingerprint, at: index)
      return .object([
        ("description", .string(finding.sentence(in: report))), ("check_name", .string(finding.rule.madeVisible)),
        ("fingerprint", .string(turn == 1 ? hash : "\(hash)-\(turn)")),
        ("severity", .string(GitLabWriter.word(for: finding))),
        (
          "location",
          .object([
            ("path", .string(GitLabWriter.path(place.path).madeVisible)),
            ("lines", .object([("begin", .integer(max(1, place.line))), ("end", .integer(max(1, place.endLine)))])),
          ])
        ),
      ])
    }
    entries.write(to: &output)
    output.write("\n")
  }

  /// Returns GitLab's severity: critical for gate failures, major for warnings, minor for notes, info if waived or accepted.
  private static func word(for finding: Finding) -> String {
    switch finding.severity {
    case .error: "critical"
    case .warning: "major"
    case .note: finding.isHeldBack ? "info" : "minor"
    }
  }

  /// Returns a path without a leading `./`, the form that merge requests use.
  private static func path(_ path: String) -> String {
    path.utf8.starts(with: "./".utf8) ? String(Substring(path.utf8.dropFirst(2))) : path
  }
}
