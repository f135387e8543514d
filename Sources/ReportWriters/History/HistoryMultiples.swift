import Audit
import PageModel

/// The rules over time, each as a small line on its own scale.
struct HistoryMultiples: Drawing {
  /// The largest number of rules; a table has all of them.
  private static let limit = 8
  private static let size = (width: 160.0, height: 44.0)

  let entries: [HistoryEntry]
  /// The rules that are drawn: those that fail the gate first, then those with the most findings.
  let series: [HistoryOverview.Series]

  init(_ overview: HistoryOverview) {
    entries = overview.entries
    func latest(_ series: HistoryOverview.Series) -> Int { series.parts.last?.map { $0.failed + $0.cantTell } ?? 0 }
    let sorted = overview.rules.enumerated().sorted { left, right in
      let (first, second) = (left.element.mostGating, right.element.mostGating)
      if (first > 0) != (second > 0) { return first > 0 }
      if first > 0 { return left.offset < right.offset }
      return (latest(right.element), left.offset) < (latest(left.element), right.offset)
    }
    series = sorted.prefix(HistoryMultiples.limit).map(\.element)
  }

  var description: String { "" }

  func write(into html: inout HTMLBuilder) {
    html.element("ul", ["class": "multiples"]) { html in
      for series in series { html.element("li") { rule(series, into: &$0) } }
    }
  }

  private func rule(_ series: HistoryOverview.Series, into html: inout HTMLBuilder) {
    let values = series.values(entries)
    let size = HistoryMultiples.size
    html.element("h3", text: HistoryMultiples.title(of: series.name ?? ""))
    html.element(
      "svg",
      [
        "viewBox": "0 0 \(HTMLNumber.text(size.width)) \(HTMLNumber.text(size.height))", "preserveAspectRatio": "none",
        "aria-hidden": "true",
      ]
    ) { html in
      html.element("path", ["class": "multiple-base", "d": "M0 40H\(HTMLNumber.text(size.width))"]) { _ in }
      let plot = TrendPlot(values, x: 2...size.width - 2, y: 4...40)
      html.element("path", ["class": "multiple-line", "d": plot.path]) { _ in }
    }
    html.element("p", ["class": "multiple-values"]) { html in
      for (index, value) in HistoryMultiples.shown(values).enumerated() {
        html.element("span") { html in
          html.element("span", ["class": "hidden"], text: "\(index > 0 ? ", " : "")\(value.date.inWords): ")
          html.text("\(value.value)")
        }
      }
    }
  }

  /// Returns the values that are shown: all of a few, else the first, the highest, and the last.
  static func shown(_ values: [(date: CalendarDay, value: Int)]) -> [(date: CalendarDay, value: Int)] {
    guard values.count > 5, let first = values.first, let last = values.last else { return values }
    let highest = values.max { ($0.value, $1.date) < ($1.value, $0.date) } ?? first
    return [first] + (highest.date == first.date || highest.date == last.date ? [] : [highest]) + [last]
  }

  /// Returns a rule's identifier in words: `contrast-minimum` as "Contrast minimum".
  static func title(of rule: String) -> String {
    String(rule.map { $0 == "-" ? " " : $0 }).capitalizedStart
  }
}
