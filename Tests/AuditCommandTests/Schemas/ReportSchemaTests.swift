import Audit
import Foundation
import SourceText
import TestSupport
import Testing

/// The schema of `report.json`: the parts of its rows are made from their columns, and the file has the rest.
@Suite struct ReportSchemaTests {
  private static let path = "Sources/ReportWriters/ReportWriters.docc/report-2.schema.json"

  @Test func theSchemaIsThatOfTheColumns() throws {
    let file = try readJSON(SourceFile(path: Self.path, bytes: Array(packageText(Self.path).utf8)))
    var text = ""
    Self.updated(file).write(to: &text)
    if ProcessInfo.processInfo.environment["PALPABLE_UPDATE_API"] != nil {
      try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: packageFolder + "/" + Self.path))
    }
    #expect(
      try packageText(Self.path) == text + "\n",
      "Run PALPABLE_UPDATE_API=1 swift test --filter ReportSchemaTests to write it.")
  }

  /// Every member of a row is in the schema, and nothing else: a report with another member is wrong.
  @Test func rowsAreClosed() throws {
    for (name, schema) in AuditSnapshot.definitions {
      guard case .object(let members) = schema else { throw Wrong(name: name) }
      #expect(members.contains { $0.0 == "additionalProperties" }, "\(name)")
      #expect(members.contains { $0.0 == "description" }, "\(name)")
    }
    #expect(Set(AuditSnapshot.definitions.map(\.name)).isSuperset(of: ["subject", "finding", "token", "rule", "mode"]))
  }

  private struct Wrong: Error { let name: String }

  /// Returns the schema with the parts that columns make.
  private static func updated(_ schema: JSONNode) -> JSONText {
    .object(
      (schema.members ?? []).map { member in
        switch member.name {
        case "properties": (member.name, merged(member.value, AuditSnapshot.memberSchemas))
        case "$defs": (member.name, merged(member.value, AuditSnapshot.definitions))
        default: (member.name, JSONText(reading: member.value))
        }
      })
  }

  private static func merged(_ node: JSONNode, _ made: [(name: String, schema: JSONText)]) -> JSONText {
    let names = (node.members ?? []).map(\.name)
    let kept = (node.members ?? []).map { member in
      (member.name, made.first { $0.name == member.name }?.schema ?? JSONText(reading: member.value))
    }
    return .object(kept + made.filter { !names.contains($0.name) }.map { ($0.name, $0.schema) })
  }
}

extension JSONText {
  fileprivate init(reading node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(JSONText.init(reading:)))
    case .object(let members): self = .object(members.map { ($0.name, JSONText(reading: $0.value)) })
    }
  }
}
