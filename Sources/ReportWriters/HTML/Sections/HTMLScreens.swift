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
    html.mount("screen-vision")
    html.element("div", ["class": "screen-modes"]) { html in
      for mode in context.report.modes.prefix(HTMLScreens.mostModes) {
        html.element("div") { html in
          html.element("h3", text: mode.name)
          html.element(
            "div", ["class": "screens", "data-mode": mode.name, "data-look": "\(context.position(ofMode: mode.name))"]
          ) { html in
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
      HTMLScreen(
        roles: roles, badges: context.report.system.badges, colors: colors, mode: mode, tokens: context.tokens
      )
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
