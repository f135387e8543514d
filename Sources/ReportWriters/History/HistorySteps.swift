import Audit
import ColorScience
import PageModel

/// The reports of a history from the newest to the oldest, each with what changed in it.
struct HistorySteps {
  /// The largest number of reports.
  private static let limit = 20
  /// The largest number of colors of a report.
  private static let colorLimit = 9

  let overview: HistoryOverview
  private let rows: [(step: HistoryTimeline.Step, entry: HistoryEntry, before: Int?)]

  init(_ overview: HistoryOverview) {
    self.overview = overview
    let entries = overview.entries
    let steps = Dictionary(overview.timeline.steps.map { ($0.date, $0) }) { first, _ in first }
    rows = entries.indices.reversed().prefix(HistorySteps.limit).compactMap { index in
      steps[entries[index].date].map { ($0, entries[index], index > 0 ? entries[index - 1].gating : nil) }
    }
  }

  /// The reports as a list on screen, and as a table elsewhere.
  func blocks(for medium: Medium) -> [Block] {
    let rest = overview.entries.count - rows.count
    let more: [Block] = rest > 0 ? [.note("\(words: ResultText.count(rest, "earlier report")): see Reports.")] : []
    return medium == .screen ? [.own { list(into: &$0) }] + more : [.table(table)] + more
  }

  private var table: Table {
    Table(
      rows,
      [
        Column("date", .heading) { "\($0.entry.date)" }, Column("gate failures", .number) { "\($0.entry.gating)" },
        Column("change", .number) { "\(words: HistorySteps.change($0.entry.gating, from: $0.before))" },
        Column("colors") { colors($0.step) }, Column("findings") { "\(words: findings($0.step, $0.entry))" },
      ])
  }

  private func list(into html: inout HTMLBuilder) {
    html.element("ol", ["class": "steps-list", "reversed": ""]) { html in
      for row in rows {
        html.element("li") { html in
          html.element("h3") { html in
            html.element("a", ["href": "\(row.entry.date)/report.html"], text: row.entry.date.inWords)
          }
          html.element("p", ["class": "step-count"]) { html in
            html.text("\(row.entry.gating)")
            html.element(
              "span", ["class": "hidden"], text: row.entry.gating == 1 ? " gate failure " : " gate failures ")
            html.element("small", text: HistorySteps.change(row.entry.gating, from: row.before))
          }
          html.element("div") { html in
            html.element("p") { $0.phrase(colors(row.step)) }
            html.element("p", ["class": "quiet"], text: findings(row.step, row.entry))
          }
          html.element("div", ["class": "minis"]) { chips(row.step, into: &$0) }
        }
      }
    }
  }

  private func chips(_ step: HistoryTimeline.Step, into html: inout HTMLBuilder) {
    let colors = (step.changes?.colors ?? []).map(\.now).removingRepeats
    for color in colors.prefix(HistorySteps.colorLimit) { html.swatch(color) }
    if colors.count > HistorySteps.colorLimit {
      html.element("small", text: "and \(colors.count - HistorySteps.colorLimit) more")
    }
  }

  private func colors(_ step: HistoryTimeline.Step) -> Phrase {
    if let changes = step.changes { return HistoryText.colors(changes) }
    if let obstacle = step.obstacle { return "\(words: HistoryText.sentence(obstacle))" }
    return step.date == overview.entries.first?.date ? "First report." : "Earlier reports aren't compared."
  }

  private func findings(_ step: HistoryTimeline.Step, _ entry: HistoryEntry) -> String {
    if let changes = step.changes {
      return [HistoryText.findings(changes), HistoryText.terms(step.terms)].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    guard let others = entry.others ?? overview.timeline.others[entry.date] else { return "" }
    let counts = [
      (others.errors, "other error"), (others.warnings, "warning"), (others.notes, "note"),
    ].filter { $0.0 > 0 }.map { ResultText.count($0.0, $0.1) }
    return "Not failing the gate: \(counts.isEmpty ? "no findings" : ResultText.list(counts))."
  }

  /// Returns a difference with its sign, such as "−4"; empty without a number before.
  static func change(_ now: Int, from before: Int?) -> String {
    guard let before else { return "" }
    return now == before ? "±0" : now > before ? "+\(now - before)" : "−\(before - now)"
  }
}
