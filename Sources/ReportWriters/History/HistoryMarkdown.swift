import Audit
import SourceText

/// The index of a history as Markdown, for a Git host that displays folders.
struct HistoryMarkdown {
  let overview: HistoryOverview

  var text: String {
    let name = overview.entries.last?.name ?? ""
    var text = "# \(MarkdownText.prose(name)) over time\n\n"
    if let last = overview.entries.last {
      text +=
        "\(last.decision == .passed ? "✓ passed" : "✕ failed") on [\(last.date)](\(last.date)/report.md): "
        + "\(HTMLWords.count(last.gating, "finding")) fail\(last.gating == 1 ? "s" : "") the gate.\n\n"
    }
    text += changes
    let rows = overview.entries.reversed().map { entry in
      ["[\(entry.date)](\(entry.date)/report.md)", entry.decision.rawValue]
        + [
          entry.gating, entry.pairings.failed, entry.pairings.cantTell, entry.pairings.passed, entry.waived,
          entry.accepted,
        ].map(String.init)
    }
    text += "## Reports\n\n"
    text += MarkdownText.table(
      [
        "date", "decision", "gate failures", "pairings failed", "undetermined", "passed", "waived", "accepted",
      ], rows)
    return text + table("rule", overview.rules) + table("mode", overview.modes)
  }

  private var changes: String {
    guard let previous = overview.previous else { return "" }
    guard let difference = overview.difference else {
      return "The \(previous) report is missing, so there is no comparison.\n\n"
    }
    var text = "## Since \(previous)\n\n"
    if difference.findings.isEmpty { return text + "No findings changed.\n\n" }
    let head = ["rule", "subject", "mode", "before", "after", "required"]
    for kind in AuditDifference.Kind.allCases {
      let rows = difference.findings(kind).map { change in
        let row = DifferenceRow(change)
        return [
          MarkdownText.code(row.rule), MarkdownText.code(row.subject.description),
          row.mode.map(MarkdownText.code) ?? "", row.before, row.now, row.required,
        ]
      }
      guard !rows.isEmpty else { continue }
      text += MarkdownText.details(
        "\(ProposalMarkdown.title(kind)) (\(rows.count))", MarkdownText.table(head, rows))
    }
    return text
  }

  private func table(_ kind: String, _ all: [HistoryOverview.Series]) -> String {
    guard !all.isEmpty else { return "" }
    let rows = overview.entries.enumerated().reversed().map { index, entry in
      [entry.date.description] + all.map { HistoryMarkdown.cell($0.parts[index]) }
    }
    let head = ["date"] + all.map { $0.name.map(MarkdownText.code) ?? "every mode" }
    return "\n## By \(kind)\n\nFailed + undetermined subjects.\n\n"
      + MarkdownText.table(head, rows)
  }

  /// Returns the failed number and, after a plus sign, the undetermined number; empty if nothing was checked.
  static func cell(_ part: HistoryEntry.Part?) -> String {
    part.map { "\($0.failed)" + ($0.cantTell > 0 ? " + \($0.cantTell)" : "") } ?? ""
  }
}
