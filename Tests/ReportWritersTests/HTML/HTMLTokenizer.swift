/// A small reader of HTML that shares nothing with the writer: tags with their attributes, and text, with entities resolved.
///
/// It is stricter than a browser: attributes must stand in double quotes, and a "<" that starts no tag is an error.
struct HTMLTokens {
  /// A start tag.
  struct Tag: Equatable {
    var name: String
    var attributes: [(name: String, value: String)]

    static func == (left: Tag, right: Tag) -> Bool { left.shape == right.shape }

    /// The name of the tag and of its attributes.
    var shape: [String] { [name] + attributes.map(\.name) }

    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
  }

  /// What is wrong with a text, and where.
  struct Fault: Error {
    let message: String
    let offset: Int
  }

  private(set) var tags: [Tag] = []
  private(set) var endTags: [String] = []
  /// The text between two tags, in order; what stands in `style` is left out.
  private(set) var texts: [String] = []

  /// What stands in each script element, in order, as it is written: there entities mean nothing.
  private(set) var scripts: [String] = []
  /// What stands in the style element.
  private(set) var styles: [String] = []

  private let scalars: [Unicode.Scalar]
  private var offset = 0

  init(_ html: String) throws {
    scalars = Array(html.unicodeScalars)
    while offset < scalars.count {
      if scalars[offset] == "<" { try readTag() } else { try readText() }
      if tags.last?.name == "script", scripts.count < tags.count(where: { $0.name == "script" }) { try readScript() }
    }
  }

  /// Reads to the next "</script", which is where every browser ends the element.
  private mutating func readScript() throws {
    let start = offset
    let end = Array("</script".unicodeScalars)
    while offset < scalars.count, !scalars[offset...].starts(with: end) { offset += 1 }
    let content = String(String.UnicodeScalarView(scalars[start..<offset]))
    if content.utf8.contains(UInt8(ascii: "<")), content.contains("<!--") {
      throw Fault(message: "a script that starts a comment of HTML", offset: start)
    }
    scripts.append(content)
  }

  private mutating func readText() throws {
    let start = offset
    while offset < scalars.count, scalars[offset] != "<" { offset += 1 }
    let raw = scalars[start..<offset]
    guard tags.last?.name != "style" || endTags.last == "style" else {
      return styles.append(String(String.UnicodeScalarView(raw)))
    }
    if raw.contains(">") { throw Fault(message: "a raw > in text", offset: start) }
    texts.append(try HTMLTokens.resolved(raw, at: start))
  }

  private mutating func readTag() throws {
    let start = offset
    offset += 1
    if take("!DOCTYPE html>") { return }
    let isEnd = take("/")
    let name = word()
    guard !name.isEmpty else { throw Fault(message: "a < that starts no tag", offset: start) }
    if isEnd {
      guard take(">") else { throw Fault(message: "an end tag with more than a name", offset: start) }
      endTags.append(name)
      return
    }
    var attributes: [(name: String, value: String)] = []
    while !take(">") {
      guard take(" ") else { throw Fault(message: "no space before an attribute of \(name)", offset: offset) }
      let attribute = word()
      guard !attribute.isEmpty, take("=\"") else { throw Fault(message: "a bare attribute in \(name)", offset: offset) }
      let valueStart = offset
      while offset < scalars.count, scalars[offset] != "\"" { offset += 1 }
      attributes.append((attribute, try HTMLTokens.resolved(scalars[valueStart..<offset], at: valueStart)))
      offset += 1
    }
    tags.append(Tag(name: name, attributes: attributes))
  }

  private mutating func word() -> String {
    var word = String.UnicodeScalarView()
    while offset < scalars.count, scalars[offset].isASCII,
      scalars[offset].properties.isAlphabetic
        || "0123456789-".unicodeScalars.contains(scalars[offset])
    {
      word.append(scalars[offset])
      offset += 1
    }
    return String(word)
  }

  private mutating func take(_ text: String) -> Bool {
    let expected = Array(text.unicodeScalars)
    guard offset + expected.count <= scalars.count, Array(scalars[offset..<offset + expected.count]) == expected
    else { return false }
    offset += expected.count
    return true
  }

  private static let entities: KeyValuePairs = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'",
    // What would complete a command of a CI runner.
    "#91": "[", "#58": ":", "#45": "-", "#43": "+", "#126": "~",
  ]

  private static func resolved(_ raw: ArraySlice<Unicode.Scalar>, at start: Int) throws -> String {
    var text = String.UnicodeScalarView()
    var index = raw.startIndex
    while index < raw.endIndex {
      if raw[index] == "&" {
        guard let end = raw[index...].firstIndex(of: ";") else { throw Fault(message: "a raw &", offset: start) }
        let name = String(String.UnicodeScalarView(raw[index + 1..<end]))
        guard let meaning = entities.first(where: { $0.key == name })?.value else {
          throw Fault(message: "an unknown entity \(name)", offset: start)
        }
        text.append(contentsOf: meaning.unicodeScalars)
        index = end + 1
      } else {
        text.append(raw[index])
        index += 1
      }
    }
    return String(text)
  }
}
