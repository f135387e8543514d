import Audit
import PageModel
import Typesetting

/// The section with film strips: frames and capped text styles at four content sizes, with what doesn't fit.
struct HTMLDynamicType: HTMLSection {
  static let id = "dynamic-type"
  static let title = "Dynamic Type"
  static let lead =
    "Frames with text and text styles that stop growing, from the default content size (L) to the largest (AX5)."

  /// The number of strips that are shown before the others are collapsed.
  private static let openStrips = 4
  /// The largest number of strips.
  private static let mostStrips = 60

  private let strips: [any HTMLFilmStrip]
  private let clipped: Int

  init?(_ context: HTMLContext) {
    let frames = context.report.frames.filter { !$0.frame.isControl || !$0.frame.growsFreely }.map {
      HTMLFrameStrip($0.frame, HTMLFilm.outcome($0.assessments))
    }
    let styles = context.report.textStyles.filter { HTMLStyleStrip.isHeld($0.style) }.map {
      HTMLStyleStrip($0.style, HTMLFilm.outcome($0.assessments))
    }
    let all: [any HTMLFilmStrip] = frames + styles
    guard !all.isEmpty else { return nil }
    clipped = all.count { $0.outcome == .failed }
    strips =
      all.filter { $0.outcome == .failed } + all.filter { $0.outcome == .cantTell }
      + all.filter { $0.outcome == .passed }
  }

  var count: Int? { clipped == 0 ? nil : clipped }
  var isBlocking: Bool { false }

  func write(into html: inout HTMLBuilder) {
    html.element("svg", ["class": "definitions", "aria-hidden": "true", "width": "0", "height": "0"]) { html in
      html.element(
        "pattern",
        [
          "id": "hatch", "width": "6", "height": "6", "patternUnits": "userSpaceOnUse",
          "patternTransform": "rotate(45)",
        ]
      ) { $0.element("path", ["class": "hatch", "d": "M0 0v6"]) { _ in } }
    }
    for strip in strips.prefix(HTMLDynamicType.openStrips) { write(strip, into: &html) }
    let rest = strips.dropFirst(HTMLDynamicType.openStrips)
    guard !rest.isEmpty else { return }
    html.element("details", ["class": "fold"]) { html in
      html.element("summary", text: ResultText.count(rest.count, "more strip"))
      for strip in rest.prefix(HTMLDynamicType.mostStrips) { write(strip, into: &html) }
      let more = rest.count - HTMLDynamicType.mostStrips
      if more > 0 { html.element("p", ["class": "quiet"], text: "\(more) more are under Frames and Text.") }
    }
  }

  private func write(_ strip: any HTMLFilmStrip, into html: inout HTMLBuilder) {
    html.element("div", ["class": "film-head"]) { html in
      html.element("h3") { html in
        (strip.outcome == .failed ? HTMLMark.fail : strip.outcome == .passed ? .pass : .unsure).write(into: &html)
        html.element("span", ["class": "name"], text: strip.name)
      }
      html.element("small", text: strip.facts)
    }
    html.element(
      "div", ["class": "film", "role": "region", "aria-label": "Film strip of \(strip.name)", "tabindex": "0"]
    ) { html in
      for category in HTMLFilm.categories {
        html.element("div") { html in
          html.element("p", ["class": "film-size"]) { html in
            html.element("b", text: category.shortName)
            html.element("span", text: strip.size(at: category))
          }
          strip.draw(at: category, into: &html)
          let (word, isBad) = strip.state(at: category)
          html.element("p", ["class": "film-state"]) { html in
            html.element("b", ["class": isBad ? "fail" : nil], text: word)
            html.element("span", text: strip.detail(at: category))
          }
        }
      }
    }
  }
}

/// Something that is shown at four content sizes.
protocol HTMLFilmStrip: Sendable {
  var name: String { get }
  var facts: String { get }
  var outcome: Outcome { get }
  func size(at category: ContentSizeCategory) -> String
  func state(at category: ContentSizeCategory) -> (word: String, isBad: Bool)
  func detail(at category: ContentSizeCategory) -> String
  /// Draws the content, hidden from assistive technology: the text says the same.
  func draw(at category: ContentSizeCategory, into html: inout HTMLBuilder)
}

/// The measures of film strips.
enum HTMLFilm {
  /// The content size categories that are shown.
  static let categories: [ContentSizeCategory] = [.standard, .accessibility1, .accessibility3, .accessibility5]
  /// The size of a drawing, in points.
  static let (width, height) = (230.0, 104.0)

  /// Returns points with their unit; sums of decimals may be a little too small.
  static func points(_ value: Double) -> String { "\(truncatedText(value + 1e-9, digits: 1, padded: false)) pt" }

  /// Returns the state of a strip: failed only for an error, so that a warning doesn't wear its mark.
  static func outcome(_ assessments: [Assessment]) -> Outcome {
    let open = assessments.filter { $0.outcome == .failed || $0.outcome == .cantTell }
    if open.contains(where: { $0.outcome == .failed && $0.level == .error }) { return .failed }
    return open.contains { $0.level >= .warning } ? .cantTell : .passed
  }
}
