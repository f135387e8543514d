import SourceText

// Names of UIKit controls that take a value, such as text fields and switches.

extension CodeChain {
  /// Whether the chain creates a UIKit control for a value, and whether code names it; nil if it may be named elsewhere.
  var isNamedUIKitField: Bool? {
    guard createdField != nil, let control = UIKitControl(createdBy: self) else { return nil }
    let field = UIKitField(control)
    if field.isOff { return nil }
    if field.isNamed { return true }
    return field.isUnknown || field.mayBeNamed || mayBeNamedByInitializer ? nil : false
  }
}

/// The sources of the accessible name of a UIKit control that takes a value.
private struct UIKitField {
  let control: UIKitControl

  init(_ control: UIKitControl) { self.control = control }

  private var index: CodeIndex { control.chain.index }

  /// The members that name a field.
  private static let naming: Set<String> = [
    "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityLabelledBy", "placeholder",
    "attributedPlaceholder", "title",
  ]
  /// The members that decide whether the field is an element.
  private static let exposing: Set<String> = [
    "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityElements", "accessibilityCustomActions",
  ]
  /// The members that name a field, expose it, or make it one that people can't change.
  private static let changing = naming.union(exposing).union(["isEditable", "isUserInteractionEnabled"])
  /// Parts of the names of members that may name the field.
  private static let hints = [
    "label", "placeholder", "title", "accessib", "prompt", "hint", "caption", "config", "style",
  ]
  private static let neutral: Set<String> = [
    "accessibilityIdentifier", "accessibilityTraits", "accessibilityValue", "borderStyle", "titleColor",
    "clearButtonMode", "accessibilityIgnoresInvertColors", "keyboardAppearance", "accessibilityHint",
  ]

  /// Whether code gives the field a name.
  var isNamed: Bool {
    control.uses.contains { use in
      !use.isForeign && use.members.first.map { Self.naming.contains($0.name) } ?? false
        && use.assigned.map { !$0.isEmptyOrNil } ?? true
    }
  }

  /// Whether people can't change the value: a text view that only shows text, a measure, or a hidden field.
  var isOff: Bool {
    let isPassive = control.uses.contains { use in
      switch use.members.first?.name {
      case "isEditable", "isUserInteractionEnabled", "isAccessibilityElement", "isEnabled": !use.assigns(true)
      case "accessibilityElementsHidden", "isHidden": use.assigned != nil
      case "removeFromSuperview": true
      case "layer": use.names.last == "opacity" && use.assigned?.value == .number(0)
      case "inputView", "alpha", "sizeThatFits", "isScrollEnabled": use.names.count == 1 && isMeasure(use)
      default: false
      }
    }
    return isPassive || control.passes.contains { Self.slots.contains($0.function) } || isInAccessory || isStandIn
  }

  /// A text view without scrolling shows text as often as it takes it.
  private func isMeasure(_ use: UIKitUse) -> Bool {
    switch use.members.first?.name {
    case "isScrollEnabled":
      !control.uses.contains { $0.names.first == "delegate" || $0.names.first == "becomeFirstResponder" }
    case "alpha": use.assigned?.value == .number(0)
    default: true
    }
  }

  private static let slots: Set<String> = ["UIBarButtonItem", "accessoryView", "customView"]

  /// Whether a cell shows the control at its end, whose text names it.
  private var isInAccessory: Bool {
    index.uiKit.classes.bodies(of: Array(control.chain.enclosingTypes.prefix(1))).contains {
      index.files[$0.file].outline.mentions(["accessoryView"], in: $0.tokens)
    }
  }

  /// Whether the name of the field says that it only opens a keyboard, or measures.
  private var isStandIn: Bool {
    let own = control.chain.outline.declarations[control.chain.source.declaration].name
    return [control.chain.boundName ?? "", own].contains { name in
      let lowercase = name.lowercased()
      return ["dummy", "hidden", "fake", "invisible", "temp", "measur"].contains { lowercase.holdsBytes(of: $0) }
    }
  }

  /// Whether nothing shows where the field is, so it may be a measure, or have uses that can't be followed.
  var isUnknown: Bool {
    let kind = control.chain.outline.declarations[control.chain.source.declaration].kind
    let isLocal = kind == .function || kind == .initializer
    return control.passes.isEmpty && (isLocal || control.uses.isEmpty)
  }

  /// Whether code that can't be followed may name the field.
  var mayBeNamed: Bool {
    if control.isReturned || control.isLost { return true }
    let names = Self.changing
    let helpers = UIKitHelpers(index: index)
    let classes = index.uiKit.classes
    let lineage = classes.lineage(of: control.className)
    if classes.bodies(of: lineage).contains(where: { index.files[$0.file].outline.mentions(names, in: $0.tokens) }) {
      return true
    }
    if control.uses.contains(where: { mayName($0, helpers, lineage) }) { return true }
    if control.passes.contains(where: { helpers.mention(names, in: $0.function, from: $0.chain.file) }) { return true }
    return control.chain.typeMentions(Self.exposing)
  }

  private func mayName(_ use: UIKitUse, _ helpers: UIKitHelpers, _ lineage: [String]) -> Bool {
    guard let member = use.members.first else { return false }
    let names = Self.changing
    if use.isForeign { return names.contains(member.name) || use.names.prefix(3).contains(where: names.contains) }
    if helpers.mention(names, in: member.name, from: use.chain.file)
      || helpers.mention(names, inProperty: member.name, of: lineage)
    {
      return true
    }
    guard use.assigned.map({ !$0.isEmptyOrNil }) ?? use.members.contains(where: { $0.arguments != nil }) else {
      return false
    }
    return use.names.prefix(3).contains { name in
      let lowercase = name.lowercased()
      return !Self.neutral.contains(name) && Self.hints.contains { lowercase.holdsBytes(of: $0) }
    }
  }
}
