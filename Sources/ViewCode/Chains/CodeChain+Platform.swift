import SwiftSource

extension CodeChain {
  /// Whether the view isn't declared in these sources, so that it is the platform's.
  public var isPlatformView: Bool {
    viewName.map { index.symbols.types(named: [$0], from: namespace, in: file).isEmpty } ?? false
  }

  /// Whether a closure of the view's base is a label.
  var hasLabelClosure: Bool {
    (source.arguments ?? []).contains { argument in
      guard case .closure = argument.value.kind else { return false }
      return argument.label == nil || argument.label == "label"
    }
  }

  /// The tokens of the type around the chain; those of its declaration outside of types.
  var typeTokens: Range<Int> {
    let declaration = outline.declarations[source.declaration]
    return declaration.parent.map { outline.declarations[$0].tokens } ?? declaration.tokens
  }

  /// Whether the type around the chain contains one of some names.
  func typeMentions(_ names: Set<String>) -> Bool {
    typeTokens.contains { outline.tokens[$0].kind == .identifier && names.contains(outline.name($0)) }
  }

  /// The views in the closures of the chain's base, at any depth.
  func anyContent(_ test: (CodeChain) -> Bool, depth: Int = 0) -> Bool {
    guard depth < 32 else { return false }
    return children.contains { child in
      guard child.source.role.kind == .closure, child.source.role.modifier == nil else { return false }
      return test(child) || child.anyContent(test, depth: depth + 1)
    }
  }
}

extension CodeModifier {
  /// The texts that a literal argument may be, including the branches of `?:`; empty for computed texts.
  var literalTexts: [String] { source.arguments?.first.map { chain.texts(of: $0.value) } ?? [] }
}

extension CodeChain {
  fileprivate func texts(of expression: SwiftExpression) -> [String] {
    switch expression.unparenthesized.kind {
    case .string(let text): text.map { [$0] } ?? []
    case .ternary(_, let first, let second): texts(of: first) + texts(of: second)
    case .call(let callee, let arguments) where callee.kind == .name("Text") && arguments.count == 1:
      texts(of: arguments[0].value)
    default: []
    }
  }
}
