import Audit
import SourceText

// Waivers, the baseline, and the comparison with an earlier audit in a few lines for a terminal.

extension ConsoleWriter {
  /// The smallest number of waived or accepted findings to show, even if the screen is full.
  private static let leastShown = 3
  /// The length limit of a name from input in a line, in scalars.
  private static let nameLimit = 48

  /// Returns a line about waivers, one about the baseline, and two about the earlier audit, as needed.
  func gateExceptionLines(_ report: AuditReport) -> [String] {
    let counts = GateExceptionCounts(report)
    let lines = [
      waiverLine(report, counts), suppressionLine(counts), baselineLine(report, counts), comparisonLine(report, counts),
      nameLine(report),
    ]
    return lines.compactMap { $0 }
  }

  private func waiverLine(_ report: AuditReport, _ counts: GateExceptionCounts) -> String? {
    guard !report.measured.waivers.isEmpty else { return nil }
    let next = counts.nextExpiry.map { " (next expires \($0.expires), \(short($0.owner)))" } ?? ""
    let judged = report.today.map { " as of \($0)" } ?? " because no date is set"
    let waived = report.findings.count { $0.waiver != nil }
    switch waived {
    case 0: return "no findings are waived\(judged)"
    case 1: return "1 finding is waived\(next)\(judged)"
    default: return "\(waived) findings are waived\(next)\(judged)"
    }
  }

  private func suppressionLine(_ counts: GateExceptionCounts) -> String? {
    switch counts.suppressed {
    case 0: nil
    case 1: "1 finding is suppressed by a comment in the code"
    default: "\(counts.suppressed) findings are suppressed by comments in the code"
    }
  }

  private func baselineLine(_ report: AuditReport, _ counts: GateExceptionCounts) -> String? {
    guard report.hasBaseline else { return nil }
    var parts = ["\(ResultText.count(counts.accepted, "finding")) accepted by the baseline"]
    if counts.worse > 0 { parts.append("\(counts.worse) worse") }
    if counts.new > 0 { parts.append("\(counts.new) new") }
    let line = parts.joined(separator: ", ")
    switch counts.gone.count {
    case 0: return line
    case 1: return line + "; 1 entry no longer found: run once with --prune to remove it"
    default: return line + "; \(counts.gone.count) entries no longer found: run once with --prune to remove them"
    }
  }

  private func comparisonLine(_ report: AuditReport, _ counts: GateExceptionCounts) -> String? {
    guard let comparison = report.changes else { return nil }
    var parts = ["\(counts.newSince) new", "\(counts.worseSince) worse", "\(comparison.findings(.fixed).count) fixed"]
    let lost = comparison.lostContrasts
    if let greatest = lost.first, let before = greatest.before.ratio, let now = greatest.now.ratio {
      let change = "\(truncatedText(before)) → \(truncatedText(now))"
      parts.append(
        "\(ResultText.count(lost.count, "pairing")) with less contrast (largest loss: "
          + "\(short(greatest.now.subject.description)) \(short(greatest.now.mode)) \(change))")
    }
    return "since \(short(comparison.name)): \(parts.joined(separator: ", "))"
  }

  private func nameLine(_ report: AuditReport) -> String? {
    guard let comparison = report.changes else { return nil }
    var parts: [String] = []
    if !comparison.renamedTokens.isEmpty {
      parts.append("\(ResultText.count(comparison.renamedTokens.count, "token")) renamed")
    }
    if !comparison.gonePairings.isEmpty {
      parts.append("\(ResultText.count(comparison.gonePairings.count, "pairing")) no longer measured")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Writes the lines, followed by the waived and accepted findings, which still exist.
  func writeGateExceptions(
    _ lines: [String], _ report: AuditReport, budget: Int, to output: inout some TextOutputStream
  ) {
    guard !lines.isEmpty else { return }
    output.write("\n")
    for line in lines { output.write("  \(line)\n") }
    // Waivers are individual decisions and get a line each; for accepted findings the count is enough.
    let held = report.findings.filter(\.isWaived) + report.findings.filter { !$0.isWaived && $0.isHeld }
    guard !held.isEmpty else { return }
    let waived = held.count(where: \.isWaived)
    let shown = held.prefix(max(ConsoleWriter.leastShown, min(budget, waived)))
    let modeWidth = report.modes.map { $0.name.shortened.unicodeScalars.count }.max() ?? 0
    let width = shown.map { title(of: $0, modeWidth: modeWidth).unicodeScalars.count }.max() ?? 0
    for finding in shown {
      output.write(
        "    \(swatch(finding))\(padded(finding.heldBy, 9))  "
          + "\(padded(title(of: finding, modeWidth: modeWidth), min(width, 52)))  \(detail(finding))\n")
    }
    if held.count > shown.count { output.write("    and \(held.count - shown.count) more in the other reports\n") }
  }

  /// Returns a name from input on one line, shortened to the length limit.
  private func short(_ name: String) -> String {
    let visible = name.madeVisible.unicodeScalars
    return visible.count <= ConsoleWriter.nameLimit
      ? String(visible) : String(String.UnicodeScalarView(visible.prefix(ConsoleWriter.nameLimit))) + "…"
  }
}
