import Audit

/// A rule that requires the button trait for views with a tap gesture.
public struct TapGestureOnView: Rule {
  public static let descriptor = RuleDescriptor(
    id: "tap-gesture-on-view",
    title: "Views with a tap gesture must have the button trait",
    description: """
      Checks onTapGesture, scrollFriendlyTap, and TapGesture or SpatialTapGesture in gesture, simultaneousGesture, and highPriorityGesture. Passes if the view or its \
      accessibility element has the trait isButton, isLink, isToggle, or isKeyboardKey, an accessibility action, or a representation, or \
      if a control inside does the same. \
      Skips controls with an additional gesture, views in the label of a control, and views hidden from assistive technologies.
      """,
    rationale:
      "People who use VoiceOver, Switch Control, Voice Control, or a keyboard can find buttons but not gestures.",
    knownLimits: [
      "Detects a trait that a custom view sets in its own body only on the outermost view of every branch.",
      "Detects a control with the same effect only inside the view and outside branches, and only if both are written alike.",
      "Can't determine whether there is another way to close what a tap on the color behind it closes.",
      "Can't determine whether a simultaneous tap on a custom view only watches the taps of its controls.",
      "Reports gestures in variables or custom modifiers at their definition, not at their use.",
      "Doesn't check other custom modifiers, or gestures with several taps, which gesture-without-alternative checks.",
      "Doesn't detect gestures that block scrolling in a scroll view.",
    ],
    requirement: .init(
      "WCAG 2.2, 4.1.2 Name, Role, Value, level A", url: "https://www.w3.org/TR/WCAG22/#name-role-value"),
    criteria: ["4.1.2"], level: .warning,
    passing: [
      .view("A view with the trait", "Card(item).onTapGesture { open(item) }.accessibilityAddTraits(.isButton)"),
      .view(
        "The trait with other traits",
        "Row(item).accessibilityAddTraits([.isButton, .isSelected]).onTapGesture(perform: select)"),
      .view(
        "A view with an accessibility action",
        #"Photo(name).onTapGesture { zoom() }.accessibilityAction(named: "Zoom") { zoom() }"#),
      .view(
        "A view inside with the trait",
        #"Group { Image(name).accessibilityLabel(name).accessibilityAddTraits(.isButton) }.onTapGesture { insert(name) }"#
      ),
      .view(
        "A button inside that does the same",
        #"HStack { Text(name); Button("Open") { open() } }.onTapGesture { open() }"#),
      .view(
        "Part of an accessibility element with the trait",
        """
        VStack { Image(name).onTapGesture { open() }; Text(name) }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
        """),
    ],
    inapplicable: [
      .view("A button", #"Button("Save") { save() }"#),
      .view(
        "A control with an additional gesture",
        "Toggle(isOn: $isOn) { Text(title) }.simultaneousGesture(TapGesture().onEnded { log() })"),
      .view("A tap that does nothing and keeps touches from the view around", "bubble.onTapGesture { }"),
      .view(
        "A tap that ends text input", "VStack { fields }.onTapGesture { focusedField = nil }",
        members: "@FocusState private var focusedField: Field?"),
      .view(
        "A tap that moves the focus to the field inside", "VStack { fields }.onTapGesture { focusedField = .name }",
        members: "@FocusState private var focusedField: Field?"),
      .view(
        "A view hidden from assistive technologies", "Color.black.onTapGesture { close() }.accessibilityHidden(true)"),
    ],
    failing: [
      .view("A card that opens", "Card(item)./*!*/onTapGesture { open(item) }"),
      .view("A custom modifier for taps", "Card(item)./*!*/scrollFriendlyTap { open(item) }"),
      .view(
        "A different trait",
        #"Text("Terms").accessibilityAddTraits(.isHeader)./*!*/onTapGesture { show() }"#),
      .view(
        "A gesture value",
        "HStack { icon; title }.contentShape(Rectangle())./*!*/gesture(TapGesture().onEnded { open() })"),
      .view(
        "A background that dismisses (undetermined)",
        "ZStack { Color.black.opacity(0.4)./*!*/onTapGesture { isShown = false }; sheet }"),
      .view(
        "Inside a list", "List { ForEach(items) { item in Text(item.name)./*!*/onTapGesture { select(item) } } }"),
      .view("Computed traits (undetermined)", "chip.accessibilityAddTraits(traits)./*!*/onTapGesture { toggle() }"),
      .view(
        "A high-priority gesture",
        "Map(position: $position)./*!*/highPriorityGesture(SpatialTapGesture().onEnded { pin($0.location) })",
        configuration: #""rules": { "tap-gesture-on-view": { "replacement": "scrollFriendlyTap" } }"#),
    ])

  /// The design system modifier that a finding recommends in addition to Button; empty for none.
  public var replacement = ""

  public static let options: [RuleOption<TapGestureOnView>] = [
    .name("replacement", \.replacement, "design system modifier to recommend in addition to Button")
  ]

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// A trait, an action, or a representation exposes the view as a control.
    case exposed
    /// Nothing exposes the view as a control.
    case notExposed
    /// The traits are computed at run time.
    case unknownTraits
    /// A control inside does the same.
    case replaced
    /// The tap is on the color behind something, and closes it.
    case behind
    /// The tap is added to those of a custom view.
    case watched
  }

  public func judge(_ subject: CodeModifier) -> Judgement<Reason>? {
    guard subject.takesTaps, subject.complexGesture == nil, subject.chain.enclosingControl == nil,
      case .gesture? = subject.chain.control,
      !subject.chain.isHiddenFromAccessibility, !subject.onlyEndsInput, !subject.onlyMovesFocus, !subject.isEmptyTap,
      !subject.chain.isNamedAsField
    else { return nil }
    if subject.triggersStyledControl { return Judgement(.passed, .exposed) }
    if subject.togglesStyledControl { return Judgement(.cantTell, .unknownTraits) }
    if subject.isReplacedInside || subject.isReplacedByEscape { return Judgement(.passed, .replaced) }
    return switch subject.tapRole {
    case .told: Judgement(.passed, .exposed)
    case .untold where subject.onlyClosesFromBehind: Judgement(.cantTell, .behind)
    case .untold where subject.watchesTapsOfCustomView: Judgement(.cantTell, .watched)
    case .untold: Judgement(.failed, .notExposed)
    case .unknown: Judgement(.cantTell, .unknownTraits)
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeModifier) -> Words {
    let other = replacement.isEmpty || replacement == subject.name ? "" : " or .\(replacement)"
    let remedy = "use a Button\(other), or add .accessibilityAddTraits(.isButton)"
    switch judgement.reason {
    case .exposed: return Words("exposed to assistive technologies as a control")
    case .replaced: return Words("a control inside does the same as the tap")
    case .notExposed:
      return Words("handles taps but isn't exposed to assistive technologies as a control", remedy: remedy)
    case .behind:
      return Words.undetermined(
        "something else may close what is in front, too", "the role can't be checked",
        remedy: "add .accessibilityHidden(true) if so; otherwise, " + remedy)
    case .watched:
      return Words.undetermined(
        "the view may have controls of its own, whose taps this gesture only watches", "the role can't be checked",
        remedy: remedy)
    case .unknownTraits:
      if subject.togglesStyledControl {
        return Words.undetermined(
          "the toggle may give its role to the style", "the role can't be checked", remedy: remedy)
      }
      let cause = if case .unknown(let reason) = subject.tapRole { reason } else { "the traits aren't known" }
      return Words.undetermined(cause, "the role can't be checked", remedy: remedy)
    }
  }
}
