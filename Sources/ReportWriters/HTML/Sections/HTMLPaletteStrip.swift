import Audit
import ColorScience
import DesignTokens
import PageModel

/// The whole palette as stripes by role, one row per mode; a short stripe falls back, and a cross marks what owns a failure.
struct HTMLPaletteStrip {
  /// The largest number of stripes; beyond it, only tokens of required pairings are shown.
  private static let limit = 60

  /// What tokens are used for.
  private enum Role: String, CaseIterable {
    case surface = "Surfaces"
    case text = "Text"
    case action = "Actions"
    case border = "Borders"
    case badge = "Badges"
    case other = "Others"
  }

  let context: HTMLContext

  /// Writes the stripes with a sentence that explains them.
  func write(into html: inout HTMLBuilder) {
    let report = context.report
    let colors = report.measured.colors
    let modes = report.modes.count
    let count = colors.count / max(1, modes)
    guard count > 1, modes > 0 else { return }
    let roles = self.roles
    let owners = self.owners
    var shown = Array(0..<count)
    if shown.count > HTMLPaletteStrip.limit {
      shown = shown.filter { roles[colors[$0 * modes].color.path] != nil }
      shown = Array(shown.prefix(HTMLPaletteStrip.limit))
    }
    guard !shown.isEmpty else { return }
    let groups = Dictionary(grouping: shown) { roles[colors[$0 * modes].color.path] ?? .other }
    html.element("figure", ["class": "strip"]) { html in
      html.element("div", ["class": "stripes", "role": "img", "aria-label": label(count, owners)]) { html in
        for role in Role.allCases {
          guard let tokens = groups[role] else { continue }
          html.element("div", ["style": "flex-grow:\(tokens.count)"]) { html in
            html.element("div", ["class": "columns"]) { html in
              for token in tokens { column(Array(colors[token * modes..<(token + 1) * modes]), into: &html) }
            }
            html.element("div", ["class": "crosses"]) { html in
              for token in tokens {
                html.element("i", ["class": owners.contains(colors[token * modes].color.path) ? "x" : nil]) { _ in }
              }
            }
            html.element("div", ["class": "role"], text: role.rawValue)
          }
        }
      }
      html.element("figcaption", text: caption(count, shown.count, owners.count))
    }
  }

  private func column(_ values: [ColorTokenInMode], into html: inout HTMLBuilder) {
    html.element("i", ["data-stripe": context.tokens[values[0].color.path].map(String.init)]) { html in
      for value in values {
        let backdrop = context.page(in: value.mode)
        let paint = value.color.color.map { $0.composited(over: backdrop).paint }
        let style = value.color.isFallback ? "short" : paint == nil ? "gap" : nil
        html.element("b", ["class": style, "style": paint.map { "background:\($0)" }]) { _ in }
      }
    }
  }

  /// The roles of tokens in required pairings and badges.
  private var roles: [TokenPath: Role] {
    var roles: [TokenPath: Role] = [:]
    for badge in context.report.measured.badges {
      for color in [badge.background, badge.text] + (badge.border.map { [$0] } ?? []) { roles[color.path] = .badge }
    }
    let screen = HTMLScreenRoles(context)
    for path in [screen?.button?.fill, screen?.button?.label, screen?.link] {
      if let path, roles[path] == nil { roles[path] = .action }
    }
    func claim(_ path: TokenPath, _ role: Role) {
      if roles[path] == nil || role == .text && roles[path] == .surface { roles[path] = role }
    }
    for surface in context.report.system.surfaces { claim(surface, .surface) }
    for first in context.firstResults {
      let measured = context.report.pairings[first].measured
      guard measured.canGate else { continue }
      let pairing = measured.pairing
      guard pairing.origin != .badge else { continue }
      claim(pairing.foreground, measured.usage == .text ? .text : .border)
      claim(pairing.background, .surface)
    }
    return roles
  }

  /// The tokens that own a group of gate failures, or are behind it.
  private var owners: Set<TokenPath> {
    Set(context.groups.blocking.compactMap { if case .token(let path) = $0.owner { path } else { nil } })
  }

  private func label(_ tokens: Int, _ owners: Set<TokenPath>) -> String {
    let absent = context.report.modes.map { mode in
      let count = context.report.measured.colors.count { $0.mode.name == mode.name && $0.color.isFallback }
      return "\(count) without a value in \(mode.name)"
    }
    let causes = owners.isEmpty ? "" : "; \(ResultText.count(owners.count, "token")) with gate failures"
    return "\(ResultText.count(tokens, "color token")), \(ResultText.list(absent))\(causes)"
  }

  private func caption(_ tokens: Int, _ shown: Int, _ owners: Int) -> String {
    let modes = context.report.modes.map(\.name)
    let rows = modes.count > 1 ? ", \(ResultText.list(modes)) from top to bottom" : ""
    let part = shown < tokens ? ", of which \(shown) are shown" : ""
    let fallbacks = context.report.measured.colors.contains { $0.color.isFallback }
    return "\(ResultText.count(tokens, "color token"))\(part)\(rows)."
      + (fallbacks ? " A short stripe falls back to another mode's value." : "")
      + (owners > 0 ? " ✕ marks tokens that own a gate failure." : "")
  }
}
