import Audit

/// Text contrast at level AA: 4.5:1, or 3:1 for large text.
public struct ContrastMinimum: Rule {
  public static let descriptor = RuleDescriptor(
    id: "contrast-minimum",
    title: "Text has a contrast ratio of at least 4.5:1, large text 3:1",
    description: """
      Measures the contrast ratio of every text pairing in every mode, after compositing, and compares the unrounded number. Large is \
      24 pt, or 18.66 pt at weight 700 and more; under apple-hig 18 pt, or any bold text. Text whose size is not declared is not large.
      """,
    rationale:
      "People with low vision, and everyone in sunlight, lose text that hardly differs from what it stands on.",
    knownLimits: [
      "Logotypes are exempt, but cannot be recognized: declare them as decorative.",
      "Thin strokes look fainter than the ratio says; no guideline accounts for it.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.3 Contrast (Minimum), level AA", url: "https://www.w3.org/TR/WCAG22/#contrast-minimum"),
    criteria: ["1.4.3"], level: .error,
    passing: [
      RuleExample(
        "Nearest pass: 4.50000064", tokens: ["ink": "#7c7290", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
      RuleExample(
        "Large text needs 3:1 only", tokens: ["ink": "#777777", "paper": "#ffffff"],
        configuration: """
          "textStyles": { "title": { "size": 24 } },
          "pairings": [{ "text": "ink", "on": "paper", "textStyle": "title" }]
          """),
    ],
    failing: [
      RuleExample(
        "Nearest miss: 4.49999985 is not 4.5", tokens: ["ink": "#9a6c5a", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
      RuleExample(
        "Bold text of 18 pt is not large", tokens: ["ink": "#777777", "paper": "#ffffff"],
        configuration: """
          "textStyles": { "label": { "size": 18, "weight": 700 } },
          "pairings": [{ "text": "ink", "on": "paper", "textStyle": "label" }]
          """),
      RuleExample(
        "Translucent text is measured as it is seen", tokens: ["ink": "#00000080", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
    ])

  /// The ratio for text (WCAG 2.2, 1.4.3).
  static let text = 4.5
  /// The ratio for large text (WCAG 2.2, 1.4.3).
  static let largeText = 3.0

  public init() {}

  public func applies(to subject: MeasuredPairing) -> Bool { subject.pairing.usage == .text }

  public func evaluate(_ subject: MeasuredPairing) -> Evaluation {
    subject.evaluated(
      required: subject.isLargeText ? ContrastMinimum.largeText : ContrastMinimum.text, need: subject.textInWords)
  }
}
