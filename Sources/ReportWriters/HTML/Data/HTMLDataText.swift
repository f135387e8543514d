import SourceText

/// Compact JSON for a script element; nothing in it can end the element or be read as markup.
struct HTMLDataText {
  /// The output so far, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Writes an array, element by element.
  mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout HTMLDataText, Element) -> Void) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      write(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes an array of values of different kinds.
  mutating func row(_ parts: [Part]) { array(parts) { $0.write($1) } }

  /// Writes an array of integers.
  mutating func integers(_ numbers: [Int]) { array(numbers) { $0.raw(String($1)) } }

  /// Writes a column of integers in its shortest form.
  mutating func column(_ numbers: [Int]) { HTMLColumn(numbers).write(into: &self) }

  /// Writes an object; its names are literals of this program.
  mutating func object(_ members: KeyValuePairs<String, (inout HTMLDataText) -> Void>) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      string(member.key)
      bytes.append(UInt8(ascii: ":"))
      member.value(&self)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// A value that is written as a whole.
  enum Part {
    case none
    case integer(Int)
    case number(Double?)
    case string(String)
    /// A text without invisible characters but tabs and line feeds, which stay.
    case verbatim(String)
    case list([Part])
  }

  /// Writes a value; a number that isn't finite becomes null.
  mutating func write(_ part: Part) {
    switch part {
    case .none: raw("null")
    case .integer(let number): raw(String(number))
    case .number(let number): raw(number.map { JSONText.text(of: $0) } ?? "null")
    case .string(let text): string(text)
    case .verbatim(let text): verbatim(text)
    case .list(let parts): row(parts)
    }
  }

  /// Writes a string; spells out invisible scalars, as in the rest of the page.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if !bytes.appendPlain(text, without: HTMLDataText.special) {
      var escaped: [UInt8] = []
      for byte in text.madeVisible.utf8 {
        let isKept = byte >= 0x20 && byte != 0x7F && !HTMLDataText.special.contains(byte)
        if isKept { escaped.append(byte) } else { escaped += HTMLDataText.code(byte).utf8 }
      }
      let safe = String(decoding: escaped, as: UTF8.self)
      raw(safe.escapingWorkflowCommands(startsLine: false) { HTMLDataText.code(UInt8($0.value)) })
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func verbatim(_ text: String) {
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      let isKept = byte >= 0x20 && !HTMLDataText.special.contains(byte)
      if isKept { escaped.append(byte) } else { escaped += HTMLDataText.code(byte).utf8 }
    }
    let safe = String(decoding: escaped, as: UTF8.self)
    raw("\"\(safe.escapingWorkflowCommands(startsLine: false) { HTMLDataText.code(UInt8($0.value)) })\"")
  }

  /// Returns the escape of an ASCII character, such as `\u003c`.
  private static func code(_ byte: UInt8) -> String { "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16) }

  private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// The characters with a special meaning in JSON or HTML.
  private static let special = AsciiSet("\"\\<>&")
}
