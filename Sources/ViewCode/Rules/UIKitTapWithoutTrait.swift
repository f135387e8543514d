import Audit
import SourceText

/// A rule that requires the button trait for UIKit views with a tap recognizer.
public struct UIKitTapWithoutTrait: Rule {
  public static let descriptor = RuleDescriptor(
    id: "uikit-tap-without-trait",
    title: "UIKit views with a tap recognizer must have the button trait",
    description: """
      Checks addGestureRecognizer with a UITapGestureRecognizer, rx.tapGesture(), and functions of these sources that add one, on views, images, labels, and \
      stack views. Passes if code gives the view the trait button, link, or another one of a control, or if a button of the type calls the same function. \
      Skips taps that end text input, on views behind something, on views that assistive technologies don't see, and recognizers for several taps.
      """,
    rationale:
      "An image or a plain view isn't an accessibility element, so VoiceOver and Switch Control can't reach it, and a label isn't announced as a button.",
    knownLimits: [
      "Can't determine whether a storyboard sets the traits of an outlet.",
      "Can't determine what a helper, another type, or the class of the view does, if these mention traits.",
      "Skips cells, root views of controllers, and views of classes that aren't in these sources.",
      "Skips views that are named after a background, an overlay, or the like, because a tap there usually closes what is in front.",
      "Can't determine whether something else closes what a tap on a view closes.",
      "Doesn't check recognizers that a storyboard connects.",
    ],
    requirement: .init(
      "WCAG 2.2, 4.1.2 Name, Role, Value, level A", url: "https://www.w3.org/TR/WCAG22/#name-role-value"),
    criteria: ["4.1.2"], level: .warning, since: .version02,
    passing: [
      example("A trait", [touched, "avatar.accessibilityTraits = .button", made, added]),
      example(
        "A trait with another", [touched, "avatar.accessibilityTraits.insert([.button, .selected])", made, added]),
      example(
        "A button with the same action",
        [touched, "more.addTarget(self, action: #selector(open), for: .touchUpInside)", made, added]),
    ],
    inapplicable: [
      example(
        "A tap that ends text input",
        ["card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endInput)))"]),
      example(
        "A view behind something",
        ["dimmedView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))"]),
      example("An image that takes no touches", [made, added]),
      example("Two taps", [touched, made, "tap.numberOfTapsRequired = 2", added]),
      example("A view that isn't an element", [touched, "avatar.isAccessibilityElement = false", made, added]),
      example(
        "A button", ["more.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))"]),
    ],
    failing: [
      example("An image", [touched, made, failing]),
      example(
        "A view", ["card./*!*/addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))"]),
      example(
        "A view with RxGesture", ["card.rx./*!*/tapGesture().subscribe { _ in open() }.disposed(by: bag)"]),
      example("Another trait", [touched, "avatar.accessibilityTraits = .image", made, failing]),
      example(
        "A tap that closes something (undetermined)",
        ["card./*!*/addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))"],
        members: "@objc func close() { dismiss(animated: true) }"),
      example(
        "Traits of a helper (undetermined)", [touched, "expose(avatar)", made, failing],
        members: "func expose(_ view: UIView) { view.accessibilityTraits = traits }"),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// A trait exposes the view as a control.
    case exposed
    /// Nothing exposes the view as a control.
    case notExposed
    /// The traits are known at run time only, or elsewhere.
    case unknownTraits
    /// A control of the type does the same.
    case replaced
    /// The tap only closes something.
    case closing
  }

  public func judge(_ subject: CodeCall) -> Judgement<Reason>? {
    guard let tap = UIKitTap(subject), tap.takesTouches, !tap.isRepeated, !tap.view.isHidden, !tap.view.isBackground,
      !tap.onlyMovesInput
    else { return nil }
    switch tap.view.role {
    case .control: return Judgement(.passed, .exposed)
    case _ where tap.isReplaced: return Judgement(.passed, .replaced)
    case .unknown: return Judgement(.cantTell, .unknownTraits)
    case .none where tap.onlyCloses: return Judgement(.cantTell, .closing)
    case .none: return Judgement(.failed, .notExposed)
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeCall) -> Words {
    let remedy = "use a UIButton, or set isAccessibilityElement = true and accessibilityTraits = .button"
    switch judgement.reason {
    case .exposed: return Words("exposed to assistive technologies as a control")
    case .replaced: return Words("a control of the type calls the same function")
    case .notExposed:
      return Words("handles taps but isn't exposed to assistive technologies as a control", remedy: remedy)
    case .closing:
      return Words.undetermined(
        "something else may close what the tap closes, too", "the role can't be checked", remedy: remedy)
    case .unknownTraits:
      let cause =
        if case .unknown(let reason)? = UIKitTap(subject)?.view.role { reason } else { "the traits aren't known" }
      return Words.undetermined(cause, "the role can't be checked", remedy: remedy)
    }
  }

  private static let touched = "avatar.isUserInteractionEnabled = true"
  private static let made = "let tap = UITapGestureRecognizer(target: self, action: #selector(open))"
  private static let added = "avatar.addGestureRecognizer(tap)"
  private static let failing = "avatar./*!*/addGestureRecognizer(tap)"
  private static let views = [
    "avatar": "UIImageView()", "card": "UIView()", "dimmedView": "UIView()", "more": "UIButton(type: .system)",
  ]

  private static func example(_ caption: String, _ statements: [String], members: String = "") -> RuleExample {
    let body = statements.joined(separator: "\n    ")
    let used = views.keys.sorted().filter { body.holdsBytes(of: $0) }.map { "private let \($0) = \(views[$0] ?? "")" }
    let action =
      body.holdsBytes(of: "(close)")
      ? ""
      : body.holdsBytes(of: "endInput")
        ? "@objc func endInput() { view.endEditing(true) }" : "@objc func open() { show(profile) }"
    return RuleExample(
      caption,
      code: """
        final class SampleController: UIViewController {
          \((used + [members, action]).filter { !$0.isEmpty }.joined(separator: "\n  "))
          override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
          }
        }
        """)
  }
}
