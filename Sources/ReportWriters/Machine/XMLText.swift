import PageModel

/// A builder for XML 1.0; element names come from this program, and every value is escaped.
struct XMLText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var open: [String] = []

  /// Returns a text that is escaped for content and for attributes in double quotes.
  ///
  /// Invisible scalars, including every scalar that XML 1.0 doesn't allow, are spelled out as `<U+0000>`.
  ///
  /// - Complexity: O(n).
  static func escaped(_ text: String) -> String { HTMLBuilder.escaped(text, apostrophe: "&apos;") }

  /// Opens an element.
  mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    tag(name, attributes, end: ">\n")
    open.append(name)
  }

  /// Closes the element that was opened last.
  mutating func end() {
    guard let name = open.popLast() else { return }
    indent()
    text += "</\(name)>\n"
  }

  /// Writes an element without content or with lines of text.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], lines: [String] = []) {
    guard !lines.isEmpty else { return tag(name, attributes, end: "/>\n") }
    tag(name, attributes, end: ">")
    text += lines.map(XMLText.escaped).joined(separator: "\n") + "</\(name)>\n"
  }

  private mutating func tag(_ name: String, _ attributes: KeyValuePairs<String, String>, end: String) {
    indent()
    text += "<" + name
    for (name, value) in attributes { text += " \(name)=\"\(XMLText.escaped(value))\"" }
    text += end
  }

  private mutating func indent() { text += String(repeating: "  ", count: open.count) }
}
