import Audit
import SourceText

// Waivers, the baseline and the comparison with an earlier audit in the Markdown report.

extension MarkdownWriter {
  func writeAgreements(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard report.hasAgreements else { return }
    output.write("## Agreements\n\n")
    writeWaivers(report, to: &output)
    writeSuppressions(report, to: &output)
    writeBaseline(report, to: &output)
    writeComparison(report, to: &output)
  }

  private func writeWaivers(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard !report.measured.waivers.isEmpty else { return }
    let rows = report.measured.waivers.map { use in
      let waiver = use.waiver
      return [
        MarkdownText.code(waiver.rule), MarkdownText.code(waiver.subject.description),
        waiver.mode.map(MarkdownText.code) ?? "all", MarkdownText.prose(waiver.reason),
        MarkdownText.prose(waiver.owner), waiver.expires.description, waiver.floor.map(authoredText) ?? "",
        use.state(today: report.today), "\(use.waivedCount)", place(waiver.declaration),
      ]
    }
    let head = [
      "rule", "subject", "mode", "reason", "owner", "last day", "floor", "state", "findings waived", "where",
    ]
    let judged = report.today.map { "judged on \($0) (UTC)" } ?? "not in force, because no date is known"
    output.write("### Waivers\n\n\(HTMLWords.count(rows.count, "waiver")), \(judged).\n\n")
    output.write(MarkdownText.table(head, rows) + "\n")
  }

  private func writeSuppressions(_ report: AuditReport, to output: inout some TextOutputStream) {
    let uses = report.measured.suppressions
    guard !uses.isEmpty else { return }
    let rows = uses.map { use in
      [
        use.rule.map(MarkdownText.code) ?? "none", MarkdownText.prose(use.suppression.reason), use.state.word,
        "\(use.state.count)", place(use.suppression.declaration),
      ]
    }
    output.write("### Comments in the code\n\n")
    output.write(MarkdownText.table(["rule", "reason", "state", "findings waived", "where"], rows) + "\n")
  }

  private func writeBaseline(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard report.hasBaseline else { return }
    let counts = AgreementCounts(report)
    output.write("### Baseline\n\n")
    let numbers = [
      report.measured.baseline.count, counts.accepted, counts.better, counts.worse, counts.new, counts.gone.count,
      counts.notLookedAt,
    ]
    output.write(
      MarkdownText.table(
        ["entries", "accepted", "of these better", "worse", "new", "gone", "not looked at"], [numbers.map(String.init)])
        + "\n")
    let rows = counts.gone.map { use in
      [MarkdownText.code(use.entry.fingerprint), DebtText.text(use.entry.debt, nil), place(use.location)]
    }
    guard !rows.isEmpty else { return }
    output.write("Gone, so that the baseline is out of date; an audit with `--prune` takes these out:\n\n")
    output.write(MarkdownText.table(["entry", "was", "where"], rows) + "\n")
  }

  private func writeComparison(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard let comparison = report.comparison else { return }
    output.write("### Since \(MarkdownText.code(comparison.name))\n\n")
    let changes = ComparisonRow.rows(of: report).map { row in
      [
        row.change, MarkdownText.code(row.rule), MarkdownText.code(row.subject.description),
        row.mode.map(MarkdownText.code) ?? "", row.before, row.now, row.required,
      ]
    }
    if changes.isEmpty { output.write("No finding is new, worse, better or fixed.\n\n") }
    write("", ["change", "rule", "subject", "mode", "before", "now", "required"], changes, to: &output)
    let lost = comparison.lostMargins.map { margin in
      [
        MarkdownText.code(margin.pairing.measured.reference.description),
        MarkdownText.code(margin.pairing.measured.mode.name), truncatedText(margin.before), truncatedText(margin.now),
        margin.pairing.required.map(requiredText) ?? "", margin.pairing.outcome.name,
      ]
    }
    write(
      "Margins lost", ["pairing", "mode", "before", "now", "required", "outcome"], lost, to: &output)
    let renamed = comparison.renamed.map {
      [MarkdownText.code($0.old.description), MarkdownText.code($0.new.description)]
    }
    write("Renamed tokens", ["before", "now"], renamed, to: &output)
    let gone = comparison.goneSubjects.map { pairing in
      [
        MarkdownText.code(pairing.subject.description), MarkdownText.code(pairing.mode),
        pairing.ratio.map { truncatedText($0) } ?? "unknown",
      ]
    }
    write("Measured no longer", ["pairing", "mode", "before"], gone, to: &output)
  }

  private func write(
    _ title: String, _ head: [String], _ rows: [[String]], to output: inout some TextOutputStream
  ) {
    guard !rows.isEmpty else { return }
    if !title.isEmpty { output.write("\(title) (\(rows.count)):\n\n") }
    output.write(MarkdownText.table(head, rows) + "\n")
  }

  func writeCoverage(_ report: AuditReport, to output: inout some TextOutputStream) {
    let words = CoverageWords(summary: CoverageSummary(of: report))
    output.write("## Coverage\n\n")
    output.write(
      MarkdownText.table(
        ["what", "count", "of these"], words.rows.map { [$0.name, "\($0.count)", $0.parts.joined(separator: ", ")] })
        + "\n")
    writeReasons("Why something could not be told", "checks", words.summary.undecided, to: &output)
    writeReasons("Why nothing is required of a pairing", "pairings", words.summary.notRequired, to: &output)
    guard !words.gaps.isEmpty else { return }
    output.write("Not looked at:\n\n")
    for gap in words.gaps {
      let names = gap.names.isEmpty ? "" : ": " + gap.names.map(MarkdownText.code).joined(separator: ", ")
      output.write("- \(gap.words)\(names)\n")
    }
    output.write("\n")
  }

  private func writeReasons(
    _ title: String, _ counted: String, _ reasons: [CoverageSummary.Reason], to output: inout some TextOutputStream
  ) {
    let rows = reasons.map { [MarkdownText.prose(CoverageWords.text($0)), "\($0.count)"] }
    guard !rows.isEmpty else { return }
    output.write("\(title):\n\n" + MarkdownText.table(["reason", counted], rows) + "\n")
  }
}
