import DesignTokens
import SourceText

// Sets, modifiers, and the references in them.

extension ResolverReader {
  /// The objects of a set.
  mutating func set(_ node: PlacedNode, isInline: Bool = false) throws(FormatError) -> [PlacedNode] {
    guard node.json.members != nil else { throw unexpected("a set with sources", node) }
    try checkMembers(of: node, known: ["sources", "description", "$extensions", "name", "type", "$ref"])
    try checkNames(of: node, isInline: isInline)
    guard let sources = node["sources"] else { throw .missingProperty("sources", token: nil, location(of: node)) }
    return try objects(sources, in: .set)
  }

  mutating func modifier(
    _ name: String, _ node: PlacedNode, isInline: Bool = false
  ) throws(FormatError) -> ResolverDocument.Modifier {
    guard node.json.members != nil else { throw unexpected("a modifier with contexts", node) }
    try checkMembers(of: node, known: ["contexts", "default", "description", "$extensions", "name", "type", "$ref"])
    try checkNames(of: node, isInline: isInline)
    guard let contexts = node["contexts"] else { throw .missingProperty("contexts", token: nil, location(of: node)) }
    guard let members = contexts.json.members, !members.isEmpty else {
      throw unexpected("at least two contexts", contexts)
    }
    if members.count == 1 { try allow("a modifier with one context, which is equivalent to a set", at: contexts) }
    var modifier = ResolverDocument.Modifier(name: name, location: location(of: node))
    for member in members {
      guard !member.name.isEmpty else {
        throw .badName(member.name, self.sources.documents[contexts.source].location(of: member.nameRange))
      }
      let objects = try objects(PlacedNode(member.value, in: contexts.source), in: .modifier)
      modifier.contexts.append((member.name, objects))
    }
    if let chosen = node["default"] {
      guard let text = chosen.string else { throw unexpected("a context name", chosen) }
      let names = modifier.contexts.map(\.name)
      guard let position = names.firstIndex(where: { $0.utf8.elementsEqual(text.utf8) }) else {
        throw .unknownContext(text, modifier: name, suggestion: nearest(to: text, among: names), location(of: chosen))
      }
      modifier.declaredDefault = position
    }
    return modifier
  }

  /// `name` and `type` belong to what stands in the order itself; elsewhere they are let pass.
  private mutating func checkNames(of node: PlacedNode, isInline: Bool) throws(FormatError) {
    for name in ["name", "type"] where !isInline {
      if let extra = node[name] { try allow("\"\(name)\", which only an inline set or modifier has", at: extra) }
    }
    if let description = node["description"], description.string == nil {
      try allow("a description written as \(description.json.kind); DTCG requires a string", at: description)
    }
    if let extensions = node["$extensions"], extensions.json.members == nil {
      try allow("extensions written as \(extensions.json.kind); DTCG requires an object", at: extensions)
    }
  }

  private mutating func objects(_ node: PlacedNode, in holder: Holder) throws(FormatError) -> [PlacedNode] {
    guard let elements = node.elements else { throw unexpected("an array of tokens or references", node) }
    var objects: [PlacedNode] = []
    for element in elements {
      guard element.json.members != nil else { throw unexpected("tokens or a reference", element) }
      objectCount += 1
      guard objectCount <= ResolverReader.objectLimit else {
        throw .unexpected(
          expected: "at most \(ResolverReader.objectLimit) sources", found: "more", token: nil, location(of: element))
      }
      guard element["$ref"] != nil else {
        objects.append(element)
        continue
      }
      objects += try referencedObjects(element, in: holder)
    }
    return objects
  }

  /// The objects that a reference in a set or context leads to: a document, a part of one, or a set.
  private mutating func referencedObjects(
    _ element: PlacedNode, in holder: Holder
  ) throws(FormatError) -> [PlacedNode] {
    let text = element["$ref"]?.string ?? ""
    let key = "\(element.source) \(text)"
    guard !open.contains(key), open.count < 100 else {
      throw .circularReference(
        open.map { $0.utf8.drop { $0 != 0x20 }.dropFirst() }.map { String(Substring($0)) } + [text], token: nil,
        location(of: element))
    }
    open.append(key)
    defer { open.removeLast() }
    let target = try target(of: element, in: holder)
    let local = overrides(in: element)
    if target["sources"]?.elements != nil {
      return try set(local.map { merged(target, $0) } ?? target)
    }
    guard let local else { return [target] }
    return [without(local, target), local]
  }

  /// The object that a reference stands for, with the keys beside it in place of the target's (resolver module, "Extending").
  mutating func followed(_ node: PlacedNode, in holder: Holder) throws(FormatError) -> PlacedNode {
    let target = try target(of: node, in: holder)
    return overrides(in: node).map { merged(target, $0) } ?? target
  }

  private mutating func target(of node: PlacedNode, in holder: Holder) throws(FormatError) -> PlacedNode {
    var current = node
    var seen: [String] = []
    while let reference = current["$ref"] {
      guard let text = reference.string else { throw unexpected("a quoted reference", reference) }
      try check(text, in: holder, at: reference)
      if current.source == 0, let parts = ResolverReader.localParts(text) { used.insert(parts.joined(separator: "/")) }
      guard !seen.contains(text), seen.count < 100 else {
        throw .circularReference(seen + [text], token: nil, location(of: reference))
      }
      seen.append(text)
      guard let next = try sources.node(at: text, relativeTo: current.source) else {
        throw text.utf8.first == UInt8(ascii: "#")
          ? .noSuchReference(text, token: nil, location(of: reference))
          : .missingDocument(text, location(of: reference))
      }
      guard next.json.members != nil else { throw unexpected("an object with groups and tokens", next) }
      if next.source == node.source, next.json.range.lowerBound <= node.json.range.lowerBound,
        next.json.range.upperBound >= node.json.range.upperBound
      {
        throw .circularReference([text, text], token: nil, location(of: reference))
      }
      current = next
    }
    return current
  }

  /// The kind and name of a set or modifier that a reference within the document leads to.
  private static func localParts(_ text: String) -> ArraySlice<String>? {
    guard text.utf8.first == UInt8(ascii: "#"), let parts = pointerSegments(text), parts.count >= 2 else { return nil }
    return parts.prefix(2)
  }

  /// Only the order refers to modifiers, and nothing refers to the order (resolver module, "Invalid pointers").
  private func check(_ text: String, in holder: Holder, at reference: PlacedNode) throws(FormatError) {
    guard text.utf8.first == UInt8(ascii: "#"), let first = pointerSegments(text)?.first else { return }
    if first == "resolutionOrder" || (first == "modifiers" && holder != .order) {
      throw .forbiddenReference(text, in: holder.rawValue, location(of: reference))
    }
  }

  /// What stands beside a `$ref`; nil when nothing does.
  private func overrides(in node: PlacedNode) -> PlacedNode? {
    let members = node.members.filter { $0.name != "$ref" }
    return members.isEmpty ? nil : PlacedNode(JSONNode(.object(members), at: node.json.range), in: node.source)
  }

  /// The members of an object that another one does not have.
  private func without(_ local: PlacedNode, _ target: PlacedNode) -> PlacedNode {
    let members = target.members.filter { local.json[$0.name] == nil }
    return PlacedNode(JSONNode(.object(members), at: target.json.range), in: target.source)
  }

  /// One object of a target's members and those that take their place; both stand in the same document.
  private func merged(_ target: PlacedNode, _ local: PlacedNode) -> PlacedNode {
    let members = without(local, target).members + local.members
    return PlacedNode(JSONNode(.object(members), at: local.json.range), in: local.source)
  }
}
