import Audit
import Typesetting

/// Space around controls: about 12 points with a bezel, about 24 without.
public struct ControlPadding: Rule {
  public static let descriptor = RuleDescriptor(
    id: "control-padding",
    title: "Around a control are about 12 pt with a bezel and 24 pt without",
    description: """
      Measures the least distance between what is seen of a control and of its neighbors, and compares it with 12 pt for controls that are declared \
      bezeled and 24 pt for those that are declared plain.
      """,
    rationale: "A plain control shows no edge, so only space tells where it ends.",
    knownLimits: ["Apple says \"about\"; this is a note.", "It concerns only controls whose style is declared."],
    requirement: .init(
      "Apple Human Interface Guidelines, Accessibility",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    level: .note,
    passing: [
      RuleExample(
        "Bezeled, 12 pt apart",
        configuration: """
          "controls": [{ "name": "Save", "width": 96, "height": 44, "style": "bezeled", "gap": 12, "arrangement": "row" }]
          """)
    ],
    failing: [
      RuleExample(
        "Plain, 12 pt apart",
        configuration: """
          "controls": [{ "name": "Edit", "width": 96, "height": 44, "style": "plain", "gap": 12, "arrangement": "row" }]
          """)
    ])

  public init() {}

  public func applies(to subject: MeasuredControl) -> Bool { subject.control.style != nil }

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    let required = subject.control.style == .plain ? AppleGuideline.plainPadding : AppleGuideline.bezeledPadding
    var evaluation = subject.evaluatedDistance(
      \.seen, required: required, between: "neighboring controls, as they are seen,"
    ) { "widen the gap by \(remedyText($0)) pt" }
    // "About" is no requirement to mend by; only the sentence says how much it would take.
    evaluation.proposal = nil
    return evaluation
  }
}
