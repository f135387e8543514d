/// A table whose rows are made while they are written.
package struct Table {
  /// The layout of a table on a terminal, where columns have no headings.
  package enum Layout {
    /// An entry with a dash, and two spaces between cells; empty cells are left out.
    case entries
    /// Entries without a dash. In Markdown, the line below the headings has no spaces.
    case lines
    /// Columns of equal widths.
    case columns
  }

  /// The kind of a column's cells.
  package enum Style {
    case heading, text, number
    /// A list of phrases, with a style class.
    case list
  }

  /// A column without its cells.
  struct Head {
    let title: Phrase
    let screenTitle: String
    let style: Style
    let width: Int
  }

  let caption: String
  /// The style classes on screen, in addition to that of all tables.
  let style: String
  let columns: [Head]
  let layout: Layout
  /// The number of rows, and of those that are shown.
  let (count, shown): (Int, Int)
  /// The words for a number of rows that aren't shown.
  let more: (Int) -> Phrase?
  /// Writes all rows that are shown, cell by cell; each cell is one phrase, or several in a column of lists.
  let rows: (_ write: ([[Phrase]]) -> Void) -> Void

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - limit: the largest number of rows.
  ///   - more: the words for a number of rows that aren't shown; nil without words.
  package init<Row>(
    _ rows: [Row], _ columns: [Column<Row>], caption: String = "", style: String = "differences",
    layout: Layout = .entries, limit: Int = .max, more: @escaping (Int) -> Phrase? = { _ in nil }
  ) {
    (self.caption, self.style) = (caption, style)
    self.columns = columns.map(\.head)
    self.layout = layout
    (count, shown) = (rows.count, min(rows.count, limit))
    self.more = more
    self.rows = { write in for row in rows.prefix(limit) { write(columns.map { $0.cell(row) }) } }
  }

  /// The words for the rows that aren't shown; nil if there are none.
  var remainder: Phrase? { count > shown ? more(count - shown) : nil }
}

/// A column of a table with rows of one type.
package struct Column<Row> {
  let head: Table.Head
  let cell: (Row) -> [Phrase]

  /// Creates a column under a label, which is capitalized on screen.
  ///
  /// - Parameter width: the least width on a terminal, in columns of equal widths.
  package init(
    _ label: String = "", _ style: Table.Style = .text, width: Int = 0, _ phrase: @escaping (Row) -> Phrase
  ) {
    head = Table.Head(
      title: "\(words: label)", screenTitle: label.capitalizedStart, style: style, width: width)
    cell = { [phrase($0)] }
  }

  /// Creates a column under a title, which may be a name.
  package init(title: Phrase, _ style: Table.Style = .text, _ phrase: @escaping (Row) -> Phrase) {
    head = Table.Head(title: title, screenTitle: title.plain, style: style, width: 0)
    cell = { [phrase($0)] }
  }

  /// Creates a column of lists.
  package init(_ label: String = "", list phrases: @escaping (Row) -> [Phrase]) {
    head = Table.Head(title: "\(words: label)", screenTitle: label.capitalizedStart, style: .list, width: 0)
    cell = phrases
  }
}
