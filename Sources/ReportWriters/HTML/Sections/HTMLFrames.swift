import Audit
import Typesetting

/// The section on text in limited frames: its height at every content size category.
struct HTMLFrames: HTMLSection {
  static let id = "frames"
  static let title = "Frames"
  static let lead = "Height in points that text needs in its frame at every content size category."
  static let isReference = true

  private let context: HTMLContext
  private let results: [AuditReport.FrameResult]

  init?(_ context: HTMLContext) {
    results = context.report.frames.filter { !$0.frame.isControl || !$0.frame.growsFreely }
    guard !results.isEmpty else { return nil }
    self.context = context
  }

  func write(into html: inout HTMLBuilder) {
    let fits = results.flatMap { result in ContentSizeCategory.allCases.map { result.frame.fit(at: $0) } }
    let keys: [(fit: Fit, sample: String, words: String)] = [
      (.clips, "✕ 55.2", " doesn't fit"), (.uncertain, "? 50", " undetermined by the estimate"),
    ].filter { fits.contains($0.fit) }
    if !keys.isEmpty {
      html.element("ul", ["class": "legend"]) { html in
        for key in keys {
          html.element("li") { html in
            html.element("span", ["class": HTMLFrames.styleClass(key.fit).map { "key \($0)" }], text: key.sample)
            html.text(key.words)
          }
        }
      }
    }
    html.table("Text height in frames by content size category", class: "sizes") { html in
      head(into: &html)
      html.element("tbody") { html in
        for result in results { row(result, into: &html) }
      }
    }
  }

  private func head(into html: inout HTMLBuilder) {
    html.element("thead") { html in
      html.element("tr") { html in
        html.element("th", ["scope": "col"], text: "Frame")
        for category in ContentSizeCategory.allCases {
          html.element("th", ["scope": "col", "class": category == .standard ? "n base" : "n"]) { html in
            html.element("abbr", ["title": category.rawValue], text: category.shortName)
          }
        }
        html.element("th", ["scope": "col"], text: "Rules")
      }
    }
  }

  private func row(_ result: AuditReport.FrameResult, into html: inout HTMLBuilder) {
    let frame = result.frame
    html.element("tr", frame.isControl ? [:] : ["id": HTMLElementID.id("container", frame.name)]) { html in
      html.rowHeading { html in
        html.link(to: frame.isControl ? HTMLElementID.id("control", frame.name) : nil) {
          $0.element("span", ["class": "name"], text: frame.name)
        }
        html.element("small") { $0.text(HTMLFrames.words(frame)) }
      }
      for category in ContentSizeCategory.allCases { cell(frame, category, into: &html) }
      html.element("td", ["class": "said"]) {
        HTMLAssessments(
          context: context, assessments: result.assessments,
          subject: frame.isControl ? .control(frame.name) : .container(frame.name)
        ).write(into: &$0)
      }
    }
  }

  private func cell(_ frame: TextFrame, _ category: ContentSizeCategory, into html: inout HTMLBuilder) {
    let fit = frame.fit(at: category)
    let classes = ["n", category == .standard ? "base" : nil, HTMLFrames.styleClass(fit)].compactMap { $0 }
    html.element("td", ["class": classes.joined(separator: " ")]) { html in
      html.text(HTMLFrames.sign(fit) + HTMLFrames.height(frame.heightNeeded(at: category)))
    }
  }

  private static func styleClass(_ fit: Fit) -> String? {
    switch fit {
    case .fits: nil
    case .uncertain: "held"
    case .clips: "clips"
    }
  }

  /// Returns the sign before a height: none, a question mark, or a cross.
  static func sign(_ fit: Fit) -> String {
    switch fit {
    case .fits: ""
    case .uncertain: "? "
    case .clips: "✕ "
    }
  }

  /// Returns a height, or the lower bound of an estimate.
  private static func height(_ estimate: Estimate) -> String {
    (estimate.least < estimate.most ? "≥ " : "") + lengthText(estimate.least)
  }

  /// Returns the known properties of the frame: its height, its width, and its text styles.
  private static func words(_ frame: TextFrame) -> String {
    var facts = [frame.height.words(named: "high"), frame.width.words(named: "wide")].compactMap { $0 }
    if facts.isEmpty { facts = ["grows with its text"] }
    var names: [String] = []
    for content in frame.contents where !names.contains(content.style.name) { names.append(content.style.name) }
    return (facts + [names.joined(separator: ", ")]).joined(separator: " · ")
  }
}

extension BoxLength {
  /// Returns the length in words, such as "44 pt high"; nil if only the content determines it.
  func words(named direction: String) -> String? {
    switch self {
    case .fixed(let points): "\(lengthText(points)) pt \(direction)"
    case .scaled(let points, let style): "\(lengthText(points)) pt \(direction), scaled with \(style.swiftUIName)"
    case .flexible(let minimum): minimum > 0 ? "at least \(lengthText(minimum)) pt \(direction)" : nil
    }
  }
}
