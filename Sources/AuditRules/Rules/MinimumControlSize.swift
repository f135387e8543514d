import Audit
import Typesetting

/// A rule that requires the visible part of a control to be at least 28×28 points.
public struct MinimumControlSize: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "minimum-control-size",
    title: "The visible part of a control must be at least 28×28 pt",
    description:
      "Compares the visible width and height of a control with the smallest control size in Apple's guidelines for iOS.",
    rationale: "People aim at what they see, so they find a large target around a tiny icon only by chance.",
    knownLimits: ["Reports only notes, because text links and icons are often smaller on purpose."],
    requirement: .init(
      "Apple Human Interface Guidelines, Accessibility",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    level: .note,
    passing: [RuleExample("28 pt", configuration: #""controls": [{ "name": "Stepper", "width": 94, "height": 28 }]"#)],
    failing: [
      RuleExample(
        "A 20 pt icon with a larger target",
        configuration: #""controls": [{ "name": "Close", "width": 20, "height": 20, "target": [44, 44] }]"#)
    ])

  public init() {}

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    let required = AppleGuideline.minimumControl
    guard let width = subject.control.visibleWidth, let height = subject.control.visibleHeight else {
      let reason = "visible size isn't declared"
      return Evaluation(
        .cantTell(reason), required: required, unit: .points, message: reason,
        remedy: "declare \"height\" and \"width\", or \"padding\" with a text style")
    }
    let least = min(width.points, height.points)
    let size = [width, height].map { ($0.isLowerBound ? "≥" : "") + lengthText($0.points) }
      .joined(separator: "×")
    guard least < required else {
      return Evaluation(.passed, measured: least, required: required, unit: .points, message: "\(size) pt")
    }
    let isOpen = [width, height].allSatisfy { $0.points >= required || $0.isLowerBound }
    return Evaluation(
      isOpen ? .cantTell("only a lower bound of the size is known") : .failed, measured: isOpen ? nil : least,
      interval: isOpen ? least...Double.greatestFiniteMagnitude : nil, required: required, unit: .points,
      message: "visible size is \(size) pt; Apple's minimum is 28×28 pt",
      remedy: isOpen ? "declare \"width\" and \"height\"" : "make the visible part at least 28×28 pt")
  }
}
