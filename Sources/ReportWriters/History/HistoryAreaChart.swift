import Audit
import PageModel

/// The findings over time as a stacked area: gate failures at the bottom, time to scale, and labels in place of axes.
struct HistoryAreaChart: Drawing {
  /// The measures of the chart for one range of widths.
  private struct Layout {
    let style: String
    let (width, height): (Double, Double)
    let base: Double
    let right: Double
    /// The largest font size of the stylesheet at these widths.
    let fontSize: Double
    /// The estimated width of a character, which is on the safe side.
    var advance: Double { fontSize * 0.56 }

    static let all = [
      Layout(style: "wide", width: 1176, height: 340, base: 310, right: 1010, fontSize: 17),
      Layout(style: "narrow", width: 350, height: 240, base: 210, right: 242, fontSize: 12),
    ]
  }

  /// The levels from the bottom up, with their style class and their words.
  private static let levels: [(style: String, one: String, many: String)] = [
    ("gate", "fails the gate", "fail the gate"), ("error", "other error", "other errors"),
    ("warning", "warning", "warnings"), ("note", "note", "notes"),
  ]
  /// The space above the area for labels.
  private static let top = 44.0
  /// The largest number of days that have a line of their own.
  private static let lineLimit = 60

  /// The counts of each day, by level from the bottom up.
  let days: [(date: CalendarDay, counts: [Int])]

  /// The chart in words.
  var description: String {
    let all = days.count <= 12 ? days : [days[0], days[days.count - 1]]
    let texts = all.map { day in
      let others = zip(HistoryAreaChart.levels, day.counts).dropFirst().filter { $0.1 > 0 }
        .map { ResultText.count($0.1, $0.0.one, $0.0.many) }
      let gate = "\(ResultText.count(day.counts[0], "gate failure"))"
      return "\(day.date): \(([gate] + others).joined(separator: ", "))"
    }
    return "Findings by level. \(texts.joined(separator: "; "))."
  }

  func write(into html: inout HTMLBuilder) {
    guard days.count > 1 else { return }
    for layout in Layout.all {
      html.element(
        "svg",
        [
          "class": "area \(layout.style)", "role": "img", "aria-label": description,
          "viewBox": "0 0 \(HTMLNumber.text(layout.width)) \(HTMLNumber.text(layout.height))",
        ]
      ) { draw(layout, into: &$0) }
    }
  }

  private func draw(_ layout: Layout, into html: inout HTMLBuilder) {
    let sums = days.map { day in day.counts.indices.map { day.counts[...$0].reduce(0, +) } }
    let most = sums.compactMap(\.last).reduce(1, max)
    func points(_ level: Int?) -> [(x: Double, y: Double)] {
      let values = days.indices.map { day in (days[day].date, level.map { sums[day][$0] } ?? 0) }
      return TrendPlot(values, upTo: most, x: 2...layout.right, y: HistoryAreaChart.top...layout.base).points
    }
    let tops = HistoryAreaChart.levels.indices.map { points($0) }
    for level in HistoryAreaChart.levels.indices {
      let edge = tops[level] + (level == 0 ? points(nil) : tops[level - 1]).reversed()
      let path = edge.enumerated().map { "\($0 == 0 ? "M" : "L")\(HTMLNumber.text($1.x)) \(HTMLNumber.text($1.y))" }
      html.element("path", ["class": "area-\(HistoryAreaChart.levels[level].style)", "d": path.joined() + "z"]) { _ in }
    }
    let outline = tops[tops.count - 1]
    if days.count <= HistoryAreaChart.lineLimit {
      for point in outline {
        let (x, y) = (HTMLNumber.text(point.x), HTMLNumber.text(point.y))
        html.element("path", ["class": "area-day", "d": "M\(x) \(y)V\(HTMLNumber.text(layout.base))"]) { _ in }
      }
    }
    totals(over: outline, layout, into: &html)
    dates(under: outline, layout, into: &html)
    names(beside: tops, layout, into: &html)
  }

  /// Writes the gate failures of each day and the number of all findings above the area.
  private func totals(over outline: [(x: Double, y: Double)], _ layout: Layout, into html: inout HTMLBuilder) {
    let texts = days.map { day in (gate: "\(day.counts[0])", all: " of \(day.counts.reduce(0, +))") }
    let labels = ChartLabels(
      widths: texts.map { Double(($0.gate + $0.all).utf8.count) * layout.advance }, at: outline.map(\.x),
      gap: layout.fontSize, order: order)
    for label in labels.placed {
      let top = HistoryAreaChart.highest(outline, label.start...label.start + label.width)
      html.element("text", ["x": HTMLNumber.text(label.start), "y": HTMLNumber.text(top - 8)]) { html in
        html.element("tspan", ["class": "area-count"], text: texts[label.index].gate)
        html.element("tspan", text: texts[label.index].all)
      }
    }
  }

  private func dates(under outline: [(x: Double, y: Double)], _ layout: Layout, into html: inout HTMLBuilder) {
    let isOneYear = days.first?.date.year == days.last?.date.year
    let texts = days.map { isOneYear ? $0.date.withoutYear : $0.date.inWords }
    let labels = ChartLabels(
      widths: texts.map { Double($0.utf8.count) * layout.advance }, at: outline.map(\.x), gap: layout.fontSize,
      order: order)
    for label in labels.placed {
      html.label(texts[label.index], class: "area-date", x: label.start, y: layout.base + layout.fontSize + 6)
    }
  }

  /// Writes the levels of the last day to the right of the area, without overlaps.
  private func names(beside tops: [[(x: Double, y: Double)]], _ layout: Layout, into html: inout HTMLBuilder) {
    guard let last = days.last else { return }
    var lowest = layout.base + 4
    for (level, name) in HistoryAreaChart.levels.enumerated() {
      let count = last.counts[level]
      guard level == 0 || count > 0 else { continue }
      let (upper, lower) = (tops[level].last?.y ?? 0, level == 0 ? layout.base : tops[level - 1].last?.y ?? 0)
      let y = min(lowest, (upper + lower) / 2 + layout.fontSize * 0.35)
      lowest = y - layout.fontSize * 1.25
      html.element("text", ["x": HTMLNumber.text(layout.right + 12), "y": HTMLNumber.text(y)]) { html in
        html.element("tspan", ["class": level == 0 && count > 0 ? "area-count" : "area-number"], text: "\(count)")
        html.element(
          "tspan", ["class": level == 0 && count > 0 ? "area-count" : nil],
          text: " \(count == 1 ? name.one : name.many)")
      }
    }
  }

  /// The days in the order in which they get a label: the last, the first, the most gate failures, then the newest.
  private var order: [Int] {
    let most = days.indices.max { (days[$0].counts[0], $1) < (days[$1].counts[0], $0) } ?? 0
    return ([days.count - 1, 0, most] + days.indices.reversed()).removingRepeats
  }

  /// Returns the highest point of a line within a range.
  private static func highest(_ line: [(x: Double, y: Double)], _ range: ClosedRange<Double>) -> Double {
    var top = Double.infinity
    for (from, to) in zip(line, line.dropFirst()) where to.x >= range.lowerBound && from.x <= range.upperBound {
      for x in [max(from.x, range.lowerBound), min(to.x, range.upperBound)] {
        let share = to.x > from.x ? (x - from.x) / (to.x - from.x) : 0
        top = min(top, from.y + share * (to.y - from.y))
      }
    }
    return top
  }
}

/// Labels along a line, as many as fit without an overlap.
struct ChartLabels {
  /// A label with its extent.
  struct Label: Equatable {
    let index: Int
    let start: Double
    let width: Double
  }

  /// The labels that fit, from left to right.
  let placed: [Label]

  /// Places labels centered at points, and within the first and the last point.
  ///
  /// - Parameters:
  ///   - gap: the least distance between two labels.
  ///   - order: the labels in the order of their importance.
  init(widths: [Double], at points: [Double], gap: Double, order: [Int]) {
    var placed: [Label] = []
    let (first, last) = (points.first ?? 0, points.last ?? 0)
    for index in order {
      let start = max(first, min(points[index] - widths[index] / 2, last - widths[index]))
      let isFree = placed.allSatisfy { $0.start + $0.width + gap <= start || start + widths[index] + gap <= $0.start }
      if isFree { placed.append(Label(index: index, start: start, width: widths[index])) }
    }
    self.placed = placed.sorted { $0.start < $1.start }
  }
}
