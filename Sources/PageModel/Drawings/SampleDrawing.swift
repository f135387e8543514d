import ColorScience

/// A realistic drawing of two colors: text at its size and weight, a field with its border, or a shape.
///
/// The drawing has no view box: it can become wider, but its contents keep their size.
package struct SampleDrawing: Drawing {
  /// The size and place of a sample.
  package enum Format: Sendable {
    /// A sample in a table cell.
    case small
    /// A sample in an overview.
    case tile
    /// A sample next to a finding.
    case large
    /// A sample with a proposed color, under the sample next to a finding.
    case after

    /// The width, in points.
    var width: Double {
      switch self {
      case .small: 116
      case .tile: 152
      case .large, .after: 272
      }
    }

    /// The smallest height, in points.
    var height: Double {
      switch self {
      case .small: 40
      case .tile: 72
      case .large: 104
      case .after: 56
      }
    }
  }

  /// The use of the foreground.
  package enum Shape: Sendable {
    /// Text; without a text style, the size and the weight are those of a browser.
    case text(size: Double?, weight: Int?)
    /// A filled pill, such as a badge.
    case pill
    /// An empty input field with a border of 1.5 pt.
    case field
    /// A focus ring of 2 pt around a control.
    case focus
    /// Three bars of a chart.
    case graphic
  }

  /// An opaque foreground on an opaque background, after compositing.
  package struct Colors: Sendable {
    package let foreground: Color
    package let background: Color

    package init(foreground: Color, background: Color) {
      (self.foreground, self.background) = (foreground, background)
    }
  }

  /// The largest number of backgrounds next to each other.
  package static let limit = 4

  private let colors: [Colors]
  private let shape: Shape
  private let format: Format
  /// The text equivalent of the image; nil if the text next to the sample describes it.
  private let label: String?

  package init(_ colors: [Colors], as shape: Shape, _ format: Format, label: String?) {
    (self.colors, self.shape, self.format, self.label) = (colors, shape, format, label)
  }

  package var description: String { label ?? "" }

  /// Writes the sample, or a note that there is nothing to draw.
  package func write(into html: inout HTMLBuilder) {
    guard !colors.isEmpty else {
      html.element("span", ["class": "no-sample"], text: "no color to draw")
      return
    }
    var size = 0.0
    if case .text(let text?, _) = shape { size = text }
    let height = max(format.height, size * 1.25 + 8)
    html.element(
      "svg",
      [
        "role": label == nil ? nil : "img", "aria-label": label, "aria-hidden": label == nil ? "true" : nil,
        "class": "sample", "width": HTMLNumber.text(format.width), "height": HTMLNumber.text(height),
      ]
    ) { html in
      for (index, look) in colors.enumerated() {
        part(look, at: Double(index) / Double(colors.count), width: 1 / Double(colors.count), height, into: &html)
      }
    }
  }

  /// Draws one background with its foreground around a center.
  private func part(
    _ look: Colors, at start: Double, width: Double, _ height: Double, into html: inout HTMLBuilder
  ) {
    html.band(start: start, width: width, height: height, fill: look.background)
    html.element(
      "svg",
      [
        "class": "middle", "x": HTMLNumber.text((start + width / 2) * 100) + "%", "y": HTMLNumber.text(height / 2),
        "width": "1", "height": "1",
      ]
    ) { html in
      let room = format.width * width
      switch shape {
      case .text(let size, let weight): words(look, size ?? 16, weight ?? 400, room: room, into: &html)
      case .pill: pill(look, room: room, into: &html)
      case .field:
        box(min(room * 0.78, 220), format.height * 0.55, radius: 5, stroke: look.foreground, line: 1.5, into: &html)
      case .focus: focus(look, room: room, into: &html)
      case .graphic: graphic(look, into: &html)
      }
    }
  }

  private func words(_ look: Colors, _ size: Double, _ weight: Int, room: Double, into html: inout HTMLBuilder) {
    // A letter is about half as wide as the text size; shorter words replace those that wouldn't fit.
    let words = ["Can you read this?", "Read this", "Read", "Aa"].first { Double($0.utf8.count) * size * 0.52 <= room }
    // The middle of capital letters is about 0.36 of the text size above the baseline.
    html.words(words ?? "A", x: 0, baseline: size * 0.36, size: size, weight: weight, fill: look.foreground)
  }

  /// Draws a rectangle around the center.
  private func box(
    _ width: Double, _ height: Double, radius: Double, fill: Color? = nil, stroke: Color? = nil, line: Double = 1,
    into html: inout HTMLBuilder
  ) {
    html.rect(
      x: -width / 2, y: -height / 2, width: width, height: height, radius: radius, fill: fill, stroke: stroke,
      strokeWidth: line)
  }

  private func pill(_ look: Colors, room: Double, into html: inout HTMLBuilder) {
    let height = format == .small ? 18.0 : 28
    box(min(room - 24, height * 4), height, radius: height / 2, fill: look.foreground, into: &html)
  }

  private func focus(_ look: Colors, room: Double, into html: inout HTMLBuilder) {
    let height = format.height * 0.6
    box(min(room - 16, height * 3), height, radius: 8, stroke: look.foreground, line: 2, into: &html)
  }

  private func graphic(_ look: Colors, into html: inout HTMLBuilder) {
    let unit = format.height / 8
    for (index, rise) in [2.0, 4, 3].enumerated() {
      html.rect(
        x: (Double(index) - 1.5) * unit * 1.5, y: (2 - rise) * unit, width: unit, height: rise * unit,
        fill: look.foreground)
    }
  }
}
