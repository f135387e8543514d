import ColorScience
import SourceText

/// SVG shapes in measured colors.
extension HTMLBuilder {
  /// Draws a background over a part of the width; `start` and `width` are fractions.
  package mutating func band(start: Double, width: Double, height: Double, fill: Color) {
    element(
      "rect",
      [
        "x": start == 0 ? nil : HTMLNumber.text(start * 100) + "%", "width": HTMLNumber.text(width * 100) + "%",
        "height": HTMLNumber.text(height), "fill": fill.hex, "style": HTMLPaint.wide([("fill", fill)]),
      ]
    ) { _ in }
  }

  /// Draws a rectangle filled with a color.
  package mutating func rect(
    x: Double, y: Double, width: Double, height: Double, radius: Double = 0, fill: Color?, stroke: Color? = nil,
    strokeWidth: Double = 1
  ) {
    element(
      "rect",
      [
        "x": HTMLNumber.text(x), "y": HTMLNumber.text(y), "width": HTMLNumber.text(width),
        "height": HTMLNumber.text(height), "rx": radius > 0 ? HTMLNumber.text(radius) : nil,
        "fill": fill?.hex ?? "none", "stroke": stroke?.hex,
        "stroke-width": stroke == nil || strokeWidth == 1 ? nil : HTMLNumber.text(strokeWidth),
        "style": HTMLPaint.wide([("fill", fill), ("stroke", stroke)]),
      ]
    ) { _ in }
  }

  /// Draws a rectangle that the stylesheet colors.
  package mutating func rect(
    class style: String, x: Double, y: Double, width: Double, height: Double, radius: Double = 0
  ) {
    element(
      "rect",
      [
        "class": style, "x": HTMLNumber.text(x), "y": HTMLNumber.text(y), "width": HTMLNumber.text(width),
        "height": HTMLNumber.text(height), "rx": radius > 0 ? HTMLNumber.text(radius) : nil,
      ]
    ) { _ in }
  }

  /// Draws text centered at a point.
  package mutating func words(_ words: String, x: Double, baseline: Double, size: Double, weight: Int, fill: Color) {
    element(
      "text",
      [
        "x": HTMLNumber.text(x), "y": HTMLNumber.text(baseline), "font-size": HTMLNumber.text(size),
        "font-weight": String(weight), "text-anchor": "middle", "fill": fill.hex,
        "style": HTMLPaint.wide([("fill", fill)]),
      ], text: words)
  }

  /// Draws text at a point that the stylesheet colors.
  package mutating func label(_ words: String, class style: String, x: Double, y: Double) {
    element("text", ["class": style, "x": HTMLNumber.text(x), "y": HTMLNumber.text(y)], text: words)
  }

  /// Draws a checkerboard, which is visible through translucent colors.
  package mutating func checkerboard(x: Double = 0, width: Double, height: Double) {
    element(
      "rect",
      [
        "x": x == 0 ? nil : HTMLNumber.text(x), "width": HTMLNumber.text(width), "height": HTMLNumber.text(height),
        "fill": "url(#checkerboard)",
      ]
    ) { _ in }
  }

  /// Writes the definition of the checkerboard pattern; once per page.
  package mutating func checkerboardDefinition() {
    element("svg", ["class": "definitions", "aria-hidden": "true", "width": "0", "height": "0"]) { html in
      html.element("pattern", ["id": "checkerboard", "width": "8", "height": "8", "patternUnits": "userSpaceOnUse"]) {
        $0.element("rect", ["width": "8", "height": "8", "fill": "#ffffff"]) { _ in }
        $0.element("path", ["d": "M0 0h4v8h4v-4h-8z", "fill": "#dcdcdc"]) { _ in }
      }
    }
  }
}

/// Formatting of numbers in drawings.
package enum HTMLNumber {
  /// Returns a coordinate truncated to at most two decimals.
  package static func text(_ value: Double) -> String { value.truncatedText(padded: false) }
}

/// CSS declarations for colors outside sRGB.
package enum HTMLPaint {
  /// Returns declarations that paint the colors outside sRGB as Display P3; nil if all colors are in sRGB.
  package static func wide(_ paints: [(property: String, color: Color?)]) -> String? {
    let declarations = paints.compactMap { property, color -> String? in
      guard let color, !color.isInGamut(of: .srgb) else { return nil }
      let components = color.converted(to: .displayP3).components
      let numbers = (0..<3).map { min(max(components[$0], 0), 1).truncatedText(digits: 5, padded: false) }
      return "\(property):color(display-p3 \(numbers.joined(separator: " ")) / \(HTMLNumber.text(color.alpha)))"
    }
    return declarations.isEmpty ? nil : declarations.joined(separator: ";")
  }
}
