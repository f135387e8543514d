import SwiftSource

// The controls that do what a gesture does.

extension CodeModifier {
  /// Whether controls and taps in the same type, or in the views inside, do everything that the gesture does.
  var isReplacedByControls: Bool {
    let own = effects
    guard !own.isEmpty else { return false }
    var controls = ActionEffects()
    for other in chain.ownControls where other.isUsable(for: chain) {
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

  /// Whether a modifier offers an action in another way: its closures aren't empty.
  var offersAction: Bool {
    let closures = (source.arguments ?? []).compactMap(\.value.closureBody)
    return closures.isEmpty || closures.contains { !$0.isEmpty }
  }
}

extension CodeChain {
  /// The chains in the type around the chain.
  fileprivate var ownControls: [CodeChain] {
    let tokens = typeTokens
    return index.files[file].chains.indices.filter {
      tokens.contains(index.files[file].chains[$0].expression.tokens.lowerBound)
    }.map { CodeChain(index: index, file: file, position: $0) }
  }

  /// Whether the view runs on the platforms of another one.
  func isUsable(for other: CodeChain) -> Bool { !isElsewhere || other.isElsewhere }
}
