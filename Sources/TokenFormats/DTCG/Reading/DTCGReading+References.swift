import DesignTokens
import SourceText

// `{group.token}` and `#/group/token/$value/components/0`.

/// What a JSON Pointer leads to.
enum DTCGTarget {
  /// A token (or its whole value) or a group.
  case entry(Int)
  /// Anything else.
  case value(PlacedNode)
}

extension DTCGReading {
  /// The most references that are followed in a row.
  static let hopLimit = 100

  /// The target of `{group.token}`, when the value is such a text.
  mutating func alias(_ node: PlacedNode, token: TokenPath?) throws(FormatError) -> TokenPath? {
    guard let text = node.string, text.utf8.first == UInt8(ascii: "{") else { return nil }
    let inner = text.utf8.dropFirst().dropLast()
    let isOne =
      text.utf8.last == UInt8(ascii: "}") && !inner.isEmpty && !inner.contains(UInt8(ascii: "{"))
      && !inner.contains(UInt8(ascii: "}"))
    guard isOne, !inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).contains(where: \.isEmpty)
    else {
      throw .unexpected(expected: "an alias such as {group.token}", found: text, token: token, location(of: node))
    }
    let path = TokenPath(String(Substring(inner)))
    return level == .lenient ? trimmed(path, node) : path
  }

  /// The path without spaces at its ends, unless a token is called so.
  private mutating func trimmed(_ path: TokenPath, _ node: PlacedNode) -> TokenPath {
    let space = UInt8(ascii: " ")
    let bytes = path.description.utf8
    guard bytes.first == space || bytes.last == space, tree.position(of: path) == nil else { return path }
    let inner = bytes.drop { $0 == space }.reversed().drop { $0 == space }.reversed()
    let point = UInt8(ascii: ".")
    guard let first = inner.first, first != point, inner.last != point else { return path }
    notice("an alias has spaces inside its braces", at: node)
    return TokenPath(String(decoding: Array(inner), as: UTF8.self))
  }

  /// What a pointer leads to in the tree; references on the way are followed.
  func target(of segments: [String]) -> DTCGTarget? {
    var hops = 0
    return target(of: segments, &hops)
  }

  private func target(of segments: [String], _ hops: inout Int) -> DTCGTarget? {
    var position = 0
    var rest = ArraySlice(segments)
    while let name = rest.first, !tree[position].isToken {
      if name.utf8.first == UInt8(ascii: "$"), name != "$root" {
        return tree[position].object[name].flatMap { value(in: $0, rest.dropFirst(), &hops) }.map { .value($0) }
      }
      guard let child = tree.child(name, of: position) else { return nil }
      position = child
      rest = rest.dropFirst()
    }
    if rest.isEmpty || (rest.count == 1 && rest.first == "$value") { return .entry(position) }
    return value(in: tree[position].object, rest, &hops).map { .value($0) }
  }

  private func value(
    in start: PlacedNode, _ segments: ArraySlice<String>, _ hops: inout Int
  ) -> PlacedNode? {
    var node = start
    var rest = segments
    while let name = rest.first {
      if let next = node[element: name] ?? node[name] {
        node = next
        rest = rest.dropFirst()
        continue
      }
      hops += 1
      guard hops <= DTCGReading.hopLimit, let next = referenced(by: node, &hops) else { return nil }
      // A token that is a reference has the value of its target.
      let isToken = next["$value"] != nil || next.pointer != nil
      if name == "$value" {
        if !isToken { rest = rest.dropFirst() }
        node = next
      } else {
        node = next["$value"] ?? next
      }
    }
    return node
  }

  /// The token object or the value that a reference leads to in one step.
  private func referenced(by node: PlacedNode, _ hops: inout Int) -> PlacedNode? {
    if let pointer = node.pointer, let segments = pointerSegments(pointer) {
      switch target(of: segments, &hops) {
      case .entry(let position): return tree[position].isToken ? tree[position].object : nil
      case .value(let value): return value
      case nil: return nil
      }
    }
    guard let text = node.string, text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}"),
      let position = tree.position(of: TokenPath(String(Substring(text.utf8.dropFirst().dropLast())))),
      tree[position].isToken
    else { return nil }
    return tree[position].object
  }

  /// The value that a node stands for: itself, or what the references in its place lead to.
  ///
  /// - Parameter throughAliases: whether a text such as `{group.token}` is a reference here.
  func followed(
    _ start: PlacedNode, throughAliases: Bool = false, token: TokenPath
  ) throws(FormatError) -> PlacedNode {
    var node = start
    var isReference = throughAliases
    var hops = 0
    try checkReference(start, token)
    while node.pointer != nil || (isReference && node.string?.utf8.first == UInt8(ascii: "{")) {
      guard hops < DTCGReading.hopLimit, let next = referenced(by: node, &hops) else {
        if hops < DTCGReading.hopLimit { throw .noSuchReference(quoted(node), token: token, location(of: node)) }
        throw .circularReference([quoted(start), quoted(node)], token: token, location(of: start))
      }
      hops += 1
      node = next["$value"] ?? next
      isReference = true
    }
    return node
  }

  /// A reference object holds nothing beside its `$ref`.
  func checkReference(_ node: PlacedNode, _ token: TokenPath) throws(FormatError) {
    guard node.pointer != nil else { return }
    for member in node.members where member.name != "$ref" {
      throw .unknownProperty(member.name, token: token, suggestion: nil, location(of: member, in: node))
    }
  }

  private func quoted(_ node: PlacedNode) -> String { node.pointer ?? node.string ?? node.json.kind }
}
