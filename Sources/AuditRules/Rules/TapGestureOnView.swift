import Audit

/// A view that takes taps says that it is a button.
public struct TapGestureOnView: Rule {
  public static let descriptor = RuleDescriptor(
    id: "tap-gesture-on-view",
    title: "A view with a tap gesture has a button's trait",
    description: """
      Looks at onTapGesture, and at TapGesture and SpatialTapGesture given to gesture, simultaneousGesture or highPriorityGesture. Passes where the \
      view, or the accessibility element that it is part of, has the trait isButton, isLink, isToggle or isKeyboardKey, an accessibility action, or \
      a representation. Controls with a gesture more, views in the label of a control and views that are hidden from assistive technologies do not \
      concern it.
      """,
    rationale:
      "VoiceOver, Switch Control, Voice Control and the keyboard find what is a button; a gesture is invisible to them.",
    knownLimits: [
      "A tap on the background that closes something or hides the keyboard is a finding too: where there is another way, hide it with accessibilityHidden.",
      "A gesture in a variable, or in a modifier of the team's own, is seen where it is written and not where it is used.",
      "Gestures with several taps are treated like those with one; scrollFriendlyTap and other modifiers of a team are not looked at.",
      "A gesture in a scroll view that keeps it from scrolling is not told from others.",
    ],
    requirement: .init(
      "WCAG 2.2, 4.1.2 Name, Role, Value, level A", url: "https://www.w3.org/TR/WCAG22/#name-role-value"),
    criteria: ["4.1.2"], level: .warning,
    passing: [
      .view("A button", #"Button("Save") { save() }"#),
      .view("With the trait", "Card(item).onTapGesture { open(item) }.accessibilityAddTraits(.isButton)"),
      .view(
        "The trait among others",
        "Row(item).accessibilityAddTraits([.isButton, .isSelected]).onTapGesture(perform: select)"),
      .view(
        "With an action",
        #"Photo(name).onTapGesture(count: 2) { zoom() }.accessibilityAction(named: "Zoom") { zoom() }"#),
      .view(
        "A control with a gesture more",
        "Toggle(isOn: $isOn) { Text(title) }.simultaneousGesture(TapGesture().onEnded { log() })"),
      .view(
        "Part of an element that is a button",
        """
        VStack { Image(name).onTapGesture { open() }; Text(name) }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
        """),
      .view("Hidden, for there is another way", "Color.black.onTapGesture { close() }.accessibilityHidden(true)"),
    ],
    failing: [
      .view("A card that opens", "Card(item)./*!*/onTapGesture { open(item) }"),
      .view(
        "A trait that says something else",
        #"Text("Terms").accessibilityAddTraits(.isHeader)./*!*/onTapGesture { show() }"#),
      .view(
        "A gesture value",
        "HStack { icon; title }.contentShape(Rectangle())./*!*/gesture(TapGesture().onEnded { open() })"),
      .view(
        "The background that closes",
        "ZStack { Color.black.opacity(0.4)./*!*/onTapGesture { isShown = false }; sheet }"),
      .view(
        "Inside of a list", "List { ForEach(items) { item in Text(item.name)./*!*/onTapGesture { select(item) } } }"),
      .view("Traits that nobody can tell", "chip.accessibilityAddTraits(traits)./*!*/onTapGesture { toggle() }"),
      .view(
        "A gesture that comes before others",
        "Map(position: $position)./*!*/highPriorityGesture(SpatialTapGesture().onEnded { pin($0.location) })",
        configuration: #""rules": { "tap-gesture-on-view": { "replacement": "scrollFriendlyTap" } }"#),
    ])

  /// The modifier of the design system that a finding recommends beside a button; empty for none.
  public var replacement = ""

  public static let options: [RuleOption<TapGestureOnView>] = [
    .name("replacement", \.replacement, "the modifier of the design system that is recommended beside Button")
  ]

  public init() {}

  public func applies(to subject: CodeModifier) -> Bool {
    guard subject.takesTaps, subject.chain.enclosingControl == nil else { return false }
    guard case .gesture? = subject.chain.control else { return false }
    return !subject.chain.isHiddenFromAccessibility
  }

  public func evaluate(_ subject: CodeModifier) -> Evaluation {
    let other = replacement.isEmpty ? "" : " or .\(replacement)"
    let remedy = "use a Button\(other), or add .accessibilityAddTraits(.isButton)"
    switch subject.tapRole {
    case .told: return Evaluation(.passed, message: "assistive technologies are told that it can be activated")
    case .untold:
      return Evaluation(
        .failed, message: "it takes taps, and nothing tells assistive technologies that it can be activated",
        remedy: remedy)
    case .unknown(let reason): return Evaluation(.cantTell(reason), message: reason, remedy: remedy)
    }
  }
}
