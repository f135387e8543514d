import Audit
import Typesetting

/// A rule that requires touch target frames of at least 44×44 points for interactive views in view code.
public struct SmallTarget: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "small-target",
    title: "Interactive views must have a frame of at least 44×44 pt",
    description: """
      Checks controls, views with a tap or long press gesture, and configuration.label in a ButtonStyle. Compares the frame of the touch target \
      with 44 pt, and resolves constants and tokens. The touch target of a button is its label with padding; of a gesture, the view or last \
      contentShape before the gesture. A frame or contentShape outside a button or after a gesture doesn't enlarge it; views without a frame are skipped.
      """,
    rationale: "People with limited dexterity miss small targets. 44 pt is about the width of a fingertip.",
    knownLimits: [
      "Reports a warning, because view code reveals less than a declared control, which target-size-enhanced measures.",
      "Treats the empty part of a frame as touchable, even without contentShape or background in a plain button or with a gesture.",
      "Doesn't check label content from properties, functions, or custom components, or gestures stored in variables.",
      "Treats a view whose name ends in Button, Toggle, Checkbox, Switch, Slider, Stepper, Picker, or Link as a control of its frame's size.",
      "Treats ZStack content without a frame as fitting inside the framed content, and padding without a number as 16 pt.",
      "Doesn't check bars, menus, alerts, and list rows, which the system lays out, or UIKit constraints.",
    ],
    requirement: .init(
      "Apple Human Interface Guidelines, Accessibility: a hit region of at least 44×44 pt",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    level: .warning, passing: passing, inapplicable: inapplicable, failing: failing)

  /// The smallest width and height, in points.
  public var minimum = AppleGuideline.defaultControl

  public static let options: [RuleOption<SmallTarget>] = [
    .number("minimum", \.minimum, in: 1...200, "smallest width and height of the touch target, in points")
  ]

  public init() {}

  public func applies(to subject: CodeChain) -> Bool {
    guard let target = subject.target, target.isFramed, !subject.isLaidOutBySystem else { return false }
    return !subject.takesNoTouches
  }

  public func evaluate(_ subject: CodeChain) -> Evaluation {
    guard let target = subject.target else {
      return Evaluation(.inapplicable("not interactive"), message: "not interactive")
    }
    let sides = [
      ("wide", target.side(\.width, minimum: minimum)), ("high", target.side(\.height, minimum: minimum)),
    ]
    var small: [(text: String, size: Double)] = []
    var enough: [Double] = []
    var reasons: [String] = []
    for (word, side) in sides {
      switch side {
      case .small(let size): small.append(("\(lengthText(size)) pt \(word)", size))
      case .enough(let size): enough.append(size)
      case .open(let reason): reasons.append(reason)
      case .free: break
      }
    }
    let needed = "requires \(authoredText(minimum)) pt"
    if let least = small.map(\.size).min() {
      return Evaluation(
        .failed, measured: least, required: minimum, unit: .points,
        message: "touch target is only \(small.map(\.text).joined(separator: " and ")); \(needed)",
        remedy: remedy(target.control))
    }
    if let reason = reasons.first {
      return Evaluation(
        .cantTell(reason), required: minimum, unit: .points,
        message: "\(reason), so the touch target can't be checked; \(needed)",
        remedy: remedy(target.control))
    }
    guard let least = enough.min() else {
      let reason = "no frame sets the size"
      return Evaluation(.inapplicable(reason), message: reason)
    }
    return Evaluation(
      .passed, measured: least, required: minimum, unit: .points,
      message: "touch target is at least \(lengthText(least)) pt wide and high, according to the frames")
  }

  private func remedy(_ control: CodeControl) -> String {
    let frame = ".frame(minWidth: \(authoredText(minimum)), minHeight: \(authoredText(minimum)))"
    switch control {
    case .labeled: return "add \(frame) and .contentShape(Rectangle()) inside the label"
    case .sized: return "add \(frame), or remove the frame"
    case .styledLabel: return "add \(frame) and .contentShape(Rectangle()) to the label"
    case .gesture: return "add \(frame) and then .contentShape(Rectangle()) before the gesture"
    }
  }
}
