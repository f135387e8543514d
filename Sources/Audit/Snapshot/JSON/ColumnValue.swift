import SourceText

/// A value of a column: how it is written, read, and described.
protocol ColumnValue: Sendable {
  func put(into bytes: inout JSONBytes)
  /// Reads the value of a member.
  static func take(_ node: JSONNode, as name: String) throws(SnapshotError) -> Self
  static var schema: JSONText { get }
}

/// A problem in a report that is read as a snapshot.
public enum SnapshotError: Error, Sendable, Hashable {
  /// A value isn't what its member needs.
  case unexpected(expected: String, found: String, Range<Int>)
  /// An object lacks a member.
  case missing(String, of: String, Range<Int>)

  static func unexpected(_ expected: String, _ node: JSONNode) -> SnapshotError {
    .unexpected(expected: expected, found: node.kind, node.range)
  }
}

private func type(_ name: String) -> JSONText { .object([("type", .string(name))]) }

extension String: ColumnValue {
  func put(into bytes: inout JSONBytes) { bytes.add(text: self) }

  static func take(_ node: JSONNode, as name: String) throws(SnapshotError) -> String {
    guard let text = node.string else { throw .unexpected("\"\(name)\" as a string", node) }
    return text
  }

  static var schema: JSONText { type("string") }
}

extension Double: ColumnValue {
  func put(into bytes: inout JSONBytes) { bytes.add(number: self) }

  static func take(_ node: JSONNode, as name: String) throws(SnapshotError) -> Double {
    guard let number = node.number else { throw .unexpected("\"\(name)\" as a number", node) }
    return number
  }

  static var schema: JSONText { type("number") }
}

extension Int: ColumnValue {
  func put(into bytes: inout JSONBytes) { bytes.add(line: .integer(self)) }

  static func take(_ node: JSONNode, as name: String) throws(SnapshotError) -> Int {
    guard let number = node.number.flatMap({ Int(exactly: $0) }), number >= 0 else {
      throw .unexpected("\"\(name)\" as a whole number", node)
    }
    return number
  }

  static var schema: JSONText { .object([("type", .string("integer")), ("minimum", .integer(0))]) }
}

extension Bool: ColumnValue {
  func put(into bytes: inout JSONBytes) { bytes.add(self ? "true" : "false") }

  static func take(_ node: JSONNode, as name: String) throws(SnapshotError) -> Bool {
    guard let flag = node.boolean else { throw .unexpected("\"\(name)\" as a boolean", node) }
    return flag
  }

  static var schema: JSONText { type("boolean") }
}

extension Array: ColumnValue where Element: ColumnValue {
  func put(into bytes: inout JSONBytes) { bytes.list(count: count) { self[$1].put(into: &$0) } }

  static func take(_ node: JSONNode, as name: String) throws(SnapshotError) -> [Element] {
    guard let nodes = node.elements else { throw .unexpected("\"\(name)\" as an array", node) }
    var elements: [Element] = []
    elements.reserveCapacity(nodes.count)
    for node in nodes { elements.append(try Element.take(node, as: name)) }
    return elements
  }

  static var schema: JSONText { .object([("type", .string("array")), ("items", Element.schema)]) }
}

extension ClosedRange<Double>: ColumnValue {
  /// Writes both bounds; an unknown upper bound is null.
  func put(into bytes: inout JSONBytes) {
    bytes.add("[")
    bytes.add(number: lowerBound)
    bytes.add(",")
    if upperBound < .greatestFiniteMagnitude { bytes.add(number: upperBound) } else { bytes.add("null") }
    bytes.add("]")
  }

  static func take(_ node: JSONNode, as name: String) throws(SnapshotError) -> ClosedRange<Double> {
    guard let ends = node.elements, ends.count == 2, let lower = ends[0].number else {
      throw .unexpected("\"\(name)\" as two numbers", node)
    }
    let upper = ends[1].number ?? .greatestFiniteMagnitude
    guard lower <= upper else { throw .unexpected("\"\(name)\" with the lower number first", node) }
    return lower...upper
  }

  static var schema: JSONText { .object([("$ref", .string("#/$defs/bounds"))]) }
}

/// A value of a fixed list, written by its name.
protocol NamedValue: ColumnValue, CaseIterable {
  var columnName: String { get }
}

extension NamedValue {
  func put(into bytes: inout JSONBytes) { bytes.add(text: columnName) }

  static func take(_ node: JSONNode, as name: String) throws(SnapshotError) -> Self {
    guard let value = node.string.flatMap({ text in allCases.first { $0.columnName == text } }) else {
      let names = allCases.map { $0.columnName.isEmpty ? "\"\"" : $0.columnName }.joined(separator: ", ")
      throw .unexpected(
        expected: "\"\(name)\" as one of \(names)", found: node.string.map { "\"\($0)\"" } ?? node.kind, node.range)
    }
    return value
  }

  static var schema: JSONText {
    .object([("type", .string("string")), ("enum", .array(allCases.map { .string($0.columnName) }))])
  }
}

extension Level: NamedValue { var columnName: String { rawValue } }
extension Outcome: NamedValue { var columnName: String { name } }
extension MeasurementUnit: NamedValue { var columnName: String { rawValue } }
extension FindingSnapshot.Kind: CaseIterable, NamedValue {
  public static let allCases: [FindingSnapshot.Kind] = [.failed, .cantTell]
  var columnName: String { rawValue }
}

extension OutcomeCounts: ColumnRow {
  static let definition = "outcomes"
  static let meaning = "The number of results by outcome."
  static let columns: [Column<OutcomeCounts>] = [
    Column("passed", \.passed, "Passed."), Column("failed", \.failed, "Failed."),
    Column("cantTell", \.cantTell, "Undetermined."), Column("inapplicable", \.inapplicable, "Not applicable."),
  ]
  init() { self.init([]) }
}
