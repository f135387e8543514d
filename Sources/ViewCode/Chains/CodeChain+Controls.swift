import SwiftSource

/// The kind of an interactive view in source.
public enum CodeControl: Sendable, Hashable {
  /// The label is the touch target, as in a button, a link, or a menu.
  case labeled
  /// The platform or another component determines the size, as in a toggle, a slider, or an `IconButton`.
  case sized
  /// A modifier handles touches; the value is its position among the modifiers.
  case gesture(Int)
  /// The view is the label of a button in the body of a button style.
  case styledLabel
}

extension CodeChain {
  /// The kind of interactive view; nil if the view isn't known to be interactive.
  public var control: CodeControl? {
    let source = self.source
    if let viewName {
      if CodeChain.labeled.contains(viewName) { return .labeled }
      if CodeChain.sized.contains(viewName) || isNamedAsControl(viewName) { return .sized }
    } else if source.path.count == 2, isStyledLabel {
      return .styledLabel
    }
    for (position, modifier) in source.modifiers.enumerated() where CodeModifier.touching.contains(modifier.name) {
      if self.modifier(at: position).takesTouches { return .gesture(position) }
    }
    return nil
  }

  /// The views in the label of a control; nil if the label is a text or isn't a closure.
  public var label: [CodeContent]? {
    if isLabel("label") { return content("label") }
    return isLabel(nil) ? content() : nil
  }

  /// Whether the closure with a label is the visible label of the control.
  func isLabel(_ label: String?) -> Bool {
    let arguments = source.arguments ?? []
    func isClosure(_ label: String?) -> Bool {
      arguments.contains { argument in
        if argument.label == label, case .closure = argument.value.kind { return true }
        return false
      }
    }
    guard isClosure(label), let viewName, CodeChain.labeled.contains(viewName) || viewName == "Toggle" else {
      return false
    }
    if label == "label" { return true }
    guard label == nil, viewName != "Menu", !isClosure("label") else { return false }
    return arguments.contains { $0.label.map(CodeChain.decidingLabels.contains) ?? false }
  }

  /// The control whose label contains the view.
  public var enclosingControl: CodeChain? {
    var chain = self
    while let parent = chain.parent {
      let role = chain.source.role
      if role.kind == .closure, role.modifier == nil, parent.isLabel(role.label) { return parent }
      chain = parent
    }
    return nil
  }

  /// Whether the platform lays out the control, so its frames matter little: in bars, menus, alerts, and list rows.
  public var isLaidOutBySystem: Bool { isLaidOutBySystem(depth: 0) }

  private func isLaidOutBySystem(depth: Int) -> Bool {
    var chain = self
    var isRow = control == .labeled && modifiers("buttonStyle").isEmpty
    while let parent = chain.parent {
      if chain.isOnOwnScreen(in: parent) { return false }
      if let name = chain.enclosingModifier?.name, CodeChain.systemPlaces.contains(name) { return true }
      if chain.source.role.modifier == nil, let name = parent.viewName {
        if CodeChain.systemContainers.contains(name), chain.source.role.label != "label" { return true }
        if isRow, name == "List" || name == "Form" { return true }
        isRow = isRow && ["ForEach", "Section", "Group"].contains(name)
      } else {
        isRow = false
      }
      chain = parent
    }
    return chain.isPartOfBar(depth: depth)
  }

  /// Whether the view is on a screen or preview that a bar or menu opens.
  private func isOnOwnScreen(in parent: CodeChain) -> Bool {
    let label = source.role.label
    if let name = enclosingModifier?.name { return CodeChain.screens.contains(name) || label == "preview" }
    guard parent.viewName == "NavigationLink" else { return false }
    let labels = parent.source.arguments?.compactMap(\.label) ?? []
    return label == "destination" || label == nil && !labels.contains("destination") && !labels.contains("value")
  }

  /// The maximum number of properties between a bar and its control.
  private static let deepestBar = 4

  /// Whether every use of the property, the function, or the type with the view is laid out by the platform.
  private func isPartOfBar(depth: Int) -> Bool {
    guard depth < CodeChain.deepestBar else { return false }
    return isUsedOnly(needsProject: false) { $0.isLaidOutBySystem(depth: depth + 1) }
  }

  /// The surrounding chains, innermost first.
  public var ancestors: [CodeChain] {
    var ancestors: [CodeChain] = []
    var next = parent
    while let chain = next {
      ancestors.append(chain)
      next = chain.parent
    }
    return ancestors
  }

  /// Returns the modifier at a position.
  func modifier(at position: Int) -> CodeModifier { CodeModifier(chain: self, position: position) }

  /// Whether the view is `configuration.label` in a button style, where it is the touch target.
  private var isStyledLabel: Bool { source.role.kind == .statement && isLabelOfButtonStyle }

  /// Whether the view is `configuration.label` in a button style, in which callers show a text or an icon.
  var isLabelOfButtonStyle: Bool {
    guard source.path == ["configuration", "label"], let type = outline.declarations[source.declaration].parent,
      let inheritance = outline.declarations[type].inheritance
    else { return false }
    return inheritance.contains { outline.isToken($0, "ButtonStyle") }
  }

  /// Whether the name of a custom view indicates a control, such as `ElevateButton`.
  ///
  /// UIKit and AppKit classes aren't SwiftUI views.
  private func isNamedAsControl(_ name: String) -> Bool {
    guard !name.hasPrefix("UI"), !name.hasPrefix("NS"), name != "Link" else { return false }
    return ["Button", "Toggle", "Switch", "Checkbox", "Slider", "Stepper", "Picker", "Link"].contains {
      name.hasSuffix($0) && name.utf8.count > $0.utf8.count
    }
  }

  /// The arguments next to which a closure without label is the label.
  private static let decidingLabels: Set<String> = [
    "action", "intent", "destination", "value", "isOn", "item", "items",
  ]
  /// The controls whose label is the touch target.
  private static let labeled: Set<String> = ["Button", "NavigationLink", "Menu", "Link", "ShareLink"]
  /// The controls that the platform sizes.
  private static let sized: Set<String> = [
    "Toggle", "Picker", "Stepper", "Slider", "DatePicker", "ColorPicker", "TextField", "SecureField", "EditButton",
    "PasteButton", "RenameButton", "SignInWithAppleButton", "PhotosPicker",
  ]
  /// Modifiers whose content the platform lays out.
  private static let systemPlaces: Set<String> = [
    "toolbar", "contextMenu", "swipeActions", "alert", "confirmationDialog", "actionSheet", "commands",
    "navigationBarItems",
  ]
  /// Views whose content the platform lays out.
  private static let systemContainers: Set<String> = [
    "Menu", "ToolbarItem", "ToolbarItemGroup", "CommandMenu", "CommandGroup", "ControlGroup", "Picker",
  ]
}

extension CodeModifier {
  /// The names of modifiers that may handle touches.
  fileprivate static let touching: Set<String> = [
    "onTapGesture", "onLongPressGesture", "scrollFriendlyTap", "gesture", "simultaneousGesture", "highPriorityGesture",
  ]

  /// Whether the modifier handles taps or presses.
  public var takesTouches: Bool {
    name == "onLongPressGesture" || takesTaps || takes("LongPressGesture")
  }

  /// Whether the modifier handles taps: a SwiftUI gesture, or `scrollFriendlyTap`.
  public var takesTaps: Bool {
    isTapWrapper || name == "onTapGesture" && source.arguments != nil || takes("TapGesture")
      || takes("SpatialTapGesture")
  }

  /// Whether the modifier is a custom one that handles taps.
  var isTapWrapper: Bool { name == "scrollFriendlyTap" && source.arguments != nil }

  private func takes(_ gesture: String) -> Bool {
    guard ["gesture", "simultaneousGesture", "highPriorityGesture"].contains(name) else { return false }
    return children.contains { $0.viewName == gesture && $0.source.role.kind == .argument }
  }
}
