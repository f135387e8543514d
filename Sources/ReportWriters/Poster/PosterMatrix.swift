import Audit
import DesignTokens
import PageModel

/// The required pairings of a poster on A3: foregrounds by row, backgrounds by column, one table for each mode.
struct PosterMatrix {
  private typealias Paint = PosterDrawing.Paint

  private static let top = 790.0
  private static let row = 20.0
  private static let limits = (rows: 12, columns: 8)
  private static let area = (left: 64.0, right: 1_523.0, gap: 48.0)
  private static let nameWidth = 96.0

  let content: PosterContent
  /// The number of first segments that names omit.
  let shared: Int

  func write(into html: inout HTMLBuilder) {
    let count = content.modes.count
    guard count > 0, !content.pairs.isEmpty else { return }
    let area = PosterMatrix.area
    let width = (area.right - area.left - area.gap * Double(count - 1)) / Double(count)
    for (index, mode) in content.modes.enumerated() {
      table(of: mode, x: area.left + Double(index) * (width + area.gap), width: width, into: &html)
    }
  }

  private func table(of mode: Mode, x: Double, width: Double, into html: inout HTMLBuilder) {
    let keys = content.keys.filter { $0.mode == mode.name }
    let (rows, columns) = tokens(keys)
    let cell = min(150, (width - PosterMatrix.nameWidth) / Double(max(1, columns.count)))
    let name = PosterText.fitting(mode.name, in: PosterMatrix.nameWidth, size: 15)
    html.svgText(name.capitalizedStart, x: x, y: PosterMatrix.top, size: 15, weight: 600, fill: Paint.ink)
    for (index, path) in columns.enumerated() {
      let center = x + PosterMatrix.nameWidth + (Double(index) + 0.5) * cell
      label(path, x: center, y: PosterMatrix.top, width: cell - 6, anchor: "middle", into: &html)
    }
    var drawn = 0
    for (line, row) in rows.enumerated() {
      let y = PosterMatrix.top + 14 + Double(line) * PosterMatrix.row
      label(row, x: x, y: y + 13, width: PosterMatrix.nameWidth - 8, anchor: nil, into: &html)
      for (index, column) in columns.enumerated() {
        guard let pair = content.pairs[.init(mode: mode.name, foreground: row, background: column)] else { continue }
        self.cell(pair, x: x + PosterMatrix.nameWidth + Double(index) * cell, y: y, width: cell - 4, into: &html)
        drawn += 1
      }
    }
    guard drawn < keys.count else { return }
    let words = "and \(ResultText.count(keys.count - drawn, "more required pairing"))"
    let y = PosterMatrix.top + 14 + Double(rows.count) * PosterMatrix.row + 13
    html.svgText(words, x: x, y: y, size: 11, weight: 400, fill: Paint.soft)
  }

  /// Returns the foregrounds and the backgrounds that fit: those with a failure first, then in the order of the tokens.
  private func tokens(_ keys: [PosterContent.Key]) -> (rows: [TokenPath], columns: [TokenPath]) {
    let order = Dictionary(
      content.report.measured.colors.enumerated().map { ($1.color.path, $0) }, uniquingKeysWith: { first, _ in first })
    let failing = keys.filter { content.pairs[$0]?.outcome != .passed }
    func first(_ limit: Int, _ path: (PosterContent.Key) -> TokenPath, of keys: [PosterContent.Key]) -> [TokenPath] {
      let bad = Set(failing.map(path))
      let all = keys.map(path).removingRepeats.sorted { left, right in
        if bad.contains(left) != bad.contains(right) { return bad.contains(left) }
        return (order[left] ?? .max, left) < (order[right] ?? .max, right)
      }
      return all.prefix(limit).sorted { (order[$0] ?? .max, $0) < (order[$1] ?? .max, $1) }
    }
    let columns = first(PosterMatrix.limits.columns, \.background, of: keys)
    let shown = Set(columns)
    return (first(PosterMatrix.limits.rows, \.foreground, of: keys.filter { shown.contains($0.background) }), columns)
  }

  private func label(
    _ path: TokenPath, x: Double, y: Double, width: Double, anchor: String?, into html: inout HTMLBuilder
  ) {
    let name = path.segments.dropFirst(shared).joined(separator: ".")
    html.svgText(
      PosterText.fittingEnd(name, in: width, size: 11), x: x, y: y, size: 11, weight: 400, fill: Paint.soft,
      anchor: anchor)
  }

  private func cell(_ pair: PosterContent.Pair, x: Double, y: Double, width: Double, into html: inout HTMLBuilder) {
    let isBad = pair.outcome != .passed
    html.element(
      "rect",
      [
        "x": HTMLNumber.text(x), "y": HTMLNumber.text(y), "width": HTMLNumber.text(width), "height": "17", "rx": "3",
        "fill": "#ffffff", "stroke": isBad ? (pair.outcome == .failed ? Paint.fail : Paint.unsure) : "#8a8a8a",
        "stroke-width": isBad ? "2" : "1",
      ]
    ) { _ in }
    html.svgSpecimen(pair.specimen, x: x + 1, y: y + 1, width: width * 0.44, height: 15, size: 10)
    html.svgText(
      pair.text, x: x + width - 6, y: y + 12.5, size: 11, weight: isBad ? 600 : 400,
      fill: isBad ? (pair.outcome == .failed ? Paint.fail : Paint.unsure) : Paint.ink, anchor: "end")
  }
}
