import Audit
import Typesetting

/// A rule that forbids overlapping touch targets, including those larger than their visible bounds.
public struct TargetOverlap: EvaluatingRule {
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

  public func applies(to subject: MeasuredControl) -> Bool { subject.hasNeighbors }

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    guard let scene = subject.scene() else {
      let reason = "the control size isn't known"
      return Evaluation(.cantTell(reason), message: "\(reason), so overlaps can't be checked")
    }
    if let nested = nested(scene) { return nested }
    if let overlap = overlap(subject, at: .standard) { return overlap }
    for category in ContentSizeCategory.allCases {
      guard var overlap = overlap(subject, at: category), overlap.outcome == .failed else { continue }
      overlap.message = "at \(category.rawValue), " + overlap.message
      return overlap
    }
    guard scene.unknown.isEmpty else {
      let reason = "the size, gap, or position of \(scene.unknown.joined(separator: ", ")) isn't declared"
      return Evaluation(
        .cantTell(reason), message: "\(reason), so overlaps can't be checked",
        remedy: "declare the size, gap, or position")
    }
    return Evaluation(
      .passed, message: "touch targets don't overlap at any content size category",
      proposal: ControlProposal(distance: 0))
  }

  private func overlap(_ subject: MeasuredControl, at category: ContentSizeCategory) -> Evaluation? {
    guard let least = subject.scene(at: category, .least)?.leastDistance(\.target), least < 0 else { return nil }
    let isOpen = (subject.scene(at: category, .most)?.leastDistance(\.target) ?? least) >= 0
    let text = lengthText(-least)
    let enough = subject.control.gap.map { $0 - least }
    let gap = enough.map { "widen the gap to \(remedyText($0)) pt" } ?? "add \(remedyText(-least)) pt of space"
    return Evaluation(
      isOpen ? .cantTell("only a lower bound of the size is known") : .failed, measured: subject.control.gap,
      required: enough, unit: .points,
      message: "adjacent targets overlap by \(isOpen ? "up to " : "")\(text) pt",
      remedy: isOpen ? "declare \"width\" and \"height\", or a \"label\"" : "\(gap), or make the targets smaller",
      proposal: isOpen ? nil : ControlProposal(distance: 0))
  }

  /// Returns the evaluation of a nested control whose target extends past its visible bounds into the outer control.
  private func nested(_ scene: ControlScene) -> Evaluation? {
    guard let parent = scene.items.first(where: { $0.role == .parent }), let own = scene.items.first else { return nil }
    let (seen, target, outer) = (own.seen, own.target, parent.target)
    let reach = [
      min(seen.x - target.x, seen.x - outer.x), min(target.maxX - seen.maxX, outer.maxX - seen.maxX),
      min(seen.y - target.y, seen.y - outer.y), min(target.maxY - seen.maxY, outer.maxY - seen.maxY),
    ].map { max(0, $0) }
    guard let most = reach.max(), most > Typesetting.TargetSpacing.roundingSlack else { return nil }
    return Evaluation(
      .failed,
      message: "touch target extends \(lengthText(most)) pt beyond the visible bounds into \(parent.name)",
      remedy: "make the visible part as large as the target, or move the control next to \(parent.name)")
  }
}
