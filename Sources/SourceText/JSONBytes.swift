/// The text of JSON values as bytes, handed on whenever there are 64 KiB.
package struct JSONBytes {
  var bytes: [UInt8] = []
  private static let piece = 65_536
  private static let special = AsciiSet("\"\\")

  /// Creates an empty text.
  package init() {}

  /// Hands on what is there if it is much.
  mutating func handOn(_ output: (String) -> Void) {
    if bytes.count >= JSONBytes.piece { flush(output) }
  }

  /// Hands on what is left.
  package mutating func flush(_ output: (String) -> Void) {
    output(String(decoding: bytes, as: UTF8.self))
    bytes.removeAll(keepingCapacity: true)
  }

  /// Adds a value.
  mutating func write(_ value: JSONText, indentation: Int, _ output: (String) -> Void) {
    switch value {
    case .null: bytes += "null".utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .number(let number): bytes += JSONText.text(of: number).utf8
    case .string(let text): write(text)
    case .array(let elements): write(elements, indentation: indentation, output)
    case .object(let members): write(members, indentation: indentation, output)
    case .rows(let count, let row): write(count, row, indentation: indentation, output)
    }
    handOn(output)
  }

  private mutating func write(_ elements: [JSONText], indentation: Int, _ output: (String) -> Void) {
    let inline = elements.allSatisfy(\.isPlain)
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if !inline { startLine(indentation + 1) } else if index > 0 { bytes.append(UInt8(ascii: " ")) }
      write(element, indentation: indentation + 1, output)
    }
    if !inline { startLine(indentation) }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(
    _ count: Int, _ row: (Int) -> JSONText, indentation: Int, _ output: (String) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    for index in 0..<count {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine(indentation + 1)
      write(row(index), indentation: indentation + 1, output)
    }
    if count > 0 { startLine(indentation) }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ members: [(String, JSONText)], indentation: Int, _ output: (String) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    for (index, (name, value)) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine(indentation + 1)
      write(name)
      bytes += ": ".utf8
      write(value, indentation: indentation + 1, output)
    }
    if !members.isEmpty { startLine(indentation) }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func startLine(_ indentation: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * indentation)
  }

  mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if !bytes.appendPlain(text, without: JSONBytes.special) {
      bytes += JSONBytes.escaped(text).escapingWorkflowCommands(startsLine: false, JSONBytes.escaped).utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: if scalar.isUnseen { result += escaped(scalar) } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// A scalar as `\u005b`, in two halves if it is beyond 16 bits.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
