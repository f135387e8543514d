import Audit
import SwiftSource

/// A rule that requires another way for actions that need a drag, a pinch, a long press, or several taps.
public struct GestureWithoutAlternative: Rule {
  /// The identifier of the rule.
  private static let ruleID = "gesture-without-alternative"

  public static let descriptor = RuleDescriptor(
    id: ruleID,
    title: "Actions of complex gestures must have an alternative",
    description: """
      Checks long presses, drags, magnification, rotation, and gestures with several taps. Passes if the view or one around it has an accessibility \
      action, an adjustable, scroll, or zoom action, a representation, or a context menu. Also passes if controls in the same type, or in the views \
      inside, do everything that the gesture does. A result is undetermined if these controls are only shown in some states. If a control in the same type changes the same state, a finding is a note.
      """,
    rationale: "People who use VoiceOver, Switch Control, or one finger can't drag, pinch, or tap several times.",
    knownLimits: [
      "Off by default: in code that the rule wasn't tuned on, 12 of 15 findings were true (80%).",
      "Counts a tap with the same effect as an alternative; tap-gesture-on-view checks the tap.",
      "Detects the same effect only if both actions are written alike, or if one function without branches is between them.",
      "Accepts the return key as an alternative to a double click in source for macOS only.",
      "Skips gestures in local variables and of other types, more than four taps, drags without a minimum distance, and presses that only track the pressed state.",
      "Accepts an accessibility action, although WCAG 2.5.1 and 2.5.7 also require a way with one finger.",
    ],
    requirement: .init(
      "WCAG 2.2, 2.5.1 Pointer Gestures, level A",
      url: "https://www.w3.org/TR/WCAG22/#pointer-gestures"),
    criteria: ["2.5.1"], level: .off, since: .version02,
    passing: RuleExample.turningOn(
      ruleID,
      [
        .view(
          "An accessibility action",
          #"Row(item).onLongPressGesture { menu() }.accessibilityAction(named: "Options") { menu() }"#),
        .view(
          "A picker with the same state",
          """
          VStack { Picker("Filter", selection: $filter) { options } }
            .gesture(DragGesture().onEnded { filter = $0.translation.width > 100 ? .all : .liked })
          """, members: "@State private var filter = Filter.all"),
        .view(
          "Buttons that do the same",
          """
          HStack { Button("Previous") { player.previous() }; Button("Next") { player.next() } }
            .gesture(DragGesture().onEnded { if $0.translation.width > 0 { player.previous() } else { player.next() } })
          """),
      ]),
    inapplicable: RuleExample.turningOn(
      ruleID,
      [
        .view("One tap", "Row(item).onTapGesture { open() }"),
        .view("Seven taps, for developers", "Text(version).onTapGesture(count: 7) { showLogs() }"),
        .view(
          "A pressed state", "Row(item).gesture(DragGesture(minimumDistance: 0).onChanged { _ in isPressed = true })"),
        .view(
          "An empty action", "Row(item).onLongPressGesture(minimumDuration: 0, perform: {}, onPressingChanged: press)"),
      ]),
    failing: RuleExample.turningOn(
      ruleID,
      [
        .view("A pinch", "Photo(item)./*!*/gesture(MagnifyGesture().onChanged { zoom = $0.magnification })"),
        .view("A long press", "Row(item)./*!*/onLongPressGesture { menu() }"),
        .view("Two taps", "Photo(item)./*!*/onTapGesture(count: 2) { like() }"),
        .view(
          "A button in a branch (undetermined)",
          "VStack { if isEditing { Button(\"Menu\") { menu() } } }./*!*/onLongPressGesture { menu() }"),
        RuleExample(
          "A gesture in a property",
          code: """
            struct Photo: View {
              @State private var zoom = 1.0
              var body: some View { image./*!*/gesture(pinch) }
              private var pinch: some Gesture { MagnifyGesture().onChanged { zoom = $0.magnification } }
            }
            """),
      ]))

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// There is an alternative.
    case hasAlternative
    /// There is no alternative.
    case noAlternative
    /// The alternative is only shown in some states.
    case conditional
  }

  private static let alternatives: Set<String> = [
    "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction", "accessibilityZoomAction",
    "accessibilityScrollAction", "accessibilityRepresentation", "accessibilityDragPoint", "contextMenu", "swipeActions",
  ]

  public func judge(_ subject: CodeModifier) -> Judgement<Reason>? {
    guard subject.complexGesture != nil, !subject.isForDevelopers, !subject.doesNothing,
      !subject.chain.isHiddenFromAccessibility,
      !subject.gestureOnlyEndsInput
    else {
      return nil
    }
    let uses = subject.chain.usesOfProperty
    let offers = offersAlternative(subject.chain) || !uses.isEmpty && uses.allSatisfy(offersAlternative)
    if offers || subject.isReplacedByControls || subject.isReplacedByReturnKey {
      return Judgement(.passed, .hasAlternative)
    }
    if subject.isReplacedInSomeStates { return Judgement(.cantTell, .conditional) }
    return Judgement(.failed, .noAlternative, level: subject.hasTwinControl ? .note : nil)
  }

  /// Whether a view or one around it offers an action in another way.
  private func offersAlternative(_ view: CodeChain) -> Bool {
    ([view] + view.ancestors).contains { view in
      view.source.modifiers.indices.contains {
        Self.alternatives.contains(view.source.modifiers[$0].name) && view.modifier(at: $0).offersAction
      }
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeModifier) -> Words {
    switch judgement.reason {
    case .hasAlternative: Words("has an alternative")
    case .conditional:
      Words.undetermined(
        "the control with the same effect is in a branch or isn't used", "the alternative can't be checked",
        remedy: "show the control whenever the gesture works")
    case .noAlternative:
      Words(
        "\(subject.complexGesture ?? "this gesture") has no alternative for people who can't perform it",
        remedy: "add a button, or .accessibilityAction with the same effect")
    }
  }
}
