import Audit

/// A rule that requires text contrast at level AAA: 7:1, or 4.5:1 for large text.
public struct ContrastEnhanced: ContrastRule {
  public static let descriptor = RuleDescriptor(
    id: "contrast-enhanced",
    title: "Text must have a contrast ratio of at least 7:1, or 4.5:1 if large",
    description: """
      Measures text contrast like contrast-minimum, but requires more. A note by default, and an error in the wcag22-aaa profile.
      """,
    rationale: "People with 20/80 vision lose contrast sensitivity, and a ratio of 7:1 compensates for it.",
    knownLimits: [
      "Reports brand colors that can't pass: no text reaches 7:1 on a fill with a luminance between 0.1 and 0.3."
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.6 Contrast (Enhanced), level AAA", url: "https://www.w3.org/TR/WCAG22/#contrast-enhanced"),
    criteria: ["1.4.6"], decidedCriterion: "1.4.6", level: .note, levels: [.wcag22AAA: .error],
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

  /// The required contrast ratio for text (WCAG 2.2, 1.4.6).
  static let text = 7.0
  /// The required contrast ratio for large text (WCAG 2.2, 1.4.6).
  static let largeText = 4.5

  public init() {}

  public func required(of pairing: MeasuredPairing) -> Double? {
    guard pairing.usage == .text else { return nil }
    return pairing.isLargeText ? ContrastEnhanced.largeText : ContrastEnhanced.text
  }

  public func need(of pairing: MeasuredPairing) -> String { pairing.textInWords + " at level AAA" }
}
