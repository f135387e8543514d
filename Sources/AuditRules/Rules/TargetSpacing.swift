import Audit
import Typesetting

/// Neighbouring targets stand at least 8 points apart.
public struct TargetSpacing: Rule {
  public static let descriptor = RuleDescriptor(
    id: "target-spacing",
    title: "Neighbouring targets are at least 8 pt apart",
    description: """
      Takes the declared gap between neighbours, subtracts what their targets reach beyond what is seen, and compares the rest with the minimum. A \
      negative rest means that the targets overlap.
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
      )
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
    ])

  /// The least distance between two targets, in points.
  public var minimum = MaterialGuideline.spacing

  public static let options: [RuleOption<TargetSpacing>] = [
    .number("minimum", \.minimum, in: 0...1000, "the least distance between two targets, in points")
  ]

  public init() {}

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    let control = subject.control
    guard let arrangement = control.arrangement, control.gap != nil else {
      return Evaluation(.inapplicable("no neighbour is declared"), message: "no neighbour is declared")
    }
    let across = arrangement == .column ? nil : control.targetGap(alongRow: true)
    let down = arrangement == .row ? nil : control.targetGap(alongRow: false)
    guard let gap = [across, down].compactMap({ $0 }).min() else {
      return Evaluation(.cantTell("the gap is not known"), message: "the gap is not known")
    }
    let text = truncatedText(abs(gap), padded: false)
    let distance = gap < 0 ? "neighbouring targets overlap by \(text) pt" : "neighbouring targets are \(text) pt apart"
    guard gap < minimum else {
      return Evaluation(.passed, measured: gap, required: minimum, unit: .points, message: distance)
    }
    return Evaluation(
      .failed, measured: max(0, gap), required: minimum, unit: .points,
      message: "\(distance); \(authoredText(minimum)) pt is required",
      remedy: "widen the gap by \(truncatedText(minimum - gap + 0.005, padded: false)) pt")
  }
}
