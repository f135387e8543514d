import Audit

/// Contrast of what identifies controls, graphics and focus: 3:1.
public struct NonTextContrast: Rule {
  public static let descriptor = RuleDescriptor(
    id: "non-text-contrast",
    title: "What identifies a control, a graphic or focus has a contrast ratio of at least 3:1",
    description: """
      Measures pairings with the usage component, graphic or focus against the colour directly beside them, after compositing, in every mode.
      """,
    rationale: "An input whose border cannot be seen is an input that cannot be found.",
    knownLimits: [
      "Whether a border is the only sign of a control is for its author to say: declare it as component, or as decorative.",
      "A boundary is not required where text or an icon already identifies the control.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.11 Non-text Contrast, level AA", url: "https://www.w3.org/TR/WCAG22/#non-text-contrast"),
    criteria: ["1.4.11"], level: .error,
    passing: [
      RuleExample(
        "The lightest grey border that reaches 3:1 on white", tokens: ["border": "#949494", "field": "#ffffff"],
        configuration: #""pairings": [{ "component": "border", "on": "field" }]"#),
      RuleExample(
        "Decoration need not be seen", tokens: ["hairline": "#eeeeee", "tick": "#111111", "card": "#ffffff"],
        configuration: #""pairings": [{ "decorative": "hairline", "on": "card" }, { "graphic": "tick", "on": "card" }]"#
      ),
    ],
    failing: [
      RuleExample(
        "One step lighter", tokens: ["border": "#959595", "field": "#ffffff"],
        configuration: #""pairings": [{ "component": "border", "on": "field" }]"#),
      RuleExample(
        "A focus ring", tokens: ["ring": "#93c5fd", "page": "#ffffff"],
        configuration: #""pairings": [{ "focus": "ring", "on": "page" }]"#),
    ])

  /// The ratio for everything that is not text (WCAG 2.2, 1.4.11).
  static let nonText = 3.0

  public init() {}

  public func applies(to subject: MeasuredPairing) -> Bool { subject.pairing.usage.identifies }

  public func evaluate(_ subject: MeasuredPairing) -> Evaluation {
    subject.evaluated(required: NonTextContrast.nonText, need: subject.pairing.usage.inWords)
  }
}
