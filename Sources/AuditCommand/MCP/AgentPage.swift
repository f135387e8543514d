import SourceText

/// A page of a list, bounded in rows and bytes.
struct AgentPage {
  /// The rows of the page.
  let rows: [JSONText]
  /// The number of rows in the whole list.
  let total: Int
  /// The position of the next page; nil after the last.
  let next: Int?

  /// The most bytes of a page with more than one row.
  private static let byteLimit = 60_000

  /// Creates a page.
  ///
  /// - Parameter row: returns the row at a position of the list.
  init(of total: Int, _ arguments: AgentArguments, limit standard: Int = 20, row: (Int) -> JSONText) {
    self.total = total
    let start = min(total, arguments.integer("offset") ?? 0)
    var rows: [JSONText] = []
    var bytes = 0
    while rows.count < arguments.integer("limit") ?? standard, start + rows.count < total {
      let entry = row(start + rows.count)
      bytes += entry.compact.utf8.count
      if bytes > AgentPage.byteLimit, !rows.isEmpty { break }
      rows.append(entry)
    }
    self.rows = rows
    next = start + rows.count < total ? start + rows.count : nil
  }

  /// The members of a result that describe the page.
  func members(_ name: String) -> [(String, JSONText)] {
    [(name, .array(rows)), ("total", .integer(total)), ("nextOffset", next.map { .integer($0) } ?? .null)]
  }

  /// The schema of these members.
  static func schema(_ name: String, _ row: JSONText) -> [(String, JSONText)] {
    [
      (name, AgentSchema.array(row)), ("total", AgentSchema.integer), ("nextOffset", AgentSchema.nullable("integer")),
    ]
  }

  /// The parameters of a tool with pages.
  static let parameters = [
    AgentParameter("offset", .integer(0...1_000_000), "position of the first row; pass nextOffset for the next page"),
    AgentParameter("limit", .integer(1...200), "most rows in the result"),
  ]
}

extension JSONText {
  /// The value with every text from a file cut to a moderate length, and with invisible characters written out.
  var forAgents: JSONText {
    switch self {
    case .string(let text): .string(text.shortened)
    case .array(let elements): .array(elements.map(\.forAgents))
    case .object(let members): .object(members.map { ($0.0.shortened, $0.1.forAgents) })
    case .rows(let count, let row): .array((0..<count).map { row($0).forAgents })
    case .null, .boolean, .integer, .number: self
    }
  }
}
