import Audit
import Typesetting

/// Neighboring targets stand at least 8 points apart.
public struct TargetSpacing: Rule {
  public static let descriptor = RuleDescriptor(
    id: "target-spacing",
    title: "Neighboring targets are at least 8 pt apart",
    description: """
      Places the control with its neighbors as their arrangement, gaps and positions say, and compares the least distance between two targets with the \
      minimum. A target that is larger than what is seen takes its share of the gap. Controls that lie within each other are no neighbors.
      """,
    rationale: "A gap lets a finger that misses hit nothing instead of the wrong thing.",
    knownLimits: ["Only the arrangement that is declared is known, not what else stands nearby."],
    requirement: .init(
      "Material Design, touch targets", url: "https://support.google.com/accessibility/android/answer/7101858"),
    level: .warning,
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
        "Targets of 44 pt around chips of 36 pt meet in a gap of 8 pt",
        configuration: """
          "controls": [{ "name": "Chip", "width": 80, "height": 36, "target": [80, 44], "gap": 8, "arrangement": "column" }]
          """),
      RuleExample(
        "A row without its gap cannot be told",
        configuration: #""controls": [{ "name": "Button", "width": 96, "height": 44, "arrangement": "row" }]"#),
    ])

  /// The least distance between two targets, in points.
  public var minimum = MaterialGuideline.spacing

  public static let options: [RuleOption<TargetSpacing>] = [
    .number("minimum", \.minimum, in: 0...1000, "the least distance between two targets, in points")
  ]

  public init() {}

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    subject.evaluatedDistance(\.target, required: minimum, between: "neighboring targets") { missing in
      "widen the gap by \(remedyText(missing)) pt"
    }
  }
}
