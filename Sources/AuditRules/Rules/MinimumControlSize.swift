import Audit
import Typesetting

/// A rule that requires the visible part of a control to be at least 28×28 points.
public struct MinimumControlSize: Rule {
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
    isPlatformGuidance: true, level: .note,
    quantity: "visible size",
    passing: [RuleExample("28 pt", configuration: #""controls": [{ "name": "Stepper", "width": 94, "height": 28 }]"#)],
    failing: [
      RuleExample(
        "A 20 pt icon with a larger target",
        configuration: #""controls": [{ "name": "Close", "width": 20, "height": 20, "target": [44, 44] }]"#)
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The visible width and height are large enough.
    case largeEnough
    /// The visible width or height is too small.
    case tooSmall
    /// Only a lower bound of the visible size is known, and the bound is too small.
    case lowerBound
    /// The visible size isn't declared.
    case undeclaredSize
  }

  public func judge(_ subject: MeasuredControl) -> Judgement<Reason>? {
    let required = AppleGuideline.minimumControl
    guard let width = subject.control.visibleWidth, let height = subject.control.visibleHeight else {
      return Judgement(.cantTell, .undeclaredSize, required: required, unit: .points)
    }
    let least = min(width.points, height.points)
    guard least < required else {
      return Judgement(.passed, .largeEnough, measured: least, required: required, unit: .points)
    }
    guard [width, height].allSatisfy({ $0.points >= required || $0.isLowerBound }) else {
      return Judgement(.failed, .tooSmall, measured: least, required: required, unit: .points)
    }
    return Judgement(
      .cantTell, .lowerBound, interval: least...Double.greatestFiniteMagnitude, required: required, unit: .points)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredControl) -> Words {
    let size = [subject.control.visibleWidth, subject.control.visibleHeight].compactMap { $0 }
      .map { ($0.isLowerBound ? "≥" : "") + lengthText($0.points) }.joined(separator: "×")
    let small = "visible size is \(size) pt; Apple's minimum is 28×28 pt"
    switch judgement.reason {
    case .largeEnough: return Words("\(size) pt")
    case .tooSmall: return Words(small, remedy: "make the visible part at least 28×28 pt")
    case .lowerBound:
      return Words(
        small, remedy: "declare \"width\" and \"height\"", cause: "only a lower bound of the size is known")
    case .undeclaredSize:
      let cause = "visible size isn't declared"
      return Words(
        cause, remedy: "declare \"height\" and \"width\", or \"padding\" with a text style", cause: cause)
    }
  }
}
