import Audit
import DesignTokens

/// A rule for the contrast that a design system requires of itself, which is stricter than the guideline.
public struct RequiredContrast: ContrastRule {
  public static let descriptor = RuleDescriptor(
    id: "required-contrast",
    title: "Pairings must have the contrast that the design system requires",
    description: """
      Measures contrast like contrast-minimum and non-text-contrast, and compares it with the ratios under "requirements" of the configuration or of a \
      mode. A usage without such a ratio isn't checked. No ratio can be lower than the one of WCAG 2.2 at level AA.
      """,
    rationale: "A team that promises more than a guideline needs a gate for its promise.",
    knownLimits: ["Doesn't know what Material 3 or another system asks for; the configuration has to state it."],
    requirement: .init(
      "The contrast of the design system",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    level: .error, since: .version02,
    passing: [
      RuleExample(
        "The ratio that the system requires", tokens: ["ink": "#696969", "paper": "#ffffff"],
        configuration: """
          "requirements": { "text": 5.4 },
          "pairings": [{ "text": "ink", "on": "paper" }]
          """)
    ],
    inapplicable: [
      RuleExample(
        "No requirement", tokens: ["ink": "#696969", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
      RuleExample(
        "A requirement of another mode", tokens: ["ink": "#696969", "paper": "#ffffff"],
        configuration: """
          "modes": [{ "name": "light" }, { "name": "contrast", "base": "light", "requirements": { "component": 4.5 } }],
          "pairings": [{ "text": "ink", "on": "paper" }]
          """),
    ],
    failing: [
      RuleExample(
        "Text that passes WCAG, but not the system", tokens: ["ink": "#6a6a6a", "paper": "#ffffff"],
        configuration: """
          "requirements": { "text": 5.6 },
          "pairings": [{ "text": "ink", "on": "paper" }]
          """),
      RuleExample(
        "A mode that promises more", tokens: ["border": "#767676", "field": "#ffffff"],
        configuration: """
          "modes": [{ "name": "light", "requirements": { "component": 7 } }],
          "pairings": [{ "component": "border", "on": "field" }]
          """),
    ])

  public init() {}

  public func required(of pairing: MeasuredPairing) -> Double? { pairing.ownRequirement }

  public func need(of pairing: MeasuredPairing) -> String {
    (pairing.usage == .text ? pairing.textInWords : pairing.usage.displayName) + " in this design system"
  }
}

extension MeasuredPairing {
  /// The ratio that the design system requires of itself for the pairing; nil if it requires none.
  var ownRequirement: Double? {
    guard let requirements else { return nil }
    let part: ContrastRequirements.Part? =
      switch usage {
      case .text: isLargeText ? .largeText : .text
      case .component: .component
      case .graphic: .graphic
      case .focus: .focus
      case .decorative, .inactive: nil
      }
    return part.flatMap { requirements[$0] }
  }
}
