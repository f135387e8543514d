import Audit
import PageModel

extension MarkdownWriter {
  /// Writes the causes of gate failures, worst first.
  func writeCauses(_ groups: FindingGroups, _ report: AuditReport, to output: inout some TextOutputStream) {
    output.write("\(ResultText.count(groups.blocking.count, "cause")), worst first:\n\n")
    output.write(MarkdownText.row(["cause", "modes", "findings", "worst", "why"]))
    output.write(MarkdownText.row(Array(repeating: "---", count: 5)))
    for group in groups.blocking.prefix(Limits.markdownRows) {
      let text = FindingGroupText(report: report, group: group)
      let worst = report.findings[group.worst]
      let number = ResultText.measured(of: worst) ?? ResultText.word(worst.outcome)
      let other = worst.pairing == nil ? "" : " " + MarkdownText.phrase(text.counterpart(of: group.cases[0]))
      output.write(
        MarkdownText.row([
          MarkdownText.code(group.owner.name), group.modes.map(MarkdownText.code).joined(separator: ", "),
          "\(group.count)", "**\(MarkdownText.prose(number))**\(other)", MarkdownText.phrase(text.cause),
        ]))
    }
    output.write("\n")
  }
}

extension FindingGroup.Owner {
  /// The name of what owns a fix: a token's path, a subject's name, or a file's path.
  var name: String {
    switch self {
    case .token(let path): path.description
    case .subject(let subject): subject.description
    case .file(let path): path
    }
  }
}
