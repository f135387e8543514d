import Audit
import ColorScience
import DesignTokens
import PageModel

/// The section with a made-up screen in the audited colors, in every mode: as it is, and with the plan.
struct HTMLScreens: HTMLSection {
  static let id = "screens"
  static let title = "On a screen"
  static let lead = "A made-up screen, drawn from the tokens by their roles in required pairings."

  /// The largest number of modes.
  private static let mostModes = 6

  private let context: HTMLContext
  private let roles: HTMLScreenRoles
  private let now: HTMLScreenColors
  private let planned: HTMLScreenColors?

  init?(_ context: HTMLContext) {
    guard let roles = HTMLScreenRoles(context) else { return nil }
    (self.context, self.roles) = (context, roles)
    now = HTMLScreenColors(context.report.measured)
    planned = context.report.plan?.after.map(HTMLScreenColors.init)
  }

  func write(into html: inout HTMLBuilder) {
    html.element("div", ["class": "screen-modes"]) { html in
      for mode in context.report.modes.prefix(HTMLScreens.mostModes) {
        html.element("div") { html in
          html.element("h3", text: mode.name)
          html.element("div", ["class": "screens", "data-mode": mode.name]) { html in
            figure(now, mode, planned == nil ? "As it is" : "Before", into: &html)
            if let planned { figure(planned, mode, "With the plan", into: &html) }
          }
        }
      }
    }
    let more = context.report.modes.count - HTMLScreens.mostModes
    if more > 0 { html.element("p", ["class": "quiet"], text: "\(ResultText.count(more, "more mode")).") }
  }

  private func figure(_ colors: HTMLScreenColors, _ mode: Mode, _ caption: String, into html: inout HTMLBuilder) {
    html.element("figure") { html in
      HTMLScreen(roles: roles, badges: context.report.system.badges, colors: colors, mode: mode)
        .write("Screen in \(mode.name), \(caption.lowercased())", into: &html)
      html.element("figcaption", text: caption)
    }
  }
}

/// The colors of a measured system by token and mode.
struct HTMLScreenColors {
  private struct Key: Hashable {
    let path: TokenPath
    let mode: String
  }

  private var colors: [Key: Color] = [:]

  init(_ measured: MeasuredSystem) {
    for color in measured.colors { colors[Key(path: color.color.path, mode: color.mode.name)] = color.color.color }
  }

  /// Returns a token's color in a mode; nil if it has none.
  func color(_ path: TokenPath?, in mode: Mode) -> Color? { path.flatMap { colors[Key(path: $0, mode: mode.name)] } }
}

/// A made-up screen in the colors of one mode, as a picture.
struct HTMLScreen {
  private static let (width, height) = (480.0, 316.0)

  let roles: HTMLScreenRoles
  let badges: [Badge]
  let colors: HTMLScreenColors
  let mode: Mode

  private func color(_ path: TokenPath?, over ground: Color) -> Color? {
    colors.color(path, in: mode)?.composited(over: ground)
  }

  /// Writes the picture with its text equivalent.
  func write(_ label: String, into html: inout HTMLBuilder) {
    let page = color(roles.page, over: mode.canvas) ?? mode.canvas
    let card = color(roles.card, over: page) ?? page
    let size = "0 0 \(HTMLNumber.text(HTMLScreen.width)) \(HTMLNumber.text(HTMLScreen.height))"
    html.element("svg", ["class": "screen", "viewBox": size, "role": "img", "aria-label": label]) { html in
      html.rect(x: 0, y: 0, width: HTMLScreen.width, height: HTMLScreen.height, fill: page)
      head(on: page, into: &html)
      html.rect(
        x: 20, y: 66, width: 440, height: 232, radius: 10, fill: card,
        stroke: color(roles.outline, over: page)?.withAlpha(0.35).composited(over: page))
      form(on: card, into: &html)
      states(on: card, into: &html)
      row(on: card, into: &html)
    }
  }

  private func text(_ index: Int) -> TokenPath { roles.texts[min(index, roles.texts.count - 1)] }

  private func head(on page: Color, into html: inout HTMLBuilder) {
    words("Morning overview", 20, 34, size: 18, weight: 600, text(0), on: page, into: &html)
    words("Two of three steps done", 20, 54, size: 12, text(1), on: page, into: &html)
    words("Edit", 460, 34, size: 13, weight: 500, roles.link ?? text(0), on: page, anchor: "end", into: &html)
  }

  private func form(on card: Color, into html: inout HTMLBuilder) {
    words("Name", 36, 92, size: 12, text(1), on: card, into: &html)
    html.rect(
      x: 36, y: 100, width: 196, height: 34, radius: 6, fill: nil,
      stroke: color(roles.outline, over: card) ?? color(text(1), over: card), strokeWidth: 1.5)
    words("Evening", 48, 122, size: 13, text(0), on: card, into: &html)
    if let button = roles.button, let fill = color(button.fill, over: card) {
      html.rect(x: 248, y: 100, width: 196, height: 34, radius: 6, fill: fill)
      words("Add to list", 346, 122, size: 13, weight: 600, button.label, on: fill, anchor: "middle", into: &html)
    }
  }

  private func states(on card: Color, into html: inout HTMLBuilder) {
    for (index, path) in roles.states.enumerated() {
      let name = path.segments.last ?? path.description
      words(name, 36 + Double(index) * 104, 166, size: 12.5, weight: 500, path, on: card, into: &html)
    }
    for (index, badge) in badges.prefix(5).enumerated() {
      guard let fill = color(badge.background, over: card) else { continue }
      let x = 36 + Double(index) * 83
      html.rect(x: x, y: 182, width: 76, height: 22, radius: 11, fill: fill, stroke: color(badge.border, over: fill))
      let name = badge.name.unicodeScalars.count > 10 ? "Badge" : badge.name
      words(name, x + 38, 197, size: 11, weight: 600, badge.text, on: fill, anchor: "middle", into: &html)
    }
  }

  private func row(on card: Color, into html: inout HTMLBuilder) {
    let ground = color(roles.inset, over: card) ?? card
    html.rect(x: 36, y: 222, width: 408, height: 58, radius: 6, fill: ground)
    words("Reminder", 48, 246, size: 13, weight: 500, text(0), on: ground, into: &html)
    words("Every day at 8:00", 48, 266, size: 12, text(1), on: ground, into: &html)
    words("Next: tomorrow", 432, 266, size: 12, text(2), on: ground, anchor: "end", into: &html)
  }

  private func words(
    _ words: String, _ x: Double, _ y: Double, size: Double, weight: Int = 400, _ token: TokenPath, on ground: Color,
    anchor: String? = nil, into html: inout HTMLBuilder
  ) {
    guard let ink = color(token, over: ground) else { return }
    html.element(
      "text",
      [
        "x": HTMLNumber.text(x), "y": HTMLNumber.text(y), "font-size": HTMLNumber.text(size),
        "font-weight": "\(weight)",
        "text-anchor": anchor, "fill": ink.hex, "style": HTMLPaint.wide([("fill", ink)]),
      ], text: words)
  }
}
