import Audit
import Typesetting

/// Targets that reach beyond what is seen do not lie over each other.
public struct TargetOverlap: Rule {
  public static let descriptor = RuleDescriptor(
    id: "target-overlap",
    title: "Targets do not lie over each other",
    description: """
      Places the control with its neighbors and measures by how much their targets overlap, at every content size category. A target that reaches \
      beyond what is seen needs a gap of at least as much. A control inside another one may cover only what is seen of it.
      """,
    rationale: "Where two targets overlap, one of them answers to touches that were meant for the other.",
    knownLimits: [
      "Which of two overlapping targets is in front is not known.",
      "Only the neighbors that are declared are known.",
    ],
    requirement: .init(
      "WCAG 2.2, 2.5.8 Target Size (Minimum): what another target covers does not count",
      url: "https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html"),
    criteria: ["2.5.8"], level: .warning,
    passing: [
      RuleExample(
        "Chips of 36 pt with targets of 44 pt touch in a gap of 8 pt",
        configuration: """
          "controls": [{ "name": "Chip", "width": 80, "height": 36, "target": [80, 44], "gap": 8, "arrangement": "column" }]
          """),
      RuleExample(
        "A remove button that covers no more than what is seen of it",
        configuration: """
          "controls": [{ "name": "Chip", "width": 96, "height": 44 },
            { "name": "Remove", "width": 44, "height": 44, "inside": { "control": "Chip", "trailing": 0 } }]
          """),
    ],
    failing: [
      RuleExample(
        "In a gap of 4 pt they overlap by 4 pt",
        configuration: """
          "controls": [{ "name": "Chip", "width": 80, "height": 36, "target": [80, 44], "gap": 4, "arrangement": "column" }]
          """),
      RuleExample(
        "A remove button of 20 pt with a target of 44 pt takes 12 pt of the chip's",
        configuration: """
          "controls": [{ "name": "Chip", "width": 96, "height": 36, "target": [96, 44] },
            { "name": "Remove", "width": 20, "height": 20, "target": [44, 44], "inside": { "control": "Chip", "trailing": 8 } }]
          """),
      RuleExample(
        "At fixed places, growing buttons overlap at large text only",
        configuration: """
          "controls": [{ "name": "Step", "width": { "scaled": 44 }, "height": 44, "arrangement": "free",
            "neighbours": [{ "control": "Step", "position": [52, 0] }] }]
          """),
    ])

  public init() {}

  public func applies(to subject: MeasuredControl) -> Bool { subject.hasNeighbors }

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    guard let scene = subject.scene() else {
      let reason = "its size is not known, so what its target covers is not"
      return Evaluation(.cantTell(reason), message: reason)
    }
    if let nested = nested(scene) { return nested }
    if let overlap = overlap(subject, at: .standard) { return overlap }
    for category in ContentSizeCategory.allCases {
      guard var overlap = overlap(subject, at: category), overlap.outcome == .failed else { continue }
      overlap.message = "at \(category.rawValue) " + overlap.message
      return overlap
    }
    guard scene.unknown.isEmpty else {
      let reason = "size, gap or place of \(scene.unknown.joined(separator: ", ")) is not declared"
      return Evaluation(.cantTell(reason), message: reason, remedy: "declare it")
    }
    return Evaluation(
      .passed, message: "targets do not overlap, at any content size category",
      proposal: ControlProposal(distance: 0))
  }

  private func overlap(_ subject: MeasuredControl, at category: ContentSizeCategory) -> Evaluation? {
    guard let least = subject.scene(at: category, .least)?.leastDistance(\.target), least < 0 else { return nil }
    let isOpen = (subject.scene(at: category, .most)?.leastDistance(\.target) ?? least) >= 0
    let text = lengthText(-least)
    let enough = subject.control.gap.map { $0 - least }
    let gap = enough.map { "a gap of \(remedyText($0)) pt" } ?? "\(remedyText(-least)) pt more space"
    return Evaluation(
      isOpen ? .cantTell("only a lower bound of its size is known") : .failed, measured: subject.control.gap,
      required: enough, unit: .points,
      message: "neighboring targets overlap by \(isOpen ? "up to " : "")\(text) pt",
      remedy: isOpen ? "declare its \"width\" and \"height\", or a \"label\"" : "\(gap) would do, or smaller targets",
      proposal: isOpen ? nil : ControlProposal(distance: 0))
  }

  /// What a control inside another one takes of it beyond what is seen.
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
      message: "its target takes \(lengthText(most)) pt of \(parent.name) beyond what is seen of it",
      remedy: "make what is seen as large as the target, or place it beside \(parent.name)")
  }
}
