/// Rows of comma-separated values (RFC 4180), with a line feed after each row.
///
/// A spreadsheet runs a cell that starts with `=`, `+`, `-`, or `@` as a formula, so an apostrophe is put in front of such a text.
/// Invisible characters are written out.
package struct CSVText: Sendable {
  /// The rows so far.
  package private(set) var text = ""

  /// Creates no rows.
  package init() {}

  /// Creates rows under a heading.
  package init(_ heading: [String]) { add(heading) }

  /// Adds a row.
  package mutating func add(_ cells: [String]) {
    text += cells.map(CSVText.cell).joined(separator: ",") + "\n"
  }

  private static func cell(_ cell: String) -> String {
    let visible = cell.madeVisible
    let safe = isFormula(visible) ? "'" + visible : visible
    let special: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    guard safe.utf8.contains(where: special.contains) else { return safe }
    let quote = UInt8(ascii: "\"")
    return "\""
      + safe.utf8.split(separator: quote, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }.joined(separator: "\"\"") + "\""
  }

  private static func isFormula(_ cell: String) -> Bool {
    switch cell.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "@"): true
    case UInt8(ascii: "-"): Double(cell) == nil
    default: false
    }
  }
}
