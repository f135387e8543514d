import Audit
import Typesetting

/// Targets are 44 by 44 points.
public struct TargetSizeEnhanced: Rule {
  public static let descriptor = RuleDescriptor(
    id: "target-size-enhanced",
    title: "A target is at least 44 x 44 pt",
    description: """
      Compares the touch target with 44 x 44 pt: the target where one is declared, else what is seen, else one line of text with its padding and border. \
      A length of which only a lower bound is known passes when the bound suffices.
      """,
    rationale: "44 pt is about the width of a fingertip; Apple and WCAG agree on it.",
    knownLimits: ["A target that two controls share is not noticed.", "Rounded corners are not subtracted."],
    requirement: .init(
      "WCAG 2.2, 2.5.5 Target Size (Enhanced), level AAA; Apple Human Interface Guidelines, Buttons",
      url: "https://www.w3.org/TR/WCAG22/#target-size-enhanced"),
    level: .error,
    passing: [
      RuleExample(
        "A small icon in a large target",
        configuration: #""controls": [{ "name": "Close", "width": 24, "height": 24, "target": [44, 44] }]"#),
      RuleExample(
        "The target is higher than the 36 pt that is seen",
        configuration: #""controls": [{ "name": "Chip", "width": 80, "height": 36, "target": [80, 44] }]"#),
    ],
    failing: [
      RuleExample(
        "36 pt high", configuration: #""controls": [{ "name": "Chip", "width": 80, "height": 36 }]"#),
      RuleExample(
        "14 pt of text with 12 pt above and below is 42.2 pt",
        configuration: """
          "textStyles": { "button": { "size": 14, "lineHeight": 1.3 } },
          "controls": [{ "name": "Button", "padding": [12, 24], "textStyle": "button" }]
          """),
    ])

  public init() {}

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    subject.control.evaluated(side: WCAGMeasure.targetEnhanced, clause: "WCAG 2.5.5")
  }
}
