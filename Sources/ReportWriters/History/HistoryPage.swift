import Audit
import SourceText

/// The index of a history as a page: the latest changes, the trend by rule and mode, and every dated report.
struct HistoryPage {
  /// The largest number of rows of a table of changes.
  private static let limit = 200

  let overview: HistoryOverview

  var text: String {
    let name = overview.entries.last?.name ?? ""
    return HTMLPlainPage.text(title: "\(name) over time", eyebrow: "Design system audits over time") { html in
      banner(name, into: &html)
    } _: { html in
      if overview.previous != nil { changes(into: &html) }
      let charts = overview
      html.part(
        "rules", "By rule",
        lead:
          "Failed subjects, for every rule that ever had a finding. The dashed line shows gate failures, "
          + "which can include undetermined results."
      ) { html in
        HistoryPage.charts(charts.rules, "rule", charts.entries, into: &html)
      }
      html.part(
        "modes", "By mode",
        lead:
          "Failed subjects of all rules in each mode. The dashed line shows gate failures, "
          + "which can include undetermined results."
      ) { html in
        HistoryPage.charts(charts.modes, "mode", charts.entries, into: &html)
      }
      reports(into: &html)
    }
  }

  private func banner(_ name: String, into html: inout HTMLBuilder) {
    html.element("h1", text: name)
    guard let last = overview.entries.last else { return }
    let isPassed = last.decision == .passed
    html.element("p", ["class": "decision \(isPassed ? "pass" : "fail")"]) { html in
      html.element("span", ["class": "sign", "aria-hidden": "true"], text: isPassed ? "✓" : "✕")
      html.element("strong", text: isPassed ? "Passes" : "Fails")
      html.element("span", ["class": "under"], text: " on \(last.date)")
    }
    html.element("p", ["class": "advice"]) { html in
      html.text("\(HTMLWords.count(last.gating, "finding")) fail\(last.gating == 1 ? "s" : "") the gate. ")
      html.element("a", ["href": "\(last.date)/report.html"], text: "Full report of \(last.date)")
    }
    HTMLTrend(history: overview.entries).write(into: &html)
  }

  private func changes(into html: inout HTMLBuilder) {
    guard let previous = overview.previous else { return }
    html.part("changes", "Since \(previous)") { html in
      guard let difference = overview.difference else {
        return html.element(
          "p", ["class": "prose"], text: "The \(previous) report is missing, so there is no comparison.")
      }
      let appeared = difference.findings(.new)
      HistoryPage.table("New", appeared, into: &html)
      HistoryPage.table("Worse", difference.findings(.worse), into: &html)
      HistoryPage.table("Better", difference.findings(.better), into: &html)
      HistoryPage.table("Fixed", difference.findings(.fixed), into: &html)
      HistoryPage.table("No longer checked", difference.findings(.gone), into: &html)
      if difference.findings.isEmpty {
        html.element("p", ["class": "prose"], text: "No findings changed.")
      }
    }
  }

  private static func table(
    _ title: String, _ changes: [AuditDifference.FindingChange], into html: inout HTMLBuilder
  ) {
    guard !changes.isEmpty else { return }
    html.element("h3", text: "\(title) (\(changes.count))")
    html.changes(title, changes, limit: limit)
  }

  private static func charts(
    _ all: [HistoryOverview.Series], _ kind: String, _ entries: [HistoryEntry], into html: inout HTMLBuilder
  ) {
    guard !all.isEmpty else { return html.element("p", ["class": "prose"], text: "Nothing failed in any report.") }
    html.element("div", ["class": "charts"]) { html in
      for (index, series) in all.enumerated() {
        html.element("div") { html in
          html.element("h3", text: name(series))
          HistoryChart(
            id: "\(kind)-\(index)", title: name(series), values: series.failures(entries),
            gating: series.parts.compactMap { $0?.gating }
          ).write(into: &html)
        }
      }
    }
    html.element("details", ["class": "more-criteria"]) { html in
      html.element("summary", text: "Numbers by \(kind) as a table")
      html.table("Failed + undetermined subjects by \(kind)", class: "plain differences") { html in
        html.columns(["Date"] + all.map(name))
        html.element("tbody") { html in
          for (index, entry) in entries.enumerated().reversed() {
            html.element("tr") { html in
              html.rowHeading { $0.text(entry.date.description) }
              for series in all { html.number(HistoryMarkdown.cell(series.parts[index])) }
            }
          }
        }
      }
    }
  }

  private static func name(_ series: HistoryOverview.Series) -> String { series.name ?? "every mode" }

  private func reports(into html: inout HTMLBuilder) {
    html.part("reports", "Reports") { html in
      html.table("Dated reports, newest first", class: "plain differences") { html in
        html.columns([
          "Date", "Decision", "Gate failures", "Pairings failed", "Undetermined", "Passed", "Waived", "Accepted",
          "Profile", "Formats",
        ])
        html.element("tbody") { html in
          for entry in overview.entries.reversed() { row(entry, into: &html) }
        }
      }
    }
  }

  private func row(_ entry: HistoryEntry, into html: inout HTMLBuilder) {
    html.element("tr") { html in
      html.rowHeading { $0.element("a", ["href": "\(entry.date)/report.html"], text: entry.date.description) }
      html.element("td") { html in
        entry.decision == .passed ? html.sign("✓", "passes", class: "pass") : html.sign("✕", "fails", class: "fail")
      }
      let pairings = entry.pairings
      for count in [
        entry.gating, pairings.failed, pairings.cantTell, pairings.passed, entry.waived, entry.accepted,
      ] { html.number("\(count)") }
      html.element("td", text: entry.profile)
      html.element("td") { html in
        html.element("a", ["href": "\(entry.date)/report.md"], text: "Markdown of \(entry.date)")
        html.text(", ")
        html.element("a", ["href": "\(entry.date)/report.json"], text: "JSON")
      }
    }
  }
}

extension HTMLBuilder {
  /// The largest number of rows of an open table without new or worse findings.
  private static let openRows = 8

  /// Writes a table of changed findings, collapsed if it is long and has no new or worse findings.
  mutating func changes(_ caption: String, _ changes: [AuditDifference.FindingChange], limit: Int) {
    let isBad = changes.contains { $0.kind == .new || $0.kind == .worse }
    guard !isBad, changes.count > HTMLBuilder.openRows else {
      return findingChanges(caption, changes, limit: limit)
    }
    element("details") { html in
      html.element("summary", text: "Show all \(changes.count): \(caption)")
      html.findingChanges(caption, changes, limit: limit)
    }
  }

  /// Writes changed findings as a table.
  mutating func findingChanges(_ caption: String, _ changes: [AuditDifference.FindingChange], limit: Int) {
    table(caption, class: "plain differences") { html in
      html.columns(["Subject", "Mode", "Rule", "Before", "After", "Required", "Fails the gate"])
      html.element("tbody") { html in
        for change in changes.prefix(limit) {
          let row = DifferenceRow(change)
          html.element("tr") { html in
            html.rowHeading { $0.subject(row.subject) }
            html.element("td", text: row.mode ?? "all")
            html.element("td") { $0.element("code", text: row.rule) }
            for cell in [row.before, row.now, row.required] { html.number(cell) }
            html.element("td", text: row.reachesGate ? "yes" : "no")
          }
        }
      }
    }
    if changes.count > limit {
      element("p", ["class": "quiet"], text: "\(changes.count - limit) more are not shown.")
    }
  }
}
