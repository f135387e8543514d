import Audit
import ColorScience
import DesignTokens

/// A realistic drawing of a pairing: text at its size and weight, a field with its border, or a shape.
///
/// The drawing has no view box: it can become wider, but its contents keep their size.
struct HTMLSample {
  /// The size and place of a sample.
  enum Format {
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

  let context: HTMLContext
  let result: MeasuredPairing
  let format: Format
  /// Whether the text next to the sample describes it, so it needs no label.
  var isDescribed = false
  /// The colors to draw instead of the measured ones.
  var proposed: HTMLLook?

  /// Writes the sample, or a note that there is nothing to draw.
  func write(into html: inout HTMLBuilder) {
    let looks = proposed.map { [$0] } ?? context.looks(of: result)
    guard !looks.isEmpty else {
      html.element("span", ["class": "no-sample"], text: "no color to draw")
      return
    }
    let height = max(format.height, (isText ? (result.textStyle?.size ?? 0) : 0) * 1.25 + 8)
    html.element(
      "svg",
      [
        "role": isDescribed ? nil : "img", "aria-label": isDescribed ? nil : label,
        "aria-hidden": isDescribed ? "true" : nil, "class": "sample", "width": HTMLNumber.text(format.width),
        "height": HTMLNumber.text(height),
      ]
    ) { html in
      for (index, look) in looks.enumerated() {
        part(look, at: Double(index) / Double(looks.count), width: 1 / Double(looks.count), height, into: &html)
      }
    }
  }

  /// The text equivalent of the image.
  private var label: String {
    let pairing = result.pairing
    let contrast =
      proposed.map { truncatedText(contrastRatio(of: $0.foreground, on: $0.background)) }
      ?? HTMLWords.contrast(result.contrast)
    let size = isText ? (result.textStyle.map { ", \(HTMLWords.size(of: $0))" } ?? "") : ""
    return
      "\(proposed == nil ? "Sample" : "After the change"): \(pairing.usage.rawValue), \(pairing.foreground) on \(pairing.background)\(size), "
      + "in \(result.mode.name), contrast \(contrast)"
  }

  private var isText: Bool {
    switch result.pairing.usage {
    case .text: true
    case .inactive: result.pairing.textStyle != nil
    case .component, .graphic, .focus, .decorative: false
    }
  }

  /// Draws one background with its foreground around a center.
  private func part(
    _ look: HTMLLook, at start: Double, width: Double, _ height: Double, into html: inout HTMLBuilder
  ) {
    html.band(start: start, width: width, height: height, fill: look.background)
    html.element(
      "svg",
      [
        "class": "middle", "x": HTMLNumber.text((start + width / 2) * 100) + "%", "y": HTMLNumber.text(height / 2),
        "width": "1", "height": "1",
      ]
    ) { html in
      switch result.pairing.usage {
      case .text: words(look, room: format.width * width, into: &html)
      case .inactive where isText: words(look, room: format.width * width, into: &html)
      case .decorative where result.pairing.origin == .badge: pill(look, room: format.width * width, into: &html)
      case .component, .inactive, .decorative: field(look, room: format.width * width, into: &html)
      case .focus: focus(look, room: format.width * width, into: &html)
      case .graphic: graphic(look, into: &html)
      }
    }
  }

  private func words(_ look: HTMLLook, room: Double, into html: inout HTMLBuilder) {
    let size = result.textStyle?.size ?? 16
    // A letter is about half as wide as the text size; shorter words replace those that wouldn't fit.
    let words = ["Can you read this?", "Read this", "Read", "Aa"].first { Double($0.utf8.count) * size * 0.52 <= room }
    // The middle of capital letters is about 0.36 of the text size above the baseline.
    html.words(
      words ?? "A", x: 0, baseline: size * 0.36, size: size, weight: result.textStyle?.weight ?? 400,
      fill: look.foreground)
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

  /// Draws an empty input field with a border of 1.5 pt.
  private func field(_ look: HTMLLook, room: Double, into html: inout HTMLBuilder) {
    box(
      min(room * 0.78, 220), format.height * 0.55, radius: 5, stroke: look.foreground, line: 1.5, into: &html)
  }

  private func pill(_ look: HTMLLook, room: Double, into html: inout HTMLBuilder) {
    let height = format == .small ? 18.0 : 28
    box(min(room - 24, height * 4), height, radius: height / 2, fill: look.foreground, into: &html)
  }

  /// Draws a focus ring of 2 pt around a control.
  private func focus(_ look: HTMLLook, room: Double, into html: inout HTMLBuilder) {
    let height = format.height * 0.6
    box(min(room - 16, height * 3), height, radius: 8, stroke: look.foreground, line: 2, into: &html)
  }

  /// Draws three bars of a chart.
  private func graphic(_ look: HTMLLook, into html: inout HTMLBuilder) {
    let unit = format.height / 8
    for (index, rise) in [2.0, 4, 3].enumerated() {
      html.rect(
        x: (Double(index) - 1.5) * unit * 1.5, y: (2 - rise) * unit, width: unit, height: rise * unit,
        fill: look.foreground)
    }
  }
}
