import Audit
import PageModel

/// The trend of gate failures at the top of a report that has a history: a small line with a text equivalent.
struct HTMLTrend: Drawing {
  private static let size = (width: 144.0, height: 32.0)

  let history: [HistoryEntry]

  var description: String {
    guard let first = history.first, let last = history.last else { return "" }
    return "Gate failures: \(first.gating) on \(first.date), "
      + (history.count > 2 ? "\(history[history.count - 2].gating) on \(history[history.count - 2].date), " : "")
      + "\(last.gating) on \(last.date), in \(history.count) reports."
  }

  func write(into html: inout HTMLBuilder) {
    guard history.count > 1 else { return }
    html.element("p", ["class": "trend"]) { html in
      let plot = TrendPlot(
        history.map { ($0.date, $0.gating) }, x: 2...HTMLTrend.size.width - 4, y: 3...HTMLTrend.size.height - 3)
      html.element(
        "svg",
        [
          "viewBox": "0 0 \(HTMLNumber.text(HTMLTrend.size.width)) \(HTMLNumber.text(HTMLTrend.size.height))",
          "aria-hidden": "true",
        ]
      ) { html in
        html.element("path", ["d": plot.path]) { _ in }
        if let point = plot.points.last {
          html.element("circle", ["cx": HTMLNumber.text(point.x), "cy": HTMLNumber.text(point.y), "r": "3"]) { _ in }
        }
      }
      html.element("span", text: description)
    }
  }
}

/// The coordinates of numbers over time: days to scale, zero at the bottom, the largest number at the top.
struct TrendPlot {
  /// The coordinates of the numbers.
  let points: [(x: Double, y: Double)]
  /// The largest number on the vertical axis, at least 1.
  let most: Int

  /// Places numbers in a box; `y` increases downward.
  init(
    _ values: [(date: CalendarDay, value: Int)], upTo most: Int? = nil, x: ClosedRange<Double>, y: ClosedRange<Double>
  ) {
    let most = max(1, most ?? values.map(\.value).reduce(1, max))
    let (first, last) = (values.first?.date.number ?? 0, values.last?.date.number ?? 0)
    let days = Double(max(1, last - first))
    self.most = most
    points = values.map { date, value in
      let share = first == last ? 0.5 : Double(date.number - first) / days
      return (
        x: x.lowerBound + share * (x.upperBound - x.lowerBound),
        y: y.upperBound - Double(value) / Double(most) * (y.upperBound - y.lowerBound)
      )
    }
  }

  /// The line as SVG path data.
  var path: String {
    points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(HTMLNumber.text(point.x)) \(HTMLNumber.text(point.y))"
    }.joined()
  }
}
