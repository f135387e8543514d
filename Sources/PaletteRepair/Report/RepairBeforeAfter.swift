import Audit
import ColorScience
import DesignTokens
import PageModel

/// The palette, the badges, and the pairings of two audits side by side.
struct RepairBeforeAfter {
  /// The largest number of tokens.
  private static let tokenLimit = 240
  /// The largest number of surfaces with badges.
  private static let surfaceLimit = 3

  private struct PairKey: Hashable {
    let identity: Pairing.Identity
    let mode: String
  }

  private let before: RepairAudit
  /// The audit with all changes; nil if nothing changes.
  private let after: RepairAudit?
  private var measuredAfter: [PairKey: MeasuredPairing] = [:]

  init(_ report: RepairReport) {
    before = RepairAudit(report.before)
    after = report.after.map(RepairAudit.init)
    for result in report.after?.pairings ?? [] {
      measuredAfter[PairKey(identity: result.measured.pairing.identity, mode: result.measured.mode.name)] =
        result.measured
    }
  }

  /// Draws a pairing before and, if something changes, after all changes.
  func samples(of measured: MeasuredPairing, into html: inout HTMLBuilder) {
    measured.sample(.small).write(into: &html)
    let key = PairKey(identity: measured.pairing.identity, mode: measured.mode.name)
    guard let then = measuredAfter[key] else { return }
    html.element("span", ["class": "arrow", "aria-hidden": "true"], text: "→")
    then.sample(.small).write(into: &html)
  }

  /// Draws the badges of every mode before and after.
  var badges: [Section] {
    guard let after, !before.report.measured.badges.isEmpty else { return [] }
    let lead: Phrase = "The badge family at actual size, before and after all changes."
    let drawing = Block.own { html in
      for mode in before.report.modes {
        html.element("h3", text: "In \(mode.name)")
        html.element("div", ["class": "now-then-badges"]) { html in
          for surface in surfaces(in: mode, after) {
            if isSame(after, on: surface, in: mode) {
              family(before, "before and after", on: surface, in: mode, into: &html)
            } else {
              family(before, "before", on: surface, in: mode, into: &html)
              family(after, "after", on: surface, in: mode, into: &html)
            }
          }
        }
      }
    }
    return [Section("Badges", id: "badges", lead: lead, blocks: [drawing])]
  }

  /// Returns the surfaces to draw badges on, once per backdrop before and after.
  ///
  /// Returns nil as the only surface if none is declared; nil represents the browser's canvas.
  private func surfaces(in mode: Mode, _ after: RepairAudit) -> [TokenPath?] {
    let declared = before.report.system.surfaces
    var seen: Set<[String]> = []
    let distinct = declared.filter { path in
      seen.insert([before, after].map { $0.backdrop(path, in: mode).hex }).inserted
    }
    return declared.isEmpty ? [nil] : Array(distinct.prefix(RepairBeforeAfter.surfaceLimit))
  }

  /// Whether both the badges of a mode and a surface stay the same.
  private func isSame(_ after: RepairAudit, on surface: TokenPath?, in mode: Mode) -> Bool {
    func colors(_ context: RepairAudit) -> [Color?] {
      let badges = context.report.measured.badges.filter { $0.mode.name == mode.name }
      return badges.flatMap { [$0.background.color, $0.border?.color, $0.text.color] }
        + [context.backdrop(surface, in: mode)]
    }
    return colors(before) == colors(after)
  }

  /// Draws all badges of one audit on a surface, or on the browser's canvas if none is declared.
  private func family(
    _ context: RepairAudit, _ word: String, on path: TokenPath?, in mode: Mode, into html: inout HTMLBuilder
  ) {
    let backdrop = context.backdrop(path, in: mode)
    html.element("figure", ["class": word == "before and after" ? "surface same" : "surface"]) { html in
      html.element("div", ["class": "family", "style": "background:\(backdrop.hex)"]) { html in
        for badge in context.report.measured.badges where badge.mode.name == mode.name {
          let words = "\(badge.badge.name) badge, \(word), in \(mode.name)"
          let style = context.textStyle(badge.badge.textStyle, in: mode.name)
          badge.drawing(on: backdrop, style: style, description: words).write(into: &html)
        }
      }
      html.element("figcaption") { html in
        html.text(word.capitalizedStart)
        guard let path else { return }
        html.text(" on ")
        html.code(path.description)
        html.text(" \(backdrop.hex)")
      }
    }
  }

  /// Draws every color token in every mode before and after.
  var palette: [Section] {
    let colors = before.report.measured.colors
    let count = before.report.modes.count
    guard after != nil, !colors.isEmpty, count > 0 else { return [] }
    let tokens = stride(from: 0, to: colors.count, by: count).map { Array(colors[$0..<min($0 + count, colors.count)]) }
    let lead: Phrase =
      "Every color token, modes from left to right. If a color changes, the upper half shows the color before, the lower half after."
    var blocks = [
      Block.own { html in
        html.element("ul", ["class": "palette repair-palette"]) { html in
          for token in tokens.prefix(RepairBeforeAfter.tokenLimit) {
            html.element("li", ["class": "token"]) { card(token, into: &$0) }
          }
        }
      }
    ]
    let left = tokens.count - RepairBeforeAfter.tokenLimit
    if left > 0 {
      let words = "\(ResultText.count(left, "more token")) \(left == 1 ? "is" : "are") not drawn."
      blocks.append(.note("\(words: words)"))
    }
    return [Section("Palette", id: "palette", lead: lead, blocks: blocks)]
  }

  private func card(_ token: [ColorTokenInMode], into html: inout HTMLBuilder) {
    let path = token[0].color.path
    let looks = token.map { (mode: $0.mode.name, now: $0.color.color, then: then($0)) }
    let names = looks.map { "\($0.mode) \(RepairBeforeAfter.words(now: $0.now, then: $0.then))" }
    let width = 240.0 / Double(token.count)
    html.element(
      "svg",
      [
        "role": "img", "aria-label": "\(path): \(names.joined(separator: ", "))", "class": "swatch",
        "viewBox": "0 0 240 72", "preserveAspectRatio": "none",
      ]
    ) { html in
      for (index, look) in looks.enumerated() {
        let x = Double(index) * width
        let isChanged = RepairBeforeAfter.differ(look.now, look.then)
        fill(look.now, x: x, y: 0, width: width, height: isChanged ? 36 : 72, into: &html)
        if isChanged { fill(look.then, x: x, y: 36, width: width, height: 36, into: &html) }
      }
    }
    html.element("p", ["class": "token-name"]) { $0.code(path.description) }
    html.element("dl") { html in
      for look in looks {
        html.entry(look.mode) { html in
          let isChanged = RepairBeforeAfter.differ(look.now, look.then)
          html.element("code", text: look.now.map(RepairText.notation) ?? "no color")
          guard isChanged, let new = look.then else { return }
          html.text(" → ")
          html.element("strong") { $0.element("code", text: RepairText.notation(new)) }
        }
      }
    }
  }

  /// Returns the color of a token after all changes.
  private func then(_ token: ColorTokenInMode) -> Color? { after?.color(token.color.path, in: token.mode)?.color }

  private static func differ(_ now: Color?, _ then: Color?) -> Bool {
    guard let now, let then else { return (now == nil) != (then == nil) }
    return notations(now) != notations(then)
  }

  private static func words(now: Color?, then: Color?) -> String {
    let word = now.map(RepairText.notation) ?? "no color"
    return differ(now, then) ? "\(word), changes to \(then.map(RepairText.notation) ?? "no color")" : word
  }

  private static func notations(_ color: Color) -> String { RepairText.notation(color) }

  private func fill(
    _ color: Color?, x: Double, y: Double, width: Double, height: Double, into html: inout HTMLBuilder
  ) {
    guard let color else {
      return html.rect(class: "missing-mark", x: x + 2, y: y + 2, width: width - 4, height: height - 4)
    }
    if !color.isOpaque { html.checkerboard(x: x, width: width, height: y + height) }
    html.rect(x: x, y: y, width: width, height: height, fill: color)
  }
}
