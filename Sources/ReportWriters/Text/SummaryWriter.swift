import Audit
import PageModel
import SourceText

/// A writer for a Markdown page that fits the limits of a job summary and of a pull request comment.
///
/// The page has the changes against an earlier audit, the verdict, the gate failures by what owns the fix, and the plan. Long names are
/// shortened.
public struct SummaryWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "summary", fileExtension: "md", summary: "one page of Markdown for a job summary or a pull request comment")

  /// The size limit of the page, in bytes; a comment on GitHub can have 65,536 characters.
  public static let limit = 60_000
  /// The largest number of causes, and of steps of the plan.
  static let (causeLimit, stepLimit) = (18, 5)
  /// The length limit of a name or sentence from input, in scalars.
  static let nameLimit = 120

  /// The addresses of source lines; nil if they aren't known.
  private let links: SourceLinks?

  /// Creates a writer.
  public init(links: SourceLinks? = nil) { self.links = links }

  public static func isOwn(_ start: ReportStart) -> Bool { start.isBlank || start.contains("palpable") }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let groups = report.findingGroups
    var text = head(report) + changes(report) + verdict(report, groups) + counts(report)
    // The end of the page is short and always present, so its size is reserved.
    let tail = plan(report).section(limit: SummaryWriter.stepLimit) + coverage(report) + end(report)
    text += causes(report, groups, room: SummaryWriter.limit - tail.utf8.count - text.utf8.count)
    output.write(text + tail)
  }

  private func head(_ report: AuditReport) -> String {
    let strict = report.gate.isStrict ? ", warnings count as errors" : ""
    let date = report.date.map { "\(SummaryWriter.prose($0)). " } ?? ""
    return "# \(report.decision == .passed ? "✓" : "✕") \(SummaryWriter.prose(report.system.name)): "
      + "\(report.decision.rawValue)\n\n"
      + "\(date)\(report.system.guideline); the gate fails on \(report.gate.failOn.rawValue)\(strict).\n\n"
  }

  private func verdict(_ report: AuditReport, _ groups: FindingGroups) -> String {
    let text = VerdictText(report, groups)
    let sentences = ["**\(SummaryWriter.phrase(text.headline))**", text.promise.map(SummaryWriter.phrase)]
      .compactMap { $0 }.joined(separator: " ")
    let authorities = report.authorityResults.map { result in
      "\(report.title(of: result.authority)): \(result.word.lowercased()) (\(result.details))"
    }
    return sentences + "\n\n" + authorities.joined(separator: ". ") + ".\n\n"
  }

  /// The largest number of modes with a row of their own.
  private static let modeLimit = 12

  private func counts(_ report: AuditReport) -> String {
    let rows = report.modes.prefix(SummaryWriter.modeLimit).map { mode in
      let counts = report.gatingPairingCounts(in: mode)
      return [SummaryWriter.code(mode.name)]
        + [counts.passed, counts.failed, counts.cantTell, counts.inapplicable].map(String.init)
    }
    let head = ["Pairings that count toward the gate", "passed", "failed", "undetermined", "not required"]
    let more = report.modes.count - rows.count
    return MarkdownText.table(head, rows) + (more > 0 ? "\n\(ResultText.count(more, "more mode")).\n" : "") + "\n"
  }

  private func causes(_ report: AuditReport, _ groups: FindingGroups, room: Int) -> String {
    let count = groups.blocking.reduce(0) { $0 + $1.count }
    guard count > 0 else { return "Nothing fails the gate.\n\n" }
    let verb = count == 1 ? "fails" : "fail"
    var text = "## \(ResultText.count(count, "finding")) \(verb) the gate\n\n"
    text += MarkdownText.row(["cause", "modes", "worst", "finding", "fix", "location"])
    text += MarkdownText.row(Array(repeating: "---", count: 6))
    var shown = 0
    for group in groups.blocking.prefix(SummaryWriter.causeLimit) {
      let row = MarkdownText.row(row(group, report))
      // A sentence about the omitted causes must still fit.
      guard text.utf8.count + row.utf8.count + 200 <= room else { continue }
      text += row
      shown += 1
    }
    let more = groups.blocking.count - shown
    return text + (more > 0 ? "\nThe full report lists \(ResultText.count(more, "more cause")).\n\n" : "\n")
  }

  private func row(_ group: FindingGroup, _ report: AuditReport) -> [String] {
    let worst = report.findings[group.worst]
    let text = FindingGroupText(report: report, group: group)
    let number = ResultText.measured(of: worst) ?? ResultText.word(worst.outcome)
    let other = worst.pairing == nil ? "" : " " + SummaryWriter.phrase(text.counterpart(of: group.cases[0]))
    let why = worst.pairing == nil ? SummaryWriter.prose(worst.message) : SummaryWriter.phrase(text.cause)
    let others = group.count > 1 ? ", \(group.count) findings" : ""
    return [
      SummaryWriter.code(group.owner.name), group.modes.map(SummaryWriter.code).joined(separator: ", "),
      "**\(SummaryWriter.prose(number))**\(other)\(others)",
      "\(why) \(text.rules.map(SummaryWriter.code).joined(separator: ", "))",
      plan(report).fix(of: group, in: report) ?? worst.remedy.map(SummaryWriter.prose) ?? "", place(text.location),
    ]
  }

  private func plan(_ report: AuditReport) -> MarkdownPlan {
    MarkdownPlan(plan: report.plan, phrase: SummaryWriter.phrase)
  }

  private func place(_ location: SourceLocation?) -> String {
    guard let location else { return "" }
    let code = SummaryWriter.code("\(location.path):\(location.line)")
    return links?.address(of: location).map { "[\(code)](\($0))" } ?? code
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
    let counts = report.otherFindingCounts
    let others = Level.allCases.reversed().filter { $0 != .off }.compactMap { level -> String? in
      let count = counts[level, default: 0]
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
  /// Returns a phrase with its names as code; a long one is cut, and then a code span as a whole.
  static func phrase(_ phrase: Phrase) -> String {
    let text = MarkdownText.phrase(phrase)
    return text.utf8.count <= 2 * nameLimit ? text : prose(phrase.plain)
  }
  static func prose(_ text: String) -> String { MarkdownText.prose(cut(text)) }

  private static func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > nameLimit else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(nameLimit - 1))) + "…"
  }
}
