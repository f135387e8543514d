import Audit
import ColorScience
import DesignTokens
import SourceText

/// A writer for a summary that fits one screen: the decision, and the gate failures with the worst first.
public struct ConsoleWriter: ReportWriter {
  public static let format = ReportFormat(
    id: "console", fileExtension: "txt",
    summaries: [
      .audit: "terminal summary that fits one screen", .comparison: "terminal summary",
      .repair: "terminal summary of the changes and the pairings they fix",
    ])

  /// The largest number of lines with findings.
  public static let lineBudget = 14
  /// The largest number of lines with findings that don't fail the gate.
  private static let warningBudget = 7

  let style: TerminalStyle
  /// The largest number of lines with findings in this summary.
  private let budget: Int
  /// Whether the summary includes findings that don't fail the gate.
  let showsAll: Bool

  /// Creates a writer; without color support the text has no colors and swatches.
  ///
  /// - Parameter showsAll: whether to show every finding, without a line limit and including those that don't fail the gate.
  public init(usesColor: Bool = false, showsAll: Bool = false) {
    style = TerminalStyle(isOn: usesColor)
    self.showsAll = showsAll
    budget = showsAll ? 1_000_000 : ConsoleWriter.lineBudget
  }

  public static func isOwn(_ start: ReportStart) -> Bool {
    let line = start.line
    let signs = [
      ": passed (", ": failed (", ": worse than ", ": not worse than ", "; worse than ", "; not worse than ",
    ]
    return signs.contains(where: line.contains)
  }

  public func write(_ content: some ReportContent, to output: inout some TextOutputStream) {
    if let report = content as? AuditReport { return write(report, to: &output) }
    guard ConsoleWriter.format.summaries[content.kind] != nil, let page = content as? any PageContent else { return }
    output.write(page.lines(style))
  }

  private func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let word = report.decision == .passed ? style.good("passed") : style.bad("failed")
    let modes = report.modes.listedNames
    var text = style.bold(report.system.name.shortened) + ": \(word) "
    text += "(\(report.system.guideline); \(modes)\(report.date.map { "; \($0)" } ?? ""))\n\n"
    writeCounts(report, to: &text)
    let gateExceptions = gateExceptionLines(report)
    let used = writeFindings(report, budget: budget - gateExceptions.count, to: &text)
    writeGateExceptions(gateExceptions, report, budget: budget - used - gateExceptions.count, to: &text)
    writeRest(report, budget: budget, to: &text)
    output.write(text.withoutWorkflowCommands)
  }

  private func writeCounts(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard !report.pairings.isEmpty else { return }
    let width = report.modes.map { $0.name.shortened.unicodeScalars.count }.max() ?? 0
    for mode in report.modes {
      let counts = report.gatingPairingCounts(in: mode)
      var parts = ["\(counts.passed) of \(counts.total - counts.inapplicable) pairings pass"]
      if counts.failed > 0 { parts.append(style.bad("\(counts.failed) fail")) }
      if counts.cantTell > 0 { parts.append(style.bad("\(counts.cantTell) undetermined")) }
      if counts.inapplicable > 0 { parts.append("\(counts.inapplicable) not required") }
      output.write("  \(padded(mode.name.shortened, width))  \(parts.joined(separator: ", "))\n")
    }
    if !report.modes.isEmpty { output.write("\n") }
  }

  /// Writes the gate failures by cause and returns the number of lines.
  private func writeFindings(
    _ report: AuditReport, budget: Int, to output: inout some TextOutputStream
  ) -> Int {
    let groups = report.blockingCauses
    guard !groups.isEmpty else {
      output.write("  Nothing fails the gate.\n")
      return 0
    }
    let count = groups.reduce(0) { $0 + $1.count }
    let causes = groups.count < count ? "; \(groups.counted())" : ""
    let order = groups.count > 1 ? ", worst first" : ""
    let verb = count == 1 ? "fails" : "fail"
    output.write("  \(ResultText.count(count, "finding")) \(verb) the gate\(causes)\(order):\n")
    return writeCauses(groups, report, budget: budget, to: &output)
  }

  /// Writes the number of findings that don't fail the gate, and the worst of them if nothing fails it.
  private func writeRest(_ report: AuditReport, budget: Int, to output: inout some TextOutputStream) {
    let counts = report.otherFindingCounts
    let levels = Level.allCases.reversed().compactMap { level -> String? in
      let count = counts[level, default: 0]
      return count == 0 ? nil : ResultText.count(count, level.rawValue)
    }
    if !levels.isEmpty {
      output.write("\n  Not failing the gate: \(levels.joined(separator: ", "))")
      let shown = shown(of: report)
      output.write(shown.isEmpty ? "\n" : showsAll ? ":\n" : "; the worst:\n")
      _ = writeCauses(shown, report, budget: showsAll ? budget : ConsoleWriter.warningBudget, to: &output)
    }
    writeRuleset(report, to: &output)
    writeCode(report, to: &output)
    guard !report.notices.isEmpty else { return }
    output.write("  \(ResultText.count(report.notices.count, "input notice"))\n")
  }

  /// Writes the rules that fail the gate only under the newest ruleset.
  private func writeRuleset(_ report: AuditReport, to output: inout some TextOutputStream) {
    let rules = report.newlyGatingRules
    guard !rules.isEmpty, let previous = report.system.ruleset.previous else { return }
    let counts = rules.map { "\($0.rule) (\($0.count))" }.joined(separator: ", ")
    output.write(
      "  New in ruleset \(report.system.ruleset.rawValue): \(counts); "
        + "\"ruleset\": \"\(previous.rawValue)\" in palpable.json keeps the earlier rules\n")
  }

  /// Writes the number of checks in view code that are undetermined.
  private func writeCode(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard !report.system.files.isEmpty else { return }
    let checks = report.codeChecks
    guard checks.cantTell > 0 else { return }
    let verb = checks.cantTell == 1 ? "is" : "are"
    output.write(
      "  View code: \(checks.cantTell) of \(ResultText.count(checks.total, "check")) \(verb) undetermined; "
        + "--format markdown lists them under Coverage\n")
  }

  /// Returns the causes to show of findings that don't fail the gate: warnings and errors, unless other findings fail it.
  private func shown(of report: AuditReport) -> [FindingGroup] {
    guard showsAll || report.findings.first?.gates != true else { return [] }
    let rest = report.findings.indices.filter { !report.findings[$0].gates && !report.findings[$0].isHeld }
    if showsAll { return report.causes(of: rest, includesCases: false) }
    let worst = rest.map { report.findings[$0].level }.max()
    guard let worst, worst >= .warning else { return [] }
    return report.causes(of: rest.filter { report.findings[$0].level == worst }, includesCases: false)
  }

  /// Returns the name of a finding in view code: the call, and what it is in.
  func codeName(_ finding: Finding) -> String {
    "\(finding.subject.parts[2].madeVisible) in \(finding.subject.parts[1].madeVisible)"
  }

  func title(of finding: Finding, modeWidth: Int) -> String {
    if finding.subject.kind == .code, let place = finding.location {
      // The location comes first, for people who fix the finding.
      return "\(place.path):\(place.line):\(place.column)".madeVisible
        + "  \(codeName(finding))"
    }
    let mode = finding.mode.map { padded($0.shortened, modeWidth) + "  " } ?? ""
    return mode + finding.subject.description.madeVisible.shortenedSentence
  }

  func detail(_ finding: Finding) -> String {
    guard let pairing = finding.pairing, case .exact(let ratio, let foreground, let background) = pairing.contrast
    else {
      return finding.message.madeVisible + earlier(finding)
    }
    let required = finding.required.map { " < " + authoredText($0) } ?? ""
    let fallback = pairing.isFallback ? " (fallback)" : ""
    return "\(foreground.hex) on \(background.hex)  \(truncatedText(ratio))\(required)\(earlier(finding))\(fallback)"
  }

  /// Returns the earlier value of a finding that fails the gate because it got worse; otherwise an empty text.
  func earlier(_ finding: Finding) -> String {
    guard finding.gates, let snapshot = finding.worseThan else { return "" }
    return " (was \(FindingSnapshotText.earlier(snapshot, finding)))"
  }

  func swatch(_ finding: Finding) -> String {
    guard case .exact(_, let foreground, let background)? = finding.pairing?.contrast else {
      return style.isOn ? "     " : ""
    }
    return style.sample(foreground, on: background)
  }

  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
  }
}
