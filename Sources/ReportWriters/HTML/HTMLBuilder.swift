import SourceText

/// HTML in the making: elements nest by closures, and every text and attribute is escaped on its way in.
///
/// Names of elements and attributes are literals of this program; there is no way to add markup that is not escaped.
struct HTMLBuilder {
  /// Attributes in the order they are written; one whose value is nil is left out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// What has been written so far, in UTF-8.
  private var bytes: [UInt8] = []

  /// What has been written so far.
  var markup: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an element with content.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout HTMLBuilder) -> Void
  ) {
    open(name, attributes)
    content(&self)
    append("</")
    append(name)
    append(">")
  }

  /// Writes an element that holds a text.
  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element that HTML knows to be empty, such as `meta`.
  mutating func void(_ name: StaticString, _ attributes: Attributes = [:]) { open(name, attributes) }

  /// Writes a text.
  mutating func text(_ text: String) { bytes.append(contentsOf: HTMLBuilder.escaped(text).utf8) }

  /// Writes the document type, which is no element.
  mutating func documentType() { append("<!DOCTYPE html>\n") }

  /// Writes the rules of a style element; they are literals of this program.
  mutating func style(_ rules: String) {
    open("style", [:])
    append("\n")
    bytes.append(contentsOf: rules.utf8)
    append("</style>")
  }

  /// Writes a script element of this type; its content is a program of ours, or data that cannot end the element.
  mutating func script(_ attributes: Attributes = [:], _ content: [UInt8]) {
    open("script", attributes)
    bytes.append(contentsOf: content)
    append("</script>")
  }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    if HTMLBuilder.startsLine(name) { append("\n") }
    append("<")
    append(name)
    for (name, value) in attributes {
      guard let value else { continue }
      append(" ")
      append(name)
      append("=\"")
      text(value)
      append("\"")
    }
    append(">")
  }

  private mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Elements before which white space would show, so that no line may start there.
  private static let inline: [StaticString] = [
    "a", "b", "br", "code", "mark", "span", "strong", "small", "wbr", "abbr", "rect", "text", "path", "use", "symbol",
  ]

  /// Whether white space before the element does not show, so that a line may start there and a diff stays readable.
  private static func startsLine(_ name: StaticString) -> Bool {
    name.withUTF8Buffer { name in !inline.contains { $0.withUTF8Buffer { $0.elementsEqual(name) } } }
  }

  /// A text in which nothing can end an attribute or start a tag, scalar by scalar.
  ///
  /// Scalars that are not seen are written out by name first, and a character reference parts what a CI runner would read as a command. A quote that is followed by a combining mark is one
  /// `Character`, so characters are never looked at.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text.escapingWorkflowCommands { "&#\($0.value);" } }
    var safe = ""
    for scalar in text.madeVisible.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe.escapingWorkflowCommands { "&#\($0.value);" }
  }

  /// Whether a byte is a visible ASCII character that means nothing to HTML.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: byte >= 0x20 && byte < 0x7F
    }
  }
}
