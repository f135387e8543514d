import Audit
import Typesetting

/// Rows of controls fit a width of 320 points, at every text size.
public struct Reflow: Rule {
  public static let descriptor = RuleDescriptor(
    id: "reflow",
    title: "A row of controls fits a width of 320 pt at every text size",
    description: """
      Adds up the widths of the controls of a row, the gaps and the margins at every content size category. Widths that follow from labels are estimates \
      from the widths of letters; where they leave it open, it cannot be told. A row that wraps, or is stacked from some category on, counts with its \
      widest control there, and that with its longest word unless its label keeps to one line.
      """,
    rationale: "What does not fit is cut off or must be scrolled sideways, line by line.",
    knownLimits: [
      "WCAG speaks of 320 CSS pixels and of content that is enlarged by zooming; on iOS the narrowest screen has 320 pt and text grows by itself.",
      "Estimates of labels are for sans-serif faces, without kerning.",
    ],
    requirement: .init("WCAG 2.2, 1.4.10 Reflow, level AA", url: "https://www.w3.org/TR/WCAG22/#reflow"),
    criteria: ["1.4.10"], level: .warning,
    passing: [
      RuleExample(
        "Three buttons of 96 pt with gaps of 8 pt make 304 pt",
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
        "Margins of 16 pt make it 336 pt",
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

  /// The width that must suffice, in points.
  public var width = WCAGMeasure.reflowWidth

  public static let options: [RuleOption<Reflow>] = [
    .number("width", \.width, in: 100...10_000, "the width that must suffice, in points")
  ]

  public init() {}

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    let control = subject.control
    let isRow = control.arrangement == .row || control.arrangement == .grid
    guard isRow || control.width != nil || control.label != nil else {
      return Evaluation(.inapplicable("no row and no width is declared"), message: "no row and no width is declared")
    }
    let widths = ContentSizeCategory.allCases.map { (category: $0, width: control.rowWidth(at: $0)) }
    let fits = widths.map { $0.width?.fit(within: width + Typesetting.TargetSpacing.roundingSlack) ?? .uncertain }
    let what = isRow ? "the row is" : "it is"
    let standard = widths[ContentSizeCategory.standard.order].width
    guard let first = fits.firstIndex(of: .clips) else { return uncertain(widths, fits, standard, what) }
    let needed = widths.compactMap { $0.width?.least }.reduce(0, max)
    let least = widths[first].width?.least ?? 0
    let from = fits[ContentSizeCategory.standard.order] == .clips ? "" : "from \(widths[first].category.rawValue) on "
    let bound = standard.map { $0.least < $0.most } ?? true ? "at least " : ""
    return Evaluation(
      .failed, measured: least, required: width, unit: .points,
      message:
        "\(from)\(what) \(bound)\(lengthText(least)) pt wide; \(authoredText(width)) pt must suffice",
      remedy: isRow
        ? "let it wrap, or stack it from \(widths[first].category.rawValue) on; the largest is \(lengthText(needed)) pt"
        : "let it wrap")
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
      let reason = "the widths of its labels are not declared"
      return Evaluation(
        .cantTell(reason), required: width, unit: .points, message: "\(reason), so its row cannot be measured",
        remedy: "declare \"width\", or \"padding\" with a \"label\"")
    }
    return Evaluation(
      .cantTell("the estimate leaves it open"), interval: open.least...open.most, required: width, unit: .points,
      message: "at \(category) \(what) between \(lengthText(open.least)) and "
        + "\(lengthText(open.most)) pt wide by estimate; \(authoredText(width)) pt must suffice",
      remedy: "measure the label and declare its width, or let the row wrap")
  }
}

extension Control {
  /// The width of the row in points with its margins; nil when nothing is known of the control's width.
  ///
  /// A control that has a line of its own and may break its label is as narrow as its longest word.
  func rowWidth(at category: ContentSizeCategory) -> Estimate? {
    guard let own = widthEstimate(at: category) else { return nil }
    var inRow = 1
    if arrangement == .row, !wrapping.isPossible(at: category) { inRow = count ?? 3 }
    if arrangement == .grid, !wrapping.isPossible(at: category) { inRow = columns ?? 3 }
    if inRow == 1, let broken = brokenWidth(at: category) { return broken + 2 * margin }
    return own.scaled(by: Double(inRow)) + ((gap ?? 0) * Double(inRow - 1) + 2 * margin)
  }

  /// The width with the label broken between words; nil where it may not be, or where the frame decides.
  private func brokenWidth(at category: ContentSizeCategory) -> Estimate? {
    guard frameWidth?.isFlexible ?? true, lineLimit != 1, let label, let textStyle, let padding else { return nil }
    let size = textStyle.text.shrunkenSize(at: category)
    let word = label.longestWord?.scaled(by: size) ?? Estimate(least: 0, most: label.width(atSize: size).most)
    return word + (2 * (padding.x + border) + accessories)
  }
}
