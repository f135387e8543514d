import Audit
import Typesetting

/// Interactive views of view code have frames of at least 44 by 44 points where they are touched.
public struct SmallTarget: Rule {
  public static let descriptor = RuleDescriptor(
    id: "small-target",
    title: "The frame of an interactive view is at least 44 x 44 pt",
    description: """
      Looks at buttons, links, menus, toggles, sliders and other controls, at views with a tap or a long press, and at configuration.label in a \
      ButtonStyle. Compares the frame of what takes touches with 44 pt, followed through constants and tokens: of a button its label with the \
      padding in it, of a gesture the view as it was when the gesture was added, or the last contentShape before it. A frame or a contentShape outside \
      of a button, or after a gesture, offers room and does not enlarge what takes touches. Views without a frame are left to their text and padding.
      """,
    rationale: "44 pt is about the width of a fingertip. Code can say 44 in a comment and make 32.",
    knownLimits: [
      "It is a warning, since the form of code tells less than a declared control, which target-size-enhanced measures.",
      "The empty part of a frame without contentShape or background takes no touches in a plain button or with a gesture; it is counted as if it did.",
      "What a property, a function or a component of the team's own draws in a label is not followed, and neither are gestures in variables.",
      "A view whose name ends in Button, Toggle, Checkbox, Switch, Slider, Stepper, Picker or Link is taken for a control of the size of its frame.",
      "What has no frame in a ZStack is taken to fit in what has one. Padding without a number counts as 16 pt.",
      "Bars, menus, alerts and rows of a list are laid out by the system and not looked at; UIKit's constraints are not either.",
    ],
    requirement: .init(
      "Apple Human Interface Guidelines, Accessibility: a hit region of at least 44 x 44 pt",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    level: .warning, passing: passing, failing: failing)

  /// The least width and height in points.
  public var minimum = AppleGuideline.defaultControl

  public static let options: [RuleOption<SmallTarget>] = [
    .number("minimum", \.minimum, in: 1...200, "the least width and height of what takes touches, in points")
  ]

  public init() {}

  public func applies(to subject: CodeChain) -> Bool {
    guard let target = subject.target, target.isFramed, !subject.isLaidOutBySystem else { return false }
    return !subject.takesNoTouches
  }

  public func evaluate(_ subject: CodeChain) -> Evaluation {
    guard let target = subject.target else {
      return Evaluation(.inapplicable("it is not interactive"), message: "it is not interactive")
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
    let needed = "\(authoredText(minimum)) pt is required"
    if let least = small.map(\.size).min() {
      return Evaluation(
        .failed, measured: least, required: minimum, unit: .points,
        message: "takes touches only \(small.map(\.text).joined(separator: " and ")); \(needed)",
        remedy: remedy(target.control))
    }
    if let reason = reasons.first {
      return Evaluation(
        .cantTell(reason), required: minimum, unit: .points, message: "\(reason); \(needed)",
        remedy: remedy(target.control))
    }
    guard let least = enough.min() else {
      let reason = "no frame decides its size"
      return Evaluation(.inapplicable(reason), message: reason)
    }
    return Evaluation(
      .passed, measured: least, required: minimum, unit: .points,
      message: "takes touches at least \(lengthText(least)) pt wide and high, as far as frames say")
  }

  private func remedy(_ control: CodeControl) -> String {
    let frame = ".frame(minWidth: \(authoredText(minimum)), minHeight: \(authoredText(minimum)))"
    switch control {
    case .labeled: return "put \(frame) and .contentShape(Rectangle()) inside of its label"
    case .sized: return "give it \(frame), or no frame"
    case .styledLabel: return "add \(frame) and .contentShape(Rectangle()) to the label"
    case .gesture: return "put \(frame) and then .contentShape(Rectangle()) before the gesture"
    }
  }
}
