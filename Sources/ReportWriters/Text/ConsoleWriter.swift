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

  let style: TerminalStyle
  /// The largest number of lines with findings in this summary.
  private let budget: Int
  /// Whether the summary includes findings that don't fail the gate.
  private let showsAll: Bool

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
    writeRest(report, to: &text)
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

  /// Writes the gate failures and returns the number of findings shown.
  private func writeFindings(
    _ report: AuditReport, budget: Int, to output: inout some TextOutputStream
  ) -> Int {
    // Gate failures come first.
    let gating = report.findings[..<(report.findings.firstIndex { !$0.gates } ?? report.findings.count)]
    guard !gating.isEmpty else {
      output.write("  Nothing fails the gate.\n")
      return 0
    }
    return write(gating, of: report, budget: budget, to: &output)
  }

  /// Writes findings rule by rule and returns the number of findings shown.
  private func write(
    _ findings: ArraySlice<Finding>, of report: AuditReport, budget: Int, to output: inout some TextOutputStream
  ) -> Int {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let rules = report.rules.map(\.descriptor.id).filter { byRule[$0] != nil }
    let counts = rules.map { byRule[$0, default: []].count }
    let quotas = ConsoleWriter.quotas(counts, budget: budget)
    let groups = zip(rules, quotas).map { rule, quota in worst(quota, of: byRule[rule, default: []]) }
    let modeWidth = report.modes.map { $0.name.shortened.unicodeScalars.count }.max() ?? 0
    let width = groups.joined().map { title(of: $0, modeWidth: modeWidth).unicodeScalars.count }.max() ?? 0
    for ((rule, group), count) in zip(zip(rules, groups), counts) {
      let more = count > group.count ? " (worst \(group.count) shown)" : ""
      output.write("  \(style.bold(rule)): \(count)\(more)\n")
      for finding in group {
        let title = title(of: finding, modeWidth: modeWidth)
        output.write("    \(swatch(finding))\(padded(title, min(width, 52)))  \(detail(finding))\n")
      }
    }
    return quotas.reduce(0, +)
  }

  private func writeRest(_ report: AuditReport, to output: inout some TextOutputStream) {
    let rest = report.findings.filter { !$0.gates && !$0.isHeld }
    var counts: [Level: Int] = [:]
    for finding in rest { counts[finding.level, default: 0] += 1 }
    let levels = Level.allCases.reversed().compactMap { level -> String? in
      let count = counts[level, default: 0]
      return count == 0 ? nil : "\(count) \(level.rawValue)\(count == 1 ? "" : "s")"
    }
    if !levels.isEmpty {
      output.write("\n  Not failing the gate: \(levels.joined(separator: ", "))\n")
      if showsAll { _ = write(rest[...], of: report, budget: budget, to: &output) }
    }
    guard !report.notices.isEmpty else { return }
    output.write("  \(ResultText.count(report.notices.count, "input notice"))\n")
  }

  /// Returns the number of lines per group: one for each group, then round-robin until the budget is used.
  static func quotas(_ counts: [Int], budget: Int = lineBudget) -> [Int] {
    var quotas = counts.map { min(1, $0) }
    var left = budget - quotas.reduce(0, +)
    while left > 0, zip(quotas, counts).contains(where: { $0 < $1 }) {
      for index in quotas.indices where quotas[index] < counts[index] && left > 0 {
        quotas[index] += 1
        left -= 1
      }
    }
    return quotas
  }

  /// Returns the findings with the smallest margins, in ascending order.
  private func worst(_ count: Int, of findings: [Finding]) -> [Finding] {
    let shares = findings.enumerated().map { index, finding in
      guard let measured = finding.measured, let required = finding.required, required > 0 else {
        return (index: index, share: 0.0)
      }
      return (index: index, share: measured / required)
    }
    return shares.first(count) { ($0.share, $0.index) < ($1.share, $1.index) }.map { findings[$0.index] }
  }

  func title(of finding: Finding, modeWidth: Int) -> String {
    if finding.subject.kind == .code, let place = finding.location {
      // The location comes first, for people who fix the finding.
      return "\(place.path):\(place.line):\(place.column)".madeVisible
        + "  \(finding.subject.parts[2].madeVisible) in \(finding.subject.parts[1].madeVisible)"
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
  private func earlier(_ finding: Finding) -> String {
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

extension Sequence {
  /// Returns the first elements in an order, sorted.
  ///
  /// - Complexity: O(n k) for n elements of which k are returned, or O(n log n) if that is less.
  fileprivate func first(_ count: Int, by precedes: (Element, Element) -> Bool) -> ArraySlice<Element> {
    guard count <= 20 else { return sorted(by: precedes).prefix(count) }
    var first: [Element] = []
    for element in self {
      if first.count == count, let last = first.last, !precedes(element, last) { continue }
      first.insert(element, at: first.firstIndex { precedes(element, $0) } ?? first.count)
      if first.count > count { first.removeLast() }
    }
    return first[...]
  }
}
