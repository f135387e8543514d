/// A JSON value to be written: members keep their order, so the same report always gives the same bytes.
public indirect enum JSONText: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])
  /// An array of objects that are made one by one while they are written.
  case rows(Int, @Sendable (Int) -> JSONText)

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
    var bytes = JSONBytes()
    bytes.write(self, indentation: indentation) { output.write($0) }
    bytes.flush { output.write($0) }
  }

  var isPlain: Bool {
    switch self {
    case .array, .object, .rows: false
    default: true
    }
  }

  /// Returns the shortest text that reads back as the same number; whole numbers without a fraction.
  public static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 9_007_199_254_740_992 { return String(Int64(number)) }
    return String(number)
  }
}
