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
    output.write("**\(verdict.headline)**\(verdict.promise.map { " \($0)" } ?? "")\n\n")
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

  private func writeGating(_ report: AuditReport, to output: inout some TextOutputStream) {
    let gating = report.findings.filter(\.gates)
    output.write("## Gate failures\n\n")
    guard !gating.isEmpty else { return output.write("Nothing fails the gate.\n\n") }
    let groups = report.findingGroups
    if groups.blocking.count < gating.count { writeCauses(groups, report, to: &output) }
    for (summary, group) in MarkdownWriter.byRule(gating, report) {
      output.write("### \(summary.descriptor.title)\n\n")
      output.write("`\(summary.descriptor.id)`, \(summary.descriptor.requirement.markdown)\n\n")
      output.write(findingTable(group, in: report) + "\n")
    }
  }

  private func writeHeld(_ report: AuditReport, to output: inout some TextOutputStream) {
    writeFolded("Findings excluded from the gate", report.findings.filter(\.isHeld), report, to: &output)
  }

  private func writeOthers(_ report: AuditReport, to output: inout some TextOutputStream) {
    let others = report.findings.filter { !$0.gates && !$0.isHeld }
    writeFolded("Other findings", others, report, to: &output)
  }

  private func writeFolded(
    _ title: String, _ findings: [Finding], _ report: AuditReport, to output: inout some TextOutputStream
  ) {
    guard !findings.isEmpty else { return }
    output.write("## \(title)\n\n")
    for (summary, group) in MarkdownWriter.byRule(findings, report) {
      output.write(
        MarkdownText.details(
          "<code>\(summary.descriptor.id)</code>, \(group.count): \(summary.descriptor.title)",
          findingTable(group, in: report)))
    }
  }

  /// Returns findings by rule, in catalog order.
  private static func byRule(
    _ findings: [Finding], _ report: AuditReport
  ) -> [(rule: AuditReport.RuleSummary, findings: [Finding])] {
    let groups = FindingsByRule.groups(of: findings)
    let positions = Dictionary(firstOf: groups.enumerated().map { ($1.rule, $0) })
    return report.rules.compactMap { rule in
      positions[rule.descriptor.id].map { (rule, groups[$0].indices.map { findings[$0] }) }
    }
  }

  /// Returns a table of findings, with a status column if a finding is waived, accepted, or changed.
  private func findingTable(_ findings: [Finding], in report: AuditReport) -> String {
    let isPairing = findings.allSatisfy { $0.pairing != nil }
    let head =
      isPairing
      ? ["mode", "foreground", "background", "ratio", "required", "nearest passing color", "location"]
      : ["subject", "mode", "level", "finding", "fix", "location"]
    let states = findings.prefix(Limits.markdownRows).map { finding in
      FindingStatusText.phrases(of: finding, in: report).map { $0.text(quoting: MarkdownText.prose) }
        .joined(separator: "; ")
    }
    func cells(_ finding: Finding) -> [String] { isPairing ? contrastRow(finding) : plainRow(finding) }
    guard states.contains(where: { !$0.isEmpty }) else { return MarkdownText.table(head, findings, cells) }
    return MarkdownText.table(["status"] + head, findings.indices) { [states[$0]] + cells(findings[$0]) }
  }

  private func plainRow(_ finding: Finding) -> [String] {
    [
      MarkdownText.code(finding.subject.description), finding.mode.map(MarkdownText.code) ?? "",
      finding.level.rawValue, MarkdownText.prose(finding.message),
      finding.remedy.map(MarkdownText.prose) ?? "", place(finding.location),
    ]
  }

  private func contrastRow(_ finding: Finding) -> [String] {
    guard let pairing = finding.pairing else { return [] }
    let backgrounds = pairing.backgrounds.map(named).joined(separator: " on ")
    let ratio: String
    if let number = pairing.ratio {
      ratio = "**\(truncatedText(number))**"
    } else if let bounds = pairing.interval {
      ratio = "\(truncatedText(bounds.lowerBound)) to \(truncatedText(bounds.upperBound))"
    } else {
      ratio = MarkdownText.prose(pairing.unknownReason ?? "")
    }
    return [
      MarkdownText.code(pairing.mode.name), named(pairing.foreground), backgrounds, ratio,
      finding.required.map(authoredText) ?? "", nearest(finding), place(finding.location),
    ]
  }

  private func nearest(_ finding: Finding) -> String {
    guard let proposal = finding.proposals.first else { return "" }
    return "\(MarkdownText.code(proposal.token.description)) \(proposal.notation)"
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
