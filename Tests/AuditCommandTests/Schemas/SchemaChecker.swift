import SourceText

/// Checks JSON against the part of JSON Schema (draft 2020-12) that our schemas use; a keyword that it does not know is a fault of the schema.
///
/// `pattern` is not looked at: no regular expression engine runs in these tests.
struct SchemaChecker {
  let schema: JSONNode
  /// Whether members that the schema does not describe are faults even where it lets them pass.
  var isClosed = false

  private static let known: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "enum", "const", "properties", "required",
    "additionalProperties", "propertyNames", "minProperties", "items", "minItems", "maxItems", "anyOf", "minimum",
    "maximum", "minLength", "maxLength", "pattern",
  ]

  /// What is wrong with a document, each with its path.
  func faults(in document: JSONNode) -> [String] { faults(document, schema, "$") }

  private func faults(_ node: JSONNode, _ schema: JSONNode, _ path: String) -> [String] {
    var found: [String] = []
    func require(_ holds: Bool, _ what: String) { if !holds { found.append("\(path): \(what)") } }
    for member in schema.members ?? [] { require(Self.known.contains(member.name), "unknown keyword \(member.name)") }
    if let name = schema["$ref"]?.string {
      guard let target = self.schema["$defs"]?[String(name.split(separator: "/").last ?? "")] else {
        return ["\(path): no \(name)"]
      }
      found += faults(node, target, path)
    }
    if let types = schema["type"] {
      let names = types.string.map { [$0] } ?? types.elements?.compactMap(\.string) ?? []
      require(names.contains { Self.isOf($0, node) }, "is \(node.kind), not \(names.joined(separator: " or "))")
    }
    if let values = schema["enum"]?.elements { require(values.contains { Self.isSame($0, node) }, "not in the list") }
    if let value = schema["const"] { require(Self.isSame(value, node), "not the constant") }
    if let alternatives = schema["anyOf"]?.elements {
      let all = alternatives.map { faults(node, $0, path) }
      if !all.contains(where: \.isEmpty) { found += all.min { $0.count < $1.count } ?? [] }
    }
    if let number = node.number {
      require(number >= schema["minimum"]?.number ?? -.infinity, "too small")
      require(number <= schema["maximum"]?.number ?? .infinity, "too large")
    }
    if let text = node.string {
      require(text.utf8.count >= Int(schema["minLength"]?.number ?? 0), "too short")
      require(Double(text.unicodeScalars.count) <= schema["maxLength"]?.number ?? .infinity, "too long")
    }
    return found + objectFaults(node, schema, path) + arrayFaults(node, schema, path)
  }

  private func objectFaults(_ node: JSONNode, _ schema: JSONNode, _ path: String) -> [String] {
    guard let members = node.members else { return [] }
    var found = (schema["required"]?.elements ?? []).compactMap(\.string).filter { node[$0] == nil }
      .map { "\(path): no \($0)" }
    if members.count < Int(schema["minProperties"]?.number ?? 0) { found.append("\(path): too few members") }
    for member in members {
      let place = "\(path).\(member.name)"
      if let names = schema["propertyNames"] {
        found += faults(JSONNode(.string(member.name), at: member.nameRange), names, place)
      }
      if let own = schema["properties"]?[member.name] {
        found += faults(member.value, own, place)
      } else if let rest = schema["additionalProperties"] {
        if rest.members != nil {
          found += faults(member.value, rest, place)
        } else if rest.boolean == false || isClosed {
          found.append("\(place): not described")
        }
      }
    }
    return found
  }

  private func arrayFaults(_ node: JSONNode, _ schema: JSONNode, _ path: String) -> [String] {
    guard let elements = node.elements else { return [] }
    var found: [String] = []
    if elements.count < Int(schema["minItems"]?.number ?? 0) { found.append("\(path): too few") }
    if let most = schema["maxItems"]?.number, elements.count > Int(most) { found.append("\(path): too many") }
    guard let items = schema["items"] else { return found }
    return found + elements.enumerated().flatMap { faults($1, items, "\(path)[\($0)]") }
  }

  private static func isOf(_ type: String, _ node: JSONNode) -> Bool {
    switch (type, node.value) {
    case ("null", .null), ("boolean", .boolean), ("number", .number), ("string", .string), ("array", .array),
      ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private static func isSame(_ left: JSONNode, _ right: JSONNode) -> Bool {
    switch (left.value, right.value) {
    case (.null, .null): true
    case (.boolean(let first), .boolean(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.string(let first), .string(let second)): first.hasSameBytes(as: second)
    default: false
    }
  }
}
