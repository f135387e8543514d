import Audit
import ColorScience
import DesignTokens
import SourceText

/// A writer for a report on a Git host: failures first, long tables collapsed, and a stable order for comparisons.
public struct MarkdownWriter: ReportWriter {
  public static let format = ReportFormat(
    id: "markdown", fileExtension: "md",
    summaries: [
      .audit: "Markdown for a Git host or a pull request", .comparison: "Markdown for a pull request",
      .repair: "Markdown for a pull request", .history: "Markdown for a Git host",
    ], namesPalpable: true)

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool {
    ["# Repair of ", "# Fixes for ", "# Compared with "].contains(where: start.starts)
      || start.starts(with: "# ") && start.contains("; the gate fails on ")
  }

  public func write(_ content: some ReportContent, to output: inout some TextOutputStream) {
    if let report = content as? AuditReport { return write(report, to: &output) }
    if let page = content as? any PageContent { output.write(page.markdown) }
  }

  private func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    writeHead(report, to: &output)
    writeGating(report, to: &output)
    output.write(MarkdownPlan(plan: report.plan, phrase: MarkdownText.phrase).section(limit: Limits.markdownCauses))
    writeHeld(report, to: &output)
    writeOthers(report, to: &output)
    writeGateExceptions(report, to: &output)
    writePairings(report, to: &output)
    writeStates(report, to: &output)
    writeText(report, to: &output)
    writeFrames(report, to: &output)
    writeTouch(report, to: &output)
    writePalette(report, to: &output)
    writeCriteria(report, to: &output)
    writeCoverage(report, to: &output)
    writeRules(report, to: &output)
    writeNotices(report, to: &output)
    output.write("\(report.tool.name) \(report.tool.version). Ratios follow WCAG 2 and are truncated to two decimals. ")
    output.write("Requirements are checked against the unrounded ratios, which are in the JSON report.\n")
  }

  private func writeHead(_ report: AuditReport, to output: inout some TextOutputStream) {
    output.write("# \(MarkdownText.prose(report.system.name)): \(report.decision.rawValue)\n\n")
    let strict = report.gate.isStrict ? ", warnings count as errors" : ""
    let date = report.date.map { "\($0). " } ?? ""
    output.write(
      "\(date)\(report.system.guideline); the gate fails on \(report.gate.failOn.rawValue)\(strict).\n\n")
    let verdict = VerdictText(report)
    let promise = verdict.promise.map { " " + MarkdownText.phrase($0) } ?? ""
    output.write("**\(MarkdownText.phrase(verdict.headline))**\(promise)\n\n")
    for result in report.authorityResults {
      output.write("- \(report.title(of: result.authority)): \(result.word.lowercased()) (\(result.details))\n")
    }
    output.write("\n")
    let rows = report.modes.map { mode in
      let counts = report.gatingPairingCounts(in: mode)
      return [
        MarkdownText.code(mode.name), "\(counts.passed)", "\(counts.failed)", "\(counts.cantTell)",
        "\(counts.inapplicable)",
      ]
    }
    output.write(
      MarkdownText.table(
        ["Pairings that count toward the gate", "passed", "failed", "undetermined", "not required"], rows))
    let open = report.findings.filter { !$0.isHeld }
    let levels = [Level.error, .warning, .note].map { level in
      ResultText.count(open.count { $0.level == level }, level.rawValue)
    }
    let held = GateExceptionCounts(report).heldInWords.map { " In addition, \($0)." } ?? ""
    output.write("\nFindings: \(levels.joined(separator: ", ")).\(held)\n\n")
  }

  /// Returns a token with its color in hexadecimal notation.
  func named(_ color: MeasuredColor) -> String {
    let hex = color.color.map { " \($0.hex)" } ?? ""
    return MarkdownText.code(color.path.description) + hex + (color.isFallback ? " (fallback)" : "")
  }

  func place(_ location: SourceLocation?) -> String {
    location.map { MarkdownText.code("\($0.path):\($0.line):\($0.column)") } ?? ""
  }
}
