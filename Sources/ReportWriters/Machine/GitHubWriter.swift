import Audit
import SourceText

/// A writer for the findings as workflow commands that GitHub turns into annotations, the most severe first.
///
/// GitHub shows ten annotations of each kind per step, so the last line counts the others.
public struct GitHubWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "github", fileExtension: "txt", summary: "GitHub Actions annotations, worst first")

  /// The largest number of annotations of one kind that GitHub shows per step.
  static let limit = 10

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool { start.isBlank || start.starts(with: "::") }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var rest: [Severity: Int] = [:]
    for severity in Severity.allCases.reversed() {
      let findings = report.findings.filter { $0.severity == severity }
      // One notice is reserved for the count of the other findings.
      let shown = severity == .note ? GitHubWriter.limit - 1 : GitHubWriter.limit
      for finding in findings.prefix(shown) { output.write(annotation(finding, report) + "\n") }
      rest[severity] = max(0, findings.count - shown)
    }
    guard rest.values.contains(where: { $0 > 0 }) else { return }
    output.write(GitHubCommand("notice", [("title", "palpable")], data: message(rest)).text + "\n")
  }

  private func annotation(_ finding: Finding, _ report: AuditReport) -> String {
    let place = report.place(of: finding)
    let (line, endLine) = (max(1, place.line), max(1, place.line, place.endLine))
    var properties = [("file", place.path), ("line", String(line)), ("endLine", String(endLine))]
    if line == endLine {
      // GitHub allows columns only within one line, and its end column is part of the range.
      let column = max(1, place.column)
      properties += [("col", String(column)), ("endColumn", String(max(column, place.endColumn - 1)))]
    }
    properties.append(("title", "\(finding.rule): \(finding.title.shortenedSentence)"))
    return GitHubCommand(command(for: finding.severity), properties, data: finding.statement(in: report)).text
  }

  private func command(for severity: Severity) -> String { severity == .note ? "notice" : severity.rawValue }

  private func message(_ rest: [Severity: Int]) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      guard let count = rest[severity], count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return "not shown here: \(counts.joined(separator: ", ")); the HTML and JSON reports list all findings"
  }
}
