import Audit

/// A rule that requires text contrast at level AA: 4.5:1, or 3:1 for large text.
public struct ContrastMinimum: ContrastRule {
  public static let descriptor = RuleDescriptor(
    id: "contrast-minimum",
    title: "Text must have a contrast ratio of at least 4.5:1, or 3:1 if large",
    description: """
      Measures the contrast of every text pairing in every mode, after compositing, and compares the unrounded ratio. Large text is at least \
      24 pt, or 18.66 pt at weight 700 or more; in the apple-hig profile, at least 18 pt or any bold text. Text of undeclared size isn't large.
      """,
    rationale:
      "People with low vision, and anyone in sunlight, can't read text that barely differs from its background.",
    knownLimits: [
      "Doesn't recognize logotypes, which are exempt; declare them as decorative.",
      "Doesn't account for thin strokes, which look fainter than their ratio suggests; no guideline does.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.3 Contrast (Minimum), level AA", url: "https://www.w3.org/TR/WCAG22/#contrast-minimum"),
    criteria: ["1.4.3"], decidedCriterion: "1.4.3", level: .error, labels: [.sufficientContrast, .darkInterface],
    passing: [
      RuleExample(
        "Nearest pass: 4.50000064", tokens: ["ink": "#7c7290", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
      RuleExample(
        "Large text requires only 3:1", tokens: ["ink": "#777777", "paper": "#ffffff"],
        configuration: """
          "textStyles": { "title": { "size": 24 } },
          "pairings": [{ "text": "ink", "on": "paper", "textStyle": "title" }]
          """),
    ],
    failing: [
      RuleExample(
        "Nearest failure: 4.49999985 is below 4.5", tokens: ["ink": "#9a6c5a", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
      RuleExample(
        "Bold 18 pt text isn't large", tokens: ["ink": "#777777", "paper": "#ffffff"],
        configuration: """
          "textStyles": { "label": { "size": 18, "weight": 700 } },
          "pairings": [{ "text": "ink", "on": "paper", "textStyle": "label" }]
          """),
      RuleExample(
        "Translucent text is composited before measuring", tokens: ["ink": "#00000080", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
    ])

  /// The required contrast ratio for text (WCAG 2.2, 1.4.3).
  static let text = 4.5
  /// The required contrast ratio for large text (WCAG 2.2, 1.4.3).
  static let largeText = 3.0

  public init() {}

  public func required(of pairing: MeasuredPairing) -> Double? {
    guard pairing.usage == .text else { return nil }
    return pairing.isLargeText ? ContrastMinimum.largeText : ContrastMinimum.text
  }

  public func need(of pairing: MeasuredPairing) -> String { pairing.textInWords }
}
