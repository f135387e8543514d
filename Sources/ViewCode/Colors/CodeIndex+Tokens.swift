import DesignTokens
import SwiftSource

// The tokens of declarations in code.

/// The name of a private constant, in its file.
struct QualifiedName: Hashable {
  let file: String
  let name: String
}

extension CodeIndex {
  /// Returns the tokens whose path starts with a file, because several files have a private constant of that name.
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

  /// Returns the token of a declaration in these sources; nil if it isn't a token.
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
  /// Whether a declaration or a surrounding type is private.
  func isPrivate(_ declaration: SwiftDeclaration) -> Bool {
    var next = declaration
    while true {
      if next.modifiers.contains(.private) { return true }
      guard let parent = next.parent else { return false }
      next = declarations[parent]
    }
  }
}
