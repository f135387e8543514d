import SourceText
import SwiftSource

/// The role that a view with a gesture has for assistive technologies.
public enum CodeTapRole: Sendable, Hashable {
  /// The view has a trait such as button, or offers an action.
  case told
  /// The view has neither such a trait nor an action.
  case untold
  /// The reason why the traits are undetermined: they are computed.
  case unknown(String)
}

extension CodeModifier {
  /// The role of the gesture's view, by its own traits, action, or representation or those of the surrounding element.
  public var tapRole: CodeTapRole {
    let elements = chain.ancestors.filter { ancestor in
      !ancestor.modifiers("accessibilityRepresentation").isEmpty
        || ancestor.modifiers("accessibilityElement").contains { modifier in
          guard case .implicitMember("contain")? = modifier.argument("children")?.kind else { return true }
          return false
        }
    }
    var role = CodeTapRole.untold
    if isTapWrapper, overloads.contains(where: chain.index.tellsRole) { return .told }
    if chain.isToldInside || chain.tellsRoleItself { return .told }
    for view in [chain] + elements {
      switch view.tapRole {
      case .told: return .told
      case .unknown(let reason): role = .unknown(reason)
      case .untold: break
      }
    }
    if case .untold = role, chain.combinesRole {
      return .unknown("the combined element may get the role of a view inside")
    }
    return role
  }
}

extension CodeModifier {
  /// Whether the gesture activates the control of a custom style, which has the role: `configuration.trigger()`.
  var triggersStyledControl: Bool {
    let outline = chain.outline
    return source.tokens.contains { token in
      outline.isToken(token, "trigger") && outline.tokens[token + 1].kind == .openParenthesis && token > 1
        && outline.tokens[token - 1].kind == .point && outline.isToken(token - 2, "configuration")
    }
  }
}

extension CodeModifier {
  /// Whether the tap is in a toggle style and toggles its value: the toggle around may give the style its role.
  var togglesStyledControl: Bool {
    let outline = chain.outline
    guard let parent = outline.declarations[chain.source.declaration].parent,
      outline.declarations[chain.source.declaration].name == "makeBody",
      let clause = outline.declarations[parent].inheritance,
      clause.contains(where: { outline.isToken($0, "ToggleStyle") })
    else { return false }
    let own = effects
    return own.paths == ["configuration.isOn"] && own.toggled == own.paths
  }

  /// Whether the tap does nothing, or only ends text input.
  var onlyEndsInput: Bool {
    guard name == "onTapGesture", let action = source.arguments?.last?.value, case .closure(let body) = action.kind
    else {
      return false
    }
    let outline = chain.outline
    let start = outline.closureStart(of: body)
    let statements = outline.statements(in: min(start, body.upperBound)..<body.upperBound)
    return statements.allSatisfy(endsInput)
  }

  /// Whether a statement is one call that ends text input, or ends the focus of a field.
  private func endsInput(_ statement: Range<Int>) -> Bool {
    let outline = chain.outline
    // A closure or a branch may do more.
    if statement.contains(where: { outline.tokens[$0].kind == .openBrace }) { return false }
    let names = statement.filter { token in
      outline.tokens[token].kind == .identifier && outline.tokens[token + 1].kind != .colon
    }
    if names.contains(where: { endsInput(outline.name($0)) }) {
      return !statement.contains(where: doesMore)
    }
    guard let last = names.last, ["false", "nil"].contains(outline.name(last)), let field = names.dropLast().last else {
      return false
    }
    return outline.isToken(field + 1, "=") && isFocus(outline.name(field))
  }

  /// Whether a token of a statement that ends text input sets something, or calls another function: `model.select(item).hideKeyboard()`.
  private func doesMore(_ token: Int) -> Bool {
    let outline = chain.outline
    if outline.isToken(token, "=") { return outline.name(token - 1) != "_" }
    guard outline.tokens[token].kind == .openParenthesis, outline.tokens[token - 1].kind == .identifier else {
      return false
    }
    let name = outline.name(token - 1)
    return !CodeModifier.inputEnders.contains(name) && !CodeModifier.inputFinders.contains(name)
  }

  /// Whether a function ends text input; one of these sources must only do that in its body.
  func endsInput(_ path: String) -> Bool {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    guard CodeModifier.inputEnders.contains(name) else { return false }
    let symbols = chain.index.symbols
    return symbols.functions(named: name, in: chain.file).allSatisfy { id in
      let symbol = symbols.symbols[id]
      let outline = symbols.outlines[symbol.file]
      guard let body = outline.declarations[symbol.declaration].body else { return true }
      let effects = ActionEffects(outline, in: body)
      return !effects.isEmpty && effects.computed.isEmpty && effects.toggled.isEmpty
        && effects.calls.allSatisfy { call, arguments in
          CodeModifier.inputEnders.contains { call == $0 || call.hasSuffix("." + $0) }
            || call.hasSuffix("sendAction") && arguments.allSatisfy { $0.holdsBytes(of: "resignFirstResponder") }
        }
        && effects.constant.values.allSatisfy { $0.isSubset(of: ["false", "nil"]) }
    }
  }

  /// Whether a property of the type is the focus of fields: `@FocusState var focusedField: Field?`.
  func isFocus(_ name: String) -> Bool {
    let outline = chain.outline
    return chain.typeTokens.contains { token in
      guard outline.isToken(token, "FocusState") else { return false }
      // The name follows the attribute, or the binding's type follows the name.
      let near = max(chain.typeTokens.lowerBound, token - 4)..<min(chain.typeTokens.upperBound, token + 5)
      return near.contains { outline.tokens[$0].kind == .identifier && outline.name($0) == name }
    }
  }

  /// The functions that find what has the focus, or tell it to end text input.
  private static let inputFinders = ["sendAction", "selector", "first", "last", "compactMap", "map", "filter"]
  private static let inputEnders: Set<String> = [
    "endEditing", "resignFirstResponder", "hideKeyboard", "dismissKeyboard", "endTextEditing", "closeKeyboard",
  ]
}

extension CodeModifier {
  /// Whether a closure of the modifier has a parameter with a name, and no other.
  fileprivate func takes(_ name: String) -> Bool {
    (source.arguments ?? []).contains { argument in
      guard case .closure(let body) = argument.value.kind, body.count > 1 else { return false }
      return chain.outline.name(body.lowerBound) == name && chain.outline.isToken(body.lowerBound + 1, "in")
    }
  }
}

extension CodeChain {
  /// Whether a modifier of the view handles taps.
  var takesTaps: Bool { source.modifiers.indices.contains { modifier(at: $0).takesTaps } }

  /// Whether every view inside has a trait such as button, or is hidden, and none has its own tap.
  fileprivate var isToldInside: Bool {
    let views = shownViews
    return views.contains { $0.tapRole == .told }
      && views.allSatisfy { !$0.takesTaps && ($0.tapRole == .told || $0.isHiddenByModifier) }
  }

  /// Whether the view combines the views inside to one element, and one of them has a trait such as button.
  fileprivate var combinesRole: Bool {
    let isCombined = modifiers("accessibilityElement").contains {
      $0.argument("children")?.kind == .implicitMember("combine")
    }
    return isCombined && shownViews.contains { $0.tapRole == .told }
  }

  private var isHiddenByModifier: Bool {
    modifiers("accessibilityHidden").contains { $0.argument(nil)?.kind == .boolean(true) }
      || modifiers("accessibility").contains { $0.argument("hidden")?.kind == .boolean(true) }
  }

  /// Whether the view has a trait such as button, or offers an action.
  var hasControlRole: Bool { tapRole == .told }

  fileprivate var tapRole: CodeTapRole {
    var role = CodeTapRole.untold
    for position in source.modifiers.indices {
      let modifier = modifier(at: position)
      switch modifier.name {
      case "accessibilityChildren": return .told
      case "accessibilityAction", "accessibilityActions", "accessibilityRepresentation":
        if modifier.offersAction { return .told }
      case "accessibilityAddTraits", "accessibility":
        let traits = modifier.argument(modifier.name == "accessibility" ? "addTraits" : nil)
        guard let traits else { continue }
        let named = modifier.children.filter {
          $0.source.isImplicit || $0.source.path.first == "AccessibilityTraits"
        }
        if named.contains(where: { CodeChain.tellingTraits.contains($0.name) }) { return .told }
        if named.isEmpty, traits.unparenthesized.path != nil {
          role = .unknown("\(outline.quote(traits.tokens)) is computed at run time")
        }
      default:
        // A modifier that changes the view on a condition: `.if(isOpen) { view in view.accessibilityAction { close() } }`.
        let changed = modifier.children.contains { child in
          child.source.path.count == 1 && child.tapRole == .told
            && (child.source.path[0] == "$0" || modifier.takes(child.source.path[0]))
        }
        if changed { role = .unknown("a condition decides about the role") }
        guard let call = modifier.customCall(of: "accessibilityAddTraits") else { continue }
        let passed = modifier.children.filter(\.source.isImplicit).map(\.name)
        if call.outline.mentions(CodeChain.tellingTraits, in: call.arguments)
          || passed.contains(where: CodeChain.tellingTraits.contains)
        {
          return .told
        }
        if passed.isEmpty, call.arguments.count == 1 { role = .unknown("\(modifier.name)() sets the traits") }
      }
    }
    return role
  }

  /// The traits that indicate that a view can be activated.
  private static let tellingTraits: Set<String> = ["isButton", "isLink", "isToggle", "isKeyboardKey"]
}

extension CodeIndex {
  /// The names that add a trait such as button, or an action.
  private static let roles: Set<String> = ["isButton", "isLink", "Button", "accessibilityAction"]

  /// Whether a custom modifier, or a type that it uses, adds a trait such as button.
  fileprivate func tellsRole(_ id: Int) -> Bool {
    let symbol = symbols.symbols[id]
    let outline = symbols.outlines[symbol.file]
    guard let body = outline.declarations[symbol.declaration].body else { return false }
    if outline.mentions(CodeIndex.roles, in: body) { return true }
    return body.contains { token in
      guard outline.tokens[token].kind == .identifier else { return false }
      return symbols.types(named: [outline.name(token)], from: symbol.namespace, in: symbol.file).contains { type in
        let other = symbols.outlines[symbols.symbols[type].file]
        let body = other.declarations[symbols.symbols[type].declaration].body
        return body.map { other.mentions(CodeIndex.roles, in: $0) } ?? false
      }
    }
  }
}
