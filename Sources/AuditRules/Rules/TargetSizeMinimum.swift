import Audit
import Typesetting

/// A rule that requires touch targets of at least 24×24 points, or enough space around them.
public struct TargetSizeMinimum: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "target-size-minimum",
    title: "Touch targets must be at least 24×24 pt or have enough space around them",
    description: """
      Checks whether a square of 24×24 pt fits in the touch target, excluding rounded corners and parts beyond the screen edge or under other targets. \
      A smaller target passes if a 24 pt circle around its center touches no other target and no such circle of another small target. \
      Inline, equivalent, essential, and unmodified platform controls are exempt if the exception is declared with a reason.
      """,
    rationale: "People with tremor or limited dexterity hit small adjacent targets by mistake.",
    knownLimits: [
      "Checks only declared neighbors.",
      "Doesn't verify declared exceptions, except for the size of an equivalent control.",
    ],
    requirement: .init(
      "WCAG 2.2, 2.5.8 Target Size (Minimum), level AA", url: "https://www.w3.org/TR/WCAG22/#target-size-minimum"),
    criteria: ["2.5.8"], decidedCriterion: "2.5.8", level: .error,
    passing: [
      RuleExample("24×24 pt", configuration: #""controls": [{ "name": "Close", "width": 24, "height": 24 }]"#),
      RuleExample(
        "20 pt wide, 4 pt apart",
        configuration: #""controls": [{ "name": "Dot", "width": 20, "height": 20, "gap": 4, "arrangement": "row" }]"#),
      RuleExample(
        "16 pt wide, 4 pt from a large target: the circle touches its edge",
        configuration: """
          "controls": [
            { "name": "Help", "width": 16, "height": 16, "neighbours": [{ "control": "Save", "position": [20, -14] }] },
            { "name": "Save", "width": 96, "height": 44 }]
          """),
    ],
    inapplicable: [
      RuleExample(
        "A link in a sentence",
        configuration: """
          "controls": [{ "name": "Link", "width": 60, "height": 20, "gap": 0, "arrangement": "row",
            "exception": { "kind": "inline", "reason": "it is part of a sentence" } }]
          """)
    ],
    failing: [
      RuleExample(
        "20 pt wide, side by side",
        configuration: #""controls": [{ "name": "Dot", "width": 20, "height": 20, "gap": 0, "arrangement": "row" }]"#),
      RuleExample(
        "A round target of 24 pt is too small for a square of 24 pt",
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
      RuleExample("A control without a size (undetermined)", configuration: #""controls": [{ "name": "Chip" }]"#),
    ])

  /// The side of the square and the diameter of the circle around a target, in points.
  static let side = WCAGMeasure.targetMinimum

  public init() {}

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    if let evaluation = subject.exempted(side: Self.side) ?? subject.unmeasured(Self.side) { return evaluation }
    guard let least = subject.scene(at: .standard, .least), let most = subject.scene(at: .standard, .most) else {
      let reason = "the control size isn't known"
      return Evaluation(.cantTell(reason), message: "\(reason), so the touch target can't be measured")
    }
    let square = least.largestFreeSquare
    var evaluation = Evaluation(
      .passed, measured: square, required: Self.side, unit: .points, message: sizeText(subject, square),
      proposal: ControlProposal(side: Self.side))
    if square >= Self.side { return evaluation }
    evaluation.message += "; WCAG 2.5.8 requires 24×24 pt" + subject.unmetException
    if most.largestFreeSquare >= Self.side {
      evaluation.outcome = .cantTell("only a lower bound of the size is known")
      evaluation.message += ", but only a lower bound is known"
      evaluation.remedy = "declare \"width\" and \"height\" or \"target\""
      return evaluation
    }
    return judgeSpacing(subject, least, most, evaluation)
  }

  private func sizeText(_ subject: MeasuredControl, _ square: Double) -> String {
    guard let width = subject.control.touchableWidth?.points, let height = subject.control.touchableHeight?.points,
      square < min(width, height)
    else { return "touch target is \(subject.sizeText)" }
    return "touch target is \(subject.sizeText), but corners and other targets leave only a square of "
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
      evaluation.outcome = isOpen ? .cantTell("only a lower bound of the size is known") : .failed
      switch worst.item.role {
      case .parent, .child:
        let place = worst.item.role == .parent ? "inside \(worst.item.name)" : "under \(worst.item.name)"
        evaluation.message += "; \(place), space can't make up for the size"
        evaluation.remedy = enlarge
      case .own, .neighbor:
        let name = worst.item.role == .own ? "neighbors" : worst.item.name
        evaluation.message += ", or \(missing) pt more space to \(name)"
        evaluation.remedy = "widen the gap by \(missing) pt, or \(enlarge)"
      }
    } else if !subject.hasNeighbors || !least.unknown.isEmpty {
      let what =
        least.unknown.isEmpty ? "neighbors are" : "the size or position of \(least.unknown.joined(separator: ", ")) is"
      evaluation.outcome = .cantTell("\(what) not declared")
      evaluation.message += ", or enough space around the target; \(what) not declared, so the space can't be checked"
      evaluation.remedy = "declare \"gap\" and \"arrangement\", or \(enlarge)"
    } else {
      evaluation.outcome = .passed
      evaluation.message += "; the space around the target is enough"
      (evaluation.remedy, evaluation.proposal) = (nil, nil)
    }
    return evaluation
  }

  /// Returns the remedy that makes the target large enough, even if only corners or other targets are in the way.
  private func enlargement(_ subject: MeasuredControl, _ scene: ControlScene) -> String {
    let control = subject.control
    guard let width = control.touchableWidth?.points, let height = control.touchableHeight?.points,
      min(width, height) >= Self.side
    else { return control.enlargement(to: Self.side) }
    guard scene.items[0].target.largestSquareSide < Self.side else { return "move other targets away" }
    return "use a target of 24×24 pt with square corners"
  }
}
