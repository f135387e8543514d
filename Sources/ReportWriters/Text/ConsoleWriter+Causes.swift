import Audit
import PageModel
import SourceText

// Findings by what owns the fix, for a terminal.

extension ConsoleWriter {
  /// The smallest number of causes to show, even if the screen is full.
  private static let leastCauses = 2
  /// The largest number of causes that are only named, and of surfaces in a line.
  private static let (namedCauses, namedSurfaces) = (6, 3)

  /// Returns the number of causes that fit a number of lines: each takes two, and one line names the others.
  static func causeCount(_ count: Int, budget: Int = lineBudget) -> Int {
    count * 2 <= budget ? count : min(count, max(leastCauses, (budget - 1) / 2))
  }

  /// Writes causes in their order, each with its worst finding or with all of them, and returns the number of lines.
  ///
  /// - Parameter groups: the causes, which need no cases.
  func writeCauses(
    _ groups: [FindingGroup], _ report: AuditReport, budget: Int, to output: inout some TextOutputStream
  ) -> Int {
    guard !groups.isEmpty else { return 0 }
    if showsAll {
      for group in groups { writeAll(report.addingCases(to: group), report, to: &output) }
      return groups.reduce(0) { $0 + $1.count + 1 }
    }
    let shown = groups.prefix(ConsoleWriter.causeCount(groups.count, budget: budget))
    for group in shown {
      let text = FindingGroupText(report: report, group: group)
      output.write("    \(head(group)): \(text.cause.plain.madeVisible.shortenedSentence)\n")
      output.write("      \(worst(group, text))\n")
    }
    let others = groups.dropFirst(shown.count)
    guard !others.isEmpty else { return shown.count * 2 }
    var names = others.prefix(ConsoleWriter.namedCauses).map { $0.owner.name.shortened + modes($0) }
    if others.count > ConsoleWriter.namedCauses { names.append("and \(others.count - ConsoleWriter.namedCauses) more") }
    output.write("    and \(Array(others).counted("more ")): \(names.joined(separator: "; "))\n")
    return shown.count * 2 + 1
  }

  /// Returns what owns the fix, its modes, and the number of findings if there are several.
  private func head(_ group: FindingGroup) -> String {
    let count = group.count > 1 ? ", \(group.count) findings" : ""
    return style.bold(group.owner.name.madeVisible.shortenedSentence) + modes(group) + count
  }

  private func modes(_ group: FindingGroup) -> String {
    group.modes.isEmpty ? "" : " (\(ResultText.list(group.modes.map(\.shortened))))"
  }

  /// Returns the worst finding of a cause: the numbers, the other colors, the location, and the rules.
  private func worst(_ group: FindingGroup, _ text: FindingGroupText) -> String {
    let finding = text.report.findings[group.worst]
    let rules = text.rules
    let place = text.location.map { ResultText.place($0).madeVisible }
    let numbers = numbers(finding, group, text)
    // In code, the location comes first, for people who fix the finding.
    let isCode = finding.subject.kind == .code
    let parts: [String?] = [isCode ? place : numbers, isCode ? numbers : place, rules.joined(separator: ", ")]
    return swatch(finding) + parts.compactMap { $0 }.joined(separator: "  ")
  }

  /// Returns the measured and the required number with the colors, or the view that a finding in code is about; nil for other findings.
  private func numbers(_ finding: Finding, _ group: FindingGroup, _ text: FindingGroupText) -> String? {
    if finding.subject.kind == .code { return codeName(finding) }
    guard finding.pairing != nil else {
      let snapshot = earlier(finding)
      return snapshot.isEmpty ? nil : String(snapshot.dropFirst())
    }
    let first = group.cases.first ?? text.report.firstCase(of: group.findings)
    let other = text.counterpart(of: first, limit: ConsoleWriter.namedSurfaces).plain
    let modes = text.modes(of: first)
    return "\(contrast(finding))\((other + modes).madeVisible.shortenedSentence)"
  }

  /// Returns the contrast of a finding and two spaces at its end; an empty text unless the contrast is one number.
  private func contrast(_ finding: Finding) -> String {
    guard case .exact(let ratio, let front, let back)? = finding.pairing?.contrast else { return "" }
    let required = finding.required.map { " < " + authoredText($0) } ?? ""
    return "\(truncatedText(finding.measured ?? ratio))\(required)\(earlier(finding))  \(front.hex) on \(back.hex)  "
  }

  /// Writes all findings of a cause; in a file, in the order of its lines.
  private func writeAll(_ group: FindingGroup, _ report: AuditReport, to output: inout some TextOutputStream) {
    output.write("    \(style.bold(group.owner.name.madeVisible)): \(ResultText.count(group.count, "finding"))\n")
    var findings = group.cases.flatMap(\.findings).map { report.findings[$0] }
    if case .file = group.owner {
      findings = findings.enumerated().sorted { left, right in
        let (one, other) = (left.element.location, right.element.location)
        return (one?.line ?? 0, one?.column ?? 0, left.offset) < (other?.line ?? 0, other?.column ?? 0, right.offset)
      }.map(\.element)
    }
    let modeWidth = report.modes.map { $0.name.shortened.unicodeScalars.count }.max() ?? 0
    for finding in findings {
      let place = finding.subject.kind == .code ? nil : finding.location.map { ResultText.place($0).madeVisible }
      let parts: [String?] = [title(of: finding, modeWidth: modeWidth), detail(finding), place, finding.rule]
      output.write("      \(swatch(finding))\(parts.compactMap { $0 }.joined(separator: "  "))\n")
    }
  }
}
