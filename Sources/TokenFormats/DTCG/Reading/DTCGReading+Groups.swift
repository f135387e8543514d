import DesignTokens
import SourceText

// From objects to the tree: which are groups, which are tokens, and what each may hold.

extension DTCGReading {
  static let groupProperties = ["$type", "$description", "$extensions", "$deprecated", "$root", "$extends", "$ref"]
  static let tokenProperties = ["$value", "$type", "$description", "$extensions", "$deprecated", "$ref"]

  /// Adds the groups and tokens of an object to a group; what is there already is replaced by what has the same path.
  mutating func add(_ object: PlacedNode, to group: Int = 0, isConditional: Bool = false) throws(FormatError) {
    try readGroupProperties(of: object, group, isConditional)
    for member in object.members {
      let value = PlacedNode(member.value, in: object.source)
      if member.name.utf8.first == UInt8(ascii: "$") {
        if member.name == "$root" { try addToken("$root", value, to: group, isConditional) }
        try checkGroupProperty(member, value, group)
        continue
      }
      try checkName(member, in: object)
      guard let children = member.value.members else {
        throw unexpected("a group or a token", value, tree.path(of: member.name, in: group))
      }
      if isToken(children) {
        try addToken(member.name, value, to: group, isConditional)
      } else {
        try add(value, to: try subgroup(member.name, value, of: group, isConditional), isConditional: isConditional)
      }
    }
  }

  /// Whether members make a token: a value or a reference, and no other groups or tokens beside a reference.
  private func isToken(_ members: [JSONMember]) -> Bool {
    if members.contains(where: { $0.name == "$value" }) { return true }
    return members.contains { $0.name == "$ref" }
      && !members.contains { $0.name.utf8.first != UInt8(ascii: "$") && $0.value.members != nil }
  }

  private mutating func subgroup(
    _ name: String, _ object: PlacedNode, of group: Int, _ isConditional: Bool
  ) throws(FormatError) -> Int {
    let path = tree.path(of: name, in: group)
    if let existing = tree.position(of: path) {
      if !tree[existing].isToken { return existing }
      notice("the group \(tree[existing].path) replaces a token", at: object)
      tree.remove(existing)
    }
    try checkPlace(name, below: group, object)
    return tree.append(path, to: group, object: object, isToken: false, isConditional: isConditional)
  }

  /// Checks that a name in a group is neither too deep nor, with the names of all groups around it, too long.
  func checkPlace(_ name: String, below group: Int, _ object: PlacedNode) throws(FormatError) {
    guard tree[group].depth < DTCGTree.depthLimit else {
      throw .text(.tooDeep(limit: DTCGTree.depthLimit, location(of: object)))
    }
    guard tree[group].path.description.utf8.count + name.utf8.count < DTCGTree.pathLimit else {
      throw .text(.nameTooLong(limit: DTCGTree.pathLimit, location(of: object)))
    }
  }

  private mutating func addToken(
    _ name: String, _ object: PlacedNode, to group: Int, _ isConditional: Bool
  ) throws(FormatError) {
    let path = tree.path(of: name, in: group)
    try checkPlace(name, below: group, object)
    for member in object.members where !DTCGReading.tokenProperties.contains(member.name) {
      try rejectTokenMember(member, object, path)
    }
    let hasValue = object["$value"] != nil
    guard hasValue || object["$ref"] != nil else {
      throw .missingProperty("$value", token: path, location(of: object))
    }
    if hasValue, let pointer = object["$ref"] {
      throw .unexpected(expected: "$value or $ref", found: "both", token: path, location(of: pointer))
    }
    if let pointer = object["$ref"], pointer.string.flatMap({ pointerSegments($0) }) == nil {
      let found = pointer.string.map { "\"\($0)\"" } ?? pointer.json.kind
      throw .unexpected(
        expected: "a reference such as #/group/token", found: found, token: path, location(of: pointer))
    }
    guard tree.tokenCount < DTCGFormat.tokenLimit else {
      throw .tooManyTokens(limit: DTCGFormat.tokenLimit, location(of: object))
    }
    try checkProperties(of: object, path)
    let position: Int
    let existing = tree.position(of: path)
    if let existing, tree[existing].isToken {
      position = existing
      tree[position].object = object
      tree[position].isConditional = isConditional
    } else {
      if let existing {
        notice("the token \(path) replaces a group", at: object)
        tree.remove(existing)
      }
      position = tree.append(path, to: group, object: object, isToken: true, isConditional: isConditional)
    }
    tree[position].type = object["$type"]
    tree[position].deprecated = object["$deprecated"]
  }

  /// Properties of other tools whose names look like those of the format.
  private static let toolProperties: Set<String> = ["deprecated", "description", "$modes"]

  private mutating func rejectTokenMember(
    _ member: JSONMember, _ object: PlacedNode, _ token: TokenPath
  ) throws(FormatError) {
    let place = location(of: member, in: object)
    if member.value.members != nil, member.name.utf8.first != UInt8(ascii: "$") {
      throw .tokenWithChildren(token, child: member.name, place)
    }
    // An alpha beside a color is read where the token's type is known.
    if level == .lenient, member.name == "alpha" { return }
    let suggestion = nearest(to: member.name, among: DTCGReading.tokenProperties)
    // Tools add notes, such as "comment" or "group". Other names with a dollar sign are reserved for the format.
    let isNote = suggestion == nil && member.name.utf8.first != UInt8(ascii: "$")
    let isTools = isNote || DTCGReading.toolProperties.contains(member.name)
    if level == .lenient, isTools {
      if notedProperties.insert(member.name).inserted {
        notices.append(InputNotice("property \"\(member.name)\" of a token isn't read", at: place))
      }
      return
    }
    throw .unknownProperty(member.name, token: token, suggestion: suggestion, place)
  }

  private func checkGroupProperty(
    _ member: JSONMember, _ value: PlacedNode, _ group: Int
  ) throws(FormatError) {
    // The schema of the format allows a "$schema" beside the root's groups.
    if group == 0, member.name == "$schema" {
      guard level == .lenient || value.string != nil else { throw unexpected("a schema URL", value, nil) }
      return
    }
    guard DTCGReading.groupProperties.contains(member.name) else {
      throw .unknownProperty(
        member.name, token: tree.name(of: group),
        suggestion: nearest(to: member.name, among: DTCGReading.groupProperties),
        documents[value.source].location(of: member.nameRange))
    }
  }

  private mutating func readGroupProperties(
    of object: PlacedNode, _ group: Int, _ isConditional: Bool
  ) throws(FormatError) {
    guard object.json.members != nil else {
      throw unexpected("an object with groups and tokens", object, nil)
    }
    try checkProperties(of: object, tree.name(of: group))
    tree[group].object = object
    if let type = object["$type"] { tree[group].type = type }
    if let deprecated = object["$deprecated"] { tree[group].deprecated = deprecated }
    if let reference = object["$ref"] { return try readGroupReference(reference, object, group) }
    guard let extends = object["$extends"] else { return }
    if extends.pointer != nil { return try extendDocument(extends, group, isConditional) }
    guard extends.string != nil else {
      throw unexpected("a reference to a group", extends, tree.name(of: group))
    }
    tree[group].extends = extends
  }

  /// A `$ref` on a group extends the group that its pointer names.
  private mutating func readGroupReference(
    _ reference: PlacedNode, _ object: PlacedNode, _ group: Int
  ) throws(FormatError) {
    let name = tree.name(of: group)
    guard object["$extends"] == nil else {
      throw .unexpected(expected: "$extends or $ref", found: "both", token: name, location(of: reference))
    }
    guard let text = reference.string, pointerSegments(text) != nil else {
      throw unexpected("a reference such as #/group", reference, name)
    }
    tree[group].extends = reference
  }

  /// Adds what another document holds before the group's own: `"$extends": { "$ref": "file.json" }`, which the format does not have.
  private mutating func extendDocument(
    _ reference: PlacedNode, _ group: Int, _ isConditional: Bool
  ) throws(FormatError) {
    let path = reference.pointer ?? ""
    try allow("a group that extends another document; DTCG allows only groups of the same document", at: reference)
    guard let found = try sources.node(at: path, relativeTo: reference.source) else {
      throw .noSuchReference(path, token: tree.name(of: group), location(of: reference))
    }
    guard extendedDocuments < 10 else {
      throw .text(.tooDeep(limit: 10, location(of: reference)))
    }
    extendedDocuments += 1
    let object = tree[group].object
    try add(found, to: group, isConditional: isConditional)
    tree[group].object = object
    extendedDocuments -= 1
  }

  /// Checks the properties that groups and tokens share.
  private mutating func checkProperties(of object: PlacedNode, _ path: TokenPath?) throws(FormatError) {
    if let type = object["$type"] { _ = try declaredType(type, path) }
    if let deprecated = object["$deprecated"] { _ = try deprecation(deprecated, path) }
    if let description = object["$description"], description.string == nil {
      throw unexpected("a quoted description", description, path)
    }
    if let extensions = object["$extensions"], extensions.json.members == nil {
      try allow("extensions written as \(extensions.json.kind); DTCG requires an object", at: extensions, token: path)
    }
  }

  /// The reason that `$deprecated` gives; nil when it says that something is not deprecated.
  func deprecation(_ node: PlacedNode, _ path: TokenPath?) throws(FormatError) -> String? {
    switch node.json.value {
    case .boolean(let flag): return flag ? "deprecated" : nil
    case .string(let reason): return reason
    default: throw unexpected("true, false, or a reason", node, path)
    }
  }

  /// Names hold no dot and no brace and do not start with a dollar sign (format module, section 5.1.1).
  private func checkName(_ member: JSONMember, in object: PlacedNode) throws(FormatError) {
    let forbidden: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: "{"), UInt8(ascii: "}")]
    if member.name.isEmpty || member.name.utf8.contains(where: forbidden.contains) {
      throw .badName(member.name, location(of: member, in: object))
    }
  }
}
