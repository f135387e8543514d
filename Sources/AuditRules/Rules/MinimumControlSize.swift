import Audit
import Typesetting

/// What is seen of a control is at least 28 by 28 points.
public struct MinimumControlSize: Rule {
  public static let descriptor = RuleDescriptor(
    id: "minimum-control-size",
    title: "What is seen of a control is at least 28 x 28 pt",
    description:
      "Compares width and height of what is seen with the smallest control that Apple's guidelines allow on iOS.",
    rationale: "People aim at what they see; a large target around a tiny picture is found by chance.",
    knownLimits: ["Text links and icons are often smaller on purpose; this is a note."],
    requirement: .init(
      "Apple Human Interface Guidelines, Accessibility",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    level: .note,
    passing: [RuleExample("28 pt", configuration: #""controls": [{ "name": "Stepper", "width": 94, "height": 28 }]"#)],
    failing: [
      RuleExample(
        "An icon of 20 pt, whatever its target",
        configuration: #""controls": [{ "name": "Close", "width": 20, "height": 20, "target": [44, 44] }]"#)
    ])

  public init() {}

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    let required = AppleGuideline.minimumControl
    guard let width = subject.control.visibleWidth, let height = subject.control.visibleHeight else {
      let reason = "what is seen of it is not declared"
      return Evaluation(
        .cantTell(reason), required: required, unit: .points, message: reason,
        remedy: "declare \"height\" and \"width\", or \"padding\" with a text style")
    }
    let least = min(width.points, height.points)
    let size = [width, height].map { ($0.isLowerBound ? "at least " : "") + lengthText($0.points) }
      .joined(separator: " x ")
    guard least < required else {
      return Evaluation(.passed, measured: least, required: required, unit: .points, message: "\(size) pt")
    }
    let isOpen = [width, height].allSatisfy { $0.points >= required || $0.isLowerBound }
    return Evaluation(
      isOpen ? .cantTell("only a lower bound of its size is known") : .failed, measured: isOpen ? nil : least,
      interval: isOpen ? least...Double.greatestFiniteMagnitude : nil, required: required, unit: .points,
      message: "\(size) pt is seen; Apple's minimum is 28 x 28 pt",
      remedy: isOpen ? "declare \"width\" and \"height\"" : "draw it at least 28 pt wide and high")
  }
}
