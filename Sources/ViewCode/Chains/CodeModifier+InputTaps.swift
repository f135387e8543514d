import SwiftSource

// Taps that assistive technologies don't need, because something else does the same.

extension CodeModifier {
  /// Whether the tap only moves the focus to a field, which is a control, or its caret: `focusedField = .name`.
  var onlyMovesFocus: Bool {
    let own = effects
    let paths = own.paths.subtracting(["_"])
    return !paths.isEmpty
      && paths.allSatisfy { path in
        path.hasSuffix("becomeFirstResponder") || path.lowercased().hasSuffix("focused") || isFocusOfField(path)
          || isFocusOfParameter(path) || path.hasSuffix("isEditing") && isOnPlaceholder
          || ["caretAlignment", "caretPosition"].contains(path) && own.toggled.isEmpty && own.calls.isEmpty
      }
  }

  /// Whether a parameter of the function around is the binding of a focus: `focus: FocusState<Bool>.Binding`.
  private func isFocusOfParameter(_ path: String) -> Bool {
    let outline = chain.outline
    let declaration = outline.declarations[chain.source.declaration]
    guard declaration.kind == .function, path.hasSuffix(".wrappedValue"), let body = declaration.body else {
      return false
    }
    let name = String(path.dropLast(".wrappedValue".count))
    return (declaration.nameToken..<body.lowerBound).contains { token in
      outline.isToken(token, "FocusState") && outline.tokens[token - 1].kind == .colon
        && outline.name(token - 2) == name
    }
  }

  /// Whether the view is the placeholder of a text field: `Text(placeholder)`.
  private var isOnPlaceholder: Bool {
    chain.viewName == "Text"
      && chain.source.arguments?.first?.value.path?.last?.lowercased().hasSuffix("placeholder") ?? false
  }

  /// Whether a property of the type has the focus: `@FocusState var field: Field?`, or `let field: FocusState<Field?>.Binding`.
  private func isFocusOfField(_ path: String) -> Bool {
    let outline = chain.outline
    // `$field.wrappedValue` and `field.wrappedValue` of a binding are the focus itself.
    let end = ".wrappedValue"
    var name = path.hasSuffix(end) ? String(path.dropLast(end.count)) : path
    if name.hasPrefix("$"), name.count < path.count { name.removeFirst() }
    return chain.typeTokens.contains { token in
      guard outline.isToken(token, "FocusState"), token > 1 else { return false }
      if outline.tokens[token - 1].kind == .colon { return outline.name(token - 2) == name }
      let last = min(chain.typeTokens.upperBound, token + 6)
      guard outline.tokens[token - 1].kind == .at,
        let keyword = (token..<last).first(where: { outline.tokens[$0].word == .var }), keyword + 1 < last
      else { return false }
      return outline.name(keyword + 1) == name
    }
  }

  /// Whether the gesture is a tap without an action: `.simultaneousGesture(TapGesture())`, or `TapGesture().onEnded {}`.
  var isEmptyTap: Bool {
    guard name != "onTapGesture", !isTapWrapper else { return false }
    let taps = children.filter { $0.viewName == "TapGesture" && $0.source.role.kind == .argument }
    return !taps.isEmpty
      && taps.allSatisfy { tap in
        tap.source.modifiers.allSatisfy { modifier in
          guard modifier.name == "onEnded", modifier.arguments?.count == 1,
            case .closure(let body)? = modifier.arguments?.last?.value.kind
          else { return false }
          return body.isEmpty
        }
      }
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

  /// The functions that close the view that calls them.
  private static let closing = ["dismiss", "close", "hide", "ondismiss", "onclose", "onhide"]

  /// Whether the tap is on a color, a gradient, a rectangle, or a spacer without content, and only closes something: `Color.black.onTapGesture { isShown = false }`.
  var onlyClosesFromBehind: Bool {
    let isPlain = [["Rectangle"], ["Spacer"], ["LinearGradient"], ["RadialGradient"]].contains(chain.source.path)
    guard chain.source.path.first == "Color" || isPlain else { return false }
    let own = effects
    guard own.computed.isEmpty, own.toggled.isEmpty, !own.isEmpty else { return false }
    return own.constant.values.allSatisfy { $0.isSubset(of: ["false", "nil"]) }
      && own.calls.keys.allSatisfy { call in
        let name = call.split(separator: ".").last?.lowercased() ?? ""
        return CodeModifier.closing.contains { name.hasPrefix($0) }
      }
  }

  /// The views of the platform that have no controls of their own.
  private static let plain: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "Text", "Image", "Label", "Color", "Rectangle",
    "RoundedRectangle", "Circle", "Capsule", "Map", "Canvas", "AsyncImage",
  ]

  /// Whether the tap is added to the taps of a custom view, which may have controls: `Editor().simultaneousGesture(TapGesture()…)`.
  var watchesTapsOfCustomView: Bool {
    guard name == "simultaneousGesture", let view = chain.viewName else { return false }
    return !CodeModifier.plain.contains(view)
  }
}

extension CodeChain {
  /// Whether the name of a custom view tells that it is a field for text, which takes taps itself.
  var isNamedAsField: Bool {
    guard let viewName else { return false }
    return ["TextField", "TextEditor", "SearchBar", "SearchField", "SecureField"].contains {
      viewName.hasSuffix($0)
    }
  }
}
