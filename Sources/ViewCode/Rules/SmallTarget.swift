import Audit
import Typesetting

/// A rule that requires touch target frames of at least 44×44 points for interactive views in view code.
public struct SmallTarget: Rule {
  public static let descriptor = RuleDescriptor(
    id: "small-target",
    title: "Interactive views must have a frame of at least 44×44 pt",
    description: """
      Checks controls, views with a tap or long press gesture, configuration.label in a ButtonStyle, and UIKit buttons with a fixed frame or \
      constraints. Compares the frame of the touch target with 44 pt, and resolves constants and tokens. The touch target of a button is its label with \
      padding; of a gesture, the view or last contentShape before the gesture. A frame or contentShape outside a button or after a gesture doesn't \
      enlarge it. Without a frame, only a symbol with a font is checked: it is at most 1.5 times as high as its font. The touch target of a UIKit button \
      is its frame.
      """,
    rationale: "People with limited dexterity miss small targets. 44 pt is about the width of a fingertip.",
    knownLimits: [
      "Skips code for macOS, tvOS, and watchOS, which it recognizes by conditions, imports, and names.",
      "Reports a warning, because view code reveals less than a declared control, which target-size-enhanced measures.",
      "Treats the empty part of a frame as touchable, even without contentShape or background in a plain button or with a gesture.",
      "Doesn't check label content from properties, functions, or custom components, or gestures stored in variables.",
      "Treats a view whose name ends in Button, Toggle, Checkbox, Switch, Slider, Stepper, Picker, or Link as a control of its frame's size.",
      "Treats ZStack content without a frame as fitting inside the framed content, and padding without a number as 16 pt.",
      "Skips a view with a tap inside a view whose tap changes the same, and controls that are disabled in every case.",
      "Doesn't check bars, menus, alerts, and list rows, which the system lays out.",
      "Checks UIKit buttons and custom UIControl classes created in code, but only constant frames and required constraints to constants.",
    ],
    requirement: .init(
      "Apple Human Interface Guidelines, Accessibility: a hit region of at least 44×44 pt",
      url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
    isPlatformGuidance: true, level: .warning, quantity: "target", passing: passing,
    inapplicable: inapplicable, failing: failing)

  /// The smallest width and height, in points.
  public var minimum = AppleGuideline.defaultControl

  public static let options: [RuleOption<SmallTarget>] = [
    .number("minimum", \.minimum, in: 1...200, "smallest width and height of the touch target, in points")
  ]

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The width and height are large enough, as far as frames set them.
    case largeEnough
    /// The width or height is too small.
    case tooSmall
    /// The width or height isn't in the source.
    case unknownSize
    /// No frame sets the size.
    case unframed
    /// A symbol with its padding is too low.
    case smallIcon
  }

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    if subject.createdControl != nil {
      return subject.uiKitTarget(minimum: minimum).flatMap { judge([$0.width, $0.height], isUIKit: true) }
    }
    guard let target = subject.target, !subject.isLaidOutBySystem, !subject.takesNoTouches, !subject.isElsewhere,
      !subject.isForWatch, !subject.isPartOfTarget(target), !subject.isShownNowhere
    else {
      return nil
    }
    guard target.isFramed else {
      guard let most = subject.mostIconHeight, most < minimum - lengthSlack else { return nil }
      return Judgement(.failed, .smallIcon, measured: most, required: minimum, unit: .points, level: .warning)
    }
    return judge(sides(of: target), isUIKit: false)
  }

  private func judge(_ sides: [CodeTarget.Side], isUIKit: Bool) -> Judgement<Reason>? {
    if let least = sides.compactMap(\.small).min() {
      return Judgement(.failed, .tooSmall, measured: least, required: minimum, unit: .points)
    }
    if sides.contains(where: { $0.reason != nil }) {
      return Judgement(.cantTell, .unknownSize, required: minimum, unit: .points)
    }
    guard let least = sides.compactMap(\.enough).min() else {
      return isUIKit ? nil : Judgement(.inapplicable, .unframed)
    }
    return Judgement(.passed, .largeEnough, measured: least, required: minimum, unit: .points)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    let uiKit = subject.uiKitTarget(minimum: minimum)
    let target = uiKit == nil ? subject.target : nil
    let sides = uiKit.map { [$0.width, $0.height] } ?? target.map(sides) ?? []
    let needed = "requires \(authoredText(minimum)) pt"
    switch judgement.reason {
    case .largeEnough:
      let least = lengthText(judgement.measured ?? 0)
      return Words("touch target is at least \(least) pt wide and high, according to the frames")
    case .tooSmall:
      let small = zip(["wide", "high"], sides).compactMap { word, side in
        side.small.map { "\(lengthText($0)) pt \(word)" }
      }
      return Words(
        "touch target is only \(small.joined(separator: " and ")); \(needed)",
        remedy: target.map(remedy) ?? uiKitRemedy)
    case .unknownSize:
      let cause = sides.lazy.compactMap(\.reason).first ?? ""
      let size = authoredText(minimum)
      return Words.undetermined(
        cause, "the touch target can't be checked; \(needed)",
        remedy: "check that the touch target is at least \(size)×\(size) pt in every case")
    case .smallIcon:
      return Words(
        "the symbol and its padding are at most \(lengthText(judgement.measured ?? 0)) pt high; \(needed)",
        remedy: target.map(remedy))
    case .unframed:
      return Words.notApplicable("no frame sets the size")
    }
  }

  private func sides(of target: CodeTarget) -> [CodeTarget.Side] {
    [target.side(\.width, minimum: minimum), target.side(\.height, minimum: minimum)]
  }

  private var uiKitRemedy: String {
    "set a width and height of at least \(authoredText(minimum)) pt, or override point(inside:with:)"
  }

  private func remedy(_ target: CodeTarget) -> String {
    let frame = ".frame(minWidth: \(authoredText(minimum)), minHeight: \(authoredText(minimum)))"
    switch target.control {
    case .labeled: return "add \(frame) and .contentShape(Rectangle()) inside the label"
    case .sized: return "add \(frame), or remove the frame"
    case .styledLabel: return "add \(frame) and .contentShape(Rectangle()) to the label"
    case .gesture: return "add \(frame) and then .contentShape(Rectangle()) before the gesture"
    }
  }
}

extension CodeTarget.Side {
  /// The length if it is below the minimum, in points.
  fileprivate var small: Double? { if case .small(let length) = self { length } else { nil } }
  /// The smallest length if it reaches the minimum, in points.
  fileprivate var enough: Double? { if case .enough(let length) = self { length } else { nil } }
  /// The reason why the length is unknown; nil if it is known or free.
  fileprivate var reason: String? { if case .open(let reason) = self { reason } else { nil } }
}
