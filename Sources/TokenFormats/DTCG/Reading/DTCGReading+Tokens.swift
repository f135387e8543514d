import ColorScience
import DesignTokens
import SourceText

// From the tree to tokens.

extension DTCGReading {
  /// A token as it was read, and whether only some contexts of a modifier have it so.
  struct ReadToken: Sendable {
    let token: Token
    let isConditional: Bool
  }

  /// The types of all tokens that have one, for documents in which the same tokens say nothing of theirs.
  func types() throws(FormatError) -> [TokenPath: DTCGType] {
    let inherited = try inheritance()
    var types: [TokenPath: DTCGType] = [:]
    var found = FoundTypes(count: tree.entries.count)
    for position in tree.tokens { types[tree[position].path] = try type(of: position, inherited, found: &found) }
    return types
  }

  /// Every token with its value, in the order of the documents.
  mutating func tokens() throws(FormatError) -> [ReadToken] {
    let inherited = try inheritance()
    var found = FoundTypes(count: tree.entries.count)
    var tokens: [ReadToken] = []
    for position in tree.tokens {
      let entry = tree[position]
      var type = try type(of: position, inherited, found: &found)
      if type == nil { type = try knownType(of: entry) }
      let value = try value(of: entry, as: type)
      try readContract(of: entry)
      noteModes(in: entry)
      let token = Token(
        path: entry.path, type: type?.known, description: entry.object["$description"]?.string,
        deprecation: inherited[position].deprecation, value: value)
      tokens.append(ReadToken(token: token, isConditional: entry.isConditional))
    }
    return tokens
  }

  /// Notices once that a document keeps values for modes where the format has none.
  private mutating func noteModes(in entry: DTCGTree.Entry) {
    guard !hasNotedModes, let extensions = entry.object["$extensions"] else { return }
    let keys = ["mode", "modes"]
    for member in extensions.members {
      let isTable = keys.contains(member.name) && member.value.members != nil
      let holdsTable = keys.contains { (member.value[$0]?.members?.count ?? 0) > 1 }
      guard isTable || holdsTable else { continue }
      hasNotedModes = true
      let text = "mode values in $extensions are ignored in this document; $value is used"
      return notice(text, at: PlacedNode(member.value, in: extensions.source))
    }
  }

  /// The type that the same token has in another context, when this one says nothing.
  private mutating func knownType(of entry: DTCGTree.Entry) throws(FormatError) -> DTCGType? {
    guard let type = knownTypes[entry.path] else { return nil }
    if let value = entry.object["$value"], value.pointer == nil, value.string?.utf8.first != UInt8(ascii: "{") {
      try allow(
        "\(entry.path) has no $type here; its type from another document is used", at: entry.object, token: entry.path)
    }
    return type
  }

  private mutating func value(of entry: DTCGTree.Entry, as type: DTCGType?) throws(FormatError) -> AuthoredValue {
    let value: AuthoredValue
    if let node = entry.object["$value"] {
      value = try read(node, as: type, token: entry.path)
    } else if let reference = entry.object["$ref"] {
      value = try read(entry.object, at: reference, as: type, token: entry.path)
    } else {
      throw .missingProperty("$value", token: entry.path, location(of: entry.object))
    }
    guard let alpha = entry.object["alpha"] else { return value }
    guard type == nil || type == .known(.color) else {
      throw .unknownProperty("alpha", token: entry.path, suggestion: nil, location(of: alpha))
    }
    return try apply(alpha, to: value, at: entry.object, token: entry.path)
  }

  // MARK: An alpha beside a color

  /// A color or an alias with another opacity, which the format does not have; it stands where the whole object stands.
  mutating func apply(
    _ node: PlacedNode, to value: AuthoredValue, at whole: PlacedNode, token: TokenPath
  ) throws(FormatError) -> AuthoredValue {
    try allow("an alpha next to a color; DTCG allows alpha only inside the color", at: node, token: token)
    let place = location(of: whole)
    guard let alpha = try opacity(node, token: token) else {
      let reason = "its alpha \(node.string ?? "") isn't a number in this document"
      return AuthoredValue(.undecidable(reason), text: value.text, at: place)
    }
    if alpha == 1 { return value }
    let text = "\(value.text) at alpha \(JSONText.text(of: alpha))"
    switch value.content {
    case .literal(.color(let color)):
      return AuthoredValue(.literal(.color(color.withAlpha(color.alpha * alpha))), text: text, at: place)
    case .alias(let target):
      return AuthoredValue(.translucentAlias(target, alpha: alpha), text: text, at: place)
    default: return value
    }
  }

  /// A number from 0 to 1, written out or taken from a token; nil when no such token is known.
  mutating func opacity(_ start: PlacedNode, token: TokenPath) throws(FormatError) -> Double? {
    var node = start
    if let alias = try alias(node, token: token), let position = tree.position(of: alias), tree[position].isToken {
      node = tree[position].object["$value"] ?? tree[position].object
      node = try followed(node, throughAliases: true, token: token)
    } else if node.string?.utf8.first == UInt8(ascii: "{") {
      return nil
    }
    node = try followed(node, token: token)
    guard let alpha = try number(node, token: token) else { throw unexpected("a number from 0 to 1", node, token) }
    guard (0...1).contains(alpha) else {
      throw .outOfRange(name: "alpha", value: alpha, allowed: "0 to 1", token: token, location(of: node))
    }
    return alpha
  }
}
