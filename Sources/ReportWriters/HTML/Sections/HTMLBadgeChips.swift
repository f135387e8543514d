import Audit
import ColorScience
import DesignTokens
import PageModel

/// The badges as a row of chips in their colors, one row for each appearance.
struct HTMLBadgeChips {
  /// The largest number of chips in a row.
  private static let limit = 24

  let context: HTMLContext

  /// Writes the rows.
  func write(into html: inout HTMLBuilder) {
    let badges = context.report.measured.badges
    guard !badges.isEmpty else { return }
    var rows: [(names: [String], badges: [MeasuredBadge])] = []
    for mode in context.report.modes {
      let own = badges.filter { $0.mode.name == mode.name }
      if let same = rows.firstIndex(where: { zip($0.badges, own).allSatisfy(looksSame) && $0.badges.count == own.count }
      ) {
        rows[same].names.append(mode.name)
      } else {
        rows.append(([mode.name], own))
      }
    }
    for row in rows {
      html.element("h3", ["class": "badge-title"]) { html in
        html.text("Badges")
        html.element("small", text: ResultText.list(row.names))
      }
      html.element("ul", ["class": "badge-chips"]) { html in
        for badge in row.badges.prefix(HTMLBadgeChips.limit) { chip(badge, into: &html) }
        let more = row.badges.count - HTMLBadgeChips.limit
        if more > 0 { html.element("li", ["class": "quiet"], text: "and \(more) more") }
      }
    }
  }

  private func looksSame(_ one: MeasuredBadge, _ other: MeasuredBadge) -> Bool {
    one.background.color == other.background.color && one.text.color == other.text.color
      && one.border?.color == other.border?.color
  }

  private func chip(_ badge: MeasuredBadge, into html: inout HTMLBuilder) {
    html.element("li") { html in
      guard let fill = badge.background.color, let ink = badge.text.color else {
        html.element("span", ["class": "no-sample"], text: "no color to draw")
        return html.text(badge.badge.name)
      }
      let ground = fill.composited(over: context.page(in: badge.mode))
      let seen = ink.composited(over: ground)
      let line = badge.border?.color.map { ";border-color:\($0.composited(over: ground).paint)" } ?? ""
      html.element(
        "span",
        [
          "class": "badge-chip", "style": "background:\(ground.paint);color:\(seen.paint)\(line)",
          "aria-hidden": "true",
        ]
      ) { _ in }
      html.text("\(badge.badge.name) ")
      html.element("b", text: truncatedText(contrastRatio(of: seen, on: ground), digits: 1))
    }
  }
}
