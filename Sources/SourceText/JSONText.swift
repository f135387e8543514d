/// A JSON value to be written: members keep their order, so the same report always gives the same bytes.
public indirect enum JSONText: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// Returns a string, or null if there is none.
  public static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// Returns a number, or null if there is none or it isn't finite, because JSON has neither NaN nor infinity.
  public static func optional(_ number: Double?) -> JSONText {
    guard let number, number.isFinite else { return .null }
    return .number(number)
  }

  /// Writes the value, indented by two spaces a level; arrays of plain values stay on one line.
  ///
  /// Control, bidirectional and invisible characters are written as `\u` escapes, so that a log shows them for what they are, and so is
  /// the last character of what a CI runner would read as a command.
  /// - Complexity: O(n) in the length of the text.
  public func write(to output: inout some TextOutputStream, indentation: Int = 0) {
    switch self {
    case .null: output.write("null")
    case .boolean(let flag): output.write(flag ? "true" : "false")
    case .integer(let number): output.write(String(number))
    case .number(let number): output.write(JSONText.text(of: number))
    case .string(let text): JSONText.write(text, to: &output)
    case .array(let elements): write(elements, to: &output, indentation: indentation)
    case .object(let members): write(members, to: &output, indentation: indentation)
    }
  }

  private func write(_ elements: [JSONText], to output: inout some TextOutputStream, indentation: Int) {
    let inline = elements.allSatisfy(\.isPlain)
    output.write("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { output.write(inline ? ", " : ",") }
      if !inline { output.write("\n" + String(repeating: "  ", count: indentation + 1)) }
      element.write(to: &output, indentation: indentation + 1)
    }
    if !inline { output.write("\n" + String(repeating: "  ", count: indentation)) }
    output.write("]")
  }

  private func write(_ members: [(String, JSONText)], to output: inout some TextOutputStream, indentation: Int) {
    guard !members.isEmpty else { return output.write("{}") }
    output.write("{")
    for (index, (name, value)) in members.enumerated() {
      output.write((index > 0 ? ",\n" : "\n") + String(repeating: "  ", count: indentation + 1))
      JSONText.write(name, to: &output)
      output.write(": ")
      value.write(to: &output, indentation: indentation + 1)
    }
    output.write("\n" + String(repeating: "  ", count: indentation) + "}")
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// Returns the shortest text that reads back as the same number; whole numbers without a fraction.
  public static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 9_007_199_254_740_992 { return String(Int64(number)) }
    return String(number)
  }

  private static func write(_ text: String, to output: inout some TextOutputStream) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      output.write("\"")
      output.write(text.escapingWorkflowCommands(startsLine: false, escaped))
      return output.write("\"")
    }
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
    output.write("\"" + result.escapingWorkflowCommands(startsLine: false, escaped) + "\"")
  }

  /// A scalar as `\u005b`, in two halves if it is beyond 16 bits.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
