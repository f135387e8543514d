import Audit
import SourceText

/// A writer for a Markdown page that fits the limits of a job summary and of a pull request comment.
///
/// The page has the worst findings of each rule, with all rules in turn, and a count of the omitted ones. Long names are shortened.
public struct SummaryWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "summary", fileExtension: "md", summary: "one page of Markdown for a job summary or a pull request comment")

  /// The size limit of the page, in bytes; a comment on GitHub can have 65,536 characters.
  public static let limit = 60_000
  /// The largest number of findings.
  static let findingLimit = 30
  /// The length limit of a name or sentence from input, in scalars.
  static let nameLimit = 120

  /// Creates a writer.
  public init() {}

  public static func isOwn(_ start: ReportStart) -> Bool { start.isBlank || start.contains("palpable") }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var text = head(report) + counts(report)
    // The end of the page is short and always present, so its size is reserved.
    let tail = changes(report) + coverage(report) + end(report)
    let room = SummaryWriter.limit - tail.utf8.count
    text += findings(report, room: room - text.utf8.count)
    output.write(text + tail)
  }

  private func head(_ report: AuditReport) -> String {
    let strict = report.gate.isStrict ? ", warnings count as errors" : ""
    let date = report.date.map { "\(SummaryWriter.prose($0)). " } ?? ""
    return "# \(report.decision == .passed ? "✓" : "✕") \(SummaryWriter.prose(report.system.name)): "
      + "\(report.decision.rawValue)\n\n"
      + "\(date)\(report.system.guideline); the gate fails on \(report.gate.failOn.rawValue)\(strict).\n\n"
  }

  /// The largest number of modes with a row of their own.
  private static let modeLimit = 12

  private func counts(_ report: AuditReport) -> String {
    let rows = report.modes.prefix(SummaryWriter.modeLimit).map { mode in
      let counts = report.gatingPairingCounts(in: mode)
      let gating = report.findings.count { $0.gates && $0.mode == mode.name }
      return [SummaryWriter.code(mode.name)]
        + [counts.passed, counts.failed, counts.cantTell, counts.inapplicable, gating].map(String.init)
    }
    let head = [
      "Pairings that count toward the gate", "passed", "failed", "undetermined", "not required",
      "findings that fail the gate",
    ]
    let more = report.modes.count - rows.count
    return MarkdownText.table(head, rows) + (more > 0 ? "\n\(ResultText.count(more, "more mode")).\n" : "") + "\n"
  }

  private func findings(_ report: AuditReport, room: Int) -> String {
    let gating = report.findings.filter(\.gates)
    guard !gating.isEmpty else { return "Nothing fails the gate.\n\n" }
    let rules = report.rules.filter { rule in gating.contains { $0.rule == rule.descriptor.id } }
    let groups = rules.map { rule in gating.filter { $0.rule == rule.descriptor.id } }
    let quotas = ConsoleWriter.quotas(groups.map(\.count), budget: SummaryWriter.findingLimit)
    var text = ""
    var left = gating.count
    for ((rule, group), quota) in zip(zip(rules, groups), quotas) {
      var part =
        "### `\(rule.descriptor.id)`: \(ResultText.count(group.count, "finding"))\n\n"
        + "\(rule.descriptor.requirement.markdown)\n\n"
      let head = ["subject", "mode", "measured", "required", "fix", "location"]
      part += MarkdownText.table(head, Finding.worst(quota, of: group).map { row($0) }) + "\n"
      // A sentence about the omitted sections must still fit.
      guard text.utf8.count + part.utf8.count + 200 <= room else { continue }
      text += part
      left -= min(quota, group.count)
    }
    let more =
      left > 0
      ? "The full report lists \(ResultText.count(left, "more finding")) that fail\(left == 1 ? "s" : "") the gate.\n\n"
      : ""
    return
      "## \(ResultText.count(gating.count, "finding")) fail\(gating.count == 1 ? "s" : "") the gate\n\n\(text)\(more)"
  }

  private func row(_ finding: Finding) -> [String] {
    let unit = finding.unit
    let required = finding.required.map { ResultText.required($0, unit) } ?? ""
    let place = finding.location.map { SummaryWriter.code("\($0.path):\($0.line)") } ?? ""
    guard let pairing = finding.pairing else {
      return [
        SummaryWriter.code(finding.subject.description), finding.mode.map(SummaryWriter.code) ?? "",
        SummaryWriter.prose(finding.message), required, finding.remedy.map(SummaryWriter.prose) ?? "", place,
      ]
    }
    let layers = [pairing.foreground] + pairing.backgrounds
    let names = layers.map { "\(SummaryWriter.code($0.path.description))\($0.color.map { " \($0.hex)" } ?? "")" }
    let fix = finding.proposals.first.map { "\(SummaryWriter.code($0.token.description)) \($0.notation)" } ?? ""
    return [
      names.joined(separator: " on "), SummaryWriter.code(pairing.mode.name),
      "**\(ResultText.contrast(pairing.contrast))**", required, fix, place,
    ]
  }

  private func changes(_ report: AuditReport) -> String {
    let counts = GateExceptionCounts(report)
    var lines: [String] = []
    if let held = counts.heldInWords { lines.append("Excluded from the gate: \(held).") }
    if let comparison = report.changes {
      lines.append(
        "Since \(SummaryWriter.code(comparison.name)): \(counts.newSince) new, \(counts.worseSince) worse, "
          + "\(comparison.findings(.fixed).count) fixed, \(ResultText.count(comparison.lostContrasts.count, "pairing")) with less contrast."
      )
    }
    if let last = report.history.dropLast().last, let now = report.history.last {
      lines.append("Findings that fail the gate: \(last.gating) on \(last.date), \(now.gating) on \(now.date).")
    }
    return lines.map { $0 + "\n\n" }.joined()
  }

  private func coverage(_ report: AuditReport) -> String {
    let summary = CoverageSummary(of: report)
    let others = Level.allCases.reversed().filter { $0 != .off }.compactMap { level -> String? in
      let count = report.findings.count { !$0.gates && !$0.isHeld && $0.level == level }
      return count == 0 ? nil : ResultText.count(count, level.rawValue)
    }
    let below = others.isEmpty ? "" : " Not failing the gate: \(others.joined(separator: ", "))."
    return "Coverage: \(ResultText.count(summary.colorTokenCount, "color token")), "
      + "\(ResultText.count(summary.checks.total, "check")) (\(summary.checks.cantTell) undetermined); "
      + "\(ResultText.count(summary.rulesThatAreOff.count, "rule")) off, "
      + "\(ResultText.count(summary.modesNotAudited.count, "mode")) not audited.\(below)\n\n"
  }

  private func end(_ report: AuditReport) -> String {
    "The full report is next to this summary: `report.html` for reading, `report.md` for diffs, `report.json` for programs. "
      + "\(report.tool.name) \(report.tool.version).\n"
  }

  static func code(_ text: String) -> String { MarkdownText.code(cut(text)) }
  static func prose(_ text: String) -> String { MarkdownText.prose(cut(text)) }

  private static func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > nameLimit else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(nameLimit - 1))) + "…"
  }
}

extension Finding {
  /// Returns the findings with the smallest margins in ascending order; those without a number come first.
  static func worst(_ count: Int, of findings: some Collection<Finding>) -> [Finding] {
    let shares = findings.enumerated().map { index, finding in
      let (measured, required) = (finding.measured, finding.required)
      let share = measured.flatMap { value in required.flatMap { $0 > 0 ? value / $0 : nil } }
      return (share: share ?? 0, index: index, finding: finding)
    }
    return shares.sorted { ($0.share, $0.index) < ($1.share, $1.index) }.prefix(count).map(\.finding)
  }
}
