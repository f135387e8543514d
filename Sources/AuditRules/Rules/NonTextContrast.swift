import Audit

/// Contrast of what identifies controls, graphics and focus: 3:1.
public struct NonTextContrast: Rule {
  public static let descriptor = RuleDescriptor(
    id: "non-text-contrast",
    title: "What identifies a control, a graphic or focus has a contrast ratio of at least 3:1",
    description: """
      Measures pairings with the usage component, graphic or focus against the color directly beside them, after compositing, in every mode. \
      A fully transparent graphic isn't drawn and requires nothing. Neither does a fully transparent component whose control has another boundary: a fill, \
      in a pairing of the same name and with the same values of bindings, that reaches the required ratio in its place.
      """,
    rationale: "An input whose border cannot be seen is an input that cannot be found.",
    knownLimits: [
      "Whether a border is the only sign of a control is for its author to say: declare it as component, or as decorative.",
      "A boundary is not required where text or an icon already identifies the control.",
      "Reports a fully transparent border of a control whose pairings have no name, or whose name has several fills or borders.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.11 Non-text Contrast, level AA", url: "https://www.w3.org/TR/WCAG22/#non-text-contrast"),
    criteria: ["1.4.11"], level: .error,
    passing: [
      RuleExample(
        "The lightest gray border that reaches 3:1 on white", tokens: ["border": "#949494", "field": "#ffffff"],
        configuration: #""pairings": [{ "component": "border", "on": "field" }]"#),
      RuleExample(
        "Decoration need not be seen", tokens: ["hairline": "#eeeeee", "tick": "#111111", "card": "#ffffff"],
        configuration: #""pairings": [{ "decorative": "hairline", "on": "card" }, { "graphic": "tick", "on": "card" }]"#
      ),
      RuleExample(
        "A border that isn't drawn around a fill that is seen",
        tokens: ["border": "#00000000", "fill": "#1d4ed8", "label": "#ffffff", "page": "#ffffff"],
        configuration: """
          "pairings": [{ "name": "Button", "text": "label", "on": "fill" },
            { "name": "Button", "component": "border", "on": "page" }]
          """),
    ],
    failing: [
      RuleExample(
        "One step lighter", tokens: ["border": "#959595", "field": "#ffffff"],
        configuration: #""pairings": [{ "component": "border", "on": "field" }]"#),
      RuleExample(
        "A focus ring", tokens: ["ring": "#93c5fd", "page": "#ffffff"],
        configuration: #""pairings": [{ "focus": "ring", "on": "page" }]"#),
      RuleExample(
        "A border that isn't drawn around a fill of the page's color",
        tokens: ["border": "#00000000", "fill": "#ffffff", "value": "#111111", "page": "#ffffff"],
        configuration: """
          "pairings": [{ "name": "Input", "text": "value", "on": "fill" },
            { "name": "Input", "component": "border", "on": "page" }]
          """),
    ])

  /// The ratio for everything that is not text (WCAG 2.2, 1.4.11).
  static let nonText = 3.0

  public init() {}

  public func applies(to subject: MeasuredPairing) -> Bool { subject.pairing.usage.identifies }

  public func evaluate(_ subject: MeasuredPairing) -> Evaluation {
    subject.evaluated(required: NonTextContrast.nonText, need: subject.pairing.usage.inWords)
  }
}
