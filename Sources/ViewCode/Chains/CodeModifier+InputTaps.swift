import SwiftSource

// Taps that assistive technologies don't need, because something else does the same.

extension CodeModifier {
  /// Whether the tap only moves the focus to a field, which is a control: `focusedField = .name`.
  var onlyMovesFocus: Bool {
    let paths = effects.paths.subtracting(["_"])
    return !paths.isEmpty
      && paths.allSatisfy { path in
        path.hasSuffix("becomeFirstResponder") || isFocusOfField(path)
      }
  }

  /// Whether a property of the type has the focus: `@FocusState var field: Field?`, or `let field: FocusState<Field?>.Binding`.
  private func isFocusOfField(_ name: String) -> Bool {
    let outline = chain.outline
    return chain.typeTokens.contains { token in
      guard outline.isToken(token, "FocusState"), token > 1 else { return false }
      if outline.tokens[token - 1].kind == .colon { return outline.name(token - 2) == name }
      let end = min(chain.typeTokens.upperBound, token + 6)
      guard outline.tokens[token - 1].kind == .at,
        let keyword = (token..<end).first(where: { outline.tokens[$0].word == .var }), keyword + 1 < end
      else { return false }
      return outline.name(keyword + 1) == name
    }
  }

  /// Whether the gesture is a tap without an action: `.simultaneousGesture(TapGesture())`.
  var isEmptyTap: Bool {
    guard name != "onTapGesture", !isTapWrapper else { return false }
    let taps = children.filter { $0.viewName == "TapGesture" && $0.source.role.kind == .argument }
    return !taps.isEmpty && taps.allSatisfy { $0.source.modifiers.isEmpty }
  }

  /// Whether the escape action of a view around changes a name that the tap on a color changes, as for the dimmed area around a panel.
  var isReplacedByEscape: Bool {
    guard chain.source.path.first == "Color" || chain.source.path == ["Rectangle"] else { return false }
    let own = effects.paths
    return chain.ancestors.contains { ancestor in
      ancestor.modifiers("accessibilityAction").contains { action in
        guard case .implicitMember("escape")? = action.argument(nil)?.kind else { return false }
        return !own.isDisjoint(with: action.effects.paths)
      }
    }
  }
}
