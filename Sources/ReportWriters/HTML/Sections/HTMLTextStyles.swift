import Audit
import Typesetting

/// The section on the growth of every text style with the content size category.
struct HTMLTextStyles: HTMLSection {
  static let id = "text"
  static let title = "Text"
  static let lead =
    "Size in points of every text style at the 12 iOS content size categories. L is the default."
  static let isReference = true

  private let context: HTMLContext

  init?(_ context: HTMLContext) {
    guard !context.report.textStyles.isEmpty else { return nil }
    self.context = context
  }

  func write(into html: inout HTMLBuilder) {
    html.mount("text")
    html.element("ul", ["class": "legend"]) { html in
      html.element("li") { html in
        html.element("span", ["class": "key base"], text: "14")
        html.text(" the default category")
      }
      let styles = context.report.textStyles
      let sizes = styles.flatMap { style in style.style.text.sizes.map { (style.style.text.range, $0) } }
      if sizes.contains(where: { !$0.contains($1.category) }) {
        key("held", "[26]", " capped: outside the range in which the style scales", into: &html)
      }
      if sizes.contains(where: { $1.size < AppleGuideline.minimumText }) {
        let least = authoredText(AppleGuideline.minimumText)
        key("small", "▾ 9", " under \(least) pt, Apple's minimum text size", into: &html)
      }
      if styles.contains(where: { !$0.measured.overtakers.isEmpty }) {
        key("inverted", "⇅ 26", " a style that is smaller by default is larger here", into: &html)
      }
    }
    html.table("Text sizes in points by content size category", class: "sizes") { html in
      head(into: &html)
      html.element("tbody") { html in
        for (index, result) in context.report.textStyles.enumerated() { row(result, at: index, into: &html) }
      }
    }
  }

  private func head(into html: inout HTMLBuilder) {
    html.element("thead") { html in
      html.element("tr") { html in
        html.element("th", ["scope": "col"], text: "Text style")
        for category in ContentSizeCategory.allCases {
          html.element("th", ["scope": "col", "class": category == .standard ? "n base" : "n"]) { html in
            html.element("abbr", ["title": category.rawValue], text: category.shortName)
          }
        }
        html.element("th", ["scope": "col", "class": "n"], text: "Largest")
        html.element("th", ["scope": "col", "class": "n"], text: "200%")
        html.element("th", ["scope": "col"], text: "Rules")
      }
    }
  }

  /// Writes the row of a style at `index` in the data of the script.
  private func row(_ result: AuditReport.TextStyleResult, at index: Int, into html: inout HTMLBuilder) {
    let style = result.style
    html.element("tr", ["id": HTMLElementID.id("style", style.title)]) { html in
      html.rowHeading { heading(style, at: index, into: &$0) }
      let inverted = Set(result.measured.overtakers.flatMap(\.categories))
      for size in style.text.sizes {
        cell(size, of: style, isInverted: inverted.contains(size.category), into: &html)
      }
      html.element("td", ["class": "n"]) { html in
        let growth = style.text.largestFactor
        html.element("span", ["class": "ratio"], text: ResultText.measured(growth.factor, .factor))
        html.element("small", text: "at \(growth.category.shortName)")
      }
      html.element("td", ["class": "n"]) { html in
        let first = style.text.firstCategory(reaching: WCAGMeasure.enlargement)
        html.element("span", text: first.map { "from \($0.shortName)" } ?? "never")
      }
      html.element("td", ["class": "said"]) {
        HTMLAssessments(
          context: context, assessments: result.assessments, subject: .textStyle(style.name), mode: style.mode
        )
        .write(into: &$0)
      }
    }
  }

  private func key(_ style: String, _ sample: String, _ words: String, into html: inout HTMLBuilder) {
    html.element("li") { html in
      html.element("span", ["class": "key \(style)"], text: sample)
      html.text(words)
    }
  }

  private func heading(_ style: TextStyle, at index: Int, into html: inout HTMLBuilder) {
    // The largest size that fits a row of the table; larger styles are drawn at this size.
    let shown = min(max(style.size, 9), 40)
    html.element(
      "span",
      [
        "class": "specimen", "data-style": "\(index)",
        "style": "font-size:\(HTMLNumber.text(shown))px;font-weight:\(style.weight)",
      ],
      text: style.title)
    html.element("small") { html in
      var facts = [
        ResultText.size(of: style), "\(style.text.scaling.rawValue), scales with \(style.text.style.swiftUIName)",
      ]
      if let lineHeight = style.lineHeight { facts.append("line height \(authoredText(lineHeight))") }
      if style.text.range != .all {
        facts.append(
          "scales only from \(style.text.range.lowerBound.shortName) to \(style.text.range.upperBound.shortName)")
      }
      html.text(facts.joined(separator: " · "))
    }
  }

  private func cell(_ size: TextSize, of style: TextStyle, isInverted: Bool, into html: inout HTMLBuilder) {
    let isBase = size.category == .standard
    let isHeld = !style.text.range.contains(size.category)
    let isSmall = size.size < AppleGuideline.minimumText
    let classes = [
      "n", isBase ? "base" : nil, isHeld ? "held" : nil, isSmall ? "small" : nil, isInverted ? "inverted" : nil,
    ]
    .compactMap { $0 }
    let points = truncatedText(size.size, padded: false)
    html.element("td", ["class": classes.joined(separator: " ")]) { html in
      if isSmall { html.text("▾ ") }
      if isInverted { html.text("⇅ ") }
      html.text(isHeld ? "[\(points)]" : points)
    }
  }
}

/// The results of all rules on a subject, as a list.
struct HTMLAssessments {
  let context: HTMLContext
  let assessments: [Assessment]
  let subject: SubjectName
  var mode: String?

  /// Writes the failed and undetermined rules, or that all rules passed.
  func write(into html: inout HTMLBuilder) {
    let open = assessments.filter { assessment in
      switch assessment.outcome {
      case .failed, .cantTell: true
      case .passed, .inapplicable: false
      }
    }
    guard !open.isEmpty else {
      if assessments.isEmpty { return html.element("small", text: "no rule applies") }
      return html.outcome(.passed)
    }
    html.element("ul") { html in
      for assessment in open {
        html.element("li") { html in
          html.link(to: context.findingID(assessment.rule, on: subject, in: mode)) { html in
            html.outcome(assessment.outcome, at: assessment.level, word: assessment.rule)
          }
          html.element("small", text: " " + outcomeWords(assessment))
        }
      }
    }
  }

  private func outcomeWords(_ assessment: Assessment) -> String {
    "\(ResultText.word(assessment.outcome)), \(assessment.level.rawValue)"
  }
}
