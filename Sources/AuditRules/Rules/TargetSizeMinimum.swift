import Audit
import Typesetting

/// A rule that requires touch targets of at least 24×24 points, or enough space around them.
public struct TargetSizeMinimum: Rule {
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
    quantity: "target",
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The square fits in the target.
    case largeEnough
    /// The target is too small, but the space around it is enough.
    case spaced
    /// The target is too small and too close to another target.
    case crowded
    /// The target is too small and inside or under another target.
    case nested
    /// The target is too small, but only a lower bound of its size is known.
    case lowerBound
    /// The target is too small and too close to another target, but only a lower bound of a size is known.
    case crowdedLowerBound
    /// The target is too small and inside or under another target, but only a lower bound of a size is known.
    case nestedLowerBound
    /// The target is too small, and no neighbors are declared.
    case undeclaredNeighbors
    /// The target is too small, and the size or position of a neighbor isn't declared.
    case unknownNeighbors
    /// The width or height of the target isn't declared.
    case undeclaredSize
    /// A declared exception applies.
    case excepted
  }

  public func judge(_ subject: MeasuredControl) -> Judgement<Reason>? {
    if subject.isExcepted(side: Self.side) { return Judgement(.inapplicable, .excepted) }
    // A control has no scene only if its target has no width or no height.
    guard let least = subject.scene(at: .standard, .least), let most = subject.scene(at: .standard, .most) else {
      return Judgement(.cantTell, .undeclaredSize, required: Self.side, unit: .points)
    }
    let square = least.largestFreeSquare
    func judgement(_ outcome: Outcome, _ reason: Reason) -> Judgement<Reason> {
      Judgement(outcome, reason, measured: square, required: Self.side, unit: .points)
    }
    if square >= Self.side { return judgement(.passed, .largeEnough) }
    if most.largestFreeSquare >= Self.side { return judgement(.cantTell, .lowerBound) }
    if let worst = least.worstIntrusion(diameter: Self.side) {
      let isOpen = most.worstIntrusion(diameter: Self.side) == nil
      return switch worst.item.role {
      case .parent, .child: isOpen ? judgement(.cantTell, .nestedLowerBound) : judgement(.failed, .nested)
      case .own, .neighbor: isOpen ? judgement(.cantTell, .crowdedLowerBound) : judgement(.failed, .crowded)
      }
    }
    guard least.unknown.isEmpty else { return judgement(.cantTell, .unknownNeighbors) }
    return subject.hasNeighbors ? judgement(.passed, .spaced) : judgement(.cantTell, .undeclaredNeighbors)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredControl) -> Words {
    let size = sizeText(subject, judgement.measured ?? 0)
    let small = size + "; WCAG 2.5.8 requires 24×24 pt" + subject.unmetException
    let openCause = judgement.outcome == .cantTell ? "only a lower bound of the size is known" : nil
    let scene = subject.scene()
    switch judgement.reason {
    case .largeEnough: return Words(size)
    case .spaced: return Words(small + "; the space around the target is enough")
    case .crowded, .crowdedLowerBound:
      let worst = scene?.worstIntrusion(diameter: Self.side)
      let missing = remedyText(worst?.shortfall ?? 0)
      let name = worst.map { $0.item.role == .own ? "neighbors" : $0.item.name } ?? ""
      return Words(
        small + ", or \(missing) pt more space to \(name)",
        remedy: "widen the gap by \(missing) pt, or \(enlargement(subject, scene))", cause: openCause)
    case .nested, .nestedLowerBound:
      let item = scene?.worstIntrusion(diameter: Self.side)?.item
      let place = "\(item?.role == .parent ? "inside" : "under") \(item?.name ?? "")"
      return Words(
        small + "; \(place), space can't make up for the size", remedy: enlargement(subject, scene), cause: openCause)
    case .lowerBound:
      return Words(
        small + ", but only a lower bound is known", remedy: "declare \"width\" and \"height\" or \"target\"",
        cause: openCause)
    case .undeclaredNeighbors, .unknownNeighbors:
      let unknown = scene?.unknown ?? []
      let cause =
        unknown.isEmpty
        ? "neighbors are not declared" : "the size or position of \(unknown.joined(separator: ", ")) is not declared"
      return Words(
        small + ", or enough space around the target; \(cause), so the space can't be checked",
        remedy: "declare \"gap\" and \"arrangement\", or \(enlargement(subject, scene))", cause: cause)
    case .undeclaredSize: return subject.wordsOfUndeclaredSize
    case .excepted: return subject.wordsOfException
    }
  }

  public func proposal(for subject: MeasuredControl) -> ControlProposal? {
    switch judge(subject)?.reason {
    case .spaced, .undeclaredSize, .excepted, nil: nil
    case .largeEnough, .crowded, .nested, .lowerBound, .crowdedLowerBound, .nestedLowerBound, .undeclaredNeighbors,
      .unknownNeighbors:
      ControlProposal(side: Self.side)
    }
  }

  private func sizeText(_ subject: MeasuredControl, _ square: Double) -> String {
    guard let width = subject.control.touchableWidth?.points, let height = subject.control.touchableHeight?.points,
      square < min(width, height)
    else { return "touch target is \(subject.sizeText)" }
    return "touch target is \(subject.sizeText), but corners and other targets leave only a square of "
      + "\(lengthText(square)) pt"
  }

  /// Returns the remedy that makes the target large enough, even if only corners or other targets are in the way.
  private func enlargement(_ subject: MeasuredControl, _ scene: ControlScene?) -> String {
    let control = subject.control
    guard let width = control.touchableWidth?.points, let height = control.touchableHeight?.points, let scene,
      min(width, height) >= Self.side
    else { return control.enlargement(to: Self.side) }
    guard scene.items[0].target.largestSquareSide < Self.side else { return "move other targets away" }
    return "use a target of 24×24 pt with square corners"
  }
}
