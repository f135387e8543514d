import Audit
import Typesetting

/// A control with its target, its neighbour and the reference squares, in points.
struct HTMLControlDrawing {
  /// How many pixels a point is drawn with.
  private static let scale = 3.0
  /// The room around the drawing, in points; the measures stand there.
  private static let margin = 14.0
  /// The most that is drawn of a side, in points.
  private static let longest = 150.0
  /// How much is drawn of the neighbour, in points.
  private static let ghost = 18.0

  let control: Control

  /// Writes the drawing, or says why there is none.
  func write(into html: inout HTMLBuilder) {
    guard let width = control.touchableWidth, let height = control.touchableHeight else {
      html.element("p", ["class": "no-drawing"], text: unknown)
      return
    }
    let touched = box(width, height)
    let seen = box(control.visibleWidth, control.visibleHeight)
    let reference = SIMD2(WCAGMeasure.targetEnhanced, WCAGMeasure.targetEnhanced)
    let body = pointwiseMax(pointwiseMax(touched, seen ?? touched), reference)
    let total = body + 2 * HTMLControlDrawing.margin + neighbourRoom(beside: seen ?? touched, in: body)
    html.element(
      "svg",
      [
        "role": "img", "aria-label": label, "class": "touch",
        "width": HTMLNumber.text(total.x * HTMLControlDrawing.scale),
        "height": HTMLNumber.text(total.y * HTMLControlDrawing.scale),
        "viewBox": "0 0 \(HTMLNumber.text(total.x)) \(HTMLNumber.text(total.y))",
      ]
    ) { html in
      let center = body / 2 + HTMLControlDrawing.margin
      if let seen { rect("visible", center, seen, radius: 5, into: &html) }
      squares(center, into: &html)
      rect("target", center, touched, radius: 0, into: &html)
      measures(center, body, width, height, into: &html)
      neighbour(center, seen ?? touched, into: &html)
    }
  }

  private var unknown: String {
    let missing = [control.touchableWidth == nil ? "width" : nil, control.touchableHeight == nil ? "height" : nil]
      .compactMap { $0 }
    return "Unknown size. The \(HTMLWords.list(missing)) cannot be told from what is declared, "
      + "so there is nothing to draw."
  }

  private var label: String {
    let (width, height) = (HTMLControls.length(control.touchableWidth), HTMLControls.length(control.touchableHeight))
    let gap = control.gap.map { ", \(authoredText($0)) pt to its neighbour" } ?? ""
    return "\(control.name) to scale: target \(width) wide and \(height) high\(gap), with squares of 44 and 24 points"
  }

  /// The gap that is drawn, in points.
  private var gap: Double? { control.gap.map { min(max($0, 0), 60) } }

  private var isRow: Bool { control.arrangement != .column }

  /// The room that the next control needs beyond the body of the drawing.
  private func neighbourRoom(beside size: SIMD2<Double>, in body: SIMD2<Double>) -> SIMD2<Double> {
    guard let gap else { return .zero }
    let room = pointwiseMax((size - body) / 2 + gap + HTMLControlDrawing.ghost, .zero)
    return isRow ? [room.x, 0] : [0, room.y]
  }

  /// The sides that are drawn; nil when one is unknown.
  private func box(_ width: Control.Extent?, _ height: Control.Extent?) -> SIMD2<Double>? {
    guard let width, let height else { return nil }
    return box(width, height)
  }

  private func box(_ width: Control.Extent, _ height: Control.Extent) -> SIMD2<Double> {
    pointwiseMin(pointwiseMax([width.points, height.points], .zero), .init(repeating: HTMLControlDrawing.longest))
  }

  private func rect(
    _ style: String, _ center: SIMD2<Double>, _ size: SIMD2<Double>, radius: Double, into html: inout HTMLBuilder
  ) {
    html.rect(
      class: style, x: center.x - size.x / 2, y: center.y - size.y / 2, width: size.x, height: size.y, radius: radius)
  }

  private func squares(_ center: SIMD2<Double>, into html: inout HTMLBuilder) {
    for side in [WCAGMeasure.targetEnhanced, WCAGMeasure.targetMinimum] {
      rect("square", center, [side, side], radius: 0, into: &html)
      html.label(
        HTMLNumber.text(side), class: "measure", x: center.x - side / 2 + 3, y: center.y + side / 2 - 2.5)
    }
  }

  /// The width of the target above it and the height beside it.
  private func measures(
    _ center: SIMD2<Double>, _ body: SIMD2<Double>, _ width: Control.Extent, _ height: Control.Extent,
    into html: inout HTMLBuilder
  ) {
    html.label(
      HTMLControlDrawing.short(width), class: "measure middle", x: center.x, y: center.y - body.y / 2 - 4)
    html.label(
      HTMLControlDrawing.short(height), class: "measure end", x: center.x - body.x / 2 - 2.5, y: center.y + 1.5)
  }

  private static func short(_ extent: Control.Extent) -> String {
    (extent.isLowerBound ? "≥ " : "") + truncatedText(extent.points, digits: 1, padded: false)
  }

  /// The edge of the next control, and the distance to it.
  private func neighbour(_ center: SIMD2<Double>, _ size: SIMD2<Double>, into html: inout HTMLBuilder) {
    guard let gap, let declared = control.gap else { return }
    let ghost = HTMLControlDrawing.ghost
    let words = truncatedText(declared, digits: 1, padded: false)
    if isRow {
      let x = center.x + size.x / 2 + gap
      html.rect(class: "visible ghost", x: x, y: center.y - size.y / 2, width: ghost, height: size.y, radius: 5)
      html.label(words, class: "measure middle", x: x - gap / 2, y: center.y + size.y / 2 + 7)
    } else {
      let y = center.y + size.y / 2 + gap
      html.rect(class: "visible ghost", x: center.x - size.x / 2, y: y, width: size.x, height: ghost, radius: 5)
      html.label(words, class: "measure end", x: center.x - size.x / 2 - 2, y: y - gap / 2 + 1.5)
    }
  }
}
