import Audit
import ColorScience
import DesignTokens
import PageModel

/// A made-up screen in the colors of one mode, as a picture.
///
/// Every part names the tokens of its paint, from top to bottom, so that the script can paint it again.
struct HTMLScreen {
  private static let (width, height) = (480.0, 316.0)

  /// A paint: tokens on one another on the canvas of the mode.
  private struct Paint {
    let layers: [TokenPath]
    let color: Color
  }

  let roles: HTMLScreenRoles
  let badges: [Badge]
  let colors: HTMLScreenColors
  let mode: Mode
  let tokens: HTMLTokenPositions

  private var canvas: Paint { Paint(layers: [], color: mode.canvas) }

  private func paint(_ path: TokenPath?, on ground: Paint) -> Paint? {
    guard let path, let color = colors.color(path, in: mode) else { return nil }
    return Paint(layers: [path] + ground.layers, color: color.composited(over: ground.color))
  }

  /// Writes the picture with its text equivalent.
  func write(_ label: String, into html: inout HTMLBuilder) {
    let page = paint(roles.page, on: canvas) ?? canvas
    let card = paint(roles.card, on: page) ?? page
    let size = "0 0 \(HTMLNumber.text(HTMLScreen.width)) \(HTMLNumber.text(HTMLScreen.height))"
    html.element("svg", ["class": "screen", "viewBox": size, "role": "img", "aria-label": label]) { html in
      box(0, 0, HTMLScreen.width, HTMLScreen.height, fill: page, into: &html)
      head(on: page, into: &html)
      let edge = paint(roles.outline, on: page)?.color.withAlpha(0.35).composited(over: page.color)
      box(20, 66, 440, 232, radius: 10, fill: card, stroke: edge.map { Paint(layers: [], color: $0) }, into: &html)
      form(on: card, into: &html)
      states(on: card, into: &html)
      row(on: card, into: &html)
    }
  }

  private func text(_ index: Int) -> TokenPath { roles.texts[min(index, roles.texts.count - 1)] }

  private func head(on page: Paint, into html: inout HTMLBuilder) {
    words("Morning overview", 20, 34, size: 18, weight: 600, text(0), on: page, into: &html)
    words("Two of three steps done", 20, 54, size: 12, text(1), on: page, into: &html)
    words("Edit", 460, 34, size: 13, weight: 500, roles.link ?? text(0), on: page, anchor: "end", into: &html)
  }

  private func form(on card: Paint, into html: inout HTMLBuilder) {
    words("Name", 36, 92, size: 12, text(1), on: card, into: &html)
    let outline = paint(roles.outline, on: card) ?? paint(text(1), on: card)
    box(36, 100, 196, 34, radius: 6, stroke: outline, into: &html)
    words("Evening", 48, 122, size: 13, text(0), on: card, into: &html)
    if let button = roles.button, let fill = paint(button.fill, on: card) {
      box(248, 100, 196, 34, radius: 6, fill: fill, into: &html)
      words("Add to list", 346, 122, size: 13, weight: 600, button.label, on: fill, anchor: "middle", into: &html)
    }
  }

  private func states(on card: Paint, into html: inout HTMLBuilder) {
    for (index, path) in roles.states.enumerated() {
      let name = path.segments.last ?? path.description
      words(name, 36 + Double(index) * 104, 166, size: 12.5, weight: 500, path, on: card, into: &html)
    }
    for (index, badge) in badges.prefix(5).enumerated() {
      guard let fill = paint(badge.background, on: card) else { continue }
      let x = 36 + Double(index) * 83
      box(x, 182, 76, 22, radius: 11, fill: fill, stroke: paint(badge.border, on: fill), into: &html)
      let name = badge.name.unicodeScalars.count > 10 ? "Badge" : badge.name
      words(name, x + 38, 197, size: 11, weight: 600, badge.text, on: fill, anchor: "middle", into: &html)
    }
  }

  private func row(on card: Paint, into html: inout HTMLBuilder) {
    let ground = paint(roles.inset, on: card) ?? card
    box(36, 222, 408, 58, radius: 6, fill: ground, into: &html)
    words("Reminder", 48, 246, size: 13, weight: 500, text(0), on: ground, into: &html)
    words("Every day at 8:00", 48, 266, size: 12, text(1), on: ground, into: &html)
    words("Next: tomorrow", 432, 266, size: 12, text(2), on: ground, anchor: "end", into: &html)
  }

  private func layers(_ paint: Paint?) -> String? {
    guard let paint, !paint.layers.isEmpty else { return nil }
    return paint.layers.map { tokens[$0].map(String.init) ?? "-1" }.joined(separator: " ")
  }

  private func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0, fill: Paint? = nil,
    stroke: Paint? = nil, into html: inout HTMLBuilder
  ) {
    html.element(
      "rect",
      [
        "x": HTMLNumber.text(x), "y": HTMLNumber.text(y), "width": HTMLNumber.text(width),
        "height": HTMLNumber.text(height), "rx": radius > 0 ? HTMLNumber.text(radius) : nil,
        "fill": fill?.color.hex ?? "none", "stroke": stroke?.color.hex,
        "stroke-width": stroke != nil && fill == nil ? "1.5" : nil,
        "style": HTMLPaint.wide([("fill", fill?.color), ("stroke", stroke?.color)]),
        "data-fill": layers(fill), "data-stroke": layers(stroke),
      ]
    ) { _ in }
  }

  private func words(
    _ words: String, _ x: Double, _ y: Double, size: Double, weight: Int = 400, _ token: TokenPath, on ground: Paint,
    anchor: String? = nil, into html: inout HTMLBuilder
  ) {
    guard let ink = paint(token, on: ground) else { return }
    html.element(
      "text",
      [
        "x": HTMLNumber.text(x), "y": HTMLNumber.text(y), "font-size": HTMLNumber.text(size),
        "font-weight": "\(weight)", "text-anchor": anchor, "fill": ink.color.hex,
        "style": HTMLPaint.wide([("fill", ink.color)]), "data-fill": layers(ink),
      ], text: words)
  }
}
