import DesignTokens
import SwiftSource

// Which token a declaration of the code is.

/// The name of a private constant, in its file.
struct QualifiedName: Hashable {
  let file: String
  let name: String
}

extension CodeIndex {
  /// The tokens whose path names a file first, because several files have a private constant of the name.
  static func qualified(_ tokens: TokenSet) -> [QualifiedName: TokenPath] {
    var qualified: [QualifiedName: TokenPath] = [:]
    for token in tokens.tokens {
      let bytes = token.path.description.utf8
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(Substring(bytes[bytes.index(after: colon)...]))
      qualified[QualifiedName(file: token.location.path, name: name)] = token.path
    }
    return qualified
  }

  /// The token that a declaration of these sources is; nil when it is none.
  func token(declaredAs id: Int) -> TokenPath? {
    let symbol = symbols.symbols[id]
    let module = symbols.modules[symbol.file].map { [$0] } ?? []
    let name = TokenPath(segments: module + symbol.namespace + [symbol.name])
    let file = files[symbol.file].outline.source.path
    if symbol.isPrivate {
      if let path = qualified[QualifiedName(file: file, name: name.description)] { return path }
      return tokens[name].flatMap { $0.location.path == file ? name : nil }
    }
    return tokens.contains(name) ? name : nil
  }
}

extension SwiftOutline {
  /// Whether a declaration, or a type around it, is private.
  func isPrivate(_ declaration: SwiftDeclaration) -> Bool {
    var next = declaration
    while true {
      if next.modifiers.contains(.private) { return true }
      guard let parent = next.parent else { return false }
      next = declarations[parent]
    }
  }
}
