import Audit
import Typesetting

/// A rule that requires control rows to fit a width of 320 points at every text size.
public struct Reflow: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "reflow",
    title: "Control rows must fit a width of 320 pt at every text size",
    description: """
      Adds up the controls, gaps, and margins of a row at every content size category. Label widths are estimated from letter widths; if an \
      estimate is inconclusive, the result is undetermined. A row that wraps or stacks counts as wide as its widest control. That control \
      counts as wide as its longest word, unless its label is limited to one line.
      """,
    rationale: "People who enlarge text lose content that is clipped, or must scroll sideways to read every line.",
    knownLimits: [
      "Applies the 320 CSS pixels of WCAG, which assume zoomed content, as 320 pt: the narrowest iOS screen, on which only the text grows.",
      "Estimates label widths for sans-serif typefaces, without kerning.",
    ],
    requirement: .init("WCAG 2.2, 1.4.10 Reflow, level AA", url: "https://www.w3.org/TR/WCAG22/#reflow"),
    criteria: ["1.4.10"], level: .warning, labels: [.largerText],
    passing: [
      RuleExample(
        "Three buttons of 96 pt with gaps of 8 pt are 304 pt wide",
        configuration: #""controls": [{ "name": "Button", "width": 96, "height": 44, "gap": 8, "arrangement": "row" }]"#
      ),
      RuleExample(
        "Labels that grow, stacked at accessibility sizes",
        configuration: """
          "textStyles": { "button": { "size": 17, "lineHeight": 1.3 } },
          "controls": [{ "name": "Button", "padding": [12, 8], "textStyle": "button", "label": { "width": 40 }, "gap": 8,
            "arrangement": "row", "wraps": "accessibility1" }]
          """),
    ],
    failing: [
      RuleExample(
        "The same row with margins of 16 pt is 336 pt wide",
        configuration: """
          "controls": [{ "name": "Button", "width": 96, "height": 44, "gap": 8, "arrangement": "row", "margin": 16 }]
          """),
      RuleExample(
        "The same labels without stacking",
        configuration: """
          "textStyles": { "button": { "size": 17, "lineHeight": 1.3 } },
          "controls": [{ "name": "Button", "padding": [12, 8], "textStyle": "button", "label": { "width": 40 }, "gap": 8,
            "arrangement": "row" }]
          """),
    ])

  /// The available width, in points.
  public var width = WCAGMeasure.reflowWidth

  public static let options: [RuleOption<Reflow>] = [
    .number("width", \.width, in: 100...10_000, "available width, in points")
  ]

  public init() {}

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    let control = subject.control
    let isRow = control.arrangement == .row || control.arrangement == .grid
    guard isRow || control.width != nil || control.label != nil else {
      return Evaluation(.inapplicable("no row or width is declared"), message: "no row or width is declared")
    }
    let widths = ContentSizeCategory.allCases.map { (category: $0, width: control.rowWidth(at: $0)) }
    let fits = widths.map { $0.width?.fit(within: width + Typesetting.TargetSpacing.roundingSlack) ?? .uncertain }
    let what = isRow ? "row is" : "control is"
    let standard = widths[ContentSizeCategory.standard.order].width
    guard let first = fits.firstIndex(of: .clips) else { return uncertain(widths, fits, standard, what) }
    let needed = widths.compactMap { $0.width?.least }.reduce(0, max)
    let least = widths[first].width?.least ?? 0
    let from = fits[ContentSizeCategory.standard.order] == .clips ? "" : " from \(widths[first].category.rawValue) up"
    let bound = standard.map { $0.least < $0.most } ?? true ? "at least " : ""
    return Evaluation(
      .failed, measured: least, required: width, unit: .points,
      message:
        "\(what) \(bound)\(lengthText(least)) pt wide\(from); the maximum is \(authoredText(width)) pt",
      remedy: isRow
        ? "let the row wrap, or stack it from \(widths[first].category.rawValue) up; the largest width is \(lengthText(needed)) pt"
        : "let the content wrap")
  }

  private func uncertain(
    _ widths: [(category: ContentSizeCategory, width: Estimate?)], _ fits: [Fit], _ standard: Estimate?, _ what: String
  ) -> Evaluation {
    guard let first = fits.firstIndex(of: .uncertain) else {
      let most = widths.compactMap { $0.width?.most }.reduce(0, max)
      return Evaluation(
        .passed, measured: most, required: width, unit: .points,
        message: "\(what) at most \(lengthText(most)) pt wide")
    }
    let category = widths[first].category.rawValue
    guard let open = widths[first].width, open.most.isFinite else {
      let reason = "the label widths aren't declared"
      return Evaluation(
        .cantTell(reason), required: width, unit: .points, message: "\(reason), so the row can't be measured",
        remedy: "declare \"width\", or \"padding\" with a \"label\"")
    }
    return Evaluation(
      .cantTell("the width estimate is inconclusive"), interval: open.least...open.most, required: width, unit: .points,
      message: "\(what) an estimated \(lengthText(open.least)) to "
        + "\(lengthText(open.most)) pt wide at \(category); the maximum is \(authoredText(width)) pt",
      remedy: "measure the label and declare its width, or let the row wrap")
  }
}

extension Control {
  /// Returns the row width in points, including margins; nil if the control's width is unknown.
  ///
  /// A control alone on its line whose label may wrap is as narrow as its longest word.
  func rowWidth(at category: ContentSizeCategory) -> Estimate? {
    guard let own = widthEstimate(at: category) else { return nil }
    var inRow = 1
    if arrangement == .row, !wrapping.isPossible(at: category) { inRow = count ?? 3 }
    if arrangement == .grid, !wrapping.isPossible(at: category) { inRow = columns ?? 3 }
    if inRow == 1, let broken = brokenWidth(at: category) { return broken + 2 * margin }
    return own.scaled(by: Double(inRow)) + ((gap ?? 0) * Double(inRow - 1) + 2 * margin)
  }

  /// Returns the width with the label wrapped between words; nil if it may not wrap or the frame sets the width.
  private func brokenWidth(at category: ContentSizeCategory) -> Estimate? {
    guard frameWidth?.isFlexible ?? true, lineLimit != 1, let label, let textStyle, let padding else { return nil }
    let size = textStyle.text.shrunkenSize(at: category)
    let word = label.longestWord?.scaled(by: size) ?? Estimate(least: 0, most: label.width(atSize: size).most)
    return word + (2 * (padding.x + border) + accessories)
  }
}
