import Audit
import Typesetting

/// Targets are 24 by 24 points, or stand far enough apart.
public struct TargetSizeMinimum: Rule {
  public static let descriptor = RuleDescriptor(
    id: "target-size-minimum",
    title: "A target is at least 24 x 24 pt, or far enough from its neighbours",
    description: """
      Compares the touch target with 24 x 24 pt. A smaller one passes when a circle of 24 pt around its centre touches neither another target nor \
      the circle of another small one, in the arrangement that is declared.
      """,
    rationale: "Fingers tremble, and small targets side by side are hit by mistake.",
    knownLimits: ["The exceptions for inline, equivalent and essential targets cannot be declared yet."],
    requirement: .init(
      "WCAG 2.2, 2.5.8 Target Size (Minimum), level AA", url: "https://www.w3.org/TR/WCAG22/#target-size-minimum"),
    level: .error,
    passing: [
      RuleExample("24 x 24 pt", configuration: #""controls": [{ "name": "Close", "width": 24, "height": 24 }]"#),
      RuleExample(
        "20 pt wide with 4 pt between",
        configuration: #""controls": [{ "name": "Dot", "width": 20, "height": 20, "gap": 4, "arrangement": "row" }]"#),
    ],
    failing: [
      RuleExample(
        "20 pt wide, side by side",
        configuration: #""controls": [{ "name": "Dot", "width": 20, "height": 20, "gap": 0, "arrangement": "row" }]"#),
      RuleExample("No size at all cannot be told", configuration: #""controls": [{ "name": "Chip" }]"#),
    ])

  public init() {}

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    let control = subject.control
    var evaluation = control.evaluated(side: WCAGMeasure.targetMinimum, clause: "WCAG 2.5.8")
    guard evaluation.outcome == .failed else { return evaluation }
    guard let neighbours = control.neighbours else {
      evaluation.outcome = .cantTell("its neighbours are not declared")
      evaluation.message += ", or enough space around it, and its neighbours are not declared"
      evaluation.remedy = "declare \"gap\" and \"arrangement\", or enlarge the target"
      return evaluation
    }
    let worst = Typesetting.TargetSpacing(diameter: WCAGMeasure.targetMinimum).clearances(of: neighbours)
      .max { $0.shortfall < $1.shortfall }
    if let worst, !worst.passes {
      let missing = truncatedText(worst.shortfall + 0.005, padded: false)
      evaluation.message += ", or \(missing) pt more space between neighbours"
      evaluation.remedy = "widen the gap by \(missing) pt, or \(evaluation.remedy ?? "enlarge the target")"
    } else {
      evaluation.outcome = .passed
      evaluation.message += "; the space around it is enough"
      evaluation.remedy = nil
    }
    return evaluation
  }
}
