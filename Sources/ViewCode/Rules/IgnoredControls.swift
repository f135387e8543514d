import Audit
import SwiftSource

/// A rule that requires an accessibility element that replaces controls to offer their actions.
public struct IgnoredControls: Rule {
  public static let descriptor = RuleDescriptor(
    id: "ignored-controls",
    title: "Accessibility elements must not drop the controls inside",
    description: """
      Checks .accessibilityElement() and .accessibilityElement(children: .ignore), which remove everything inside from assistive technologies. Reports \
      a view with controls or taps inside, a slider or stepper itself, and a view with a drag and an accessibilityValue. Passes if the view, one around it, or the code that shows it has an accessibility \
      action, an adjustable action, a representation, children, or a tap gesture.
      """,
    rationale:
      "VoiceOver, Voice Control, and Switch Control offer one element without the actions of the controls in it.",
    knownLimits: [
      "Skips an element with only one button or tap, because a double tap in its middle may reach it.",
      "Skips controls of custom types, hidden and disabled controls, and elements inside another control.",
      "Doesn't check whether the actions are those of the controls.",
      "Doesn't check UIKit.",
    ],
    requirement: .init(
      "WCAG 2.2, 4.1.2 Name, Role, Value, level A", url: "https://www.w3.org/TR/WCAG22/#name-role-value"),
    criteria: ["4.1.2"], level: .warning, since: .version02,
    passing: [
      .view(
        "An adjustable action",
        """
        HStack { Button("−") { less() }; Text("\\(count)"); Button("+") { more() } }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Count")
          .accessibilityAdjustableAction { direction in change(direction) }
        """),
      .view(
        "A named action",
        """
        HStack { Text(name); Button("Edit") { edit() } }
          .accessibilityElement()
          .accessibilityLabel(name)
          .accessibilityAction(named: "Edit") { edit() }
        """),
    ],
    inapplicable: [
      .view(
        "Combined children",
        #"HStack { Text(name); Button("Edit") { edit() } }.accessibilityElement(children: .combine)"#),
      .view("No controls", "HStack { Text(name); Text(price) }.accessibilityElement(children: .ignore)"),
      .view(
        "One button that fills the element",
        #"ZStack { Button { open() } label: { Card() } }.accessibilityElement().accessibilityLabel("Open")"#),
      .view(
        "In the label of a control",
        "NavigationLink(value: item) { HStack { Text(item.name); Button(\"Like\") { like() } }.accessibilityElement() }"
      ),
    ],
    failing: [
      .view(
        "Two buttons",
        """
        HStack { Button("−") { less() }; Text("\\(count)"); Button("+") { more() } }
          ./*!*/accessibilityElement(children: .ignore)
          .accessibilityLabel("Count")
        """),
      .view(
        "A button beside a text",
        #"HStack { Text(name); Spacer(); Button("Edit") { edit() } }./*!*/accessibilityElement().accessibilityLabel(name)"#
      ),
      .view(
        "A slider", #"Slider(value: $volume)./*!*/accessibilityElement(children: .ignore).accessibilityLabel("Volume")"#
      ),
      .view(
        "Taps on stars",
        #"HStack { ForEach(1..<6) { star in Image("star").onTapGesture { rate(star) } } }./*!*/accessibilityElement()"#),
      .view(
        "A custom slider",
        """
        Track(value: value)
          .gesture(DragGesture(minimumDistance: 0).onChanged { value = position($0) })
          ./*!*/accessibilityElement()
          .accessibilityLabel("Volume")
          .accessibilityValue("\\(value)")
        """),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The element, or one around it, offers an action.
    case hasAction
    /// Nothing offers the actions of the controls.
    case dropped
    /// Nothing changes the value of the control.
    case notAdjustable
  }

  private static let actions: Set<String> = [
    "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction", "accessibilityRepresentation",
    "accessibilityChildren", "accessibilityScrollAction", "accessibilityZoomAction", "accessibilityRotor",
    "accessibilityActivationPoint", "accessibilityDirectTouch", "accessibilityRespondsToUserInteraction",
  ]

  public func judge(_ subject: CodeModifier) -> Judgement<Reason>? {
    guard subject.ignoresChildren, subject.overloads.isEmpty else { return nil }
    let chain = subject.chain
    let isAdjustable = ["Slider", "Stepper"].contains(chain.viewName) && chain.isDroppable || chain.isDraggedValue
    guard isAdjustable || chain.dropsControls, chain.enclosingControl == nil, !chain.isHiddenFromAccessibility,
      !chain.isCombinedForAccessibility, !chain.takesNoTouches, !chain.isInvisible
    else { return nil }
    let around = chain.surroundings
    if chain.hasControlRole || around.contains(where: { $0.control == .labeled }) {
      return Judgement(.passed, .hasAction)
    }
    if ([chain] + around).contains(where: { $0.takesTaps || $0.mayApply(Self.actions) }) {
      return Judgement(.passed, .hasAction)
    }
    return Judgement(.failed, isAdjustable ? .notAdjustable : .dropped)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeModifier) -> Words {
    switch judgement.reason {
    case .hasAction: Words("the element offers an action")
    case .dropped:
      Words(
        "removes the controls inside from assistive technologies",
        remedy: "use children: .contain, or add an .accessibilityAction for each control")
    case .notAdjustable:
      Words(
        "replaces a control, so assistive technologies can't change its value",
        remedy: "add .accessibilityAdjustableAction")
    }
  }
}

extension CodeModifier {
  /// Whether the modifier replaces everything inside with one element.
  fileprivate var ignoresChildren: Bool {
    guard name == "accessibilityElement", let arguments = source.arguments else { return false }
    return arguments.isEmpty || arguments.count == 1 && argument("children")?.kind == .implicitMember("ignore")
  }
}

extension CodeChain {
  private static let buttons: Set<String> = ["Button", "NavigationLink", "Link", "Menu", "ShareLink"]
  private static let inputs: Set<String> = [
    "Toggle", "Picker", "Stepper", "Slider", "DatePicker", "ColorPicker", "TextField", "SecureField", "TextEditor",
  ]

  /// Whether the view is a control of the platform that people can use.
  fileprivate var isDroppable: Bool {
    guard let viewName, Self.buttons.contains(viewName) || Self.inputs.contains(viewName), isPlatformView else {
      return false
    }
    return isUsableByItself && !takesNoTouches
  }

  /// Whether the view has a value that a drag changes, as a custom slider does.
  fileprivate var isDraggedValue: Bool {
    let hasValue = source.modifiers.contains { $0.name == "accessibilityValue" }
    return hasValue && (isDragged || anyContent { $0.isDragged })
  }

  private var isDragged: Bool {
    ["gesture", "simultaneousGesture", "highPriorityGesture"].contains { name in
      modifiers(name).contains { modifier in
        modifier.children.contains { $0.viewName == "DragGesture" && $0.source.role.kind == .argument }
      }
    }
  }

  /// Whether a tap on the view does something.
  private var isTapped: Bool {
    isUsableByItself && !takesNoTouches
      && source.modifiers.indices.contains { position in
        let modifier = modifier(at: position)
        return modifier.takesTaps && modifier.complexGesture == nil && !modifier.onlyEndsInput
      }
  }

  /// Whether nothing on the view itself hides or disables it.
  private var isUsableByItself: Bool {
    source.modifiers.allSatisfy {
      !["disabled", "hidden", "accessibilityHidden", "allowsHitTesting"].contains($0.name)
    }
  }

  /// Whether the view has controls inside that one double tap in its middle doesn't replace.
  fileprivate var dropsControls: Bool {
    guard control != .labeled else { return false }
    let controls = innerControls(depth: 0)
    return controls.count > 1 || controls.contains { Self.inputs.contains($0.viewName ?? "") }
      || controls.count == 1 && isRow
  }

  /// The controls inside, without those that a control shows, such as the items of a menu.
  private func innerControls(depth: Int) -> [CodeChain] {
    guard depth < 32 else { return [] }
    return children.flatMap { child -> [CodeChain] in
      guard child.source.role.kind == .closure, child.source.role.modifier == nil else { return [] }
      if child.control == .labeled || child.control == .sized { return child.isDroppable ? [child] : [] }
      if child.isTapped { return [child] }
      let inside = child.innerControls(depth: depth + 1)
      // A loop repeats what it contains.
      return child.viewName == "ForEach" ? inside + inside : inside
    }
  }

  /// Whether views beside each other are in the element, so its middle is none of them for sure.
  private var isRow: Bool { viewName == "HStack" && (content()?.count ?? 0) > 1 }
}
