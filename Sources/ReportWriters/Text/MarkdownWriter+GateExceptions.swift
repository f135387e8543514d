import Audit
import PageModel
import SourceText

// Waivers, the baseline, and the comparison with an earlier audit in the Markdown report.

extension MarkdownWriter {
  func writeGateExceptions(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard report.hasGateExceptions else { return }
    output.write("## Waivers and baselines\n\n")
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
        use.state(today: report.today).rawValue, "\(use.waivedCount)", place(waiver.declaration),
      ]
    }
    let head = [
      "rule", "subject", "mode", "reason", "owner", "expires", "floor", "status", "findings waived", "location",
    ]
    let judged = report.today.map { "status as of \($0) (UTC)" } ?? "not applied because no date is set"
    output.write("### Waivers\n\n\(ResultText.count(rows.count, "waiver")), \(judged).\n\n")
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
    output.write("### Suppression comments\n\n")
    output.write(MarkdownText.table(["rule", "reason", "status", "findings suppressed", "location"], rows) + "\n")
  }

  private func writeBaseline(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard report.hasBaseline else { return }
    let counts = GateExceptionCounts(report)
    output.write("### Baseline\n\n")
    let numbers = [
      report.measured.baseline.count, counts.accepted, counts.better, counts.worse, counts.new, counts.gone.count,
      counts.notLookedAt,
    ]
    output.write(
      MarkdownText.table(
        ["entries", "accepted", "better (of accepted)", "worse", "new", "no longer found", "not checked"],
        [numbers.map(String.init)]) + "\n")
    let rows = counts.gone.map { use in
      [
        MarkdownText.code(use.entry.fingerprint), FindingSnapshotText.text(use.entry.snapshot, nil),
        place(use.location),
      ]
    }
    guard !rows.isEmpty else { return }
    output.write(
      "No longer found, so the baseline is out of date. Run the audit once with `--prune` to remove these entries:\n\n")
    output.write(MarkdownText.table(["entry", "before", "location"], rows) + "\n")
  }

  private func writeComparison(_ report: AuditReport, to output: inout some TextOutputStream) {
    guard let comparison = report.changes else { return }
    output.write("### Since \(MarkdownText.code(comparison.name))\n\n")
    let changes = ComparisonRow.rows(of: report).map { row in
      [
        row.change.rawValue, MarkdownText.code(row.rule), MarkdownText.code(row.subject.description),
        row.mode.map(MarkdownText.code) ?? "", row.before, row.now, row.required,
      ]
    }
    if changes.isEmpty { output.write("No findings changed.\n\n") }
    write("", ["change", "rule", "subject", "mode", "before", "after", "required"], changes, to: &output)
    let lost = comparison.lostContrasts.map { margin in
      [
        MarkdownText.code(margin.now.subject.description), MarkdownText.code(margin.now.mode),
        margin.before.ratio.map { truncatedText($0) } ?? "", margin.now.ratio.map { truncatedText($0) } ?? "",
        margin.now.required.map(requiredText) ?? "", margin.now.outcome.name,
      ]
    }
    write(
      "Pairings with less contrast", ["pairing", "mode", "before", "after", "required", "outcome"], lost, to: &output)
    let renamed = comparison.renamedTokens.map {
      [MarkdownText.code($0.old.description), MarkdownText.code($0.new.description)]
    }
    write("Renamed tokens", ["before", "after"], renamed, to: &output)
    let gone = comparison.gonePairings.map { pairing in
      [
        MarkdownText.code(pairing.subject.description), MarkdownText.code(pairing.mode),
        pairing.ratio.map { truncatedText($0) } ?? "unknown",
      ]
    }
    write("Pairings no longer measured", ["pairing", "mode", "before"], gone, to: &output)
  }

  private func write(
    _ title: String, _ head: [String], _ rows: [[String]], to output: inout some TextOutputStream
  ) {
    guard !rows.isEmpty else { return }
    if !title.isEmpty { output.write("\(title) (\(rows.count)):\n\n") }
    output.write(MarkdownText.table(head, rows) + "\n")
  }

  func writeCoverage(_ report: AuditReport, to output: inout some TextOutputStream) {
    var page = Page()
    page.sections = [CoverageSection(report, for: .text).section]
    output.write(page.markdown + "\n")
  }
}
