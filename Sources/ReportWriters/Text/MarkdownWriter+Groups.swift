import Audit
import PageModel

// What fails the gate, by what owns the fix.

extension MarkdownWriter {
  func writeGating(_ report: AuditReport, to output: inout some TextOutputStream) {
    let groups = report.findingGroups.blocking
    output.write("## Gate failures\n\n")
    guard !groups.isEmpty else { return output.write("Nothing fails the gate.\n\n") }
    let count = groups.reduce(0) { $0 + $1.count }
    let order = groups.count > 1 ? ", worst first" : ""
    output.write("\(ResultText.count(count, "finding")), \(ResultText.count(groups.count, "cause"))\(order):\n\n")
    writeCauses(groups, report, to: &output)
    writeCases(groups, report, to: &output)
  }

  /// Writes a row for each cause, with the worst finding; the status column is only there if it says something.
  private func writeCauses(
    _ groups: [FindingGroup], _ report: AuditReport, to output: inout some TextOutputStream
  ) {
    let states = groups.prefix(Limits.markdownCauses).map { status(of: report.findings[$0.worst], report) }
    let hasStatus = states.contains { !$0.isEmpty }
    let head = ["cause", "modes", "findings", "worst", "why", "fix", "location"]
    output.write(
      MarkdownText.table((hasStatus ? ["status"] : []) + head, groups.indices, limit: Limits.markdownCauses) {
        (hasStatus ? [states[$0]] : []) + causeRow(groups[$0], report)
      } + "\n")
  }

  private func causeRow(_ group: FindingGroup, _ report: AuditReport) -> [String] {
    let text = FindingGroupText(report: report, group: group)
    let plan = MarkdownPlan(plan: report.plan, phrase: MarkdownText.phrase)
    let worst = report.findings[group.worst]
    let number = ResultText.measured(of: worst) ?? ResultText.word(worst.outcome)
    let other = worst.pairing == nil ? "" : " " + MarkdownText.phrase(text.counterpart(of: group.cases[0], limit: 4))
    return [
      MarkdownText.code(group.owner.name), group.modes.map(MarkdownText.code).joined(separator: ", "),
      "\(group.count)", "**\(MarkdownText.prose(number))**\(other)",
      "\(MarkdownText.phrase(text.cause)) \(text.rules.map(MarkdownText.code).joined(separator: ", "))",
      plan.fix(of: group, in: report)
        ?? (worst.pairing == nil ? worst.remedy.map(MarkdownText.prose) ?? "" : nearest(worst)),
      place(text.location),
    ]
  }

  /// Writes the findings of each cause that has more than its row shows, until the rows of the report are used.
  private func writeCases(
    _ groups: [FindingGroup], _ report: AuditReport, to output: inout some TextOutputStream
  ) {
    var left = Limits.allMarkdownFindings
    let folded = groups.filter { $0.cases.count > 1 }
    for (position, group) in folded.enumerated() {
      guard left > 0 else {
        let rest = folded.dropFirst(position).reduce(0) { $0 + $1.count }
        let causes = Array(folded[position...]).counted("more ")
        return output.write("\(ResultText.count(rest, "finding")) of \(causes) are only in report.json.\n\n")
      }
      let name = MarkdownText.summaryCode(group.owner.name)
      let modes = group.modes.isEmpty ? "" : " in \(ResultText.list(group.modes.map(MarkdownText.summaryCode)))"
      output.write(
        MarkdownText.details(
          "\(name)\(modes): \(ResultText.count(group.count, "finding"))",
          table(of: group.cases, in: report, limit: min(left, Limits.markdownFindings))))
      left -= min(group.cases.count, Limits.markdownFindings)
    }
  }
}

extension FindingGroup.Owner {
  /// The name of what owns a fix: a token's path, a group's path with the number of tokens, a subject's name, a file's path, or a folder's path with the number of files.
  var name: String {
    switch self {
    case .token(let path): path.description
    case .family(let path, let count): "\(path.description) (\(count) tokens)"
    case .subject(let subject): subject.description
    case .file(let path): path
    case .files(let folder, let count): folder.isEmpty ? "\(count) files" : "\(folder) (\(count) files)"
    }
  }
}
