import Audit

// Success criteria and App Store labels in the Markdown report.

extension MarkdownWriter {
  func writeCriteria(_ report: AuditReport, to output: inout some TextOutputStream) {
    let results = CriterionResult.results(of: report)
    let touched = results.filter(\.isTouched).map { result in
      [
        MarkdownWriter.name(result.criterion), result.criterion.level.rawValue,
        CriterionText.declared(result.declared), CriterionText.declared(result.product), "\(result.counts.failed)",
        "\(result.counts.cantTell)", "\(result.counts.passed)",
        result.rules.map { "`\($0.descriptor.id)`" + ($0.level == .off ? " (off)" : "") }.joined(separator: ", "),
        CriterionText.clauses(result.criterion), CriterionText.section508(result.criterion),
        result.remainder.map { ResultText.sentence($0) } ?? "",
      ]
    }
    let rest = results.filter { !$0.isTouched }.map { result in
      [
        MarkdownWriter.name(result.criterion), result.criterion.level.rawValue,
        CriterionText.clauses(result.criterion), CriterionText.section508(result.criterion),
      ]
    }
    output.write("## Success criteria\n\n\(CriterionText.lead)\n\n")
    let head = [
      "criterion", "level", "declared items covered", "product covered", "failed", "undetermined", "passed", "rules",
      "EN 301 549", "Section 508", "still to test",
    ]
    output.write(
      MarkdownText.details(
        "\(touched.count) criteria checked in full or in part", MarkdownText.table(head, touched)))
    output.write(
      MarkdownText.details(
        "\(rest.count) criteria not checked",
        MarkdownText.table(["criterion", "level", "EN 301 549", "Section 508"], rest)))
    writeLabels(report, to: &output)
  }

  private static func name(_ criterion: SuccessCriterion) -> String {
    "[\(criterion.number) \(criterion.name)](\(criterion.url))" + (criterion.isObsolete ? ", not in WCAG 2.2" : "")
  }

  private func writeLabels(_ report: AuditReport, to output: inout some TextOutputStream) {
    let rows = AppStoreLabelResult.results(of: report).map { result in
      [
        result.label.title, CriterionText.shown(result),
        result.rules.map { "`\($0.descriptor.id)`" }.joined(separator: ", "),
        ResultText.sentence(result.label.remainder),
      ]
    }
    output.write(
      MarkdownText.details(
        "Evidence for App Store accessibility labels",
        MarkdownText.table(["label", "evidence", "rules", "to test on a device"], rows)))
  }
}
