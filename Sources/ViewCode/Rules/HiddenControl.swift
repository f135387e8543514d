import Audit
import SwiftSource

/// A rule that requires controls to be reachable by assistive technologies.
public struct HiddenControl: Rule {
  public static let descriptor = RuleDescriptor(
    id: "hidden-control",
    title: "Controls must not be hidden from assistive technologies",
    description: """
      Checks .accessibilityHidden(true) on a control, and on a view with a control in its closures. Passes if a view around it has a tap gesture, an \
      accessibility action, a representation, or children that it replaces.
      """,
    rationale:
      "VoiceOver, Voice Control, Switch Control, and Full Keyboard Access skip hidden views, so people can't use the control.",
    knownLimits: [
      "Skips values computed at run time, and a view whose only gesture is its own, such as a dimmed background.",
      "Reports a control even if another view offers the same action.",
    ],
    requirement: .init(
      "WCAG 2.2, 4.1.2 Name, Role, Value, level A", url: "https://www.w3.org/TR/WCAG22/#name-role-value"),
    criteria: ["4.1.2"], level: .note, since: .version02,
    passing: [
      .view(
        "An action on the view around it",
        #"HStack { Text(name); Button("Edit") { edit() }.accessibilityHidden(true) }.accessibilityAction(named: "Edit") { edit() }"#
      ),
      .view(
        "A tap on the row around it",
        #"HStack { Text(name); Button("Edit") { edit() }.accessibilityHidden(true) }.onTapGesture { edit() }"#),
    ],
    inapplicable: [
      .view("A divider", "Divider().accessibilityHidden(true)"),
      .view("A dimmed background", "Color.black.onTapGesture { close() }.accessibilityHidden(true)"),
      .view("Hidden at times", #"Button("Edit") { edit() }.accessibilityHidden(isCovered)"#),
    ],
    failing: [
      .view("A button", #"Button("Edit") { edit() }./*!*/accessibilityHidden(true)"#),
      .view("A row with a button", #"HStack { Text(name); Button("Edit") { edit() } }./*!*/accessibilityHidden(true)"#),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// Another element offers the action.
    case hasAction
    /// Nothing offers the action.
    case hidden
  }

  private static let actions: Set<String> = [
    "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction", "accessibilityRepresentation",
    "accessibilityChildren", "accessibilityCustomContent",
  ]

  public func judge(_ subject: CodeModifier) -> Judgement<Reason>? {
    guard subject.name == "accessibilityHidden", subject.argument(nil)?.kind == .boolean(true) else { return nil }
    let chain = subject.chain
    guard chain.isControlView || chain.anyContent({ $0.isControlView }), !chain.takesNoTouches else { return nil }
    let around = [chain] + chain.ancestors
    let isReplaced =
      around.contains { view in
        view.source.modifiers.contains { Self.actions.contains($0.name) }
      } || chain.ancestors.contains(where: \.takesTaps)
    return isReplaced || chain.isCombinedForAccessibility
      ? Judgement(.passed, .hasAction) : Judgement(.failed, .hidden)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeModifier) -> Words {
    switch judgement.reason {
    case .hasAction: Words("another element offers the action")
    case .hidden:
      Words(
        "hides a control from assistive technologies",
        remedy: "remove it, or offer the same action with .accessibilityAction on the view around it")
    }
  }
}

extension CodeChain {
  /// Whether the view is a control of the platform, which needs no gesture.
  fileprivate var isControlView: Bool {
    switch control {
    case .labeled, .sized: isPlatformView && !takesNoTouches && modifiers("disabled").isEmpty
    default: false
    }
  }
}
