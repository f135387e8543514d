import SourceText

/// HTML in the making: elements nest by closures, and every text and attribute is escaped on its way in.
///
/// Names of elements and attributes are literals of this program; there is no way to add markup that is not escaped.
struct HTMLBuilder {
  /// Attributes in the order they are written; one whose value is nil is left out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// What has been written so far.
  private(set) var markup = ""

  /// Writes an element with content.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout HTMLBuilder) -> Void
  ) {
    open(name, attributes)
    content(&self)
    markup += "</"
    markup += name.description
    markup += ">"
  }

  /// Writes an element that holds a text.
  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element that HTML knows to be empty, such as `meta`.
  mutating func void(_ name: StaticString, _ attributes: Attributes = [:]) { open(name, attributes) }

  /// Writes a text.
  mutating func text(_ text: String) { markup += HTMLBuilder.escaped(text) }

  /// Writes the document type, which is no element.
  mutating func documentType() { markup += "<!DOCTYPE html>\n" }

  /// Writes the rules of a style element; they are literals of this program.
  mutating func style(_ rules: String) {
    open("style", [:])
    markup += "\n" + rules + "</style>"
  }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    if HTMLBuilder.startsLine(name.description) { markup += "\n" }
    markup += "<"
    markup += name.description
    for (name, value) in attributes {
      guard let value else { continue }
      markup += " "
      markup += name.description
      markup += "=\""
      markup += HTMLBuilder.escaped(value)
      markup += "\""
    }
    markup += ">"
  }

  /// Whether white space before the element does not show, so that a line may start there and a diff stays readable.
  private static func startsLine(_ name: String) -> Bool {
    switch name {
    case "a", "b", "code", "span", "strong", "small", "wbr", "abbr", "i": false
    case "rect", "text", "line", "circle", "path", "g", "title", "use", "symbol": false
    default: true
    }
  }

  /// A text in which nothing can end an attribute or start a tag, scalar by scalar.
  ///
  /// Scalars that are not seen are written out by name first. A quote that is followed by a combining mark is one
  /// `Character`, so characters are never looked at.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
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
    return safe
  }

  /// Whether a byte is a visible ASCII character that means nothing to HTML.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: byte >= 0x20 && byte < 0x7F
    }
  }
}
