import Audit
import Typesetting

/// A rule that requires space around controls: about 12 points with a bezel, about 24 without.
public struct ControlPadding: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "control-padding",
    title: "Controls must have about 12 pt of space around a bezel, or 24 pt without one",
    description: """
      Measures the smallest distance between the visible bounds of a control and its neighbors. Requires 12 pt for controls declared as bezeled and \
      24 pt for controls declared as plain.
      """,
    rationale: "A plain control has no visible edge, so only the space around it shows where the control ends.",
    knownLimits: ["Reports only notes, because Apple says \"about\".", "Skips controls without a declared style."],
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
      \.seen, required: required, between: "the visible bounds of adjacent controls"
    ) { "widen the gap by \(remedyText($0)) pt" }
    // "About" isn't an exact requirement, so the remedy names the distance without a proposal.
    evaluation.proposal = nil
    return evaluation
  }
}
