import Foundation

/// A drawing of how the time of the audit command grows with the number of tokens, on logarithmic axes.
struct GrowthChart {
  private let series: [(name: String, points: [(tokens: Double, seconds: Double)])]

  private static let colors = ["#0a5bd3", "#b3420a"]
  private static let (width, height) = (640.0, 320.0)
  /// The plot without its labels.
  private static let (left, right, top, bottom) = (70.0, 450.0, 24.0, 270.0)

  /// Takes the measurements of the audit command: `500 tokens to a verdict`.
  init(_ measurements: [Measurement]) {
    let ends = ["to a verdict", "with all reports"]
    series = ends.map { end in
      let points = measurements.compactMap { item -> (tokens: Double, seconds: Double)? in
        guard item.work == "audit command", item.variant.hasSuffix("tokens \(end)"),
          let tokens = item.variant.split(separator: " ").first.flatMap({ Double($0) })
        else { return nil }
        return (tokens, item.median)
      }
      return (end, points)
    }
  }

  /// The drawing as SVG, with a straight line for time in proportion to the tokens.
  var svg: String {
    let points = series.flatMap(\.points)
    guard let fewest = points.map(\.tokens).min(), let most = points.map(\.tokens).max(), fewest < most else {
      return "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    }
    let lowest = floor(log10(points.map(\.seconds).min() ?? 1))
    let highest = ceil(log10(points.map(\.seconds).max() ?? 1))
    func x(_ tokens: Double) -> Double {
      Self.left + (Self.right - Self.left) * log10(tokens / fewest) / log10(most / fewest)
    }
    func y(_ seconds: Double) -> Double {
      Self.bottom - (Self.bottom - Self.top) * (log10(seconds) - lowest) / max(1, highest - lowest)
    }
    func text(_ x: Double, _ y: Double, _ text: String, _ attributes: String = "") -> String {
      "<text x=\"\(Int(x))\" y=\"\(Int(y))\" \(attributes)>\(text)</text>"
    }
    func line(_ start: (Double, Double), _ end: (Double, Double), _ attributes: String) -> String {
      "<path d=\"M\(Int(start.0)) \(Int(start.1))L\(Int(end.0)) \(Int(end.1))\" \(attributes)/>"
    }
    var parts = ["<rect width=\"\(Int(Self.width))\" height=\"\(Int(Self.height))\" fill=\"#ffffff\"/>"]
    for power in Int(lowest)...Int(highest) {
      let seconds = pow(10, Double(power))
      parts.append(line((Self.left, y(seconds)), (Self.right, y(seconds)), "stroke=\"#d1d1d6\""))
      parts.append(text(Self.left - 8, y(seconds) + 4, Self.label(seconds), "text-anchor=\"end\""))
    }
    for tokens in Set(points.map(\.tokens)).sorted() {
      parts.append(text(x(tokens), Self.bottom + 20, "\(Int(tokens))", "text-anchor=\"middle\""))
    }
    parts.append(text((Self.left + Self.right) / 2, Self.bottom + 40, "color tokens", "text-anchor=\"middle\""))
    for (series, color) in zip(series, Self.colors) where !series.points.isEmpty {
      let path = series.points.map { "\(Int(x($0.tokens))) \(Int(y($0.seconds)))" }.joined(separator: "L")
      parts.append("<path d=\"M\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"/>")
      for point in series.points {
        let center = "cx=\"\(Int(x(point.tokens)))\" cy=\"\(Int(y(point.seconds)))\""
        parts.append("<circle \(center) r=\"4\" fill=\"\(color)\"/>")
      }
      if let last = series.points.last {
        let label = "\(series.name), \(Self.label(last.seconds))"
        parts.append(text(x(last.tokens) + 10, y(last.seconds) + 4, label, "fill=\"\(color)\""))
      }
    }
    // Ten times the tokens in ten times the time.
    let least = points.map(\.seconds).min() ?? 1
    parts.append(
      line((x(fewest), y(least)), (x(most), y(least * most / fewest)), "stroke=\"#6c6c70\" stroke-dasharray=\"4 4\""))
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(Self.width)) \(Int(Self.height))\" "
      + "width=\"\(Int(Self.width))\" height=\"\(Int(Self.height))\" font-family=\"system-ui, sans-serif\" "
      + "font-size=\"13\" "
      + "fill=\"#1c1c1e\">\(parts.joined())</svg>\n"
  }

  private static func label(_ seconds: Double) -> String {
    seconds < 1 ? "\(decimals((seconds * 1e4).rounded() / 10)) ms" : "\(decimals((seconds * 100).rounded() / 100)) s"
  }
}
