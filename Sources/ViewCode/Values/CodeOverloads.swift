import SwiftSource

// Custom overloads to which a modifier may refer instead of the platform's.

extension CodeModifier {
  /// The call that is used to look up the modifier's declarations.
  var call: CodeNames.Call {
    CodeNames.Call(
      path: [name], arguments: source.arguments ?? [], isModifier: true,
      receiver: chain.viewName.map { _ in chain.name }, file: chain.file,
      namespace: chain.namespace)
  }

  /// The declarations in these sources to which the modifier may refer; empty if it can only be the platform's.
  var overloads: [Int] {
    guard source.arguments != nil else { return [] }
    return chain.index.names.candidates(for: call)
  }

  /// The reason why the effect is unknown: the modifier may be a custom one; nil if it can only be the platform's.
  var doubt: String? {
    let overloads = overloads
    guard !overloads.isEmpty else { return nil }
    return "\(name)() may refer to the declaration at \(chain.index.symbols.places(of: overloads))"
  }
}

extension CodeChain {
  /// The names of the surrounding types.
  var namespace: [String] {
    outline.declarations[source.declaration].parent.flatMap { index.symbols.namespaces[file][$0] } ?? []
  }
}
