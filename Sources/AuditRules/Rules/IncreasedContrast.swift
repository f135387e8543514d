import Audit

/// Contrast in modes made for increased contrast: 7:1 for text, 4.5:1 for the rest.
public struct IncreasedContrast: Rule {
  public static let descriptor = RuleDescriptor(
    id: "increased-contrast",
    title: "In a mode of increased contrast text reaches 7:1 and everything else 4.5:1",
    description:
      "Measures every pairing that identifies something, in the modes whose contrast is declared as increased.",
    rationale: "Whoever turns on Increase Contrast asks for more than the ordinary look gives.",
    knownLimits: ["No guideline gives numbers for such modes; these are the practice of GitHub's Primer."],
    requirement: .init(
      "Apple Human Interface Guidelines, Accessibility",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    level: .warning,
    passing: [
      RuleExample(
        "7:1 in the mode that asks for it", tokens: ["ink": "#595959", "paper": "#ffffff"],
        configuration: """
          "modes": [{ "name": "light", "contrast": "increased" }],
          "pairings": [{ "text": "ink", "on": "paper" }]
          """),
      RuleExample(
        "A mode of standard contrast is not concerned", tokens: ["ink": "#767676", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
    ],
    failing: [
      RuleExample(
        "AA is not enough there", tokens: ["ink": "#767676", "paper": "#ffffff"],
        configuration: """
          "modes": [{ "name": "light", "contrast": "increased" }],
          "pairings": [{ "text": "ink", "on": "paper" }]
          """),
      RuleExample(
        "Nor is 3:1 for a border", tokens: ["border": "#949494", "field": "#ffffff"],
        configuration: """
          "modes": [{ "name": "light", "contrast": "increased" }],
          "pairings": [{ "component": "border", "on": "field" }]
          """),
    ])

  /// The ratio for text.
  static let text = 7.0
  /// The ratio for everything else that must be seen.
  static let nonText = 4.5

  public init() {}

  public func applies(to subject: MeasuredPairing) -> Bool {
    subject.mode.contrast == .increased && (subject.pairing.usage == .text || subject.pairing.usage.identifies)
  }

  public func evaluate(_ subject: MeasuredPairing) -> Evaluation {
    subject.evaluated(
      required: subject.pairing.usage == .text ? IncreasedContrast.text : IncreasedContrast.nonText,
      need: "\(subject.pairing.usage.inWords) under increased contrast")
  }
}
