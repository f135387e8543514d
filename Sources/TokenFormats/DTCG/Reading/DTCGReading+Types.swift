import DesignTokens
import SourceText

// The type of a token: its own, else that of the token it refers to, else that of the groups it lies in.

extension DTCGReading {
  /// What a group hands down to everything in it, and a token has in the end.
  struct Inherited: Sendable {
    var type: DTCGType?
    var deprecation: String?
  }

  /// The types of tokens without the groups of those that lead to them, by position.
  struct FoundTypes {
    private var types: [DTCGType??]

    init(count: Int) { types = Array(repeating: nil, count: count) }

    /// The type; nil if it hasn't been looked for.
    subscript(position: Int) -> DTCGType?? {
      get { types[position] }
      set { types[position] = newValue }
    }
  }

  /// The type that `$type` names. A name near to one of the format's is a slip; any other is a type of somebody's own.
  func declaredType(_ node: PlacedNode, _ path: TokenPath?) throws(FormatError) -> DTCGType {
    guard let name = node.word, !name.isEmpty else { throw unexpected("a type name", node, path) }
    if let known = TokenType(rawValue: name) { return .known(known) }
    // Other tools have types with hyphens, such as "font-family", and other values for them.
    if level == .lenient, name.utf8.contains(Ascii.minus) { return .custom(name) }
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

  /// The type of a token: its own, else that of the token whose value it takes over, else that of its group.
  ///
  /// - Parameter found: The types that tokens have without the groups of those that lead to them; grows with each call.
  func type(
    of position: Int, _ inherited: [Inherited], found: inout FoundTypes
  ) throws(FormatError) -> DTCGType? {
    var way: [Int] = []
    var next: Int? = position
    var type: DTCGType?
    while let current = next {
      if let known = found[current] {
        type = known
        break
      }
      // Who comes back to it runs in a circle and finds no type.
      found[current] = .some(nil)
      way.append(current)
      next = tree[current].type == nil ? referencedToken(by: current) : nil
      if next == nil {
        type =
          try tree[current].type.map { value throws(FormatError) in
            try declaredType(value, tree[current].path)
          } ?? inherited[current].type
      }
    }
    for step in way { found[step] = .some(type) }
    return type ?? inherited[position].type
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
