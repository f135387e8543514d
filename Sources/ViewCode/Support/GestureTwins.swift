import SwiftSource

// The controls that do what a gesture does.

extension CodeModifier {
  /// Whether controls and taps in the same type, or in the views inside, do everything that the gesture does.
  var isReplacedByControls: Bool { isReplaced(by: { $0.isShown(with: chain) }) }

  /// Whether controls do everything that the gesture does, counting those that are only shown in some states.
  var isReplacedInSomeStates: Bool { isReplaced(by: { _ in true }) }

  private func isReplaced(by isShown: (CodeChain) -> Bool) -> Bool {
    let own = effects
    guard !own.isEmpty else { return false }
    var controls = ActionEffects()
    for other in chain.ownControls where other.isUsable(for: chain) && isShown(other) {
      controls.formUnion(other.followedEffects)
      controls.formUnion(other.tapEffects)
      controls.chosen.formUnion(other.chosenPaths(in: chain))
    }
    for use in chain.uses {
      for other in use.chains where other.isUsable(for: chain) {
        var effects = other.followedEffects
        effects.formUnion(other.tapEffects.withoutLocals)
        controls.formUnion(use.effects(effects))
      }
    }
    return own.isCovered(by: controls)
  }

  /// Whether the actions of a control in the same type change a name that the gesture changes.
  var hasTwinControl: Bool {
    let own = effects.paths
    return chain.ownControls.contains { other in
      ["Button", "Slider", "Stepper", "Toggle"].contains(other.name)
        && !own.isDisjoint(with: other.controlEffects.paths.union(other.controlEffects.bound))
    }
  }

  /// Whether the gesture only ends text input.
  var gestureOnlyEndsInput: Bool {
    let own = effects
    guard !own.isEmpty, own.computed.isEmpty, own.toggled.isEmpty else { return false }
    return own.calls.keys.allSatisfy { endsInput($0) }
      && own.constant.allSatisfy { path, values in values.isSubset(of: ["false", "nil"]) && isFocus(path) }
  }

  /// Whether the gesture has closures, and none has a statement.
  var doesNothing: Bool {
    let outline = chain.outline
    var bodies = (source.arguments ?? []).compactMap(\.value.closureBody)
    for gesture in gestureChains {
      for modifier in gesture.source.modifiers {
        guard let arguments = modifier.arguments, !arguments.isEmpty else { continue }
        guard arguments.allSatisfy({ $0.value.closureBody != nil }) else { return false }
        bodies += arguments.compactMap(\.value.closureBody)
      }
    }
    return !bodies.isEmpty
      && bodies.allSatisfy { body in
        outline.statements(in: min(outline.closureStart(of: body), body.upperBound)..<body.upperBound).isEmpty
      }
  }

  /// Whether a modifier offers an action in another way: its closures aren't empty.
  var offersAction: Bool {
    let closures = (source.arguments ?? []).compactMap(\.value.closureBody)
    return closures.isEmpty || closures.contains { !$0.isEmpty }
  }
}

extension CodeChain {
  /// Whether the view is shown whenever another view of the same type is, as far as branches and references show.
  func isShown(with other: CodeChain) -> Bool {
    let first = source.expression.tokens.lowerBound
    let declaration = outline.declarations[source.declaration]
    guard file == other.file, let body = declaration.body, body.contains(first) else { return true }
    if outline.isInBranch(first, of: body, without: other.source.expression.tokens.lowerBound) { return false }
    guard source.declaration != other.source.declaration, declaration.name != "body", declaration.name != "content",
      declaration.name != "makeBody", let parent = declaration.parent
    else { return true }
    // A property that nothing names isn't shown.
    let uses = outline.declarations[parent].tokens.filter {
      outline.tokens[$0].kind == .identifier && outline.name($0) == declaration.name && !declaration.tokens.contains($0)
    }
    if uses.isEmpty { return !outline.isPrivate(declaration) && outline.mentionsOutside(declaration, of: parent) }
    return uses.contains { use in
      let around = outline.declarations.last { $0.parent == parent && $0.body?.contains(use) == true }
      guard let body = around?.body else { return true }
      return !outline.isInBranch(use, of: body, without: other.source.expression.tokens.lowerBound)
    }
  }

  /// The chains in the same type that show the property or function that creates the view; empty in `body`.
  var usesOfProperty: [CodeChain] {
    let declaration = outline.declarations[source.declaration]
    guard let parent = declaration.parent, declaration.name != "body",
      [.variable, .constant, .function].contains(declaration.kind)
    else { return [] }
    let type = outline.declarations[parent].tokens
    return index.files[file].chains.indices.filter { position in
      let other = index.files[file].chains[position]
      let names = other.path.first == "self" ? Array(other.path.dropFirst()) : other.path
      return names.first == declaration.name && names.count == 1 && other.declaration != source.declaration
        && type.contains(other.expression.tokens.lowerBound)
    }.map { CodeChain(index: index, file: file, position: $0) }
  }

  /// The chains in the type around the chain.
  var ownControls: [CodeChain] {
    let tokens = typeTokens
    return index.files[file].chains.indices.filter {
      tokens.contains(index.files[file].chains[$0].expression.tokens.lowerBound)
    }.map { CodeChain(index: index, file: file, position: $0) }
  }

  /// Whether the view runs on the platforms of another one.
  func isUsable(for other: CodeChain) -> Bool { !isElsewhere || other.isElsewhere }
}
