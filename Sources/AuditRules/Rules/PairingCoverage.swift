import Audit

/// A rule that requires every color to be used in a pairing, badge, or surface.
public struct PairingCoverage: Rule {
  public static let descriptor = RuleDescriptor(
    id: "pairing-coverage",
    title: "Every color token must be used in a pairing, badge, or surface",
    description: """
      Reports color tokens that no pairing, badge, or surface names, directly or through an alias. Also reports listed combinations without a token.
      """,
    rationale: "A color without a pairing is never checked.",
    knownLimits: ["Doesn't count the contrast matrix as coverage, because the matrix has no usage."],
    requirement: .init("Coverage of the audit itself"),
    level: .warning, isAboutDesign: false,
    passing: [
      RuleExample(
        "Two paired tokens", tokens: ["ink": "#111111", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#)
    ],
    failing: [
      RuleExample(
        "A color without a pairing", tokens: ["ink": "#111111", "paper": "#ffffff", "accent": "#e11d48"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
      RuleExample(
        "A listed combination without a token: off is missing for stop",
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// A pairing, badge, or surface uses the color.
    case covered
    /// No pairing, badge, or surface uses the color.
    case notUsed
    /// A listed combination has no token.
    case noToken
  }

  public func judge(_ subject: CoverageSubject) -> Judgement<Reason>? {
    if subject.absentValues != nil { return Judgement(.failed, .noToken) }
    return subject.isCovered ? Judgement(.passed, .covered) : Judgement(.failed, .notUsed)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CoverageSubject) -> Words {
    switch judgement.reason {
    case .covered: Words("covered")
    case .notUsed:
      Words(
        "not used in any pairing, badge, or surface, so it isn't checked",
        remedy: "declare the background it is used on, or declare it as decorative")
    case .noToken:
      Words(
        "token missing for the listed combination \(subject.absentValues ?? "")",
        remedy: "add the token, or remove the value from \"where\"")
    }
  }
}
