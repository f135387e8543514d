import SwiftSource

extension CodeChain {
  private static let stacks: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "Group", "Grid", "GridRow", "ForEach", "ScrollView", "ViewThatFits",
    "LazyVGrid", "LazyHGrid", "GeometryReader", "ScrollViewReader",
  ]
  /// The modifiers that move a view off what is behind it.
  private static let moves: Set<String> = ["offset", "position", "alignmentGuide", "zIndex"]

  /// The view around the chain whose modifiers also apply to it, the layer directly behind the chain there, and the position of
  /// the first of these modifiers.
  ///
  /// There is none if something else may be behind the chain, or if the view around it has colors for its content.
  var colorsAround: (parent: CodeChain, layer: CodeInheritedColors.Paint?, first: Int)? {
    guard let parent, !parent.source.isImplicit, parent.source.path.count <= 2, !isAssigned else { return nil }
    if let modifier = source.role.modifier {
      guard parent.source.modifiers[modifier].name == "overlay", !isMoved,
        parent.children.count(where: { $0.source.role.modifier == modifier }) == 1,
        let layer = parent.filledPaint(before: modifier)
      else { return nil }
      return (parent, layer, modifier + 1)
    }
    guard source.role.kind == .closure, parent.source.path.count == 1 else { return nil }
    if parent.passesColors(to: self) { return (parent, nil, 0) }
    guard let layer = parent.lowestLayer(behind: self) else { return nil }
    return (parent, layer, 0)
  }

  /// Whether the colors of a view, and those behind it, apply to a view in its closure: a stack, or a control with its label.
  func passesColors(to content: CodeChain) -> Bool {
    CodeChain.stacks.contains(name) && isPlatformView || hasPlainLabel && isLabel(content.source.role.label)
  }

  /// Whether a button or link of iOS shows its title in the colors that its modifiers set.
  var hasPlainTitle: Bool {
    guard hasPlainLabel, let first = source.arguments?.first, first.label == nil, first.value.path != ["configuration"]
    else { return false }
    if case .closure = first.value.kind { return false }
    return true
  }

  /// Whether a button or link of iOS shows its label in the colors around it, as the default style does.
  private var hasPlainLabel: Bool {
    guard let viewName, ["Button", "NavigationLink", "Link"].contains(viewName) else { return false }
    return source.argument("role") == nil && !isOnWatch && !isInMenu
  }

  /// Returns the color of a `ZStack`'s first view, if a chain is the next one.
  private func lowestLayer(behind chain: CodeChain) -> CodeInheritedColors.Paint? {
    guard viewName == "ZStack", !chain.isMoved, let content = content(), content.count > 1,
      case .view(let lowest) = content[0], isFirst(lowest), !lowest.isMoved,
      content[1].firstViews.contains(where: chain.isSame)
    else { return nil }
    // A view with a size may be smaller than what is in front of it, unless that is a single text.
    let hasSize = lowest.source.modifiers.contains { $0.name == "frame" || $0.name == "padding" }
    return hasSize && chain.shownUsage == nil ? nil : lowest.filledPaint()
  }

  /// Whether a view is the first statement in the closure.
  func isFirst(_ content: CodeChain) -> Bool {
    (source.arguments ?? []).contains { argument in
      guard argument.label == nil, case .closure(let body) = argument.value.kind else { return false }
      return outline.closureStart(of: body) == content.source.expression.tokens.lowerBound
    }
  }

  /// Whether the view is the value of a constant, which is shown where the constant is used.
  var isAssigned: Bool {
    if case .assigned = outline.place(ofValueAt: source.expression.tokens.lowerBound) { true } else { false }
  }

  /// Whether a modifier moves the view, so something else may be behind it.
  var isMoved: Bool {
    source.modifiers.contains { modifier in
      CodeChain.moves.contains(modifier.name)
        || modifier.name == "padding"
          && (modifier.arguments ?? []).contains { outline.isToken($0.value.tokens.lowerBound, "-") }
    }
  }

  /// Whether an `if` or `switch` shows the view, or a view around it.
  var isInBranch: Bool {
    var chain = self
    while let parent = chain.parent {
      for case .choice(let branches) in parent.content(chain.source.role.label) ?? [] {
        if branches.contains(where: { $0.contains { $0.views.contains(where: chain.isSame) } }) { return true }
      }
      chain = parent
    }
    return false
  }

  func isSame(_ other: CodeChain) -> Bool { file == other.file && position == other.position }
}

extension CodeContent {
  /// The view, or the first one of each branch.
  fileprivate var firstViews: [CodeChain] {
    switch self {
    case .view(let view): [view]
    case .choice(let branches): branches.flatMap { $0.first?.firstViews ?? [] }
    }
  }
}
