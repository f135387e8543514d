import SourceText

/// A JSON value and the number of the document that it stands in.
struct PlacedNode: Sendable {
  let json: JSONNode
  let source: Int

  init(_ json: JSONNode, in source: Int) {
    self.json = json
    self.source = source
  }

  subscript(name: String) -> PlacedNode? { json[name].map { PlacedNode($0, in: source) } }

  /// The element whose number is written as `name`, when this is an array that has it.
  subscript(element name: String) -> PlacedNode? {
    guard let elements = json.elements, name.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      name.utf8.first != 0x30 || name.utf8.count == 1, let index = Int(name),
      elements.indices.contains(index)
    else { return nil }
    return PlacedNode(elements[index], in: source)
  }

  /// The elements when this is an array.
  var elements: [PlacedNode]? { json.elements?.map { PlacedNode($0, in: source) } }

  /// The members when this is an object, else none.
  var members: [JSONMember] { json.members ?? [] }

  var string: String? { json.string }

  /// The text when this is a string no longer than any word of the format; a longer one is never compared with them, however it is made.
  var word: String? { json.string.flatMap { $0.utf8.count <= 64 ? $0 : nil } }

  var number: Double? { json.number }

  /// The text of `$ref`, when this is an object that has one.
  var pointer: String? {
    guard case .object(let members) = json.value else { return nil }
    return members.first { $0.name == "$ref" }?.value.string
  }
}
