import Audit
import SourceText

/// The index of a history as Markdown, for a Git host that shows folders.
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
        "date", "decision", "fails the gate", "pairings that fail", "cannot be told", "pass", "waived", "accepted",
      ], rows)
    return text + table("rule", overview.rules) + table("mode", overview.modes)
  }

  private var changes: String {
    guard let previous = overview.previous else { return "" }
    guard let difference = overview.difference else {
      return "The report of \(previous) is not there, so that it cannot be compared.\n\n"
    }
    var text = "## Since \(previous)\n\n"
    if difference.findings.isEmpty { return text + "No finding is new, worse, better or fixed.\n\n" }
    let head = ["rule", "subject", "mode", "before", "now", "required"]
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
    return "\n## By \(kind)\n\nFailed, and could not be told after a plus sign.\n\n" + MarkdownText.table(head, rows)
  }

  /// A number, and how many could not be told after a plus sign; empty where nothing was looked at.
  static func cell(_ part: HistoryEntry.Part?) -> String {
    part.map { "\($0.failed)" + ($0.cantTell > 0 ? " + \($0.cantTell)" : "") } ?? ""
  }
}
