import SourceText

/// A member of the rows of a table: its name, its writer, its reader, and its schema.
///
/// A table of columns is all that is known about a row's JSON, so what is written is what is read and what the schema says.
struct Column<Row: Sendable>: Sendable {
  private let label: StaticString
  /// Whether every row has the member.
  let isRequired: Bool
  /// The schema of the member, with its description.
  let schema: JSONText
  /// Writes the key and the value of a row, or nothing if the row leaves the member out.
  let put: @Sendable (UnsafePointer<Row>, inout JSONBytes) -> Void
  /// Reads the value into a row.
  let take: @Sendable (JSONNode, inout Row) throws(SnapshotError) -> Void

  /// The name of the member.
  var name: String { label.description }

  private init(
    _ name: StaticString, isRequired: Bool, _ description: String, _ schema: JSONText,
    put: @escaping @Sendable (UnsafePointer<Row>, inout JSONBytes) -> Void,
    take: @escaping @Sendable (JSONNode, inout Row) throws(SnapshotError) -> Void
  ) {
    label = name
    self.isRequired = isRequired
    self.schema = schema.described(description)
    self.put = put
    self.take = take
  }

  /// A member that every row has.
  ///
  /// - Parameter values: the texts that the schema lists; empty for any.
  init<Value: ColumnValue>(
    _ name: StaticString, _ path: WritableKeyPath<Row, Value> & Sendable, _ description: String, values: [String] = []
  ) {
    let (field, key) = (Field(path), JSONBytes.key(name))
    self.init(
      name, isRequired: true, description, Value.schema.listing(values),
      put: { row, bytes in
        bytes.startMember(key)
        field.value(in: row).put(into: &bytes)
      },
      take: { (node, row) throws(SnapshotError) in
        row[keyPath: path] = try Value.take(node, as: name.description)
      })
  }

  /// A member that rows without a value leave out.
  ///
  /// - Parameter values: the texts that the schema lists; empty for any.
  init<Value: ColumnValue>(
    _ name: StaticString, _ path: WritableKeyPath<Row, Value?> & Sendable, _ description: String, values: [String] = []
  ) {
    let (field, key) = (Field(path), JSONBytes.key(name))
    self.init(
      name, isRequired: false, description, Value.schema.listing(values),
      put: { row, bytes in
        guard let value = field.value(in: row) else { return }
        bytes.startMember(key)
        value.put(into: &bytes)
      },
      take: { (node, row) throws(SnapshotError) in
        row[keyPath: path] = try Value.take(node, as: name.description)
      })
  }

  /// A member that rows leave out if the value follows from others; null means that there is none.
  init<Value: ColumnValue>(
    _ name: StaticString, inferred path: WritableKeyPath<Row, Value??> & Sendable, _ description: String
  ) {
    let (field, key) = (Field(path), JSONBytes.key(name))
    self.init(
      name, isRequired: false, description, Value.schema.orNull,
      put: { row, bytes in
        guard let value = field.value(in: row) else { return }
        bytes.startMember(key)
        if let value { value.put(into: &bytes) } else { bytes.add("null") }
      },
      take: { (node, row) throws(SnapshotError) in
        if case .null = node.value {
          row[keyPath: path] = .some(nil)
        } else {
          row[keyPath: path] = .some(try Value.take(node, as: name.description))
        }
      })
  }

  /// A flag that rows leave out if it is false.
  init(_ name: StaticString, flag path: WritableKeyPath<Row, Bool> & Sendable, _ description: String) {
    let (field, key) = (Field(path), JSONBytes.key(name))
    self.init(
      name, isRequired: false, description, Bool.schema,
      put: { row, bytes in
        guard field.value(in: row) else { return }
        bytes.startMember(key)
        bytes.add("true")
      },
      take: { (node, row) throws(SnapshotError) in
        row[keyPath: path] = try Bool.take(node, as: name.description)
      })
  }

  /// A list that rows leave out if it is empty.
  init<Value: ColumnValue>(
    _ name: StaticString, list path: WritableKeyPath<Row, [Value]> & Sendable, _ description: String
  ) {
    let (field, key) = (Field(path), JSONBytes.key(name))
    self.init(
      name, isRequired: false, description, [Value].schema,
      put: { row, bytes in
        let values = field.value(in: row)
        guard !values.isEmpty else { return }
        bytes.startMember(key)
        values.put(into: &bytes)
      },
      take: { (node, row) throws(SnapshotError) in
        row[keyPath: path] = try [Value].take(node, as: name.description)
      })
  }
}

/// A property of a row. A stored property is read at its offset, because a key path takes most of the time of writing a report.
private struct Field<Row: Sendable, Value>: Sendable {
  let path: KeyPath<Row, Value> & Sendable
  /// The offset in bytes; nil for a computed property.
  let offset: Int?

  init(_ path: KeyPath<Row, Value> & Sendable) { (self.path, offset) = (path, MemoryLayout<Row>.offset(of: path)) }

  func value(in row: UnsafePointer<Row>) -> Value {
    guard let offset else { return row.pointee[keyPath: path] }
    return UnsafeRawPointer(row).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
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
    let columns = Self.columns
    withUnsafePointer(to: self) { row in for index in columns.indices { columns[index].put(row, &bytes) } }
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
  /// Returns a key after a comma.
  fileprivate static func key(_ name: StaticString) -> [UInt8] { Array(",\"\(name)\":".utf8) }

  /// Adds a key, without its comma if it is the first of its object.
  fileprivate mutating func startMember(_ key: [UInt8]) {
    if isAtStartOfObject { add(key[1...]) } else { add(key) }
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
