import SwiftSource

// The text in a chain, and its options if there isn't enough space.

extension CodeChain {
  /// The views that show text themselves.
  private static let texts: Set<String> = ["Text", "Label", "TextField", "SecureField"]
  /// The views that show their first argument as text.
  private static let titled: Set<String> = [
    "Button", "Toggle", "Link", "NavigationLink", "Menu", "Picker", "Stepper", "DatePicker", "LabeledContent",
    "DisclosureGroup",
  ]
  /// The views with scrolling content, which is reachable at every size.
  private static let scrolling: Set<String> = ["ScrollView", "List", "Form", "TextEditor", "Table", "TabView"]

  /// The closures without visible content.
  private static let actions: Set<String> = ["action", "perform", "onDismiss", "onEditingChanged", "onCommit"]

  /// Whether the base is a call of one of some types, such as `Text("…")`.
  private func isView(in names: Set<String>) -> Bool {
    guard names.contains(name), !source.isImplicit, source.arguments != nil else { return false }
    return index.hiddenViews.isEmpty || source.path.count > 1 || viewName == name
  }

  /// Whether the view is a text input, which scrolls by itself.
  public var isTextInput: Bool { isView(in: ["TextField", "SecureField", "TextEditor"]) }

  /// The chains with text in the view, excluding scrolling views and the content of modifiers.
  public var texts: [CodeChain] {
    if isView(in: CodeChain.scrolling) { return [] }
    if showsOnlyIcon { return [] }
    if isView(in: CodeChain.texts) { return [self] }
    if isView(in: CodeChain.titled), let title = source.argument(nil), !title.isClosure {
      return title.unparenthesized.kind == .string("") ? [] : [self]
    }
    return shown.flatMap(\.texts)
  }

  /// Whether the view shows only images: `Image(systemName: "plus")`, or a button with such a label.
  public var isIcon: Bool {
    if isView(in: ["Image", "AsyncImage"]) || isImageConstant || isImageItself || showsOnlyIcon || isPictogram
      || isNamedAsImage
    {
      return true
    }
    if isView(in: CodeChain.texts) || isView(in: CodeChain.titled) && source.argument(nil)?.isClosure == false {
      return false
    }
    let views = shownViews
    return !views.isEmpty && views.allSatisfy(\.isIcon)
  }

  /// Whether the chain starts with a static property of `Image`: `Image.close`.
  private var isImageConstant: Bool {
    source.path.first == "Image" && source.path.count == 2 && source.arguments == nil
      && !index.hiddenViews.contains("Image")
  }

  /// Whether the chain starts with `self` in an extension of `Image`.
  private var isImageItself: Bool {
    guard source.path == ["self"], let type = outline.declarations[source.declaration].parent else { return false }
    return outline.declarations[type].kind == .extension && outline.declarations[type].name == "Image"
  }

  /// Whether the text is a literal without letters and digits, such as an emoji or the character of an icon font.
  ///
  /// A text from a property named after an icon or an emoji is one, too.
  private var isPictogram: Bool {
    guard isView(in: ["Text"]), let argument = source.argument(nil)?.unparenthesized else { return false }
    if let name = argument.path?.last?.lowercased() { return name.hasSuffix("icon") || name.hasSuffix("emoji") }
    guard case .string(let text?) = argument.kind else { return false }
    return !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        let isPrivate = (0xE000...0xF8FF).contains(scalar.value) || scalar.value >= 0xF0000
        return isPrivate || scalar.properties.isEmoji && scalar.value > 0x2000 || scalar.properties.isVariationSelector
          || scalar.properties.isEmojiModifier || scalar.value == 0x200D
      }
  }

  /// Whether the label style hides the title of a label, of the label in a style, or of a control with an image.
  private var showsOnlyIcon: Bool {
    let isLabel = isView(in: ["Label"]) || source.path == ["configuration", "label"]
    let hasImage = ["systemImage", "image"].contains { source.argument($0) != nil }
    guard isLabel || hasImage && isView(in: CodeChain.titled) else { return false }
    guard let style = nearest("labelStyle")?.argument(nil) else { return false }
    return expression(style).mentions(["iconOnly", "IconOnlyLabelStyle"])
  }

  /// Whether the view is in a menu or an alert, which ignores frames.
  var isInMenu: Bool {
    let modifiers: Set<String> = [
      "contextMenu", "swipeActions", "alert", "confirmationDialog", "actionSheet", "commands",
    ]
    return zip(ancestry, ancestry.dropFirst()).contains { chain, parent in
      if let modifier = chain.enclosingModifier {
        // The preview of a menu is a view as any other, and a modifier of the project shows what it wants.
        return modifiers.contains(modifier.name) && chain.source.role.label != "preview" && modifier.overloads.isEmpty
      }
      return parent.viewName == "Menu" && chain.source.role.label != "label"
    }
  }

  /// Whether the system sets the font of the text, whatever the code says: in a menu, an alert, or a tab item.
  var hasFontOfSystem: Bool {
    isInMenu || ancestry.contains { $0.enclosingModifier.map { $0.name == "tabItem" && $0.overloads.isEmpty } ?? false }
  }

  /// The chains of the visible closures, or only of the `label` closure if there is one.
  public var shown: [CodeChain] {
    let closures = children.filter { child in
      let role = child.source.role
      return role.modifier == nil && role.kind == .closure && !CodeChain.actions.contains(role.label ?? "")
    }
    let label = closures.filter { $0.source.role.label == "label" }
    return label.isEmpty ? closures : label
  }

  /// The views of the visible closures, without the conditions between them.
  var shownViews: [CodeChain] {
    let labels = Set(shown.map(\.source.role.label))
    return labels.flatMap { content($0)?.flatMap(\.views) ?? [] }
  }

  /// Returns the nearest modifier with a name, on the chain or its ancestors, which applies to its text.
  public func nearest(_ name: String) -> CodeModifier? {
    var current: CodeChain? = self
    while let chain = current {
      if let modifier = chain.modifiers(name).first { return modifier }
      current = chain.parent
    }
    return nil
  }

  /// The chain, followed by its ancestors, innermost first.
  public var ancestry: [CodeChain] {
    var chains: [CodeChain] = [self]
    while let parent = chains[chains.count - 1].parent { chains.append(parent) }
    return chains
  }

  /// Whether another view replaces this one if it doesn't fit.
  public var hasAlternative: Bool {
    let chains = ancestry
    return zip(chains, chains.dropFirst()).contains { chain, parent in
      parent.name == "ViewThatFits" && parent.shown.last.map { $0.position != chain.position } ?? false
    }
  }
}

extension SwiftExpression {
  /// Whether the expression is a closure.
  var isClosure: Bool {
    if case .closure = kind { true } else { false }
  }
}
