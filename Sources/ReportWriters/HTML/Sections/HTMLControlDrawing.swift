import Audit
import Typesetting

/// A control with its neighbors to scale: visible sizes, touch targets, circles, overlaps, gaps, and squares.
struct HTMLControlDrawing {
  /// The number of pixels per point, if there is enough space.
  private static let scale = 3.0
  /// The largest width of the drawing, in pixels.
  private static let widest = 620.0
  /// The space around the drawing for its measures, in pixels.
  private static let margin = 40.0
  /// The largest number of controls of a kind in each direction.
  private static let most = 3

  private let name: String
  private let scene: ControlScene
  private let control: Control
  private let scale: Double
  private let origin: SIMD2<Double>
  private let size: SIMD2<Double>

  /// Creates the drawing of a control among its neighbors; nil if its size is unknown.
  init?(_ measured: MeasuredControl, among controls: [Control]) {
    var few = measured.control
    let isGrid = few.arrangement == .grid
    few.columns = isGrid ? min(few.columns ?? HTMLControlDrawing.most, HTMLControlDrawing.most) : nil
    few.count = isGrid ? (few.columns ?? 1) * 2 : few.count.map { min($0, HTMLControlDrawing.most) }
    guard let scene = MeasuredControl(few, among: controls).scene(), let own = scene.items.first else { return nil }
    let reference = HTMLControlDrawing.square(WCAGMeasure.targetEnhanced, around: own.target)
    let boxes = scene.items.flatMap { [$0.seen, $0.target] }
    let low = boxes.reduce(SIMD2(reference.x, reference.y)) { pointwiseMin($0, SIMD2($1.x, $1.y)) }
    let high = boxes.reduce(SIMD2(reference.maxX, reference.maxY)) { pointwiseMax($0, SIMD2($1.maxX, $1.maxY)) }
    (name, self.scene, control, origin) = (few.name, scene, few, low)
    let room = HTMLControlDrawing.widest - 2 * HTMLControlDrawing.margin
    scale = min(HTMLControlDrawing.scale, room / max(1, max(high.x - low.x, high.y - low.y)))
    size = (high - low) * scale + 2 * HTMLControlDrawing.margin
  }

  /// Writes the drawing.
  func write(into html: inout HTMLBuilder) {
    html.element(
      "svg",
      [
        "role": "img", "aria-label": label, "class": "touch", "width": HTMLNumber.text(size.x),
        "height": HTMLNumber.text(size.y), "viewBox": "0 0 \(HTMLNumber.text(size.x)) \(HTMLNumber.text(size.y))",
      ]
    ) { html in
      for item in scene.items.reversed() {
        box(item.seen, item.role == .own ? "visible" : "visible ghost", into: &html)
      }
      overlaps(into: &html)
      for item in scene.items { box(item.target, "target", into: &html) }
      circles(into: &html)
      if let own = scene.items.first {
        squares(around: own.target, into: &html)
        measures(own, into: &html)
      }
    }
  }

  private var label: String {
    let (width, height) = (HTMLControls.length(control.touchableWidth), HTMLControls.length(control.touchableHeight))
    let gap = control.gap.map { ", \(authoredText($0)) pt to its neighbor" } ?? ""
    let overlap = overlapping.isEmpty ? "" : ", targets overlap"
    return "\(name) to scale: target \(width) wide and \(height) high\(gap)\(overlap), "
      + "with squares of 44 and 24 points"
  }

  /// Returns a position in points as a position in the drawing, in pixels.
  private func place(_ x: Double, _ y: Double) -> SIMD2<Double> {
    (SIMD2(x, y) - origin) * scale + HTMLControlDrawing.margin
  }

  private func box(_ box: Target, _ style: String, into html: inout HTMLBuilder) {
    let corner = place(box.x, box.y)
    html.rect(
      class: style, x: corner.x, y: corner.y, width: box.width * scale, height: box.height * scale,
      radius: box.effectiveRadius * scale)
  }

  private static func square(_ side: Double, around box: Target) -> Target {
    Target(x: box.centerX - side / 2, y: box.centerY - side / 2, width: side, height: side)
  }

  private func squares(around target: Target, into html: inout HTMLBuilder) {
    for side in [WCAGMeasure.targetEnhanced, WCAGMeasure.targetMinimum] {
      let square = HTMLControlDrawing.square(side, around: target)
      box(square, "square", into: &html)
      let corner = place(square.x, square.maxY)
      html.label(HTMLNumber.text(side), class: "measure", x: corner.x + 4, y: corner.y - 5)
    }
  }

  private var overlapping: [TargetPair] { TargetProximity().pairs(of: scene.targets).filter { $0.overlap != nil } }

  /// Draws the shared areas of targets, including targets within others.
  private func overlaps(into html: inout HTMLBuilder) {
    for pair in overlapping {
      let (one, other) = (scene.items[pair.first].target, scene.items[pair.second].target)
      let (x, y) = (max(one.x, other.x), max(one.y, other.y))
      box(
        Target(x: x, y: y, width: min(one.maxX, other.maxX) - x, height: min(one.maxY, other.maxY) - y), "overlap",
        into: &html)
    }
  }

  /// Draws the circles of WCAG 2.5.8 around the targets that are too small for its square.
  private func circles(into html: inout HTMLBuilder) {
    let diameter = WCAGMeasure.targetMinimum
    let spacing = TargetSpacing(diameter: diameter)
    for item in scene.items where spacing.isUndersized(item.target) {
      let square = HTMLControlDrawing.square(diameter, around: item.target)
      box(
        Target(x: square.x, y: square.y, width: diameter, height: diameter, cornerRadius: diameter / 2), "circle",
        into: &html)
    }
  }

  /// Draws the target width above the target, its height beside it, and the gap to the next control.
  private func measures(_ own: ControlScene.Item, into html: inout HTMLBuilder) {
    let (top, middle) = (place(own.target.centerX, own.target.y), place(own.target.x, own.target.centerY))
    let isWide = own.target.width >= WCAGMeasure.targetEnhanced
    let isHigh = own.target.height >= WCAGMeasure.targetEnhanced
    let up = isHigh ? 0 : (WCAGMeasure.targetEnhanced - own.target.height) / 2 * scale
    let left = isWide ? 0 : (WCAGMeasure.targetEnhanced - own.target.width) / 2 * scale
    html.label(
      HTMLControlDrawing.short(control.touchableWidth), class: "measure middle", x: top.x, y: top.y - up - 9)
    html.label(
      HTMLControlDrawing.short(control.touchableHeight), class: "measure end", x: middle.x - left - 7, y: middle.y + 5)
    guard let next = scene.items.dropFirst().first, next.role == .own, let gap = control.gap else { return }
    let words = truncatedText(gap, digits: 1, padded: false)
    if control.arrangement == .column {
      let (start, end) = (place(own.target.x, own.seen.maxY), place(own.target.x, next.seen.y))
      html.label(words, class: "measure end", x: start.x - left - 7, y: (start.y + end.y) / 2 + 5)
    } else {
      let (start, end) = (place(own.seen.maxX, own.target.maxY), place(next.seen.x, own.target.maxY))
      html.label(words, class: "measure middle", x: (start.x + end.x) / 2, y: start.y + up + 19)
    }
  }

  private static func short(_ extent: Control.Extent?) -> String {
    guard let extent else { return "" }
    return (extent.isLowerBound ? "≥ " : "") + truncatedText(extent.points, digits: 1, padded: false)
  }
}
