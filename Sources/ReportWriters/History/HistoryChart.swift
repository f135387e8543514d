import Audit
import PageModel

/// A line chart of failures over time, with axes and values; a table next to the chart has the same numbers.
struct HistoryChart: Drawing {
  private static let size = (width: 360.0, height: 150.0)
  /// The plot area in the image, with room for numbers on the left, dates below, and the last value on the right.
  private static let plot = (x: 34.0...316.0, y: 14.0...122.0)
  /// The largest number of points that have a dot.
  private static let dotLimit = 40

  /// The element identifier of the image's title.
  let id: String
  /// The title of the chart.
  let title: String
  /// The number of failures on each day.
  let values: [(date: CalendarDay, value: Int)]
  /// The number of gate failures, failed or undetermined, on the same days.
  let gating: [Int]

  func write(into html: inout HTMLBuilder) {
    let most = (values.map(\.value) + gating).reduce(0, max)
    let plot = TrendPlot(values, upTo: most, x: HistoryChart.plot.x, y: HistoryChart.plot.y)
    let gate = TrendPlot(
      zip(values, gating).map { ($0.date, $1) }, upTo: most, x: HistoryChart.plot.x, y: HistoryChart.plot.y)
    html.element(
      "svg",
      [
        "class": "chart", "role": "img", "aria-labelledby": "\(id)-t \(id)-d",
        "viewBox": "0 0 \(HTMLNumber.text(HistoryChart.size.width)) \(HTMLNumber.text(HistoryChart.size.height))",
      ]
    ) { html in
      html.element("title", ["id": "\(id)-t"], text: "\(title): failures over time")
      html.element("desc", ["id": "\(id)-d"], text: description)
      axes(plot, into: &html)
      html.element("path", ["class": "gate", "d": gate.path]) { _ in }
      html.element("path", ["class": "line", "d": plot.path]) { _ in }
      if plot.points.count <= HistoryChart.dotLimit {
        for point in plot.points { dot(point, into: &html) }
      } else if let last = plot.points.last {
        dot(last, into: &html)
      }
      if let last = plot.points.last, let value = values.last?.value {
        html.label("\(value)", class: "value", x: last.x + 7, y: last.y + 4)
        // If the lines end close together, one number is enough; the table has both.
        if let end = gate.points.last, let count = gating.last, count != value, abs(end.y - last.y) > 12 {
          html.label("\(count)", class: "value", x: end.x + 7, y: end.y + 4)
        }
      }
    }
  }

  /// The line in words: its first, last, lowest, and highest value.
  var description: String {
    guard let first = values.first, let last = values.last else { return "No reports." }
    guard values.count > 1 else {
      return "\(last.value) on \(last.date), the only report; gate failures: \(gating.last ?? 0)."
    }
    let numbers = values.map(\.value)
    return "From \(first.value) on \(first.date) to \(last.value) on \(last.date) in \(values.count) reports; "
      + "lowest \(numbers.reduce(first.value, min)), highest \(numbers.reduce(first.value, max)). Gate failures: "
      + "from \(gating.first ?? 0) to \(gating.last ?? 0)."
  }

  private func axes(_ plot: TrendPlot, into html: inout HTMLBuilder) {
    let (x, y) = HistoryChart.plot
    let half = plot.most / 2
    for value in half > 0 ? [plot.most, half] : [plot.most] {
      let place = y.upperBound - Double(value) / Double(plot.most) * (y.upperBound - y.lowerBound)
      line(x.lowerBound, place, x.upperBound, place, class: "grid", into: &html)
      anchored("\(value)", x: x.lowerBound - 6, y: place + 4, "end", into: &html)
    }
    line(x.lowerBound, y.upperBound, x.upperBound, y.upperBound, class: "axis", into: &html)
    line(x.lowerBound, y.lowerBound, x.lowerBound, y.upperBound, class: "axis", into: &html)
    anchored("0", x: x.lowerBound - 6, y: y.upperBound + 4, "end", into: &html)
    guard let first = values.first?.date, let last = values.last?.date else { return }
    if first == last {
      anchored(first.description, x: (x.lowerBound + x.upperBound) / 2, y: y.upperBound + 18, "middle", into: &html)
    } else {
      anchored(first.description, x: x.lowerBound, y: y.upperBound + 18, "start", into: &html)
      anchored(last.description, x: x.upperBound, y: y.upperBound + 18, "end", into: &html)
    }
  }

  private func dot(_ point: (x: Double, y: Double), into html: inout HTMLBuilder) {
    html.element(
      "circle", ["class": "dot", "cx": HTMLNumber.text(point.x), "cy": HTMLNumber.text(point.y), "r": "3"]
    ) { _ in }
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, class style: String, into html: inout HTMLBuilder
  ) {
    let data = "M\(HTMLNumber.text(x1)) \(HTMLNumber.text(y1))L\(HTMLNumber.text(x2)) \(HTMLNumber.text(y2))"
    html.element("path", ["class": style, "d": data]) { _ in }
  }

  private func anchored(_ words: String, x: Double, y: Double, _ anchor: String, into html: inout HTMLBuilder) {
    html.element(
      "text", ["x": HTMLNumber.text(x), "y": HTMLNumber.text(y), "text-anchor": anchor], text: words)
  }
}
