import Audit

/// Every color is looked at by something.
public struct PairingCoverage: Rule {
  public static let descriptor = RuleDescriptor(
    id: "pairing-coverage",
    title: "Every color token is part of a pairing, a badge or the surfaces",
    description: """
      Reports color tokens that no pairing, badge or surface names, directly or through an alias, and listed combinations for which a token is \
      missing.
      """,
    rationale: "A color that is in no pairing passes every audit because nobody looks at it.",
    knownLimits: ["The matrix looks at every color, but does not count: it knows no usage."],
    requirement: .init("Coverage of the audit itself", url: "https://www.w3.org/TR/WCAG-EM/#step3"),
    level: .warning, isAboutDesign: false,
    passing: [
      RuleExample(
        "Both tokens are paired", tokens: ["ink": "#111111", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#)
    ],
    failing: [
      RuleExample(
        "A color that nothing names", tokens: ["ink": "#111111", "paper": "#ffffff", "accent": "#e11d48"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
      RuleExample(
        "A listed combination without a token: stop has no off",
        tokens: [
          "label.go.on": "#ffffff", "fill.go.on": "#111111", "label.go.off": "#ffffff", "fill.go.off": "#111111",
          "label.stop.on": "#ffffff", "fill.stop.on": "#111111",
        ],
        configuration: """
          "pairings": [{ "text": "label.{tone}.{state}", "on": "fill.{tone}.{state}",
            "where": { "tone": ["go", "stop"], "state": ["on", "off"] } }]
          """),
    ])

  public init() {}

  public func evaluate(_ subject: CoverageSubject) -> Evaluation {
    if let values = subject.absentValues {
      return Evaluation(
        .failed, message: "there is no such token for the listed combination \(values)",
        remedy: "add the token, or take the value out of \"where\"")
    }
    if subject.isCovered { return Evaluation(.passed, message: "is looked at") }
    return Evaluation(
      .failed, message: "no pairing, badge or surface names it, so nothing about it was decided",
      remedy: "declare what it is used on, or declare it as decorative")
  }
}
