import Audit
import PageModel
import Typesetting

@testable import ReportWriters

/// Text at its sizes, in frames, and in rows.
extension RuleDrawing {
  static func style(_ style: TextStyle, _ rule: String, _ assessment: Assessment) -> Panel {
    let categories: [ContentSizeCategory] =
      rule == "resize-text" || rule == "text-order" ? [.standard, .accessibility5] : [.xSmall, .standard]
    let (lines, text) = result(assessment)
    let sizes = categories.map { "\(HTMLFilm.points(style.text.size(at: $0))) at \($0.shortName)" }
    return Panel(
      width: 300, height: 140, text: "\(style.name): \(sizes.joined(separator: ", ")). \(text)"
    ) { html in
      html.rect(class: "edge", x: 0, y: 0, width: 300, height: 100, radius: 6)
      for (index, category) in categories.enumerated() {
        let (x, size) = (index == 0 ? 16.0 : 140, style.text.size(at: category))
        html.element(
          "text",
          [
            "class": "film-text", "x": HTMLNumber.text(x), "y": "68", "font-size": HTMLNumber.text(size),
            "font-weight": "\(style.weight)",
          ], text: "Abc")
        html.label("\(category.shortName), \(HTMLFilm.points(size))", class: "note", x: x, y: 90)
      }
      caption(["\(lines[0]), \(style.name)"] + lines.dropFirst(), assessment.outcome, y: 100, into: &html)
    }
  }

  static func lines(_ style: TextStyle, _ assessment: Assessment) -> Panel? {
    guard let height = style.lineHeight(at: .standard) else { return nil }
    let (facts, text) = result(assessment)
    let box = height * 3 + 16
    return Panel(
      width: 300, height: box + 40,
      text: "Three lines of \(HTMLFilm.points(style.size)) text, \(HTMLFilm.points(height)) apart. \(text)"
    ) { html in
      html.rect(class: "edge", x: 0, y: 0, width: 300, height: box, radius: 6)
      for line in 0..<3 {
        html.element(
          "text",
          [
            "class": "film-text", "x": "12",
            "y": HTMLNumber.text(8 + height * (Double(line) + 0.5) + style.size * 0.36),
            "font-size": HTMLNumber.text(style.size),
          ], text: ["Space between lines", "helps people find", "the next line."][line])
      }
      caption(facts, assessment.outcome, y: box, into: &html)
    }
  }

  static func frame(_ frame: TextFrame, _ assessment: Assessment) -> [Panel] {
    let strip = HTMLFrameStrip(frame, assessment.outcome)
    return [ContentSizeCategory.standard, .accessibility5].map { category in
      let (word, isBad) = strip.state(at: category)
      let title = "\(category.shortName), \(strip.size(at: category))"
      let text = "\(frame.name) at \(title): \(word), \(strip.detail(at: category))."
      return Panel(width: HTMLFilm.width, height: HTMLFilm.height + 42, text: text) { html in
        html.element(
          "svg", ["width": HTMLNumber.text(HTMLFilm.width), "height": HTMLNumber.text(HTMLFilm.height + 2)]
        ) { strip.draw(at: category, into: &$0) }
        let sign = isBad ? "✕ " : word == "Fits" ? "✓ " : "? "
        caption(
          [sign + word, "\(title); \(strip.detail(at: category))"], isBad ? .failed : .passed, y: HTMLFilm.height,
          into: &html)
      }
    }
  }

  /// A row of controls to scale, in the width that it must fit.
  static func row(_ assessment: Assessment) -> Panel? {
    guard let width = assessment.measured, let limit = assessment.required else { return nil }
    let (lines, text) = result(assessment)
    return Panel(width: max(width, limit), height: 96, text: "A row to scale, on a narrow screen. \(text)") { html in
      html.rect(class: "visible", x: 0, y: 8, width: min(width, limit), height: 44)
      if width > limit { html.rect(class: "film-cut", x: limit, y: 8, width: width - limit, height: 44) }
      html.rect(class: "target", x: 0, y: 0, width: limit, height: 60)
      caption(lines, assessment.outcome, y: 60, into: &html)
    }
  }
}
