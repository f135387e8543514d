import Audit
import PageModel

/// The gate failures of the newest report that earlier reports had too, those that are open the longest first.
struct HistoryOpen {
  /// The largest number of rows.
  private static let limit = 8

  /// The findings; those of several rules with the same words are one row.
  private let rows: [(line: FindingLine, fact: CalendarDay)]
  private let last: CalendarDay

  /// Finds the gate failures; nil if none is older than the newest report.
  init?(_ overview: HistoryOverview) {
    guard let last = overview.entries.last?.date else { return nil }
    rows = FindingLine.merged(
      overview.timeline.open.filter { $0.since < last }.map { (FindingLine($0.finding), $0.since) })
    guard !rows.isEmpty else { return nil }
    self.last = last
  }

  /// The section with a list on screen, and a table elsewhere.
  func section(for medium: Medium) -> Section {
    let rest = rows.count - HistoryOpen.limit
    let more: [Block] =
      rest > 0 ? [.note("\(words: ResultText.count(rest, "more row")) of gate failures from earlier reports.")] : []
    let shown = rows.prefix(HistoryOpen.limit)
    let table = Table(
      Array(shown),
      [
        Column("subject", .heading) { "\($0.line.subject)" },
        Column("mode") { $0.line.mode.map { "\(name: $0)" } ?? "" },
        Column("finding") { $0.line.words }, Column("open since") { "\($0.fact)" },
        Column("days", .number) { "\(days($0))" },
      ])
    let list = Block.own { html in
      html.element("ul", ["class": "lines"]) { html in
        for row in shown {
          row.line.write(into: &html) { html in
            html.text("\(ResultText.count(days(row), "day")), since \(row.fact.inWords)")
          }
        }
      }
    }
    let lead: Phrase = "Gate failures that earlier reports had too, ignoring waivers and baselines."
    return Section(
      "Longest-open gate failures", id: "open", lead: lead, blocks: [medium == .screen ? list : .table(table)] + more)
  }

  private func days(_ row: (line: FindingLine, fact: CalendarDay)) -> Int { last.number - row.fact.number }
}
