import Audit
import Typesetting

/// Targets are 24 by 24 points, or stand far enough apart.
public struct TargetSizeMinimum: Rule {
  public static let descriptor = RuleDescriptor(
    id: "target-size-minimum",
    title: "A target is at least 24 x 24 pt, or far enough from its neighbors",
    description: """
      Looks for a square of 24 x 24 pt in the touch target: rounded corners, the edge of the screen and what other targets cover take away from it. \
      A smaller target passes when a circle of 24 pt around its center touches neither another target nor the circle of another small one. Inline, \
      equivalent, essential and unmodified controls of the platform are exempt once they are declared so, with a reason.
      """,
    rationale: "Fingers tremble, and small targets side by side are hit by mistake.",
    knownLimits: [
      "Only the neighbors that are declared are known.",
      "Whether a declared exception is true is for its author to know; of an equivalent control only the size is checked.",
    ],
    requirement: .init(
      "WCAG 2.2, 2.5.8 Target Size (Minimum), level AA", url: "https://www.w3.org/TR/WCAG22/#target-size-minimum"),
    criteria: ["2.5.8"], level: .error,
    passing: [
      RuleExample("24 x 24 pt", configuration: #""controls": [{ "name": "Close", "width": 24, "height": 24 }]"#),
      RuleExample(
        "20 pt wide with 4 pt between",
        configuration: #""controls": [{ "name": "Dot", "width": 20, "height": 20, "gap": 4, "arrangement": "row" }]"#),
      RuleExample(
        "16 pt, 4 pt beside a large target: the circle touches its edge",
        configuration: """
          "controls": [
            { "name": "Help", "width": 16, "height": 16, "neighbours": [{ "control": "Save", "position": [20, -14] }] },
            { "name": "Save", "width": 96, "height": 44 }]
          """),
      RuleExample(
        "A link in a sentence",
        configuration: """
          "controls": [{ "name": "Link", "width": 60, "height": 20, "gap": 0, "arrangement": "row",
            "exception": { "kind": "inline", "reason": "it stands in a sentence" } }]
          """),
    ],
    failing: [
      RuleExample(
        "20 pt wide, side by side",
        configuration: #""controls": [{ "name": "Dot", "width": 20, "height": 20, "gap": 0, "arrangement": "row" }]"#),
      RuleExample(
        "A circle of 24 pt holds no square of 24 pt",
        configuration: """
          "controls": [{ "name": "Dot", "width": 24, "height": 24, "cornerRadius": "pill", "arrangement": "free",
            "neighbours": [{ "control": "Save", "position": [0, 20] }] }, { "name": "Save", "width": 96, "height": 44 }]
          """),
      RuleExample(
        "A small remove button in a chip",
        configuration: """
          "controls": [{ "name": "Chip", "width": 96, "height": 36 },
            { "name": "Remove", "width": 20, "height": 20, "inside": { "control": "Chip", "trailing": 8 } }]
          """),
      RuleExample("No size at all cannot be told", configuration: #""controls": [{ "name": "Chip" }]"#),
    ])

  /// The side of the square and the diameter of the circle, in points.
  static let side = WCAGMeasure.targetMinimum

  public init() {}

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    if let evaluation = subject.exempted(side: Self.side) ?? subject.unmeasured(Self.side) { return evaluation }
    guard let least = subject.scene(at: .standard, .least), let most = subject.scene(at: .standard, .most) else {
      return Evaluation(.cantTell("its size is not known"), message: "its size is not known")
    }
    let square = least.largestFreeSquare
    var evaluation = Evaluation(
      .passed, measured: square, required: Self.side, unit: .points, message: sizeText(subject, square),
      proposal: ControlProposal(side: Self.side))
    if square >= Self.side { return evaluation }
    evaluation.message += "; WCAG 2.5.8 asks for 24 x 24 pt" + subject.unmetException
    if most.largestFreeSquare >= Self.side {
      evaluation.outcome = .cantTell("only a lower bound of its size is known")
      evaluation.message += ", and only a lower bound is known"
      evaluation.remedy = "declare \"width\" and \"height\" or \"target\""
      return evaluation
    }
    return judgeSpacing(subject, least, most, evaluation)
  }

  private func sizeText(_ subject: MeasuredControl, _ square: Double) -> String {
    guard let width = subject.control.touchableWidth?.points, let height = subject.control.touchableHeight?.points,
      square < min(width, height)
    else { return subject.sizeText }
    return "\(subject.sizeText), of which corners and other targets leave a square of "
      + "\(lengthText(square)) pt"
  }

  private func judgeSpacing(
    _ subject: MeasuredControl, _ least: ControlScene, _ most: ControlScene, _ undersized: Evaluation
  ) -> Evaluation {
    var evaluation = undersized
    let enlarge = enlargement(subject, least)
    if let worst = least.worstIntrusion(diameter: Self.side) {
      let isOpen = most.worstIntrusion(diameter: Self.side) == nil
      let missing = remedyText(worst.shortfall)
      evaluation.outcome = isOpen ? .cantTell("only a lower bound of its size is known") : .failed
      switch worst.item.role {
      case .parent, .child:
        let place = worst.item.role == .parent ? "inside \(worst.item.name)" : "under \(worst.item.name)"
        evaluation.message += "; \(place) no space makes up for it"
        evaluation.remedy = enlarge
      case .own, .neighbor:
        let name = worst.item.role == .own ? "its neighbors" : worst.item.name
        evaluation.message += ", or \(missing) pt more space to \(name)"
        evaluation.remedy = "widen the gap by \(missing) pt, or \(enlarge)"
      }
    } else if !subject.hasNeighbors || !least.unknown.isEmpty {
      let what =
        least.unknown.isEmpty ? "its neighbors are" : "size or place of \(least.unknown.joined(separator: ", ")) is"
      evaluation.outcome = .cantTell("\(what) not declared")
      evaluation.message += ", or enough space around it, and \(what) not declared"
      evaluation.remedy = "declare \"gap\" and \"arrangement\", or \(enlarge)"
    } else {
      evaluation.outcome = .passed
      evaluation.message += "; the space around it is enough"
      (evaluation.remedy, evaluation.proposal) = (nil, nil)
    }
    return evaluation
  }

  /// How the target becomes large enough; where only corners or other targets are in the way, the padding that helps.
  private func enlargement(_ subject: MeasuredControl, _ scene: ControlScene) -> String {
    let control = subject.control
    guard let width = control.touchableWidth?.points, let height = control.touchableHeight?.points,
      min(width, height) >= Self.side
    else { return control.enlargement(to: Self.side) }
    guard scene.items[0].target.largestSquareSide < Self.side else { return "keep other targets off it" }
    return "give it a target of 24 x 24 pt with square corners"
  }
}
