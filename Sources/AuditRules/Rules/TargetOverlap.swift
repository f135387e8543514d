import Audit
import Typesetting

/// A rule that forbids overlapping touch targets, including those larger than their visible bounds.
public struct TargetOverlap: Rule {
  public static let descriptor = RuleDescriptor(
    id: "target-overlap",
    title: "Touch targets must not overlap",
    description: """
      Arranges the control with its neighbors and measures how much their touch targets overlap, at every content size category. Targets that \
      extend beyond the visible bounds need at least that much space between controls. The target of a nested control may cover no more of the outer \
      target than its visible bounds.
      """,
    rationale: "If two targets overlap, a touch meant for one control may activate the other.",
    knownLimits: [
      "Doesn't determine which of two overlapping targets is in front.",
      "Checks only declared neighbors.",
    ],
    requirement: .init(
      "WCAG 2.2, 2.5.8 Target Size (Minimum): the part that another target covers doesn't count",
      url: "https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html"),
    criteria: ["2.5.8"], level: .warning,
    quantity: "gap",
    passing: [
      RuleExample(
        "Targets of 44 pt around chips of 36 pt touch in a gap of 8 pt",
        configuration: """
          "controls": [{ "name": "Chip", "width": 80, "height": 36, "target": [80, 44], "gap": 8, "arrangement": "column" }]
          """),
      RuleExample(
        "A remove button whose target is no larger than its visible bounds",
        configuration: """
          "controls": [{ "name": "Chip", "width": 96, "height": 44 },
            { "name": "Remove", "width": 44, "height": 44, "inside": { "control": "Chip", "trailing": 0 } }]
          """),
    ],
    failing: [
      RuleExample(
        "With a gap of 4 pt, the targets overlap by 4 pt",
        configuration: """
          "controls": [{ "name": "Chip", "width": 80, "height": 36, "target": [80, 44], "gap": 4, "arrangement": "column" }]
          """),
      RuleExample(
        "A remove button of 20 pt with a target of 44 pt covers 12 pt of the chip's target",
        configuration: """
          "controls": [{ "name": "Chip", "width": 96, "height": 36, "target": [96, 44] },
            { "name": "Remove", "width": 20, "height": 20, "target": [44, 44], "inside": { "control": "Chip", "trailing": 8 } }]
          """),
      RuleExample(
        "Growing buttons at fixed positions overlap only at large text sizes",
        configuration: """
          "controls": [{ "name": "Step", "width": { "scaled": 44 }, "height": 44, "arrangement": "free",
            "neighbours": [{ "control": "Step", "position": [52, 0] }] }]
          """),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The touch targets don't overlap at any content size category.
    case apart
    /// The touch target extends beyond the visible bounds into the outer control.
    case extendsIntoOuter
    /// Touch targets overlap at the default content size category.
    case overlapping
    /// Touch targets overlap only at other content size categories.
    case overlappingWhenScaled
    /// Touch targets may overlap, but only a lower bound of the size is known.
    case lowerBound
    /// The size of the control isn't known.
    case unknownSize
    /// The size, gap, or position of a neighbor isn't declared.
    case undeclaredNeighbors
  }

  public func judge(_ subject: MeasuredControl) -> Judgement<Reason>? {
    guard subject.hasNeighbors else { return nil }
    guard let scene = subject.scene() else { return Judgement(.cantTell, .unknownSize) }
    if reach(scene) != nil { return Judgement(.failed, .extendsIntoOuter) }
    if let overlap = overlap(subject, at: .standard) {
      let required = enough(subject, overlap.points)
      return Judgement(
        overlap.isOpen ? .cantTell : .failed, overlap.isOpen ? .lowerBound : .overlapping,
        measured: subject.control.gap, required: required, unit: .points)
    }
    if let (_, points) = scaledOverlap(subject) {
      return Judgement(
        .failed, .overlappingWhenScaled, measured: subject.control.gap, required: enough(subject, points),
        unit: .points)
    }
    return scene.unknown.isEmpty ? Judgement(.passed, .apart) : Judgement(.cantTell, .undeclaredNeighbors)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredControl) -> Words {
    switch judgement.reason {
    case .apart: return Words("touch targets don't overlap at any content size category")
    case .extendsIntoOuter:
      let (points, outer) = subject.scene().flatMap(reach) ?? (0, "")
      return Words(
        "touch target extends \(lengthText(points)) pt beyond the visible bounds into \(outer)",
        remedy: "make the visible part as large as the target, or move the control next to \(outer)")
    case .overlapping:
      let points = overlap(subject, at: .standard)?.points ?? 0
      return Words(
        "adjacent targets overlap by \(lengthText(points)) pt", remedy: remedy(judgement.required, points))
    case .overlappingWhenScaled:
      let (category, points) = scaledOverlap(subject) ?? (.standard, 0)
      return Words(
        "at \(category.rawValue), adjacent targets overlap by \(lengthText(points)) pt",
        remedy: remedy(judgement.required, points))
    case .lowerBound:
      let points = overlap(subject, at: .standard)?.points ?? 0
      return Words(
        "adjacent targets overlap by up to \(lengthText(points)) pt",
        remedy: "declare \"width\" and \"height\", or a \"label\"", cause: "only a lower bound of the size is known")
    case .unknownSize:
      let cause = "the control size isn't known"
      return Words.undetermined(cause, "overlaps can't be checked")
    case .undeclaredNeighbors:
      let names = subject.scene()?.unknown ?? []
      let cause = "the size, gap, or position of \(names.joined(separator: ", ")) isn't declared"
      return Words.undetermined(cause, "overlaps can't be checked", remedy: "declare the size, gap, or position")
    }
  }

  public func proposal(for subject: MeasuredControl) -> ControlProposal? {
    switch judge(subject)?.reason {
    case .apart, .overlapping, .overlappingWhenScaled: ControlProposal(distance: 0)
    case .extendsIntoOuter, .lowerBound, .unknownSize, .undeclaredNeighbors, nil: nil
    }
  }

  private func remedy(_ gap: Double?, _ overlap: Double) -> String {
    let space = gap.map { "widen the gap to \(remedyText($0)) pt" } ?? "add \(remedyText(overlap)) pt of space"
    return "\(space), or make the targets smaller"
  }

  /// Returns the gap without an overlap; nil if no gap is declared.
  private func enough(_ subject: MeasuredControl, _ overlap: Double) -> Double? {
    subject.control.gap.map { $0 + overlap }
  }

  /// Returns how much targets overlap at a category, in points, and whether they may not if a size is larger than its lower bound.
  private func overlap(
    _ subject: MeasuredControl, at category: ContentSizeCategory
  ) -> (points: Double, isOpen: Bool)? {
    guard let least = subject.scene(at: category, .least)?.leastDistance(\.target), least < 0 else { return nil }
    return (-least, (subject.scene(at: category, .most)?.leastDistance(\.target) ?? least) >= 0)
  }

  /// Returns the first category at which targets certainly overlap.
  private func scaledOverlap(_ subject: MeasuredControl) -> (category: ContentSizeCategory, points: Double)? {
    for category in ContentSizeCategory.allCases {
      if let overlap = overlap(subject, at: category), !overlap.isOpen { return (category, overlap.points) }
    }
    return nil
  }

  /// Returns how far the target of a nested control extends past its visible bounds into the outer control, in points.
  private func reach(_ scene: ControlScene) -> (points: Double, outer: String)? {
    guard let parent = scene.items.first(where: { $0.role == .parent }), let own = scene.items.first else { return nil }
    let (seen, target, outer) = (own.seen, own.target, parent.target)
    let reach = [
      min(seen.x - target.x, seen.x - outer.x), min(target.maxX - seen.maxX, outer.maxX - seen.maxX),
      min(seen.y - target.y, seen.y - outer.y), min(target.maxY - seen.maxY, outer.maxY - seen.maxY),
    ].map { max(0, $0) }
    guard let most = reach.max(), most > Typesetting.TargetSpacing.roundingSlack else { return nil }
    return (most, parent.name)
  }
}
