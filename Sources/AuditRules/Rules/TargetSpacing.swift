import Audit
import Typesetting

/// A rule that requires adjacent touch targets to be at least 8 points apart.
public struct TargetSpacing: DistanceRule {
  public static let descriptor = RuleDescriptor(
    id: "target-spacing",
    title: "Adjacent touch targets must be at least 8 pt apart",
    description: """
      Arranges the control with its neighbors by their arrangement, gaps, and positions, and compares the smallest distance between two touch targets \
      with the minimum. A target larger than the visible size takes up part of the gap. Nested controls aren't neighbors.
      """,
    rationale: "With a gap, a touch that misses a target activates nothing instead of the wrong control.",
    knownLimits: ["Checks only declared arrangements, not other controls nearby."],
    requirement: .init(
      "Material Design, touch targets", url: "https://support.google.com/accessibility/android/answer/7101858"),
    isPlatformGuidance: true, level: .warning,
    quantity: "gap",
    passing: [
      RuleExample(
        "8 pt between two buttons",
        configuration: #""controls": [{ "name": "Button", "width": 96, "height": 44, "gap": 8, "arrangement": "row" }]"#
      ),
      RuleExample(
        "Another control 8 pt away",
        configuration: """
          "controls": [{ "name": "Save", "width": 96, "height": 44 },
            { "name": "Help", "width": 44, "height": 44, "neighbours": [{ "control": "Save", "position": [52, 0] }] }]
          """),
    ],
    failing: [
      RuleExample(
        "4 pt between two buttons",
        configuration: #""controls": [{ "name": "Button", "width": 96, "height": 44, "gap": 4, "arrangement": "row" }]"#
      ),
      RuleExample(
        "Targets of 44 pt around chips of 36 pt touch in a gap of 8 pt",
        configuration: """
          "controls": [{ "name": "Chip", "width": 80, "height": 36, "target": [80, 44], "gap": 8, "arrangement": "column" }]
          """),
      RuleExample(
        "A row without a gap (undetermined)",
        configuration: #""controls": [{ "name": "Button", "width": 96, "height": 44, "arrangement": "row" }]"#),
    ])

  /// The smallest distance between two touch targets, in points.
  public var minimum = MaterialGuideline.spacing

  public static let options: [RuleOption<TargetSpacing>] = [
    .number("minimum", \.minimum, in: 0...1000, "smallest distance between two touch targets, in points")
  ]

  public init() {}

  public var box: KeyPath<ControlScene.Item, Target> { \.target }
  public var boxesInWords: String { "adjacent targets" }
  public func required(of control: Control) -> Double? { minimum }

  public func proposal(for subject: MeasuredControl) -> ControlProposal? {
    judge(subject)?.reason.allowsProposal == true ? ControlProposal(distance: minimum) : nil
  }
}
