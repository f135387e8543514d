import SourceText

/// A member of the rows of a table: its name, its writer, its reader, and its schema.
///
/// A table of columns is all that is known about a row's JSON, so what is written is what is read and what the schema says.
struct Column<Row: Sendable>: Sendable {
  /// The name of the member.
  let name: String
  /// Whether every row has the member.
  let isRequired: Bool
  /// The schema of the member, with its description.
  let schema: JSONText
  /// The name with its quotes and colon.
  let key: [UInt8]
  /// Writes the key and the value of a row, or nothing if the row leaves the member out.
  let put: @Sendable (Row, inout JSONBytes, [UInt8]) -> Void
  /// Reads the value into a row.
  let take: @Sendable (JSONNode, inout Row) throws(SnapshotError) -> Void

  private init(
    _ name: String, isRequired: Bool, _ description: String, _ schema: JSONText,
    put: @escaping @Sendable (Row, inout JSONBytes, [UInt8]) -> Void,
    take: @escaping @Sendable (JSONNode, inout Row) throws(SnapshotError) -> Void
  ) {
    self.name = name
    self.isRequired = isRequired
    self.schema = schema.described(description)
    key = Array("\"\(name)\":".utf8)
    self.put = put
    self.take = take
  }

  /// A member that every row has.
  ///
  /// - Parameter values: the texts that the schema lists; empty for any.
  init<Value: ColumnValue>(
    _ name: String, _ path: WritableKeyPath<Row, Value> & Sendable, _ description: String, values: [String] = []
  ) {
    self.init(
      name, isRequired: true, description, Value.schema.listing(values),
      put: { row, bytes, key in
        bytes.startMember(key)
        row[keyPath: path].put(into: &bytes)
      },
      take: { (node, row) throws(SnapshotError) in row[keyPath: path] = try Value.take(node, as: name) })
  }

  /// A member that rows without a value leave out.
  ///
  /// - Parameter values: the texts that the schema lists; empty for any.
  init<Value: ColumnValue>(
    _ name: String, _ path: WritableKeyPath<Row, Value?> & Sendable, _ description: String, values: [String] = []
  ) {
    self.init(
      name, isRequired: false, description, Value.schema.listing(values),
      put: { row, bytes, key in
        guard let value = row[keyPath: path] else { return }
        bytes.startMember(key)
        value.put(into: &bytes)
      },
      take: { (node, row) throws(SnapshotError) in row[keyPath: path] = try Value.take(node, as: name) })
  }

  /// A member that rows leave out if the value follows from others; null means that there is none.
  init<Value: ColumnValue>(
    _ name: String, inferred path: WritableKeyPath<Row, Value??> & Sendable, _ description: String
  ) {
    self.init(
      name, isRequired: false, description, Value.schema.orNull,
      put: { row, bytes, key in
        guard let value = row[keyPath: path] else { return }
        bytes.startMember(key)
        if let value { value.put(into: &bytes) } else { bytes.add("null") }
      },
      take: { (node, row) throws(SnapshotError) in
        if case .null = node.value {
          row[keyPath: path] = .some(nil)
        } else {
          row[keyPath: path] = .some(try Value.take(node, as: name))
        }
      })
  }

  /// A flag that rows leave out if it is false.
  init(_ name: String, flag path: WritableKeyPath<Row, Bool> & Sendable, _ description: String) {
    self.init(
      name, isRequired: false, description, Bool.schema,
      put: { row, bytes, key in
        guard row[keyPath: path] else { return }
        bytes.startMember(key)
        bytes.add("true")
      },
      take: { (node, row) throws(SnapshotError) in row[keyPath: path] = try Bool.take(node, as: name) })
  }

  /// A list that rows leave out if it is empty.
  init<Value: ColumnValue>(
    _ name: String, list path: WritableKeyPath<Row, [Value]> & Sendable, _ description: String
  ) {
    self.init(
      name, isRequired: false, description, [Value].schema,
      put: { row, bytes, key in
        guard !row[keyPath: path].isEmpty else { return }
        bytes.startMember(key)
        row[keyPath: path].put(into: &bytes)
      },
      take: { (node, row) throws(SnapshotError) in row[keyPath: path] = try [Value].take(node, as: name) })
  }
}

/// A row whose JSON is an object with columns.
protocol ColumnRow: ColumnValue {
  /// The name of the row in the schema.
  static var definition: String { get }
  /// The meaning of the row.
  static var meaning: String { get }
  static var columns: [Column<Self>] { get }
  init()
}

extension ColumnRow {
  func put(into bytes: inout JSONBytes) {
    bytes.add("{")
    for column in Self.columns { column.put(self, &bytes, column.key) }
    bytes.add("}")
  }

  static func take(_ node: JSONNode, as name: String) throws(SnapshotError) -> Self {
    guard let members = node.members else { throw .unexpected("\(name) as an object", node) }
    var row = Self()
    var (next, found) = (0, 0)
    // Members mostly have the order of the columns; others are of a later version.
    for member in members {
      guard
        let index = columns[next...].firstIndex(where: { $0.name.hasSameBytes(as: member.name) })
          ?? columns.firstIndex(where: { $0.name.hasSameBytes(as: member.name) })
      else { continue }
      try columns[index].take(member.value, &row)
      if columns[index].isRequired { found += 1 }
      next = index
    }
    if found < columns.count(where: \.isRequired) {
      for column in columns where column.isRequired && node[column.name] == nil {
        throw .missing(column.name, of: definition == "report" ? "a report" : "a report entry", node.range)
      }
    }
    return row
  }

  static var schema: JSONText { .object([("$ref", .string("#/$defs/\(definition)"))]) }

  /// The schema of the row, for the definitions of the published schema.
  static var rowSchema: JSONText {
    .object([
      ("description", .string(meaning)), ("type", .string("object")),
      ("properties", .object(columns.map { ($0.name, $0.schema) })),
      ("required", .array(columns.filter(\.isRequired).map { .string($0.name) })),
      ("additionalProperties", .boolean(false)),
    ])
  }
}

extension JSONBytes {
  /// Adds a key, after a comma unless it is the first of its object.
  fileprivate mutating func startMember(_ key: [UInt8]) {
    if !isAtStartOfObject { add(",") }
    add(key)
  }
}

extension JSONText {
  /// The schema with a description as its first member.
  fileprivate func described(_ description: String) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object([("description", .string(description))] + members)
  }

  /// The schema with a list of texts; unchanged without any.
  fileprivate func listing(_ values: [String]) -> JSONText {
    guard !values.isEmpty, case .object(let members) = self else { return self }
    return .object(members + [("enum", .array(values.map { .string($0) }))])
  }

  /// The schema that also allows null.
  fileprivate var orNull: JSONText {
    .object([("anyOf", .array([self, .object([("type", .string("null"))])]))])
  }
}
