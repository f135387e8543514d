import DesignTokens
import SourceText

// The type of a token: its own, else that of the token it refers to, else that of the groups it lies in.

extension DTCGReading {
  /// What a group hands down to everything in it, and a token has in the end.
  struct Inherited: Sendable {
    var type: DTCGType?
    var deprecation: String?
  }

  /// The type that `$type` names. A name near to one of the format's is a slip; any other is a type of somebody's own.
  func declaredType(_ node: PlacedNode, _ path: TokenPath?) throws(FormatError) -> DTCGType {
    guard let name = node.word, !name.isEmpty else { throw unexpected("the name of a type", node, path) }
    if let known = TokenType(rawValue: name) { return .known(known) }
    let suggestion = nearest(to: name, among: TokenType.allCases.map(\.rawValue))
    guard level == .lenient, suggestion == nil else {
      throw .unknownType(name, token: path, suggestion: suggestion, location(of: node))
    }
    return .custom(name)
  }

  /// The type and the deprecation of every entry, by position; a group's is what it hands down.
  func inheritance() throws(FormatError) -> [Inherited] {
    var inherited: [Inherited] = []
    inherited.reserveCapacity(tree.entries.count)
    // A group always stands before what lies in it.
    for entry in tree.entries {
      var own = entry.parent.map { inherited[$0] } ?? Inherited()
      if let type = entry.type { own.type = try declaredType(type, entry.path) }
      if let deprecated = entry.deprecated { own.deprecation = try deprecation(deprecated, entry.path) }
      inherited.append(own)
    }
    return inherited
  }

  /// The type of a token.
  func type(of position: Int, _ inherited: [Inherited]) throws(FormatError) -> DTCGType? {
    var position = position
    let fallback = inherited[position].type
    for _ in 0..<DTCGReading.hopLimit {
      if let type = tree[position].type { return try declaredType(type, tree[position].path) }
      guard let target = referencedToken(by: position) else { return inherited[position].type ?? fallback }
      position = target
    }
    return fallback
  }

  /// The token whose whole value a token takes over.
  private func referencedToken(by position: Int) -> Int? {
    let object = tree[position].object
    if let pointer = object["$ref"]?.string ?? object["$value"]?.pointer {
      guard let segments = pointerSegments(pointer), case .entry(let target)? = target(of: segments),
        tree[target].isToken
      else { return nil }
      return target
    }
    guard let text = object["$value"]?.string, text.utf8.first == UInt8(ascii: "{") else { return nil }
    let inner = text.utf8.dropFirst().dropLast()
    return tree.position(of: TokenPath(String(Substring(inner)))).flatMap { tree[$0].isToken ? $0 : nil }
  }
}
