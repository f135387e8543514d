import Audit
import DesignTokens

/// The whole palette as stripes, one row per mode; fallback values are short, and missing values are gaps.
struct HTMLPaletteStrip {
  /// The largest number of stripes; more would be too thin to see.
  private static let limit = 240
  /// The distance between rows and the width of a stripe, in the units of the drawing.
  private static let (row, stripe) = (40.0, 10.0)
  /// The height of a stripe, and of a stripe with a fallback value.
  private static let (full, short) = (36.0, 9.0)

  let context: HTMLContext

  /// Writes the stripes with a sentence that explains them.
  func write(into html: inout HTMLBuilder) {
    let modes = context.report.modes
    let colors = context.report.measured.colors
    let tokens = colors.count / max(1, modes.count)
    guard tokens > 1 else { return }
    let shown = min(tokens, HTMLPaletteStrip.limit)
    html.element("figure", ["class": "ribbon"]) { html in
      html.element(
        "svg",
        [
          "role": "img", "aria-label": label(tokens), "preserveAspectRatio": "none",
          "viewBox": "0 0 \(HTMLNumber.text(Double(shown) * HTMLPaletteStrip.stripe)) "
            + HTMLNumber.text(Double(modes.count) * HTMLPaletteStrip.row),
          "style": "height:\(HTMLNumber.text(Double(modes.count) * 2.25))rem",
        ]
      ) { html in
        for token in 0..<shown {
          for mode in modes.indices { stripe(colors[token * modes.count + mode], token, mode, into: &html) }
        }
      }
      html.element("figcaption", text: caption)
    }
  }

  private func stripe(_ color: ColorTokenInMode, _ token: Int, _ mode: Int, into html: inout HTMLBuilder) {
    guard let fill = color.color.color else { return }
    html.rect(
      x: Double(token) * HTMLPaletteStrip.stripe, y: Double(mode) * HTMLPaletteStrip.row,
      width: HTMLPaletteStrip.stripe,
      height: color.color.isFallback ? HTMLPaletteStrip.short : HTMLPaletteStrip.full, fill: fill)
  }

  private func label(_ tokens: Int) -> String {
    let absent = context.report.modes.map { mode in
      let count = context.report.measured.colors.count { $0.mode.name == mode.name && isAbsent($0) }
      return "\(count) without a value in \(mode.name)"
    }
    return "\(ResultText.count(tokens, "color token")), " + ResultText.list(absent)
  }

  private func isAbsent(_ color: ColorTokenInMode) -> Bool { color.color.isFallback || color.color.color == nil }

  private var caption: String {
    let rows = ResultText.list(context.report.modes.map(\.name))
    let hasAbsent = context.report.measured.colors.contains(where: isAbsent)
    let order = context.report.modes.count > 1 ? "from top to bottom: \(rows)" : rows
    return "Every color token, \(order)."
      + (hasAbsent ? " A short stripe falls back to another mode's value; a gap has no color." : "")
  }
}
