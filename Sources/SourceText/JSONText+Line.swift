extension JSONText {
  /// The value on one line, for files that hold a value a line.
  ///
  /// - Complexity: O(n) in the length of the text.
  public var line: String {
    switch self {
    case .null, .boolean, .integer, .number, .string:
      var text = ""
      write(to: &text)
      return text
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .rows(let count, let row): return "[" + (0..<count).map { row($0).line }.joined(separator: ", ") + "]"
    case .object(let members):
      return "{" + members.map { JSONText.string($0.0).line + ": " + $0.1.line }.joined(separator: ", ") + "}"
    }
  }
}
