import Audit
import ColorScience
import DesignTokens

/// The section with the badge family: on every surface, in every mode, with its ratios.
struct HTMLBadges: HTMLSection {
  static let id = "badges"
  static let title = "Badges"
  static let lead =
    "The whole family at actual size on every surface, then enlarged with its ratios. "
    + "A ratio without a result is not required."
  static let isReference = true

  private let context: HTMLContext

  init?(_ context: HTMLContext) {
    guard !context.report.measured.badges.isEmpty else { return nil }
    self.context = context
  }

  func write(into html: inout HTMLBuilder) {
    for mode in context.report.modes {
      let badges = context.report.measured.badges.filter { $0.mode.name == mode.name }
      html.element("h4", text: "In \(mode.name)")
      if !context.report.system.surfaces.isEmpty {
        html.element("div", ["class": "surfaces"]) { html in
          for surface in context.report.system.surfaces { family(badges, on: surface, in: mode, into: &html) }
        }
      }
      table(badges, in: mode, into: &html)
    }
  }

  /// Draws all badges next to each other on one surface; they wrap with the page width.
  private func family(
    _ badges: [MeasuredBadge], on path: TokenPath, in mode: Mode, into html: inout HTMLBuilder
  ) {
    guard let measured = context.color(path, in: mode), let surface = measured.color else { return }
    let backdrop = surface.composited(over: mode.canvas)
    html.element("figure", ["class": "surface"]) { html in
      html.element("div", ["class": "family", "style": "background:\(backdrop.hex)"]) { html in
        for badge in badges {
          let style = context.textStyle(badge.badge.textStyle, in: mode.name)
          let words = "\(badge.badge.name) badge on \(path) in \(mode.name)"
          badge.drawing(on: backdrop, style: style, description: words).write(into: &html)
        }
      }
      html.element("figcaption") { html in
        html.path(path)
        html.text(" \(measured.authored)")
        if measured.isFallback {
          html.text(" ")
          html.element("span", ["class": "fallback"], text: HTMLFallback.words(for: mode))
        }
      }
    }
  }

  private func table(_ badges: [MeasuredBadge], in mode: Mode, into html: inout HTMLBuilder) {
    let surfaces = context.report.system.surfaces
    html.table("Badges in \(mode.name): contrast of text, border, and fill", class: "badge-table") { html in
      html.columns(
        ["Badge", "Text on fill", "Border on fill"] + surfaces.map { "Border and fill on \($0)" })
      html.element("tbody") { html in
        for badge in badges {
          html.element("tr") { html in
            html.rowHeading { heading(badge, into: &$0) }
            for pairings in HTMLBadges.columns(of: badge.badge, on: surfaces) {
              html.element("td") { html in
                for (name, pairing) in pairings { reading(pairing, name, in: mode, into: &html) }
              }
            }
          }
        }
      }
    }
  }

  private func heading(_ badge: MeasuredBadge, into html: inout HTMLBuilder) {
    let backdrop = context.report.system.surfaces.first.flatMap { context.color($0, in: badge.mode)?.color }
    let canvas = badge.mode.canvas
    badge.drawing(
      on: backdrop?.composited(over: canvas) ?? canvas,
      style: context.textStyle(badge.badge.textStyle, in: badge.mode.name), scale: 1.8,
      description: "\(badge.badge.name) badge in \(badge.mode.name), enlarged"
    ).write(into: &html)
    html.element("small") { html in
      html.text(badge.badge.name)
      if badge.background.isFallback || badge.text.isFallback || badge.border?.isFallback ?? false {
        html.text(" · ")
        html.element("span", ["class": "fallback"], text: HTMLFallback.words(for: badge.mode))
      }
    }
  }

  /// Returns the badge's pairings by column, each with a name; without a border, the border's pairing is nil.
  private static func columns(of badge: Badge, on surfaces: [TokenPath]) -> [[(name: String, pairing: Pairing?)]] {
    let pairings = badge.pairings(on: surfaces)
    let fills = pairings.suffix(surfaces.count)
    guard badge.border != nil else {
      return [[("text", pairings[0])], [("border", nil)]] + fills.map { [("fill", $0)] }
    }
    let borders = pairings.dropFirst(2).prefix(surfaces.count)
    return [[("text", pairings[0])], [("border", pairings[1])]]
      + zip(borders, fills).map { [("border", $0), ("fill", $1)] }
  }

  private func reading(_ pairing: Pairing?, _ name: String, in mode: Mode, into html: inout HTMLBuilder) {
    html.element("div", ["class": "badge-reading"]) { html in
      guard let pairing else { return html.element("small", text: "no border") }
      guard let result = context.result(of: pairing, in: mode) else {
        return html.element("small", text: "\(name) not measured")
      }
      let contrast = ResultText.contrast(result.measured.contrast)
      if case .inapplicable = result.outcome {
        html.element("span", text: contrast)
        return html.element("small", text: name)
      }
      html.element("span", ["class": "ratio"], text: contrast)
      html.outcome(result.outcome)
      for missed in HTMLPairings.missed(by: result) { html.element("small", text: missed) }
    }
  }
}
