/// A small reader of XML that shares nothing with the writer: elements with attributes and text, entities resolved.
///
/// Strict: what XML 1.0 does not allow is an error, and so are comments, instructions after the first and CDATA, which no format here needs.
final class XMLNode {
  let name: String
  private(set) var attributes: [(name: String, value: String)] = []
  private(set) var children: [XMLNode] = []
  private(set) var text = ""

  struct Fault: Error {
    let message: String
    let offset: Int
  }

  private init(name: String) { self.name = name }

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The names of elements and attributes, in order.
  var shape: [String] { [name] + attributes.map(\.name) + ["("] + children.flatMap(\.shape) + [")"] }

  /// The children of a name.
  func all(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }

  /// The root element of a document.
  static func read(_ document: String) throws -> XMLNode {
    var reader = Reader(scalars: Array(document.unicodeScalars))
    try reader.expect("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    reader.skipSpace()
    let root = try reader.element()
    reader.skipSpace()
    guard reader.isAtEnd else { throw Fault(message: "something after the root", offset: reader.offset) }
    return root
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var offset = 0

    var isAtEnd: Bool { offset >= scalars.count }
    var next: Unicode.Scalar? { isAtEnd ? nil : scalars[offset] }

    func fault(_ message: String) -> Fault { Fault(message: message, offset: offset) }

    mutating func expect(_ text: String) throws {
      for scalar in text.unicodeScalars {
        guard next == scalar else { throw fault("expected \(text)") }
        offset += 1
      }
    }

    func has(_ text: String) -> Bool { scalars[offset...].starts(with: text.unicodeScalars) }

    mutating func skipSpace() {
      while let scalar = next, " \n\r\t".unicodeScalars.contains(scalar) { offset += 1 }
    }

    mutating func name() throws -> String {
      var name = ""
      while let scalar = next, scalar.properties.isAlphabetic || "-_".unicodeScalars.contains(scalar) {
        name.unicodeScalars.append(scalar)
        offset += 1
      }
      if name.isEmpty { throw fault("expected a name") }
      return name
    }

    mutating func element() throws -> XMLNode {
      try expect("<")
      let node = XMLNode(name: try name())
      while true {
        skipSpace()
        if has("/>") {
          offset += 2
          return node
        }
        if has(">") { break }
        let attribute = try name()
        try expect("=\"")
        if node[attribute] != nil { throw fault("an attribute twice") }
        node.attributes.append((attribute, try value(until: "\"")))
        try expect("\"")
      }
      try expect(">")
      while !has("</") {
        if isAtEnd { throw fault("no end of \(node.name)") }
        if next == "<" { node.children.append(try element()) } else { node.text += try value(until: "<") }
      }
      try expect("</\(node.name)>")
      return node
    }

    /// Text in which `<`, `>` and the end do not occur as they are, with entities resolved.
    mutating func value(until end: Unicode.Scalar) throws -> String {
      var value = ""
      while let scalar = next, scalar != end {
        switch scalar {
        case "<", ">": throw fault("a raw bracket")
        case "&":
          let entities: [(String, Unicode.Scalar)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
            // What would complete a command of a CI runner.
            ("&#91;", "["), ("&#58;", ":"), ("&#45;", "-"), ("&#43;", "+"), ("&#126;", "~"),
          ]
          guard let (name, meaning) = entities.first(where: { has($0.0) }) else { throw fault("an unknown entity") }
          value.unicodeScalars.append(meaning)
          offset += name.unicodeScalars.count
        default:
          let isAllowed = scalar == "\t" || scalar == "\n" || scalar == "\r" || scalar.value >= 0x20
          guard isAllowed, scalar.value != 0xFFFE, scalar.value != 0xFFFF else { throw fault("no character of XML") }
          value.unicodeScalars.append(scalar)
          offset += 1
        }
      }
      return value
    }
  }
}
