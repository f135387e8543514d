import Audit
import SwiftSource

/// A rule that requires another way for actions that need a drag, a pinch, a long press, or several taps.
public struct GestureWithoutAlternative: Rule {
  public static let descriptor = RuleDescriptor(
    id: "gesture-without-alternative",
    title: "Actions of complex gestures must have an alternative",
    description: """
      Checks long presses, drags, magnification, rotation, and gestures with several taps. Passes if the view or one around it has an accessibility \
      action, an adjustable, scroll, or zoom action, a representation, or a context menu. Also passes if controls in the same type, or in the views \
      inside, do everything that the gesture does. A result is undetermined if these controls are only shown in some states. If a control in the same type changes the same state, a finding is a note.
      """,
    rationale: "People who use VoiceOver, Switch Control, or one finger can't drag, pinch, or tap several times.",
    knownLimits: [
      "Counts a tap with the same effect as an alternative; tap-gesture-on-view checks the tap.",
      "Detects the same effect only if both actions are written alike, or if one function without branches is between them.",
      "Accepts the return key as an alternative to a double click in source for macOS only.",
      "Skips gestures in local variables and of other types, more than four taps, drags without a minimum distance, and presses that only track the pressed state.",
      "Accepts an accessibility action, although WCAG 2.5.1 and 2.5.7 also require a way with one finger.",
    ],
    requirement: .init(
      "WCAG 2.2, 2.5.1 Pointer Gestures, level A",
      url: "https://www.w3.org/TR/WCAG22/#pointer-gestures"),
    criteria: ["2.5.1"], level: .warning, since: .version02,
    passing: [
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
    ],
    inapplicable: [
      .view("One tap", "Row(item).onTapGesture { open() }"),
      .view("Seven taps, for developers", "Text(version).onTapGesture(count: 7) { showLogs() }"),
      .view(
        "A pressed state", "Row(item).gesture(DragGesture(minimumDistance: 0).onChanged { _ in isPressed = true })"),
      .view(
        "An empty action", "Row(item).onLongPressGesture(minimumDuration: 0, perform: {}, onPressingChanged: press)"),
    ],
    failing: [
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
    ])

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
    guard subject.complexGesture != nil, !subject.isForDevelopers, !subject.chain.isHiddenFromAccessibility,
      !subject.gestureOnlyEndsInput
    else {
      return nil
    }
    let around = [subject.chain] + subject.chain.ancestors
    let hasAlternative = around.contains { view in
      view.source.modifiers.indices.contains {
        Self.alternatives.contains(view.source.modifiers[$0].name) && view.modifier(at: $0).offersAction
      }
    }
    if hasAlternative || subject.isReplacedByControls || subject.isReplacedByReturnKey {
      return Judgement(.passed, .hasAlternative)
    }
    if subject.isReplacedInSomeStates { return Judgement(.cantTell, .conditional) }
    return Judgement(.failed, .noAlternative, level: subject.hasTwinControl ? .note : nil)
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

extension CodeModifier {
  private static let gestures: [String: String] = [
    "LongPressGesture": "a long press", "DragGesture": "a drag", "MagnificationGesture": "a pinch",
    "MagnifyGesture": "a pinch", "RotationGesture": "a rotation", "RotateGesture": "a rotation",
  ]

  /// The gesture, in words, if it is more than one tap; nil for others, and for those that only track a pressed state.
  var complexGesture: String? {
    switch name {
    case "onTapGesture":
      return hasSeveralTaps(source.arguments ?? []) ? CodeModifier.severalTaps : nil
    case "onLongPressGesture":
      guard let arguments = source.arguments,
        !arguments.contains(where: { $0.label == "minimumDuration" && isInstant($0.value) })
      else { return nil }
      let perform = arguments.first { $0.label == "perform" || $0.label == nil }?.value
      guard case .closure(let body)? = perform?.kind else { return perform == nil ? nil : "a long press" }
      return body.isEmpty ? nil : "a long press"
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      for child in gestureChains {
        guard let type = child.viewName else { continue }
        if type == "TapGesture", hasSeveralTaps(child.source.arguments ?? []) { return CodeModifier.severalTaps }
        guard let words = Self.gestures[type] else { continue }
        if type == "DragGesture" || type == "LongPressGesture",
          child.source.arguments?.contains(where: { $0.label?.hasPrefix("minimum") ?? false && isInstant($0.value) })
            ?? false
        {
          return nil
        }
        return words
      }
      return nil
    default: return nil
    }
  }

  /// Whether the gesture has so many taps that it is meant for developers, such as the one that opens hidden settings.
  var isForDevelopers: Bool {
    name == "onTapGesture"
      && (source.arguments ?? []).contains { $0.label == "count" && chain.value(of: $0.value).least ?? 1 > 4 }
  }

  /// The chains that create the gestures of the modifier: its arguments, or those of a property or function of the same type.
  var gestureChains: [CodeChain] {
    children.filter { $0.source.role.kind == .argument }.flatMap { child -> [CodeChain] in
      let names = child.source.path + child.source.modifiers.map(\.name)
      guard child.viewName == nil else { return [child] }
      let path = names.first == "self" ? Array(names.dropFirst()) : names
      let outline = chain.outline
      guard path.count == 1, let parent = outline.declarations[chain.source.declaration].parent else { return [child] }
      let named = outline.declarations.indices.filter {
        outline.declarations[$0].parent == parent && outline.declarations[$0].name == path[0]
          && outline.declarations[$0].body != nil
      }
      guard named.count == 1 else { return [child] }
      let file = chain.index.files[chain.file]
      return file.chains.indices.filter {
        file.chains[$0].declaration == named[0] && file.chains[$0].parent == nil
      }.map { CodeChain(index: chain.index, file: chain.file, position: $0) }
    }
  }

  private func isInstant(_ value: SwiftExpression) -> Bool {
    switch chain.value(of: value) {
    case .number(let number): number < 0.05
    case .unbounded: true
    default: false
    }
  }

  private func hasSeveralTaps(_ arguments: [SwiftExpression.Argument]) -> Bool {
    arguments.contains { $0.label == "count" && chain.value(of: $0.value).least ?? 1 > 1 }
  }
}
