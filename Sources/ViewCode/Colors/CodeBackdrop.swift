import DesignTokens
import SwiftSource

/// What a view is shown on that sets no background itself.
enum CodeBackdrop {
  /// The page of a screen, or a row of a list, in a color of the system: one of some roles.
  case system([String])
  /// A color that code sets where the view is used.
  case paint(CodeInheritedColors.Paint)

  /// The page of a screen.
  static let page = CodeBackdrop.system(["systemBackground"])
  /// A row, a header, or a footer of a list or form, whose style decides which.
  static let list = CodeBackdrop.system([
    "systemBackground", "secondarySystemGroupedBackground", "systemGroupedBackground",
  ])
}

extension CodeChain {
  /// The maximum number of declarations between a view and its screen.
  private static let deepest = 4
  /// The maximum number of uses of a declaration that are read.
  private static let mostUses = 16
  /// The number of backdrops from which on no further use is read.
  private static let mostBackdrops = 8
  /// The views that show their content on what is behind them.
  private static let transparent: Set<String> = [
    "Section", "TabView", "Tab", "Label", "Toggle", "LabeledContent", "DisclosureGroup", "ZStack",
  ]

  /// What is behind a view that has no background in its own declaration, at each use for which that is known.
  ///
  /// A use in a custom view, a bar, a widget, or in front of a picture isn't known.
  ///
  /// - Parameter look: what the view sets itself.
  func backdrops(of look: CodeInheritedColors) -> [CodeBackdrop] {
    var found: [CodeBackdrop] = []
    addBackdrops(to: &found, below: look.withoutColors, isLarge: look.mayBeLarge, depth: 0)
    return found
  }

  private func addBackdrops(
    to found: inout [CodeBackdrop], below start: CodeInheritedColors, isLarge: Bool, depth: Int
  ) {
    var (look, chain) = (start, self)
    while true {
      if chain.isScreen { return found.append(.page) }
      guard let parent = chain.parent else { break }
      switch chain.container(in: parent) {
      case .transparent: break
      case .backdrop(let backdrop): return found.append(backdrop)
      case .unknown: return
      }
      look.read(parent, isView: false)
      guard look.isKnown(isLarge: isLarge) else { return }
      if let background = look.background { return found.append(.paint(background)) }
      chain = parent
    }
    guard depth < CodeChain.deepest, chain.isResult else { return }
    for use in chain.usesOfDeclaration.prefix(CodeChain.mostUses) where found.count < CodeChain.mostBackdrops {
      var around = look
      around.read(use, isView: false)
      guard around.isKnown(isLarge: isLarge), !use.isOnWatch else { continue }
      if let background = around.background {
        found.append(.paint(background))
      } else {
        use.addBackdrops(to: &found, below: around, isLarge: isLarge, depth: depth + 1)
      }
    }
  }

  private enum Container {
    case transparent
    case backdrop(CodeBackdrop)
    case unknown
  }

  /// Returns what a view around the chain puts behind it.
  private func container(in parent: CodeChain) -> Container {
    guard source.role.kind == .closure, source.role.modifier == nil, let name = parent.viewName else { return .unknown }
    switch name {
    case "WindowGroup", "NavigationStack", "NavigationView": return .backdrop(.page)
    case "List", "Form": return parent.modifiers("scrollContentBackground").isEmpty ? .backdrop(.list) : .unknown
    case "ZStack":
      guard case .view(let lowest)? = parent.content()?.first, isSame(lowest) else { return .unknown }
      return .transparent
    default:
      let isKnown = CodeChain.transparent.contains(name) && parent.isPlatformView || parent.passesColors(to: self)
      return isKnown ? .transparent : .unknown
    }
  }

  /// Whether the view is a statement or the result of its declaration, which shows it.
  private var isResult: Bool {
    let declaration = outline.declarations[source.declaration]
    guard source.role.kind == .statement, declaration.kind == .variable || declaration.kind == .function,
      declaration.name != "makeBody", let type = declaration.parent.map({ outline.declarations[$0] })
    else { return false }
    if case .assigned = outline.place(ofValueAt: source.expression.tokens.lowerBound) { return false }
    return declaration.name != "body" && declaration.name != "content"
      || type.kind == .struct && index.symbols.types(named: [type.name], from: [], in: file).count == 1
  }
}

extension CodeInheritedColors {
  /// Whether nothing around the view changes its colors, disables it, or makes its text large.
  fileprivate func isKnown(isLarge: Bool) -> Bool {
    isSound && doubt == nil && !isDisabled && (isLarge || !mayBeLarge)
  }
}
