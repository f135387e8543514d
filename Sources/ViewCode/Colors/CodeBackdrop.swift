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
      guard !chain.isMoved, !chain.isAssigned,
        chain.source.modifiers.allSatisfy({ PlatformModifiers.isKnown($0.name) || chain.declares($0) })
      else { return }
      if chain.isScreenOfPlatform { return found.append(.page) }
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
    let uses = chain.usesOfDeclaration.lazy.filter { $0.shows(chain) }
    for use in uses.prefix(CodeChain.mostUses) where found.count < CodeChain.mostBackdrops {
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
    case "WindowGroup", "NavigationStack", "NavigationView":
      return parent.isPlatformView && parent.modifiers("buttonStyle").isEmpty ? .backdrop(.page) : .unknown
    case "List", "Form": return parent.modifiers("scrollContentBackground").isEmpty ? .backdrop(.list) : .unknown
    case "ZStack":
      return parent.isFirst(self) ? .transparent : .unknown
    default:
      let isKnown = CodeChain.transparent.contains(name) && parent.isPlatformView || parent.passesColors(to: self)
      return isKnown ? .transparent : .unknown
    }
  }

  /// Whether the view is a statement or the result of its declaration, which shows it.
  private var isResult: Bool {
    let declaration = outline.declarations[source.declaration]
    // A name `content` also stands for what a modifier or a container shows.
    guard source.role.kind == .statement, declaration.kind == .variable || declaration.kind == .function,
      !["makeBody", "content"].contains(declaration.name),
      let type = declaration.parent.map({ outline.declarations[$0] })
    else { return false }
    if declaration.name == "body" { return type.kind == .struct }
    let alike = outline.declarations.count { $0.name == declaration.name && $0.parent == declaration.parent }
    return alike == 1
  }

  /// Whether a use is that of a view's type, or that of its property or function in the same type.
  private func shows(_ root: CodeChain) -> Bool {
    let declaration = root.outline.declarations[root.source.declaration]
    guard declaration.name == "body" else {
      return namespace == root.namespace && (source.path.count == 1 || source.path.first == "self")
    }
    let types = index.symbols.types(named: [name], from: namespace, in: file)
    return types.count == 1 && index.symbols.symbols[types[0]].file == root.file
      && index.symbols.symbols[types[0]].name == root.namespace.last
  }

  /// Whether these sources declare a modifier, so that its effect is read there.
  private func declares(_ modifier: SwiftChain.Modifier) -> Bool {
    !index.symbols.functions(named: modifier.name, in: file).isEmpty
  }

  /// Whether the view is on a screen that the platform shows: the content of a sheet, or the destination of a link.
  private var isScreenOfPlatform: Bool {
    guard let modifier = enclosingModifier else { return isScreen }
    return CodeChain.screens.contains(modifier.name) && modifier.overloads.isEmpty
  }
}

extension CodeInheritedColors {
  /// Whether nothing around the view changes its colors, disables it, or makes its text large.
  fileprivate func isKnown(isLarge: Bool) -> Bool {
    isSound && doubt == nil && !isDisabled && !mayBeDisabled && (isLarge || !mayBeLarge)
  }
}
