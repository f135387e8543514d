import Audit
import ColorScience
import DesignTokens
import PageModel

/// A foreground on a background in the measured colors, as a picture: hidden from assistive technology, because text is next to it.
struct HTMLSpecimen {
  let foreground: Color
  let background: Color
  /// Whether the foreground is drawn as an outline instead of letters.
  let isOutline: Bool

  /// Creates the specimen of a pairing; nil if its colors aren't known.
  init?(_ pairing: MeasuredPairing) {
    switch pairing.contrast {
    case .exact(_, let front, let back): (foreground, background) = (front, back)
    case .interval, .unknown:
      guard let front = pairing.foreground.color, let back = pairing.background.color else { return nil }
      background = back.composited(over: pairing.mode.canvas)
      foreground = front.composited(over: background)
    }
    isOutline = HTMLSpecimen.isOutlined(pairing.usage)
  }

  init(_ foreground: Color, on background: Color, isOutline: Bool = false) {
    (self.foreground, self.background, self.isOutline) = (foreground, background, isOutline)
  }

  /// Whether a usage is drawn as an outline.
  static func isOutlined(_ usage: Pairing.Usage) -> Bool {
    switch usage {
    case .text, .inactive: false
    case .component, .graphic, .focus, .decorative: true
    }
  }

  /// The custom properties of the two colors.
  var style: String { "--f:\(foreground.paint);--b:\(background.paint)" }

  /// Writes the picture; its letters are generated content.
  func write(into html: inout HTMLBuilder, isAfter: Bool = false) {
    html.element("span", ["class": isOutline ? "spec ring" : "spec", "style": style, "aria-hidden": "true"]) { _ in }
  }
}

extension Color {
  /// The color as CSS paints it: hexadecimal in sRGB, else in Display P3.
  var paint: String {
    guard !isInGamut(of: .srgb) else { return hex }
    let components = converted(to: .displayP3).components
    let numbers = (0..<3).map { min(max(components[$0], 0), 1).truncatedText(digits: 5, padded: false) }
    return "color(display-p3 \(numbers.joined(separator: " "))\(isOpaque ? "" : " / \(HTMLNumber.text(alpha))"))"
  }
}

/// A mark for a state, told by its shape: a filled square fails, an outlined diamond is undetermined, an outlined circle passes.
enum HTMLMark: String {
  case fail, unsure, pass, none

  init(_ state: AuthorityResult.State) {
    switch state {
    case .fails: self = .fail
    case .undetermined, .warnings: self = .unsure
    case .passes: self = .pass
    case .notChecked: self = .none
    }
  }

  /// Writes the mark; a word is next to it.
  func write(into html: inout HTMLBuilder) {
    html.element("svg", ["class": "mark \(rawValue)", "viewBox": "0 0 16 16", "aria-hidden": "true"]) { html in
      switch self {
      case .fail:
        html.element(
          "path", ["class": "solid", "d": "M4 0h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z"]
        ) { _ in }
        html.element("path", ["class": "cut", "d": "M5 5l6 6M11 5l-6 6"]) { _ in }
      case .unsure:
        html.element("path", ["class": "line", "d": "M8 1l7 7-7 7-7-7zM8 5v3.6M8 10.6v.8"]) { _ in }
      case .pass:
        html.element(
          "path", ["class": "line", "d": "M8 .9a7.1 7.1 0 1 1 0 14.2A7.1 7.1 0 0 1 8 .9zM4.8 8.3l2.2 2.2 4.2-4.6"]
        ) { _ in }
      case .none: html.element("path", ["class": "line", "d": "M3 8h10"]) { _ in }
      }
    }
  }
}
