import Audit
import ColorScience
import DesignTokens

/// The section with every color token in every mode, next to each other.
struct HTMLPalette: HTMLSection {
  static let id = "palette"
  static let title = "Palette"
  static let lead =
    "Every color token in every mode. Tokens that fall back to another mode's value are marked."
  static let isReference = true

  /// Tokens with the same first path component.
  private struct Group {
    let name: String
    var tokens: [[ColorTokenInMode]]
  }

  private let context: HTMLContext
  private let groups: [Group]

  init?(_ context: HTMLContext) {
    let report = context.report
    guard !report.measured.colors.isEmpty, !report.modes.isEmpty else { return nil }
    self.context = context
    let colors = report.measured.colors
    let tokens = stride(from: 0, to: colors.count, by: report.modes.count).map {
      Array(colors[$0..<min($0 + report.modes.count, colors.count)])
    }
    groups = HTMLPalette.grouped(tokens)
  }

  /// Returns tokens grouped by the first component of their path, in order of appearance.
  private static func grouped(_ tokens: [[ColorTokenInMode]]) -> [Group] {
    var groups: [Group] = []
    var positions: [[UInt8]: Int] = [:]
    for token in tokens {
      let name = token[0].color.path.segments.first ?? ""
      if let position = positions[Array(name.utf8)] {
        groups[position].tokens.append(token)
      } else {
        positions[Array(name.utf8)] = groups.count
        groups.append(Group(name: name, tokens: [token]))
      }
    }
    return groups
  }

  func write(into html: inout HTMLBuilder) {
    html.mount("palette")
    var room = Limits.paletteCards
    for whole in groups where room > 0 {
      let group = Group(name: whole.name, tokens: Array(whole.tokens.prefix(room)))
      room -= group.tokens.count
      html.element("h4") { html in
        html.element("span", text: group.name)
        html.text(" (\(whole.tokens.count))")
      }
      html.element("ul", ["class": "palette"]) { html in
        for token in group.tokens { html.element("li", ["class": "token"]) { card(token, into: &$0) } }
      }
    }
    let left = groups.reduce(0) { $0 + $1.tokens.count } - Limits.paletteCards
    guard left > 0 else { return }
    html.element(
      "p", ["class": "prose"],
      text: "\(ResultText.count(left, "more token")) \(left == 1 ? "is" : "are") in report.json.")
  }

  private func card(_ token: [ColorTokenInMode], into html: inout HTMLBuilder) {
    let path = token[0].color.path
    picture(token, path, into: &html)
    html.element("p", ["class": "token-name"]) { html in
      html.path(path)
      if let tier = context.report.system.tokens[path]?.tier {
        html.text(" ")
        html.element("span", ["class": "level"], text: tier.rawValue)
      }
    }
    if let declared = context.report.system.tokens[path] {
      if let deprecation = declared.deprecation {
        html.element("p", ["class": "quiet"], text: deprecation.isEmpty ? "Deprecated." : "Deprecated: \(deprecation)")
      }
      if let description = declared.description { html.element("p", ["class": "quiet"], text: description) }
    }
    html.element("dl") { html in
      for color in token { html.entry(color.mode.name) { value(color, into: &$0) } }
      usage(of: path, into: &html)
    }
    html.tryButton(path, in: context)
  }

  /// Draws the modes next to each other in one swatch.
  private func picture(_ token: [ColorTokenInMode], _ path: TokenPath, into html: inout HTMLBuilder) {
    let names = token.map { "\($0.mode.name) \($0.color.color?.hex ?? "no color")" }
    let height = 72.0
    let part = 240.0 / Double(token.count)
    html.element(
      "svg",
      [
        "role": "img", "aria-label": "\(path): \(names.joined(separator: ", "))", "class": "swatch",
        "viewBox": "0 0 240 72", "preserveAspectRatio": "none",
      ]
    ) { html in
      for (index, color) in token.enumerated() {
        let x = Double(index) * part
        look(color.color, x: x, width: part, height: height, into: &html)
      }
    }
  }

  /// Draws one mode's part of a swatch; a fallback leaves the bottom empty, and a missing value everything.
  private func look(
    _ color: MeasuredColor, x: Double, width: Double, height: Double, into html: inout HTMLBuilder
  ) {
    let filled = color.color == nil ? 0 : color.isFallback ? height * 0.62 : height
    if let fill = color.color {
      if !fill.isOpaque { html.checkerboard(x: x, width: width, height: filled) }
      html.rect(x: x, y: 0, width: width, height: filled, fill: fill)
    }
    guard filled < height else { return }
    html.rect(
      class: color.color == nil ? "missing-mark" : "absent-mark", x: x + 2, y: filled + 3, width: width - 4,
      height: height - filled - 6)
  }

  /// Writes the color in OKLCH, and in Display P3 if hexadecimal notation can't represent it.
  private func numbers(_ color: Color, into html: inout HTMLBuilder) {
    html.element("span", ["class": "coordinates"]) { html in
      let lch = color.converted(to: .oklch).components
      html.text("oklch(\(truncatedText(lch.x * 100, digits: 1))% \(truncatedText(lch.y, digits: 3)) ")
      html.text("\(truncatedText(lch.y < 0.0005 ? 0 : lch.z, digits: 1)))")
      guard !color.isInGamut(of: .srgb) else { return }
      let wide = color.converted(to: .displayP3).components
      let parts = (0..<3).map { truncatedText(wide[$0], digits: 4, padded: false) }
      html.void("br")
      html.text("color(display-p3 \(parts.joined(separator: " ")))")
    }
  }

  /// Writes the backgrounds and foregrounds of the token, and its smallest margin.
  private func usage(of path: TokenPath, into html: inout HTMLBuilder) {
    guard let usage = context.usages[path] else { return html.entry("Used") { $0.text("in no pairing") } }
    html.entry("Used") { html in
      var words: [String] = []
      if !usage.under.isEmpty { words.append("on \(HTMLPalette.short(usage.under))") }
      if !usage.over.isEmpty { words.append("under \(HTMLPalette.short(usage.over))") }
      html.text(words.joined(separator: "; "))
    }
    guard let worst = usage.worst, let required = worst.required, let ratio = worst.measured.ratio else { return }
    html.entry("Worst") { html in
      html.element("strong", text: truncatedText(ratio))
      html.text(" of \(authoredText(required)) ")
      html.outcome(worst.outcome)
      let pairing = worst.measured.pairing
      html.text(pairing.foreground == path ? " on " : " under ")
      html.path(pairing.foreground == path ? pairing.background : pairing.foreground)
      html.text(" in \(worst.measured.mode.name)")
    }
  }

  /// Returns the first names of a list and the number of remaining ones.
  private static func short(_ paths: [TokenPath]) -> String {
    let names = paths.prefix(3).map(\.description)
    return paths.count > 3 ? names.joined(separator: ", ") + " and \(paths.count - 3) more" : ResultText.list(names)
  }

  private func value(_ color: ColorTokenInMode, into html: inout HTMLBuilder) {
    guard color.color.color != nil else {
      html.element("span", ["class": "fallback"], text: color.color.reason ?? "no value")
      return
    }
    html.element("code", text: color.color.authored)
    if let hex = color.color.color?.hex, hex != color.color.authored, !color.color.authored.utf8.starts(with: "#".utf8)
    {
      html.text(" ")
      html.element("code", ["class": "quiet"], text: hex)
    }
    if let fill = color.color.color { numbers(fill, into: &html) }
    if color.color.isFallback {
      html.text(" ")
      html.element("span", ["class": "fallback"], text: HTMLFallback.words(for: color.mode))
    }
    guard color.color.chain.count > 1 else { return }
    html.element("span", ["class": "chain"]) { html in
      for hop in color.color.chain.dropFirst() {
        html.text(" → ")
        html.path(hop.path)
      }
    }
  }
}
