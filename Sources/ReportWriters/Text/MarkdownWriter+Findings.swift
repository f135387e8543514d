import Audit
import DesignTokens

// Tables of findings: a row shows findings that differ only in modes or in surfaces of one color.

extension MarkdownWriter {
  func writeHeld(_ report: AuditReport, to output: inout some TextOutputStream) {
    writeFolded("Findings excluded from the gate", report, to: &output) { $0.isHeld }
  }

  func writeOthers(_ report: AuditReport, to output: inout some TextOutputStream) {
    writeFolded("Other findings", report, to: &output) { !$0.gates && !$0.isHeld }
  }

  /// Writes findings by rule, in catalog order.
  private func writeFolded(
    _ title: String, _ report: AuditReport, to output: inout some TextOutputStream, where belongs: (Finding) -> Bool
  ) {
    let kinds = Dictionary(grouping: report.findings.indices.filter { belongs(report.findings[$0]) }) {
      report.findings[$0].rule
    }
    guard !kinds.isEmpty else { return }
    output.write("## \(title)\n\n")
    var left = Limits.allMarkdownFindings
    for rule in report.rules {
      guard let findings = kinds[rule.descriptor.id] else { continue }
      let cases = report.cases(of: findings)
      let limit = min(left, Limits.markdownFindings)
      left -= min(cases.count, limit)
      output.write(
        MarkdownText.details(
          "<code>\(rule.descriptor.id)</code>, \(findings.count): \(rule.descriptor.title)",
          table(of: cases, in: report, limit: limit)))
    }
  }

  /// Returns a table of findings, with a status column if a finding is waived, accepted, or changed.
  func table(of cases: [FindingGroup.Case], in report: AuditReport, limit: Int) -> String {
    let isPairing = cases.allSatisfy { report.findings[$0.findings[0]].pairing != nil }
    let shown = cases.prefix(limit)
    let states = shown.map { status(of: report.findings[$0.findings[0]], report) }
    let hasStatus = states.contains { !$0.isEmpty }
    let rules = cases.map { report.findings[$0.findings[0]].rule }.removingRepeats
    // Findings on one subject by several rules look alike without it.
    let hasRule = rules.count > 1
    let head =
      isPairing
      ? ["mode", "foreground", "background", "ratio", "required", "nearest passing color", "location"]
      : ["subject", "mode", "level", "finding", "fix", "location"]
    let before = (hasStatus ? ["status"] : []) + (hasRule ? ["rule"] : [])
    var text = MarkdownText.table(before + head, shown.indices) { index in
      (hasStatus ? [states[index]] : [])
        + (hasRule ? [MarkdownText.code(report.findings[cases[index].findings[0]].rule)] : [])
        + (isPairing ? contrastRow(cases[index], report) : plainRow(cases[index], report))
    }
    let rest = cases.dropFirst(limit).reduce(0) { $0 + $1.findings.count }
    if rest > 0 { text += "\(shown.isEmpty ? "" : "\n")\(Limits.rest(rest, after: shown.count)).\n" }
    return text
  }

  /// Returns the waivers, the baseline status, and the change of a finding; empty without any.
  func status(of finding: Finding, _ report: AuditReport) -> String {
    FindingStatusText.phrases(of: finding, in: report).map { $0.text(quoting: MarkdownText.prose) }
      .joined(separator: "; ")
  }

  private func modes(_ item: FindingGroup.Case) -> String { item.modes.map(MarkdownText.code).joined(separator: ", ") }

  private func plainRow(_ item: FindingGroup.Case, _ report: AuditReport) -> [String] {
    let finding = report.findings[item.findings[0]]
    let words = finding.words
    let subjects = item.findings.map { report.findings[$0].subject.description }.removingRepeats
    return [
      subjects.map(MarkdownText.code).joined(separator: ", "), modes(item),
      finding.level.rawValue, MarkdownText.prose(report.sentence(words.message, of: item)),
      words.remedy.map { MarkdownText.prose(report.sentence($0, of: item)) } ?? "", place(finding.location),
    ]
  }

  private func contrastRow(_ item: FindingGroup.Case, _ report: AuditReport) -> [String] {
    let finding = report.findings[item.findings[0]]
    guard let pairing = finding.pairing else { return [] }
    let pairings = item.findings.compactMap { report.findings[$0].pairing }
    let stacks = pairings.map { $0.backgrounds.map(\.path) }.removingRepeats
    let backgrounds = stacks.map { stack in
      let alike = pairings.filter { $0.backgrounds.map(\.path) == stack }
      return stack.indices.map { layer in named(alike.map { ($0.mode, $0.backgrounds[layer]) }) }.joined(
        separator: " on ")
    }
    let ratio: String
    if let number = pairing.ratio {
      ratio = "**\(truncatedText(number))**"
    } else if let bounds = pairing.interval {
      ratio = "\(truncatedText(bounds.lowerBound)) to \(truncatedText(bounds.upperBound))"
    } else {
      ratio = MarkdownText.prose(pairing.unknownReason ?? "")
    }
    return [
      modes(item), named(pairings.map { ($0.mode, $0.foreground) }), backgrounds.joined(separator: ", "), ratio,
      finding.required.map(authoredText) ?? "", nearest(finding), place(finding.location),
    ]
  }

  /// Returns one token in several modes; the modes in which it falls back are named, unless it does so in all of them.
  private func named(_ colors: [(mode: Mode, color: MeasuredColor)]) -> String {
    let fallbacks = colors.filter(\.color.isFallback).map(\.mode.name).removingRepeats
    let isPartial = fallbacks.count > 0 && fallbacks.count < colors.map(\.mode.name).removingRepeats.count
    guard isPartial, let own = colors.first(where: { !$0.color.isFallback }) else { return named(colors[0].color) }
    return named(own.color) + " (fallback in \(fallbacks.map(MarkdownText.code).joined(separator: ", ")))"
  }

  func nearest(_ finding: Finding) -> String {
    guard let proposal = finding.proposals.first else { return "" }
    return "\(MarkdownText.code(proposal.token.description)) \(proposal.notation)"
  }
}
