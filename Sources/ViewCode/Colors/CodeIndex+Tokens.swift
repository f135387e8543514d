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

  /// Whether these sources add a static member or a function with a name to a platform type.
  func adds(_ name: String, to type: String, from file: Int) -> Bool {
    declares(name, in: type, from: file) || addsFunction(name, to: [type], from: file)
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
    if tokens.contains(name) { return name }
    // The tokens of other formats have no module.
    let plain = TokenPath(segments: symbol.namespace + [symbol.name])
    return tokens.contains(plain) ? plain : nil
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
