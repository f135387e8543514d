import Audit
import ColorScience
import DesignTokens

/// The section on color vision deficiencies: simulated samples, and the badges that become indistinguishable.
struct HTMLColorVision: HTMLSection {
  static let id = "vision"
  static let title = "Color vision"
  static let lead =
    "About 1 in 12 men and 1 in 200 women have a color vision deficiency. Badges must not differ by color alone."
  static let isReference = true

  /// The ΔEOK below which two badges are indistinguishable; about 0.02 is just noticeable next to each other.
  static let alike = 0.05
  /// The badges of a mode that are compared, each with each.
  static let limit = 60

  /// Two badges whose fills, borders, and labels all become indistinguishable.
  struct Pair {
    let mode: Mode
    let first, second: MeasuredBadge
    /// The largest ΔEOK between fills, borders, and labels: with typical vision, and simulated.
    let normal, simulated: Double
    let kind: String
  }

  private let context: HTMLContext

  init?(_ context: HTMLContext) {
    guard !context.report.measured.colors.isEmpty else { return nil }
    self.context = context
  }

  func write(into html: inout HTMLBuilder) {
    html.mount("vision")
    HTMLColorVision.filter(into: &html)
    let badges = context.report.measured.badges
    guard !badges.isEmpty else { return }
    let pairs = HTMLColorVision.pairs(of: badges)
    html.element("h4", text: "Badges that become indistinguishable (\(pairs.count))")
    html.element(
      "p", ["class": "prose"],
      text: "Pairs whose fill, border, and text all differ by less than ΔEOK \(HTMLColorVision.alike) in a full "
        + "simulation, but not with typical vision. About ΔEOK 0.02 is just noticeable side by side.")
    let left = badges.count / max(context.report.modes.count, 1) - HTMLColorVision.limit
    if left > 0 {
      html.element(
        "p", ["class": "prose"],
        text: "Only the first \(HTMLColorVision.limit) badges are compared. \(ResultText.count(left, "more badge")) "
          + "\(left == 1 ? "isn't" : "aren't").")
    }
    guard !pairs.isEmpty else {
      return html.element("p", ["class": "prose"], text: "No badges become indistinguishable.")
    }
    table(pairs, into: &html)
  }

  /// Writes the filter that the script sets; without the script it is unused and has no effect.
  private static func filter(into html: inout HTMLBuilder) {
    html.element("svg", ["class": "definitions", "aria-hidden": "true", "width": "0", "height": "0"]) { html in
      html.element(
        "filter",
        [
          "id": "vision-filter", "color-interpolation-filters": "linearRGB", "x": "0", "y": "0", "width": "1",
          "height": "1",
        ]
      ) { html in
        html.element("feColorMatrix", ["type": "matrix", "values": "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0"]) { _ in }
      }
    }
  }

  private func table(_ pairs: [Pair], into html: inout HTMLBuilder) {
    html.table("Badges that become indistinguishable with a color vision deficiency", class: "plain alike") { html in
      html.columns([
        "Badges", "Mode", "Deficiency", "Typical vision", "Simulated", "ΔEOK, typical and simulated",
      ])
      html.element("tbody") { html in
        for pair in pairs { html.element("tr") { row(pair, into: &$0) } }
      }
    }
  }

  private func row(_ pair: Pair, into html: inout HTMLBuilder) {
    let simulation = HTMLVisionMatrices.kinds.first { $0.id == pair.kind }
    html.rowHeading { html in
      html.element("span", ["class": "name"], text: pair.first.badge.name)
      html.text(" and ")
      html.element("span", ["class": "name"], text: pair.second.badge.name)
    }
    html.element("td", text: pair.mode.name)
    html.element("td", text: simulation?.name ?? "")
    html.element("td") { html in
      for badge in [pair.first, pair.second] { fill(of: badge, { $0 }, into: &html) }
    }
    html.element("td") { html in
      for badge in [pair.first, pair.second] {
        fill(of: badge, { simulation?.simulation(1).simulated($0) ?? $0 }, into: &html)
      }
    }
    html.element("td", text: "\(truncatedText(pair.normal, digits: 3)) → \(truncatedText(pair.simulated, digits: 3))")
  }

  private func fill(of badge: MeasuredBadge, _ seen: (Color) -> Color, into html: inout HTMLBuilder) {
    guard let fill = badge.background.color, let ink = badge.text.color else { return }
    html.element("svg", ["class": "twin", "viewBox": "0 0 44 22", "aria-hidden": "true"]) { html in
      html.rect(
        x: 0.5, y: 0.5, width: 43, height: 21, radius: 10, fill: seen(fill), stroke: badge.border?.color.map(seen))
      html.words("Aa", x: 22, baseline: 15.5, size: 12, weight: 600, fill: seen(ink))
    }
  }
}

extension HTMLColorVision {
  /// Returns the pairs that become indistinguishable, by mode, one for each deficiency.
  static func pairs(of badges: [MeasuredBadge]) -> [Pair] {
    var pairs: [Pair] = []
    var names: [String] = []
    for badge in badges where !names.contains(badge.mode.name) { names.append(badge.mode.name) }
    for name in names {
      let family = Array(badges.filter { $0.mode.name == name }.prefix(limit))
      let looks = family.map(colors)
      for first in looks.indices {
        for second in looks.indices.dropFirst(first + 1) {
          let normal = difference(looks[first], looks[second]) { $0 }
          guard normal >= alike else { continue }
          let seen = HTMLVisionMatrices.kinds.map { kind in
            let simulation = kind.simulation(1)
            return (kind.id, difference(looks[first], looks[second]) { simulation.simulated($0) })
          }
          for (kind, simulated) in seen where simulated < alike {
            pairs.append(
              Pair(
                mode: family[first].mode, first: family[first], second: family[second], normal: normal,
                simulated: simulated, kind: kind))
          }
        }
      }
    }
    return pairs
  }

  private static func colors(of badge: MeasuredBadge) -> [Color?] {
    [badge.background.color, badge.border?.color, badge.text.color]
  }

  /// Returns the largest difference between corresponding colors; colors that one of them lacks are ignored.
  private static func difference(_ one: [Color?], _ other: [Color?], _ seen: (Color) -> Color) -> Double {
    zip(one, other).reduce(0) { largest, pair in
      guard let first = pair.0, let second = pair.1 else { return largest }
      return max(largest, seen(first).difference(from: seen(second)))
    }
  }
}
