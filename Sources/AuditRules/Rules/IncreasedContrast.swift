import Audit

/// A rule for contrast in increased-contrast modes: 7:1 for text, 4.5:1 for everything else.
public struct IncreasedContrast: ContrastRule {
  public static let descriptor = RuleDescriptor(
    id: "increased-contrast",
    title: "Increased-contrast modes must reach 7:1 for text and 4.5:1 for everything else",
    description:
      "Measures the contrast of text, controls, graphics, and focus indicators in modes declared with increased contrast.",
    rationale: "People who turn on Increase Contrast need more contrast than the standard appearance has.",
    knownLimits: ["Uses the ratios of GitHub's Primer, because no guideline gives ratios for such modes."],
    requirement: .init(
      "Apple Human Interface Guidelines, Accessibility",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    isPlatformGuidance: true, level: .warning, labels: [.sufficientContrast],
    passing: [
      RuleExample(
        "7:1 in an increased-contrast mode", tokens: ["ink": "#595959", "paper": "#ffffff"],
        configuration: """
          "modes": [{ "name": "light", "contrast": "increased" }],
          "pairings": [{ "text": "ink", "on": "paper" }]
          """)
    ],
    inapplicable: [
      RuleExample(
        "A mode with standard contrast", tokens: ["ink": "#767676", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#)
    ],
    failing: [
      RuleExample(
        "Only AA contrast in an increased-contrast mode", tokens: ["ink": "#767676", "paper": "#ffffff"],
        configuration: """
          "modes": [{ "name": "light", "contrast": "increased" }],
          "pairings": [{ "text": "ink", "on": "paper" }]
          """),
      RuleExample(
        "Only 3:1 for a border", tokens: ["border": "#949494", "field": "#ffffff"],
        configuration: """
          "modes": [{ "name": "light", "contrast": "increased" }],
          "pairings": [{ "component": "border", "on": "field" }]
          """),
    ])

  /// The required contrast ratio for text.
  static let text = 7.0
  /// The required contrast ratio for everything else that people need to see.
  static let nonText = 4.5

  public init() {}

  public func required(of pairing: MeasuredPairing) -> Double? {
    guard pairing.modeContrast == .increased else { return nil }
    if pairing.usage == .text { return IncreasedContrast.text }
    return pairing.usage.identifies ? IncreasedContrast.nonText : nil
  }

  public func need(of pairing: MeasuredPairing) -> String { "\(pairing.usage.displayName) with increased contrast" }
}
