import Audit
import Typesetting

/// A rule that requires control rows to fit a width of 320 points at every text size.
public struct Reflow: Rule {
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
    quantity: "width",
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The row fits at every content size category.
    case fits
    /// The row is too wide at some content size category.
    case tooWide
    /// The estimated width may be too large.
    case inconclusive
    /// The label widths aren't declared.
    case undeclaredLabels
    /// No row or width is declared.
    case undeclaredWidth
  }

  public func judge(_ subject: MeasuredControl) -> Judgement<Reason>? {
    let control = subject.control
    guard control.isInRow || control.width != nil || control.label != nil else {
      return Judgement(.inapplicable, .undeclaredWidth)
    }
    let rows = rows(of: control)
    if let row = rows.first(where: { $0.fit == .clips }) {
      return Judgement(.failed, .tooWide, measured: row.width?.least ?? 0, required: width, unit: .points)
    }
    guard let row = rows.first(where: { $0.fit == .uncertain }) else {
      let most = rows.compactMap { $0.width?.most }.reduce(0, max)
      return Judgement(.passed, .fits, measured: most, required: width, unit: .points)
    }
    guard let open = row.width, open.most.isFinite else {
      return Judgement(.cantTell, .undeclaredLabels, required: width, unit: .points)
    }
    return Judgement(.cantTell, .inconclusive, interval: open.least...open.most, required: width, unit: .points)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredControl) -> Words {
    let isRow = subject.control.isInRow
    let what = isRow ? "row is" : "control is"
    let measured = lengthText(judgement.measured ?? 0)
    let rows = rows(of: subject.control)
    switch judgement.reason {
    case .fits: return Words("\(what) at most \(measured) pt wide")
    case .tooWide:
      let standard = rows[ContentSizeCategory.standard.order]
      let first = (rows.first { $0.fit == .clips } ?? standard).category.rawValue
      let needed = rows.compactMap { $0.width?.least }.reduce(0, max)
      let from = standard.fit == .clips ? "" : " from \(first) up"
      let bound = standard.width.map { $0.least < $0.most } ?? true ? "at least " : ""
      return Words(
        "\(what) \(bound)\(measured) pt wide\(from); the maximum is \(authoredText(width)) pt",
        remedy: isRow
          ? "let the row wrap, or stack it from \(first) up; the largest width is \(lengthText(needed)) pt"
          : "let the content wrap")
    case .inconclusive:
      let open = judgement.interval ?? 0...0
      let category = rows.first { $0.fit == .uncertain }?.category ?? .standard
      return Words(
        "\(what) an estimated \(lengthText(open.lowerBound)) to \(lengthText(open.upperBound)) pt wide at "
          + "\(category.rawValue); the maximum is \(authoredText(width)) pt",
        remedy: "measure the label and declare its width, or let the row wrap",
        cause: "the width estimate is inconclusive")
    case .undeclaredLabels:
      let cause = "the label widths aren't declared"
      return Words.undetermined(
        cause, "the row can't be measured", remedy: "declare \"width\", or \"padding\" with a \"label\"")
    case .undeclaredWidth:
      return Words.notApplicable("no row or width is declared")
    }
  }

  /// Returns the width at every content size category, and whether it fits.
  private func rows(of control: Control) -> [(category: ContentSizeCategory, width: Estimate?, fit: Fit)] {
    let available = width + Typesetting.TargetSpacing.roundingSlack
    return ContentSizeCategory.allCases.map { category in
      let width = control.rowWidth(at: category)
      return (category, width, width?.fit(within: available) ?? .uncertain)
    }
  }
}

extension Control {
  /// Whether the control stands in a row or a grid.
  fileprivate var isInRow: Bool { arrangement == .row || arrangement == .grid }

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
