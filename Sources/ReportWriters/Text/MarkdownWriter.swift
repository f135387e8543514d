import Audit
import ColorScience
import DesignTokens
import SourceText

/// The report for a Git host: what fails first, long tables folded up, a stable order so that two reports can be compared.
public struct MarkdownWriter: ReportWriter {
  public static let format = ReportFormat(
    id: "markdown", fileExtension: "md", summary: "for a Git host or a pull request")

  /// A writer.
  public init() {}

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    writeHead(report, to: &output)
    writeGating(report, to: &output)
    writeOthers(report, to: &output)
    writePairings(report, to: &output)
    writeText(report, to: &output)
    writeFrames(report, to: &output)
    writeTouch(report, to: &output)
    writePalette(report, to: &output)
    writeRules(report, to: &output)
    writeNotices(report, to: &output)
    output.write("\(report.tool.name) \(report.tool.version). Ratios are those of WCAG 2, cut off after two decimals; ")
    output.write("the unrounded numbers decide and are in the JSON report.\n")
  }

  private func writeHead(_ report: AuditReport, to output: inout some TextOutputStream) {
    output.write("# \(MarkdownText.prose(report.system.name)): \(report.decision.rawValue)\n\n")
    let strict = report.gate.isStrict ? ", warnings count as errors" : ""
    let date = report.date.map { "\($0). " } ?? ""
    output.write(
      "\(date)\(report.system.profile.title); the gate fails on \(report.gate.failOn.rawValue)\(strict).\n\n")
    let rows = report.modes.map { mode in
      let counts = OutcomeCounts(
        report.pairings.lazy.filter { $0.measured.canGate && $0.measured.mode.name == mode.name }.map(\.outcome))
      return [
        MarkdownText.code(mode.name), "\(counts.passed)", "\(counts.failed)", "\(counts.cantTell)",
        "\(counts.inapplicable)",
      ]
    }
    output.write(
      MarkdownText.table(["Pairings that may gate", "passed", "failed", "cannot be told", "not required"], rows))
    let levels = [Level.error, .warning, .note].map { "\(report.findingCount($0)) \($0.rawValue)s" }
    output.write("\nFindings: \(levels.joined(separator: ", ")).\n\n")
  }

  private func writeGating(_ report: AuditReport, to output: inout some TextOutputStream) {
    let gating = report.findings.filter(\.gates)
    output.write("## What fails the gate\n\n")
    guard !gating.isEmpty else { return output.write("Nothing.\n\n") }
    for summary in report.rules {
      let group = gating.filter { $0.rule == summary.descriptor.id }
      guard !group.isEmpty else { continue }
      let requirement = summary.descriptor.requirement
      output.write("### \(summary.descriptor.title)\n\n")
      output.write("`\(summary.descriptor.id)`, [\(requirement.clause)](\(requirement.url))\n\n")
      output.write(findingTable(group) + "\n")
    }
  }

  private func writeOthers(_ report: AuditReport, to output: inout some TextOutputStream) {
    let others = report.findings.filter { !$0.gates }
    guard !others.isEmpty else { return }
    output.write("## What else was found\n\n")
    for summary in report.rules {
      let group = others.filter { $0.rule == summary.descriptor.id }
      guard !group.isEmpty else { continue }
      output.write(
        MarkdownText.details(
          "<code>\(summary.descriptor.id)</code>, \(group.count): \(summary.descriptor.title)", findingTable(group)))
    }
  }

  private func findingTable(_ findings: [Finding]) -> String {
    if findings.allSatisfy({ $0.pairing != nil }) {
      return MarkdownText.table(
        ["mode", "foreground", "background", "ratio", "required", "nearest that passes", "where"],
        findings.map(contrastRow))
    }
    return MarkdownText.table(
      ["subject", "mode", "level", "what was found", "what would mend it", "where"],
      findings.map { finding in
        [
          MarkdownText.code(finding.subject.description), finding.mode.map(MarkdownText.code) ?? "",
          finding.level.rawValue, MarkdownText.prose(finding.evaluation.message),
          finding.remedy.map(MarkdownText.prose) ?? "", place(finding.location),
        ]
      })
  }

  private func contrastRow(_ finding: Finding) -> [String] {
    guard let pairing = finding.pairing else { return [] }
    let backgrounds = pairing.backgrounds.map(named).joined(separator: " on ")
    let ratio: String
    switch pairing.contrast {
    case .exact(let number, _, _): ratio = "**\(truncatedText(number))**"
    case .interval(let lowest, let highest, _): ratio = "\(truncatedText(lowest)) to \(truncatedText(highest))"
    case .unknown(let reason): ratio = MarkdownText.prose(reason)
    }
    return [
      MarkdownText.code(pairing.mode.name), named(pairing.foreground), backgrounds, ratio,
      finding.evaluation.required.map(authoredText) ?? "", nearest(finding), place(finding.location),
    ]
  }

  private func nearest(_ finding: Finding) -> String {
    guard let proposal = finding.proposals.first else { return "" }
    return "\(MarkdownText.code(proposal.token.description)) \(proposal.notation)"
  }

  private func named(_ color: MeasuredColor) -> String {
    let hex = color.color.map { " \($0.hex)" } ?? ""
    return MarkdownText.code(color.path.description) + hex + (color.isFallback ? " (fallback)" : "")
  }

  func place(_ location: SourceLocation?) -> String {
    location.map { MarkdownText.code("\($0.path):\($0.line):\($0.column)") } ?? ""
  }
}
