import Audit
import ColorScience
import PageModel

/// The tokens of a poster as stripes, the first mode above the second one, with a specimen and a number for each.
struct PosterStripes {
  private typealias Paint = PosterDrawing.Paint

  private static let top = 158.0
  private static let gap = 3.0
  /// The height of a stripe in one of two modes, and of one that falls back.
  private static let heights = (one: 128.0, short: 14.0)
  /// The width from which names have room below their stripe; narrower stripes have turned names.
  private static let nameWidth = 50.0

  let content: PosterContent
  /// The number of first segments that names omit.
  let shared: Int

  private var width: Double {
    let all = PosterDrawing.size.width - 2 * PosterDrawing.margin
    let count = Double(max(1, content.columns.count))
    return min(160, (all - PosterStripes.gap * (count - 1)) / count)
  }

  /// The height of the first mode: all of it if there is one mode.
  private var first: Double {
    content.modes.count > 1 ? PosterStripes.heights.one : 2 * PosterStripes.heights.one + PosterStripes.gap
  }

  func write(into html: inout HTMLBuilder) {
    for (index, column) in content.columns.enumerated() {
      let x = PosterDrawing.margin + Double(index) * (width + PosterStripes.gap)
      for (row, value) in column.values.enumerated() { stripe(value, row: row, x: x, into: &html) }
      name(column, x: x, into: &html)
    }
  }

  private func stripe(_ value: PosterContent.Value, row: Int, x: Double, into html: inout HTMLBuilder) {
    let y = row == 0 ? PosterStripes.top : PosterStripes.top + first + PosterStripes.gap
    let height = row == 0 ? first : PosterStripes.heights.one
    let isShort = value.isFallback && content.modes.count > 1
    // A fallback of the upper mode ends where the lower one starts.
    let length = isShort ? PosterStripes.heights.short : height
    html.svgRect(
      x: x, y: isShort && row == 0 ? y + height - length : y, width: width, height: length, fill: value.color)
    guard let pair = value.worst else { return }
    let side = min(44, width - 6)
    html.svgSpecimen(
      pair.specimen, x: x + (width - side) / 2, y: y + height - side - 8, width: side, height: side, size: side * 0.43)
    let fill =
      switch pair.outcome {
      case .failed: Paint.fail
      case .cantTell: Paint.unsure
      case .passed, .inapplicable: Paint.ink
      }
    html.svgText(
      pair.text, x: x + width / 2, y: row == 0 ? y - 10 : y + height + 17, size: width < 40 ? 11 : 13,
      weight: pair.outcome == .passed ? 500 : 600, fill: fill, anchor: "middle")
  }

  private func name(_ column: PosterContent.Column, x: Double, into html: inout HTMLBuilder) {
    let name = column.path.segments.dropFirst(shared).joined(separator: ".")
    let y = PosterStripes.top + 2 * PosterStripes.heights.one + PosterStripes.gap + 39
    guard width < PosterStripes.nameWidth else {
      for (line, words) in PosterText.lines(name, in: width, size: 11).enumerated() {
        html.svgText(
          words, x: x + width / 2, y: y + 13 * Double(line), size: 11, weight: 400, fill: Paint.soft, anchor: "middle")
      }
      return
    }
    // Badges leave less room.
    let room = content.pills.isEmpty ? 100.0 : 52
    html.svgText(
      PosterText.fittingEnd(name, in: room, size: 11), x: x + width / 2 + 4, y: y - 12, size: 11, weight: 400,
      fill: Paint.soft, anchor: "end", turned: true)
  }
}
