import Audit
import PageModel
import Typesetting

/// A frame with its text at four content sizes; what doesn't fit is hatched.
struct HTMLFrameStrip: HTMLFilmStrip {
  private let frame: TextFrame
  let outcome: Outcome

  init(_ frame: TextFrame, _ outcome: Outcome) { (self.frame, self.outcome) = (frame, outcome) }

  var name: String { frame.name }

  var facts: String {
    let lines = frame.contents.reduce(0) { $0 + $1.lines }
    let box = [frame.height.words(named: "high"), frame.width.words(named: "wide")].compactMap { $0 }
    return ([ResultText.count(lines, "line")] + box).joined(separator: ", ")
  }

  func size(at category: ContentSizeCategory) -> String {
    frame.contents.map { HTMLFilm.points($0.style.text.size(at: category)) }.removingRepeats.joined(separator: ", ")
  }

  func state(at category: ContentSizeCategory) -> (word: String, isBad: Bool) {
    switch frame.fit(at: category) {
    case .fits: return ("Fits", false)
    case .uncertain: return ("Undetermined", false)
    case .clips:
      guard frame.verticalFit(at: category) == .clips, let height = frame.height.length(at: category) else {
        return ("Wider than its frame", true)
      }
      return ("Clipped by \(HTMLFilm.points(frame.heightNeeded(at: category).least - height))", true)
    }
  }

  func detail(at category: ContentSizeCategory) -> String {
    let needed = frame.heightNeeded(at: category)
    let least = (needed.least < needed.most ? "at least " : "") + HTMLFilm.points(needed.least)
    guard let height = frame.height.length(at: category) else { return "\(least) high" }
    return "needs \(least) of \(HTMLFilm.points(height))"
  }

  /// The scale of all drawings of the strip.
  private var scale: Double {
    let heights = HTMLFilm.categories.map { max(frame.heightNeeded(at: $0).least, frame.height.length(at: $0) ?? 0) }
    return min(1, HTMLFilm.height / max(1, heights.max() ?? 1))
  }

  func draw(at category: ContentSizeCategory, into html: inout HTMLBuilder) {
    let scale = scale
    let needed = frame.heightNeeded(at: category).least * scale
    let box = (frame.height.length(at: category) ?? frame.heightNeeded(at: category).least) * scale
    let size = "0 0 \(HTMLNumber.text(HTMLFilm.width)) \(HTMLNumber.text(HTMLFilm.height + 2))"
    html.element("svg", ["class": "film-drawing", "viewBox": size, "aria-hidden": "true"]) { html in
      html.element(
        "svg",
        [
          "class": "film-window", "aria-hidden": "true", "width": HTMLNumber.text(HTMLFilm.width),
          "height": HTMLNumber.text(box + 1),
        ]
      ) { words(at: category, scale, room: box, into: &$0) }
      html.rect(class: "film-box", x: 1, y: 1, width: HTMLFilm.width - 2, height: max(1, box - 1), radius: 3)
      if needed > box + 0.5 {
        html.rect(class: "film-cut", x: 1, y: box, width: HTMLFilm.width - 2, height: needed - box)
      }
    }
  }

  /// Returns the longest sample that fits a width; a letter is about 0.58 of the size wide.
  private static func words(fitting width: Double, size: Double) -> String {
    ["Sample text", "Sample", "Text", "Ab"].first { Double($0.utf8.count) * size * 0.58 <= width } ?? "A"
  }

  private func words(at category: ContentSizeCategory, _ scale: Double, room: Double, into html: inout HTMLBuilder) {
    let needed = frame.heightNeeded(at: category).least * scale
    // A control centers its label.
    var top = frame.padding.y * scale + (frame.isControl ? max(0, (room - needed) / 2) : 0)
    for part in frame.parts {
      guard case .text(let content) = part else {
        if case .space(let points) = part { top += points * scale }
        continue
      }
      let size = content.style.text.size(at: category)
      let line = (content.style.lineHeight(at: category) ?? size * 1.2) * scale
      for _ in 0..<min(content.lines, 12) {
        html.element(
          "text",
          [
            "class": "film-text", "x": HTMLNumber.text(6 + frame.padding.x * scale),
            "y": HTMLNumber.text(top + line * 0.5 + size * scale * 0.36), "font-size": HTMLNumber.text(size * scale),
            "font-weight": "\(content.style.weight)",
          ], text: HTMLFrameStrip.words(fitting: HTMLFilm.width - 12 - 2 * frame.padding.x * scale, size: size * scale))
        top += line
      }
    }
  }
}

/// A text style at four content sizes; the outline is the size that it would have without its limits.
struct HTMLStyleStrip: HTMLFilmStrip {
  private let style: TextStyle
  private let unlimited: ScaledText
  let outcome: Outcome

  init(_ style: TextStyle, _ outcome: Outcome) {
    (self.style, self.outcome) = (style, outcome)
    unlimited = HTMLStyleStrip.unlimited(style)
  }

  /// Whether limits keep a style smaller than it would be.
  static func isHeld(_ style: TextStyle) -> Bool {
    let free = unlimited(style)
    return HTMLFilm.categories.contains { style.text.size(at: $0) < free.size(at: $0) }
  }

  private static func unlimited(_ style: TextStyle) -> ScaledText {
    var text = style.text
    (text.range, text.maximumPointSize) = (.all, nil)
    return text
  }

  var name: String { style.title }
  var facts: String { "text style; the outline is its size without the cap" }

  func size(at category: ContentSizeCategory) -> String { HTMLFilm.points(style.text.size(at: category)) }

  private func factor(_ text: ScaledText, at category: ContentSizeCategory) -> Double {
    text.size(at: category) / max(0.1, style.size)
  }

  func state(at category: ContentSizeCategory) -> (word: String, isBad: Bool) {
    (ResultText.measured(factor(style.text, at: category), .factor), isCapped(at: category) && outcome == .failed)
  }

  private func isCapped(at category: ContentSizeCategory) -> Bool {
    style.text.size(at: category) < unlimited.size(at: category)
  }

  func detail(at category: ContentSizeCategory) -> String {
    isCapped(at: category)
      ? "\(ResultText.measured(factor(unlimited, at: category), .factor)) without the cap" : "not capped"
  }

  func draw(at category: ContentSizeCategory, into html: inout HTMLBuilder) {
    let largest = unlimited.size(at: .accessibility5)
    let scale = min(1, 60 / max(1, largest))
    let own = style.text.size(at: category) * scale
    html.element(
      "svg", ["class": "film-drawing", "viewBox": "0 0 \(HTMLNumber.text(HTMLFilm.width)) 76", "aria-hidden": "true"]
    ) { html in
      html.element(
        "text",
        [
          "class": "film-text", "x": "0", "y": "60", "font-size": HTMLNumber.text(own),
          "font-weight": "\(style.weight)",
        ], text: "Abc")
      guard isCapped(at: category) else { return }
      html.element(
        "text",
        [
          "class": "film-ghost", "x": HTMLNumber.text(own * 2.2 + 8), "y": "60",
          "font-size": HTMLNumber.text(unlimited.size(at: category) * scale), "font-weight": "\(style.weight)",
        ], text: "Abc")
    }
  }
}
