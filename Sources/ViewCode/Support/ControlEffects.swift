import SwiftSource

extension CodeModifier {
  /// What the closures of a gesture change, or the function that it names.
  var effects: ActionEffects {
    var effects = closureEffects
    for gesture in gestureChains where !source.tokens.contains(gesture.source.expression.tokens.lowerBound) {
      for position in gesture.source.modifiers.indices {
        effects.formUnion(gesture.modifier(at: position).closureEffects)
      }
    }
    if let function = (argument("perform") ?? argument("action"))?.functionPath { effects.calls[function] = [""] }
    return effects
  }

  /// What the closures of the modifier change.
  private var closureEffects: ActionEffects {
    var effects = ActionEffects()
    var at = source.tokens.lowerBound
    while at < source.tokens.upperBound {
      if chain.outline.tokens[at].kind == .openBrace, let body = chain.outline.group(at: at) {
        effects.formUnion(ActionEffects(chain.outline, in: body))
        at = chain.outline.next(after: at)
      } else {
        at += 1
      }
    }
    return effects
  }
}

extension SwiftExpression {
  /// The path of a function that is passed by its name, without `self`; nil for anything else.
  var functionPath: String? {
    guard let names = path, !names.isEmpty else { return nil }
    return (names.count > 1 && names[0] == "self" ? Array(names.dropFirst()) : names).joined(separator: ".")
  }
}

extension CodeChain {
  private static let bound: Set<String> = ["Picker", "Slider", "Stepper", "Toggle", "TabView", "DatePicker"]
  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor"]

  /// What the chain changes as a control: by its action or by a binding. Hidden and disabled controls change nothing.
  var controlEffects: ActionEffects {
    var effects = ActionEffects()
    guard let viewName, isUsable else { return effects }
    if viewName == "Button" || viewName == "Stepper" {
      let arguments = source.arguments ?? []
      let hasAction = arguments.contains { $0.label == "action" }
      for argument in arguments {
        let isAction = ["action", "onIncrement", "onDecrement"].contains(argument.label)
        guard isAction || argument.label == nil && !hasAction && viewName == "Button" else { continue }
        if case .closure(let body) = argument.value.kind {
          effects.formUnion(ActionEffects(outline, in: body).withoutLocals)
        } else if isAction, let function = argument.value.functionPath {
          effects.calls[function, default: []].insert("")
        }
      }
    }
    if CodeChain.bound.contains(viewName) {
      // What the control shows may pass a binding on to something else.
      for argument in source.arguments ?? [] where argument.value.closureBody == nil {
        effects.readBindings(outline, in: argument.value.tokens)
      }
    }
    if CodeChain.fields.contains(viewName) {
      for modifier in source.modifiers where modifier.name == "focused" && modifier.argument("equals") == nil {
        effects.readBindings(outline, in: modifier.tokens)
      }
    }
    return effects
  }

  /// What the chain changes as a control, with the functions that it calls.
  var followedEffects: ActionEffects {
    var effects = controlEffects
    effects.followCalls(in: outline.declarations[source.declaration].parent, of: file, index)
    return effects
  }

  /// What single taps on the chain change.
  var tapEffects: ActionEffects {
    var effects = ActionEffects()
    guard isUsable else { return effects }
    for position in source.modifiers.indices {
      let modifier = modifier(at: position)
      if modifier.takesTaps, modifier.complexGesture == nil { effects.formUnion(modifier.effects) }
    }
    return effects
  }

  /// The paths that the chain, one of a row that `ForEach` repeats, gives a value that depends on its element.
  ///
  /// - Parameter view: the view around the row.
  func chosenPaths(in view: CodeChain) -> Set<String> {
    let row = ancestors.prefix { $0.position != view.position }.first { $0.viewName == "ForEach" }
    guard let row, isUsable, let body = row.source.arguments?.compactMap(\.value.closureBody).last else { return [] }
    let elements = outline.headerNames(of: body)
    var actions = source.modifiers.indices.map { modifier(at: $0) }.filter { $0.takesTaps && $0.complexGesture == nil }
      .map(\.source.tokens)
    if viewName == "Button" { actions.append(source.baseTokens) }
    return Set(actions.flatMap { outline.paths(in: $0, getting: elements) })
  }

  /// Whether people can use the view: nothing hides or disables it.
  var isUsable: Bool {
    ([self] + ancestors).allSatisfy { view in
      view.source.modifiers.allSatisfy { modifier in
        switch modifier.name {
        case "hidden": false
        case "disabled", "accessibilityHidden": modifier.argument(nil)?.kind != .boolean(true)
        case "allowsHitTesting": modifier.argument(nil)?.kind != .boolean(false)
        case "opacity": modifier.argument(nil)?.constant()?.value != 0
        case "accessibilityElement": modifier.argument("children")?.kind != .implicitMember("ignore")
        default: true
        }
      }
    }
  }
}

extension SwiftExpression {
  /// The tokens in the braces of a closure; nil for anything else.
  var closureBody: Range<Int>? { if case .closure(let body) = kind { body } else { nil } }
}

extension SwiftOutline {
  /// Returns the parameters of a closure: `item` in `{ item in … }`, and `$0` without names.
  func headerNames(of body: Range<Int>) -> Set<String> {
    let names = (body.lowerBound..<max(body.lowerBound, min(closureStart(of: body), body.upperBound))).filter {
      tokens[$0].kind == .identifier && tokens[$0].word == nil
    }
    return names.isEmpty ? ["$0"] : Set(names.map(name))
  }

  /// Returns the paths in a range that get a value that depends on one of some names.
  fileprivate func paths(in range: Range<Int>, getting elements: Set<String>) -> [String] {
    range.dropLast().compactMap { token in
      guard tokens[token].kind == .identifier, isToken(token + 1, "="),
        let path = memberPath(endingAt: token, from: range.lowerBound)
      else { return nil }
      let value = token + 2..<max(token + 2, valueEnd(from: token + 2, before: range.upperBound))
      return value.contains { tokens[$0].kind == .identifier && elements.contains(name($0)) }
        ? path.joined(separator: ".") : nil
    }
  }
}
