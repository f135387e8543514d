import SourceText

/// A builder for HTML: closures nest elements, and every text and attribute value is escaped.
///
/// Names of elements and attributes are literals of this program, and no function adds unescaped markup from input.
package struct HTMLBuilder {
  /// Attributes in the order of output; an attribute with a nil value is omitted.
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  /// The output since the last finished part, in UTF-8.
  private var bytes: [UInt8] = []
  /// The parts before it.
  private var parts: [[UInt8]] = []

  /// The characters with a special meaning in HTML or XML.
  private static let special = AsciiSet("&<>\"'")

  package init() {}

  /// The output so far.
  package var markup: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the output so far, part by part.
  package func write(to output: inout some TextOutputStream) {
    for part in parts { output.write(String(decoding: part, as: UTF8.self)) }
    output.write(String(decoding: bytes, as: UTF8.self))
  }

  /// Writes an element with content.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout HTMLBuilder) -> Void
  ) {
    open(name, attributes)
    content(&self)
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes an element that contains a text.
  package mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes a void element, such as `meta`.
  package mutating func void(_ name: StaticString, _ attributes: Attributes = [:]) { open(name, attributes) }

  /// Writes a text, escaped.
  package mutating func text(_ text: String) {
    if !bytes.appendPlain(text, without: HTMLBuilder.special) {
      bytes.append(contentsOf: HTMLBuilder.escaped(text).utf8)
    }
  }

  /// Writes a text whose line breaks and tabs stay as they are, for a `pre` element.
  package mutating func lines(_ text: String) {
    var start = text.startIndex
    for index in text.utf8.indices where text.utf8[index] == 0x0A || text.utf8[index] == 0x09 {
      self.text(String(text[start..<index]))
      bytes.append(text.utf8[index])
      start = text.utf8.index(after: index)
    }
    self.text(String(text[start...]))
  }

  /// Writes what another builder wrote, without a copy.
  package mutating func append(_ other: HTMLBuilder) {
    parts.append(bytes)
    parts += other.parts
    parts.append(other.bytes)
    bytes = []
  }

  /// Writes the document type.
  package mutating func documentType() { append("<!DOCTYPE html>\n") }

  /// Writes a style element; its rules are literals of this program.
  package mutating func style(_ rules: String) {
    open("style", [:])
    append("\n")
    bytes.append(contentsOf: rules.utf8)
    append("</style>")
  }

  /// Writes a script element; its content is the page's program, or data that can't end the element.
  package mutating func script(_ attributes: Attributes = [:], _ content: [UInt8]) {
    open("script", attributes)
    bytes.append(contentsOf: content)
    append("</script>")
  }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    if HTMLBuilder.startsLine(name) { bytes.append(UInt8(ascii: "\n")) }
    bytes.append(UInt8(ascii: "<"))
    append(name)
    for (name, value) in attributes {
      guard let value else { continue }
      bytes.append(UInt8(ascii: " "))
      append(name)
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      text(value)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Elements before which white space would be visible, so no line may start there.
  private static let inline: [UInt64] = [
    "a", "b", "br", "code", "mark", "span", "strong", "small", "wbr", "abbr", "rect", "text", "path", "use", "symbol",
  ].map(HTMLBuilder.number)

  /// Whether white space before the element is invisible, so a line may start there and diffs stay readable.
  private static func startsLine(_ name: StaticString) -> Bool { !inline.contains(number(name)) }

  /// Returns the bytes of a name as one number; only their number and the last eight count, which no two elements share.
  private static func number(_ name: StaticString) -> UInt64 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt64($1) } }
  }

  /// Returns a text that can't end an attribute or start a tag, escaped byte by byte.
  ///
  /// Spells out invisible scalars by name first. A character reference splits text that a CI runner would read as a command.
  /// Works on bytes, because a quote followed by a combining mark is one `Character`.
  ///
  /// - Parameter apostrophe: the reference for an apostrophe; HTML 4 doesn't know the one of XML.
  package static func escaped(_ text: String, apostrophe: String = "&#39;") -> String {
    if text.isPlain(without: special) { return text }
    var safe: [UInt8] = []
    safe.reserveCapacity(text.utf8.count + 32)
    for byte in text.madeVisible.utf8 {
      switch byte {
      case UInt8(ascii: "&"): safe += "&amp;".utf8
      case UInt8(ascii: "<"): safe += "&lt;".utf8
      case UInt8(ascii: ">"): safe += "&gt;".utf8
      case Ascii.quote: safe += "&quot;".utf8
      case UInt8(ascii: "'"): safe += apostrophe.utf8
      default: safe.append(byte)
      }
    }
    return String(decoding: safe, as: UTF8.self).escapingWorkflowCommands { "&#\($0.value);" }
  }
}
