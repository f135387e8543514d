import DesignTokens
import SourceText

/// Reads a resolver document and the documents it refers to.
struct ResolverReader {
  var sources: DTCGSources
  let level: DTCGLevel
  var notices: [InputNotice] = []
  /// The references that are being followed, to find circles.
  var open: [String] = []
  /// How many objects all sets and contexts hold together.
  var objectCount = 0
  /// The sets and modifiers that the order leads to, as `sets/name` and `modifiers/name`.
  var used: Set<String> = []

  /// The most objects that sets and contexts may come to, each counted as often as it is used.
  static let objectLimit = 10_000

  /// What holds a reference; it decides what the reference may lead to.
  enum Holder: String {
    case set = "a set"
    case modifier = "a modifier"
    case order = "resolutionOrder"
  }

  init(sources: DTCGSources, level: DTCGLevel) {
    self.sources = sources
    self.level = level
  }

  func location(of node: PlacedNode) -> SourceLocation {
    sources.documents[node.source].location(of: node.json.range)
  }

  func unexpected(_ expected: String, _ node: PlacedNode) -> FormatError {
    .unexpected(expected: expected, found: node.json.kind, token: nil, location(of: node))
  }

  mutating func allow(_ message: String, at node: PlacedNode) throws(FormatError) {
    guard level == .lenient else { throw .notStrict(message, token: nil, location(of: node)) }
    notices.append(InputNotice(message, at: location(of: node)))
  }

  mutating func read(_ file: SourceFile) throws(FormatError) -> ResolverDocument {
    let root = try sources.parse(file)
    guard root.json.members != nil else { throw unexpected("a resolver document", root) }
    let known = ["$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs"]
    try checkMembers(of: root, known: known)
    guard let version = root["version"] else { throw .missingProperty("version", token: nil, location(of: root)) }
    guard version.string == "2025.10" else {
      throw .unexpected(
        expected: "the version \"2025.10\"", found: version.string.map { "\"\($0)\"" } ?? version.json.kind, token: nil,
        location(of: version))
    }
    for name in ["name", "description", "$schema"] {
      if let node = root[name], node.string == nil { throw unexpected("a quoted string", node) }
    }
    guard let order = root["resolutionOrder"] else {
      throw .missingProperty("resolutionOrder", token: nil, location(of: root))
    }
    guard let items = order.elements, !items.isEmpty else { throw unexpected("at least one set or modifier", order) }
    var document = ResolverDocument(location: location(of: root))
    try checkUnused(root)
    var inline: [String: SourceLocation] = [:]
    for item in items { try addStep(item, to: &document, &inline) }
    noticeUnused(root)
    return document
  }

  /// Notices the sets and modifiers that the order doesn't lead to, and whose values no mode has.
  private mutating func noticeUnused(_ root: PlacedNode) {
    for (name, kind) in [("sets", "set"), ("modifiers", "modifier")] {
      for member in root[name]?.json.members ?? [] where !used.contains("\(name)/\(member.name)") {
        let text = "the \(kind) \"\(member.name)\" isn't in resolutionOrder, so its tokens aren't read"
        notices.append(InputNotice(text, at: sources.documents[root.source].location(of: member.nameRange)))
      }
    }
  }

  func checkMembers(of node: PlacedNode, known: [String]) throws(FormatError) {
    for member in node.members where !known.contains(member.name) {
      throw .unknownProperty(
        member.name, token: nil, suggestion: nearest(to: member.name, among: known),
        sources.documents[node.source].location(of: member.nameRange))
    }
  }

  /// Reads the sets and modifiers that the order leaves out too, for the faults in them.
  private mutating func checkUnused(_ root: PlacedNode) throws(FormatError) {
    for (name, holder) in [("sets", Holder.set), ("modifiers", .modifier)] {
      guard let table = root[name] else { continue }
      guard let members = table.json.members else { throw unexpected("an object with \(name)", table) }
      for member in members {
        let node = PlacedNode(member.value, in: root.source)
        var objects: [PlacedNode] = []
        if holder == .set {
          objects = try set(node)
        } else {
          objects = try modifier(member.name, node).contexts.flatMap(\.objects)
        }
        if level == .strict { try checkTokens(in: objects) }
      }
    }
    objectCount = 0
    used = []
  }

  /// Checks groups and tokens that may be used nowhere; what is used is checked where it is read.
  private func checkTokens(in objects: [PlacedNode]) throws(FormatError) {
    for object in objects {
      var reading = DTCGReading(level: level, sources: sources)
      try reading.add(object)
    }
  }

  private mutating func addStep(
    _ item: PlacedNode, to document: inout ResolverDocument, _ inline: inout [String: SourceLocation]
  ) throws(FormatError) {
    guard item.json.members != nil else { throw unexpected("a set, a modifier, or a reference to one", item) }
    if let reference = item["$ref"] {
      let (name, isModifier) = try kind(of: reference)
      let target = try followed(item, in: .order)
      if !isModifier { return document.steps.append(.set(try set(target))) }
      try addModifier(name, target, to: &document, isReference: true)
      return
    }
    guard let nameNode = item["name"] else { throw .missingProperty("name", token: nil, location(of: item)) }
    guard let name = nameNode.string else { throw unexpected("a quoted name", nameNode) }
    guard let type = item["type"] else { throw .missingProperty("type", token: nil, location(of: item)) }
    if let first = inline.updateValue(location(of: nameNode), forKey: name) {
      throw .repeatedName(name, first: first, location(of: nameNode))
    }
    switch type.string {
    case "set": document.steps.append(.set(try set(item, isInline: true)))
    case "modifier": try addModifier(name, item, to: &document, isReference: false)
    default:
      throw .unexpected(
        expected: "\"set\" or \"modifier\"", found: type.string.map { "\"\($0)\"" } ?? type.json.kind, token: nil,
        location(of: type))
    }
  }

  /// What a reference in the order leads to: `#/sets/name` or `#/modifiers/name`.
  private func kind(of reference: PlacedNode) throws(FormatError) -> (name: String, isModifier: Bool) {
    guard let text = reference.string else { throw unexpected("a quoted reference", reference) }
    let mark = text.utf8.lastIndex(of: UInt8(ascii: "#")).map { text.utf8.index(after: $0) } ?? text.startIndex
    let fragment = String(text[mark...])
    let segments = pointerSegments("#" + fragment) ?? pointerSegments("#/" + fragment) ?? []
    guard segments.count == 2, ["sets", "modifiers"].contains(segments[0]) else {
      if segments.first == "resolutionOrder" {
        throw .forbiddenReference(text, in: "resolutionOrder", location(of: reference))
      }
      throw .unexpected(
        expected: "a reference to #/sets/… or #/modifiers/…", found: "\"\(text)\"", token: nil, location(of: reference))
    }
    return (segments[1], segments[0] == "modifiers")
  }

  private mutating func addModifier(
    _ name: String, _ node: PlacedNode, to document: inout ResolverDocument, isReference: Bool
  ) throws(FormatError) {
    if let existing = document.modifiers.firstIndex(where: { equalIgnoringCase($0.name, name) }) {
      let place = location(of: node)
      guard isReference, document.modifiers[existing].location == place else {
        throw .repeatedName(name, first: document.modifiers[existing].location, place)
      }
      return document.steps.append(.modifier(existing))
    }
    document.modifiers.append(try modifier(name, node, isInline: !isReference))
    document.steps.append(.modifier(document.modifiers.count - 1))
  }
}
