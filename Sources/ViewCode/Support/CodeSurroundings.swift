import SwiftSource

// The views around a view, also where other code shows its declaration.

extension CodeChain {
  /// The maximum number of declarations between a view and the views around it.
  private static let deepestUse = 3
  /// The maximum number of uses of a declaration that are looked up.
  private static let mostUses = 16
  /// The number of surroundings from which on no further use is looked up.
  private static let mostSurroundings = 128
  /// Modifiers whose content is a screen.
  static let screens: Set<String> = ["sheet", "fullScreenCover", "popover", "navigationDestination", "inspector"]
  private static let roots: Set<String> = ["body", "content", "makeBody"]

  /// The views around the view, and those around the uses of its property, function, or type in these sources.
  ///
  /// Each use is itself in the list. A view that shows a screen isn't around it.
  var surroundings: [CodeChain] { usesAndSurroundings.map(\.view) }

  /// The surroundings, each with whether it is a use of the view's declaration instead of a view around one.
  var usesAndSurroundings: [(view: CodeChain, isUse: Bool)] {
    var found: [(view: CodeChain, isUse: Bool)] = []
    addSurroundings(to: &found, depth: 0)
    return found
  }

  private func addSurroundings(to found: inout [(view: CodeChain, isUse: Bool)], depth: Int) {
    var root = self
    while let parent = root.parent {
      if let name = root.enclosingModifier?.name, CodeChain.screens.contains(name) { return }
      found.append((parent, false))
      root = parent
    }
    guard depth < CodeChain.deepestUse else { return }
    for use in root.usesOfDeclaration.prefix(CodeChain.mostUses) where found.count < CodeChain.mostSurroundings {
      found.append((use, true))
      use.addSurroundings(to: &found, depth: depth + 1)
    }
  }

  /// The chains that show the declaration of the chain: by its name, or by the name of its type if it is the body.
  var usesOfDeclaration: [CodeChain] {
    let declaration = outline.declarations[source.declaration]
    guard let parent = declaration.parent else { return [] }
    if CodeChain.roots.contains(declaration.name) {
      return index.usePlaces.uses(of: outline.declarations[parent].name, in: index).filter {
        $0.source.arguments != nil
      }
    }
    let isPrivate = declaration.modifiers.contains(.private)
    return index.usePlaces.uses(of: declaration.name, in: index).filter { use in
      use.source.path.count < 3 && (!isPrivate || use.file == file)
        && (use.file != file || use.source.declaration != source.declaration)
    }
  }

  /// Whether the type of these sources that the view is contains one of some names.
  func typeContains(_ names: Set<String>) -> Bool {
    index.mention(names, source.baseTokens.prefix(1), in: file, from: namespace)
  }

  /// Whether a modifier of the view is one of some names, or may apply one in a declaration of these sources.
  func mayApply(_ names: Set<String>) -> Bool {
    source.modifiers.indices.contains { modifier(at: $0).mayApply(names) }
  }
}

extension CodeModifier {
  /// Whether the modifier is one of some names, or may apply one in a declaration of these sources.
  func mayApply(_ names: Set<String>) -> Bool {
    if names.contains(name) { return true }
    let symbols = chain.index.symbols
    if name == "modifier" || name == "buttonStyle", let argument = source.arguments?.first {
      return chain.index.mention(names, argument.value.tokens, in: chain.file, from: chain.namespace)
    }
    return overloads.contains { id in
      let symbol = symbols.symbols[id]
      let outline = symbols.outlines[symbol.file]
      guard let body = outline.declarations[symbol.declaration].body else { return false }
      return outline.mentions(names, in: body)
        || chain.index.mention(names, body, in: symbol.file, from: symbol.namespace)
    }
  }
}

extension CodeIndex {
  /// Whether a type of these sources that some tokens name contains one of some names.
  fileprivate func mention(_ names: Set<String>, _ tokens: Range<Int>, in file: Int, from namespace: [String]) -> Bool {
    let outline = symbols.outlines[file]
    return tokens.contains { token in
      guard outline.tokens[token].kind == .identifier else { return false }
      return symbols.types(named: [outline.name(token)], from: namespace, in: file).contains { type in
        let other = symbols.outlines[symbols.symbols[type].file]
        return other.declarations[symbols.symbols[type].declaration].body.map { other.mentions(names, in: $0) } ?? false
      }
    }
  }
}
