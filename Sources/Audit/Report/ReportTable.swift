/// Results as rows of values, for programs: unrounded, and without markup.
public struct ReportTable {
  /// A value of a cell.
  public enum Value: Sendable, Hashable {
    /// A text, which may contain any character.
    case text(String)
    /// A number in the unit of its column.
    case number(Double)
    case boolean(Bool)
    /// No value.
    case missing

    package static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .missing }
    package static func optional(_ number: Double?) -> Value { number.map(Value.number) ?? .missing }
    package static func count(_ count: Int) -> Value { .number(Double(count)) }
  }

  /// The name of the table, such as "findings"; no other table of the same results has it.
  public let name: String
  /// The names of the columns.
  public let columns: [String]
  /// Makes the rows while they are written. Each has one value for each column.
  public let rows: (_ write: ([Value]) -> Void) -> Void

  /// Creates a table from rows, and the value of each column in a row.
  package init<Row>(_ name: String, _ rows: [Row], _ columns: [(String, (Row) -> Value)]) {
    self.name = name
    self.columns = columns.map(\.0)
    self.rows = { write in for row in rows { write(columns.map { $0.1(row) }) } }
  }
}
