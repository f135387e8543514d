// Names of types.

extension SwiftOutline {
  /// Returns the last name of a type, also of an optional one: `Color` for `SwiftUI.Color?`; nil for types without a name.
  ///
  /// - Complexity: O(n) in the number of tokens.
  package func lastName(of type: Range<Int>) -> String? {
    var name: String?
    for token in type {
      switch tokens[token].kind {
      case .identifier where tokens[token].word != .any && tokens[token].word != .some: name = self.name(token)
      case .point: continue
      case .sign where isToken(token, "?") || isToken(token, "!"): continue
      case .identifier: continue
      default: return nil
      }
    }
    return name
  }

  /// Returns the last name of a type, also of one in `Optional<…>`; nil for types without a name.
  package func declaredName(of type: Range<Int>) -> String? {
    if let name = lastName(of: type) { return name }
    guard let first = type.first, isToken(first, "Optional"), type.count > 3, isToken(first + 1, "<") else {
      return nil
    }
    return lastName(of: first + 2..<type.upperBound - 1)
  }
}
