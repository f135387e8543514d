import Audit

/// A rule that requires a contrast of 3:1 for control boundaries, graphics, and focus indicators.
public struct NonTextContrast: ContrastRule {
  public static let descriptor = RuleDescriptor(
    id: "non-text-contrast",
    title: "Control boundaries, graphics, and focus indicators must have a contrast ratio of at least 3:1",
    description: """
      Measures pairings with the usage component, graphic, or focus against the color directly next to them, in every mode, after compositing. \
      A fully transparent graphic isn't drawn, so no contrast is required. The same applies to a fully transparent component if a fill of the \
      same control reaches the required ratio. That fill must be in a pairing with the same name and the same binding values.
      """,
    rationale: "People with low vision can't find an input whose border they can't see.",
    knownLimits: [
      "Doesn't determine whether a border is the only sign of a control; declare it as component or as decorative.",
      "Reports a faint boundary even if text or an icon already identifies the control, which WCAG accepts.",
      "Reports a fully transparent border if the control's pairings have no name, or if several fills or borders share the name.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.11 Non-text Contrast, level AA", url: "https://www.w3.org/TR/WCAG22/#non-text-contrast"),
    criteria: ["1.4.11"], level: .error, labels: [.sufficientContrast, .darkInterface],
    passing: [
      RuleExample(
        "The lightest gray border that reaches 3:1 on white", tokens: ["border": "#949494", "field": "#ffffff"],
        configuration: #""pairings": [{ "component": "border", "on": "field" }]"#),
      RuleExample(
        "Decoration without contrast", tokens: ["hairline": "#eeeeee", "tick": "#111111", "card": "#ffffff"],
        configuration: #""pairings": [{ "decorative": "hairline", "on": "card" }, { "graphic": "tick", "on": "card" }]"#
      ),
    ],
    inapplicable: [
      RuleExample(
        "A transparent border around a visible fill",
        tokens: ["border": "#00000000", "fill": "#1d4ed8", "label": "#ffffff", "page": "#ffffff"],
        configuration: """
          "pairings": [{ "name": "Button", "text": "label", "on": "fill" },
            { "name": "Button", "component": "border", "on": "page" }]
          """)
    ],
    failing: [
      RuleExample(
        "A border one step lighter", tokens: ["border": "#959595", "field": "#ffffff"],
        configuration: #""pairings": [{ "component": "border", "on": "field" }]"#),
      RuleExample(
        "A focus ring that is too light", tokens: ["ring": "#93c5fd", "page": "#ffffff"],
        configuration: #""pairings": [{ "focus": "ring", "on": "page" }]"#),
      RuleExample(
        "A transparent border around a fill of the page's color",
        tokens: ["border": "#00000000", "fill": "#ffffff", "value": "#111111", "page": "#ffffff"],
        configuration: """
          "pairings": [{ "name": "Input", "text": "value", "on": "fill" },
            { "name": "Input", "component": "border", "on": "page" }]
          """),
    ])

  /// The required contrast ratio for everything except text (WCAG 2.2, 1.4.11).
  static let nonText = 3.0

  public init() {}

  public func required(of pairing: MeasuredPairing) -> Double? {
    pairing.usage.identifies ? NonTextContrast.nonText : nil
  }

  public func need(of pairing: MeasuredPairing) -> String { pairing.usage.displayName }
}
