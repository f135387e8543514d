import SwiftSource

// What text stands in a chain, and what it may do about a lack of room.

extension CodeChain {
  /// The views that show text by themselves.
  private static let texts: Set<String> = ["Text", "Label", "TextField", "SecureField"]
  /// The views that show their first argument as text.
  private static let titled: Set<String> = [
    "Button", "Toggle", "Link", "NavigationLink", "Menu", "Picker", "Stepper", "DatePicker", "LabeledContent",
    "DisclosureGroup",
  ]
  /// The views whose content scrolls, so that it is reached at every size.
  private static let scrolling: Set<String> = ["ScrollView", "List", "Form", "TextEditor", "Table", "TabView"]

  /// The closures that show nothing.
  private static let actions: Set<String> = ["action", "perform", "onDismiss", "onEditingChanged", "onCommit"]

  /// Whether it starts from the name of a type that is called: `Text("…")`.
  private func isView(in names: Set<String>) -> Bool {
    !source.isImplicit && (source.arguments != nil) && names.contains(name)
  }

  /// Whether a line of text is typed in it, which scrolls by itself.
  public var isTextInput: Bool { isView(in: ["TextField", "SecureField", "TextEditor"]) }

  /// The chains in it that show text; those that scroll are left out, and so is what its modifiers show.
  public var texts: [CodeChain] {
    if isView(in: CodeChain.scrolling) { return [] }
    if isView(in: CodeChain.texts) { return [self] }
    if isView(in: CodeChain.titled), let title = source.argument(nil), !title.isClosure { return [self] }
    return shown.flatMap(\.texts)
  }

  /// Whether it shows pictures and nothing else: `Image(systemName: "plus")`, or a button with such a label.
  public var isIcon: Bool {
    if isView(in: ["Image", "AsyncImage"]) { return true }
    if isView(in: CodeChain.texts) || isView(in: CodeChain.titled) && source.argument(nil)?.isClosure == false {
      return false
    }
    let shown = shown
    return !shown.isEmpty && shown.allSatisfy(\.isIcon)
  }

  /// The chains of what it shows, as its closures have them: those of the label where one is marked so.
  public var shown: [CodeChain] {
    let closures = children.filter { child in
      let role = child.source.role
      return role.modifier == nil && role.kind == .closure && !CodeChain.actions.contains(role.label ?? "")
    }
    let label = closures.filter { $0.source.role.label == "label" }
    return label.isEmpty ? closures : label
  }

  /// The nearest modifier of a name, on it or on what it stands in; the one that stands for text in it.
  public func nearest(_ name: String) -> CodeModifier? {
    var current: CodeChain? = self
    while let chain = current {
      if let modifier = chain.modifiers(name).first { return modifier }
      current = chain.parent
    }
    return nil
  }

  /// The chains that it stands in, the innermost first, and itself before them.
  public var ancestry: [CodeChain] {
    var chains: [CodeChain] = [self]
    while let parent = chains[chains.count - 1].parent { chains.append(parent) }
    return chains
  }

  /// Whether another view is shown instead where it does not fit.
  public var hasAlternative: Bool {
    let chains = ancestry
    return zip(chains, chains.dropFirst()).contains { chain, parent in
      parent.name == "ViewThatFits" && parent.shown.last.map { $0.position != chain.position } ?? false
    }
  }
}

extension SwiftExpression {
  /// Whether it is a closure.
  var isClosure: Bool {
    if case .closure = kind { true } else { false }
  }
}
