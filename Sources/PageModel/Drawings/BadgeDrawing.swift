import ColorScience

/// A badge as a pill: a fill, a border of 1 pt, and a label in capitals.
package struct BadgeDrawing: Drawing {
  /// The largest number of letters in the drawing; the description has the whole name.
  private static let longestText = 24

  private let name: String
  private let fill: Color?
  private let border: Color?
  private let ink: Color?
  /// The backdrop of the badge.
  private let surface: Color
  private let (size, weight): (Double, Int)
  /// The scale factor of the drawing.
  private let scale: Double
  package let description: String

  package init(
    _ name: String, fill: Color?, border: Color?, ink: Color?, on surface: Color, size: Double?, weight: Int?,
    scale: Double, description: String
  ) {
    (self.name, self.fill, self.border, self.ink, self.surface) = (name, fill, border, ink, surface)
    (self.size, self.weight, self.scale, self.description) = (size ?? 11, weight ?? 600, scale, description)
  }

  /// Writes the drawing, or a note that a color is missing.
  package func write(into html: inout HTMLBuilder) {
    guard let fill, let ink else {
      html.element("span", ["class": "no-sample"], text: "\(name): a color is missing")
      return
    }
    let seenFill = fill.composited(over: surface)
    let words = text
    // Capitals of a heavy face with 0.04 em of tracking are about 0.78 em wide; each end has 10 pt of padding.
    let width = (Double(words.unicodeScalars.count) * size * 0.78 + 20).rounded(.up)
    let height = (size * 1.2 + 8).rounded(.up)
    html.element(
      "svg",
      [
        "role": "img", "aria-label": description, "class": "badge", "width": HTMLNumber.text(width * scale),
        "height": HTMLNumber.text(height * scale),
        "viewBox": "0 0 \(HTMLNumber.text(width)) \(HTMLNumber.text(height))",
      ]
    ) { html in
      html.rect(
        x: 0.5, y: 0.5, width: width - 1, height: height - 1, radius: (height - 1) / 2, fill: seenFill,
        stroke: border.map { $0.composited(over: seenFill) })
      html.words(
        words, x: width / 2, baseline: height / 2 + size * 0.36, size: size, weight: weight,
        fill: ink.composited(over: seenFill))
    }
  }

  private var text: String {
    let scalars = name.uppercased().unicodeScalars
    guard scalars.count > BadgeDrawing.longestText else { return String(scalars) }
    return String(scalars.prefix(BadgeDrawing.longestText - 1)) + "…"
  }
}
