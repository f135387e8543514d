import SwiftSource

// The key of a list around that does what a double click on a row does, as lists of macOS work.

extension CodeModifier {
  /// Whether the return key of the view around runs the same action on the selected row, and one click selects the row.
  ///
  /// Only for code of macOS, where everyone has a keyboard.
  var isReplacedByReturnKey: Bool {
    let own = effects
    guard chain.isElsewhere, complexGesture == CodeModifier.severalTaps, own.paths.count == 1,
      let (action, arguments) = own.calls.first, arguments == [""], let dot = action.lastIndex(of: "."),
      let parent = chain.outline.declarations[chain.source.declaration].parent
    else { return false }
    let (row, member) = (String(action[..<dot]), action[dot...])
    let click = chain.tapEffects
    guard click.paths.count == 1, let (selection, values) = click.computed.first,
      values == [row] || values == [row + " . id"]
    else { return false }
    let name = chain.outline.declarations[parent].name
    return chain.index.files[chain.file].chains.indices.contains { position in
      let use = CodeChain(index: chain.index, file: chain.file, position: position)
      guard use.viewName == name, use.index.onlyType(named: name, for: use)?.declaration == parent,
        let bound = use.source.argument(selection)?.functionPath, bound.hasPrefix("$")
      else { return false }
      return use.returnKeys.contains { $0.runs(member, on: String(bound.dropFirst())) }
    }
  }

  static let severalTaps = "a gesture with several taps"

  /// Whether the closures of the modifier call a member of the selected row.
  private func runs(_ member: Substring, on selection: String) -> Bool {
    let outline = chain.outline
    let isSelected = source.tokens.contains { outline.tokens[$0].kind == .identifier && outline.name($0) == selection }
    return isSelected && effects.calls.contains { $0.key.hasSuffix(member) && $0.value == [""] }
  }
}

extension CodeChain {
  /// The modifiers in the type around the chain that handle the return key.
  fileprivate var returnKeys: [CodeModifier] {
    let tokens = typeTokens
    return index.files[file].chains.indices.lazy.filter {
      tokens.contains(index.files[file].chains[$0].expression.tokens.lowerBound)
    }.map { CodeChain(index: index, file: file, position: $0) }.filter(\.isUsable).flatMap { view in
      view.source.modifiers.indices.map(view.modifier(at:)).filter(\.handlesReturnKey)
    }
  }
}

extension CodeModifier {
  /// Whether the modifier handles the return key: `onKeyPress`, or a custom one that reads key events in its body.
  fileprivate var handlesReturnKey: Bool {
    guard let key = source.arguments?.first, key.label == nil || key.label == "key",
      key.value.kind == .implicitMember("return")
    else { return false }
    let overloads = overloads
    guard !overloads.isEmpty else { return name == "onKeyPress" }
    let symbols = chain.index.symbols
    return overloads.count == 1
      && overloads.allSatisfy { id in
        let outline = symbols.outlines[symbols.symbols[id].file]
        return outline.declarations[symbols.symbols[id].declaration].body?.contains {
          outline.isToken($0, "keyDown") || outline.isToken($0, "onKeyPress")
        } ?? false
      }
  }
}
