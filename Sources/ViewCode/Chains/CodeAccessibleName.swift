import SwiftSource

/// The sources of an interactive view's accessible name.
public struct CodeAccessibleName: Sendable, Hashable {
  /// Whether there is an image that provides no name.
  public var hasImage = false
  /// Whether there is an image that is hidden from assistive technologies.
  public var hasHiddenImage = false
  /// Whether all such images are system symbols, which have default names.
  public var hasSymbolsOnly = true
  /// Whether there is an image that an asset provides, which has the name of the file.
  public var hasFileName = false
  /// Whether there is a name under every condition.
  public var hasName = false
  /// Whether there is a name under some condition.
  public var mayHaveName = false
  /// Whether there is a view that can't be analyzed.
  public var hasUnknown = false

  mutating func add(_ other: CodeAccessibleName) {
    hasImage = hasImage || other.hasImage
    hasHiddenImage = hasHiddenImage || other.hasHiddenImage
    hasSymbolsOnly = hasSymbolsOnly && other.hasSymbolsOnly
    hasFileName = hasFileName || other.hasFileName
    hasName = hasName || other.hasName
    mayHaveName = mayHaveName || other.mayHaveName
    hasUnknown = hasUnknown || other.hasUnknown
  }
}

extension CodeChain {
  /// The naming of the view without its own accessibility label; for a label closure, that of its content.
  public var naming: CodeAccessibleName { naming(depth: 0) }

  /// Returns the naming of views side by side.
  static func naming(of content: [CodeContent], depth: Int) -> CodeAccessibleName {
    var naming = CodeAccessibleName()
    guard depth < deepestNaming else { return CodeAccessibleName(hasUnknown: true) }
    for item in content {
      switch item {
      case .view(let view): naming.add(view.naming(depth: depth + 1))
      case .choice(let branches):
        let each = branches.map { CodeChain.naming(of: $0, depth: depth + 1) }
        var total = each.reduce(into: CodeAccessibleName()) { $0.add($1) }
        total.hasName = !each.isEmpty && each.allSatisfy(\.hasName)
        naming.add(total)
      }
    }
    return naming
  }

  private static let deepestNaming = 16

  private func naming(depth: Int) -> CodeAccessibleName {
    if depth > 0, isHiddenItself {
      let hidden = baseNaming(depth: depth)
      return CodeAccessibleName(hasHiddenImage: hidden.hasImage || hidden.hasHiddenImage)
    }
    if depth > 0, isLabelledForAccessibility == true { return CodeAccessibleName(hasName: true, mayHaveName: true) }
    var naming = baseNaming(depth: depth)
    for position in source.modifiers.indices {
      let modifier = modifier(at: position)
      guard modifier.name == "overlay" || modifier.name == "background" else { continue }
      for child in modifier.children where child.viewName != nil || modifier.name == "overlay" {
        var inside = child.naming(depth: depth + 1)
        if modifier.name == "background" { inside.hasUnknown = false }
        naming.add(inside)
      }
    }
    return naming
  }

  private func baseNaming(depth: Int) -> CodeAccessibleName {
    let name = CodeAccessibleName(hasName: true, mayHaveName: true)
    if source.path.first == "Color" || viewName == nil && source.isImplicit { return CodeAccessibleName() }
    guard let viewName else { return partNaming(depth: depth) }
    switch viewName {
    case "Text":
      if let image = children.first(where: { $0.viewName == "Image" && $0.source.role.modifier == nil }) {
        return image.naming(depth: depth + 1)
      }
      return source.argument(nil)?.kind == .string("") ? CodeAccessibleName() : name
    case "Image", "AsyncImage":
      if source.argument("label") != nil { return name }
      let isSymbol = ["systemName", "systemSymbol"].contains { source.argument($0) != nil }
      let isNamed = viewName == "Image" && source.arguments?.first?.label == nil
      return CodeAccessibleName(hasImage: true, hasSymbolsOnly: isSymbol, hasFileName: isNamed)
    case "Button" where label == nil && source.argument(nil)?.kind == .string(""):
      guard source.argument("systemImage") != nil || source.argument("image") != nil else {
        return CodeAccessibleName()
      }
      let isSymbol = source.argument("systemImage") != nil
      return CodeAccessibleName(hasImage: true, hasSymbolsOnly: isSymbol, hasFileName: !isSymbol)
    case "EmptyView", "Divider", "ProgressView": return CodeAccessibleName()
    default: break
    }
    if CodeChain.shapes.contains(viewName), viewName != "GeometryReader" { return CodeAccessibleName() }
    if CodeChain.containers.contains(viewName), let content = content() {
      return CodeChain.naming(of: content, depth: depth + 1)
    }
    if depth == 0, let label { return CodeChain.naming(of: label, depth: depth + 1) }
    return control != nil || viewName == "Label" ? name : partNaming(depth: depth)
  }

  /// Returns the naming of what the view shows, as the body of its type or a property has it.
  private func partNaming(depth: Int) -> CodeAccessibleName {
    guard let content = partContent else { return CodeAccessibleName(hasUnknown: true) }
    return CodeChain.naming(of: content, depth: depth + CodeChain.depthOfPart)
  }

  /// The depth that a view of another declaration takes, so that only a few are followed.
  private static let depthOfPart = 4

  /// Whether an accessibility label names the view; nil without an accessibility label.
  public var isLabelledForAccessibility: Bool? {
    var isLabelled: Bool?
    for position in source.modifiers.indices {
      let modifier = modifier(at: position)
      switch modifier.name {
      case "accessibilityLabel": isLabelled = !modifier.isEmptyText(modifier.source.arguments?.first?.value)
      case "accessibility" where modifier.argument("label") != nil:
        isLabelled = !modifier.isEmptyText(modifier.argument("label"))
      case "accessibilityRepresentation": isLabelled = true
      default: if isLabelled == nil, modifier.addsLabel { isLabelled = true }
      }
    }
    return isLabelled
  }

  /// Whether a label of the groups around, which each view in a group gets, names the view; nil without such a label.
  var groupLabel: Bool? {
    for group in ancestors {
      guard group.viewName == "Group" else { return nil }
      if let isLabelled = group.isLabelledForAccessibility { return isLabelled }
    }
    return nil
  }

  /// Whether the view, or a view around it, is hidden from assistive technologies.
  public var isHiddenFromAccessibility: Bool {
    ([self] + ancestors).contains(where: \.isHiddenItself)
  }

  private var isHiddenItself: Bool {
    modifiers("accessibilityHidden").contains { $0.argument(nil)?.kind == .boolean(true) }
  }

  /// Whether a surrounding view combines its content into one accessibility element.
  public var isCombinedForAccessibility: Bool {
    ancestors.contains { chain in
      chain.modifiers("accessibilityElement").contains { modifier in
        guard let children = modifier.argument("children") else { return true }
        if case .implicitMember("contain") = children.kind { return false }
        return true
      } || !chain.modifiers("accessibilityRepresentation").isEmpty
    }
  }

  /// The views that only arrange other views.
  private static let containers: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "ForEach", "Grid", "GridRow", "ViewThatFits",
    "Section", "ScrollView", "GeometryReader",
  ]
}

extension CodeModifier {
  /// Whether the modifier is a custom one that adds an accessibility label, and no text in it or passed to it is empty.
  fileprivate var addsLabel: Bool {
    guard let call = customCall(of: "accessibilityLabel") else { return false }
    return !(source.arguments ?? []).contains { isEmptyText($0.value) }
      && !call.arguments.contains { call.outline.isToken($0, "\"\"") }
  }

  /// Whether an expression is an empty text: `""` or `Text("")`.
  fileprivate func isEmptyText(_ expression: SwiftExpression?) -> Bool {
    switch expression?.unparenthesized.kind {
    case .string("")?: true
    case .call(let callee, let arguments)? where callee.kind == .name("Text"):
      arguments.first?.value.kind == .string("")
    default: false
    }
  }
}
