import SwiftSource

// Overloads of the team's own: what a modifier may mean instead of that of the platform.

extension CodeModifier {
  /// The call, as the names of the sources are asked for it.
  var call: CodeNames.Call {
    CodeNames.Call(
      path: [name], arguments: source.arguments ?? [], isModifier: true, receiver: chain.viewName, file: chain.file,
      namespace: chain.namespace)
  }

  /// The declarations of these sources that it may mean; empty where it can only be the platform's.
  var overloads: [Int] {
    guard source.arguments != nil else { return [] }
    return chain.index.names.candidates(for: call)
  }

  /// Why what it does is not known: it may be one of the team's own; nil where it can only be the platform's.
  var doubt: String? {
    let overloads = overloads
    guard !overloads.isEmpty else { return nil }
    return "\(name)() may refer to the declaration at \(chain.index.symbols.places(of: overloads))"
  }
}

extension CodeChain {
  /// The names of the types around it.
  var namespace: [String] {
    outline.declarations[source.declaration].parent.flatMap { index.symbols.namespaces[file][$0] } ?? []
  }
}
