import Audit

/// Text contrast at level AAA: 7:1, or 4.5:1 for large text.
public struct ContrastEnhanced: Rule {
  public static let descriptor = RuleDescriptor(
    id: "contrast-enhanced",
    title: "Text has a contrast ratio of at least 7:1, large text 4.5:1",
    description: """
      The stricter sibling of contrast-minimum, measured in the same way. A note by default, an error under the profile wcag22-aaa.
      """,
    rationale: "7:1 makes up for the loss of contrast sensitivity of a person with 20/80 vision.",
    knownLimits: ["Not every pair of brand colors can reach 7:1: no text does on a fill of luminance 0.1 to 0.3."],
    requirement: .init(
      "WCAG 2.2, 1.4.6 Contrast (Enhanced), level AAA", url: "https://www.w3.org/TR/WCAG22/#contrast-enhanced"),
    criteria: ["1.4.6"], level: .note,
    passing: [
      RuleExample(
        "The lightest gray that reaches 7:1 on white", tokens: ["ink": "#595959", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#)
    ],
    failing: [
      RuleExample(
        "One step lighter", tokens: ["ink": "#5a5a5a", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#)
    ])

  /// The ratio for text (WCAG 2.2, 1.4.6).
  static let text = 7.0
  /// The ratio for large text (WCAG 2.2, 1.4.6).
  static let largeText = 4.5

  public init() {}

  public func applies(to subject: MeasuredPairing) -> Bool { subject.pairing.usage == .text }

  public func evaluate(_ subject: MeasuredPairing) -> Evaluation {
    subject.evaluated(
      required: subject.isLargeText ? ContrastEnhanced.largeText : ContrastEnhanced.text,
      need: subject.textInWords + " at level AAA")
  }
}
