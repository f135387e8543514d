import Audit
import AuditCommand
import AuditRules
import SourceText
import TestSupport
import Testing

private let reportSchema = "Sources/ReportWriters/ReportWriters.docc/report-2.schema.json"
private let repairSchema = "Sources/ReportWriters/ReportWriters.docc/repair-2.schema.json"
private let configurationSchema = "Sources/AuditSession/AuditSession.docc/configuration-1.schema.json"

private func document(_ path: String, _ dialect: JSONDialect = .strict) throws -> JSONNode {
  try document(text: try packageText(path), dialect)
}

private func document(text: String, _ dialect: JSONDialect = .strict) throws -> JSONNode {
  try readJSON(SourceFile(path: "document", bytes: Array(text.utf8)), dialect: dialect)
}

/// The published schemas against what is written and read.
@Suite struct SchemaTests {
  @Test(
    "Every report is as its schema says, and every member is described",
    arguments: LongTests.some(GoldenReportTests.palettes, 1))
  func everyMemberIsDescribed(_ palette: String) throws {
    let report = try document("Reports/\(palette)/report.json")
    let checker = SchemaChecker(schema: try document(reportSchema), isClosed: true)
    #expect(Set(checker.faults(in: report)).isEmpty)
  }

  /// The schema of version 1 stays beside the new one, for programs that have old reports.
  @Test(arguments: ["families", "states", "undetermined", "view-code"])
  func reportsOfVersion1AreAsTheirSchemaSays(_ name: String) throws {
    let schema = "Sources/ReportWriters/ReportWriters.docc/report-1.schema.json"
    let checker = SchemaChecker(schema: try document(schema), isClosed: true)
    #expect(checker.faults(in: try document("Tests/Golden/Version1/\(name).json")) == [])
  }

  /// States, focus rings and what is found on them, which no palette has.
  @Test func aReportOnStatesIsAsItsSchemaSays() throws {
    let configuration = #"""
      { "tokens": ["tokens.json"], "platform": "ios",
        "pairings": [{ "text": "label.{state}", "on": "fill.{state}", "states": "state" },
          { "graphic": "label.{look}", "on": ["page", "fill.{look}"], "where": { "look": ["active", "hover", "default"] } }],
        "controls": [{ "name": "Button", "width": 96, "height": 44,
          "focusRing": { "color": "page", "on": ["page"], "fill": "fill.*", "over": [], "width": 2, "offset": -1 } }] }
      """#
    let folder = try TemporaryFolder([
      "palpable.json": configuration,
      "tokens.json": """
      { "$type": "color", "page": { "$value": "#ffffff" },
        "label": { "default": { "$value": "#fff" }, "hover": { "$value": "#fff" }, "active": { "$value": "#fff" } },
        "fill": { "default": { "$value": "#444" }, "hover": { "$value": "#ccc" }, "active": { "$value": "#444" } } }
      """,
    ])
    let result = palpable("audit", "--format", "json", in: folder)
    let report = try document(text: result.output)
    #expect(SchemaChecker(schema: try document(reportSchema), isClosed: true).faults(in: report) == [])
    #expect(report["stateMatrix"]?.elements?.count == 3)
    let rules = Set(try AuditSnapshot(name: "", reading: report).findings.map(\.rule))
    #expect(rules.isSuperset(of: ["state-change", "focus-appearance"]))
    let written = try document(text: configuration, .commented)
    #expect(SchemaChecker(schema: try document(configurationSchema)).faults(in: written) == [])
  }

  @Test(arguments: [HandMadeRepair(), HandMadeRepair(outcome: .impossible, isUndecided: true)])
  func aRepairIsAsItsSchemaSays(_ repair: HandMadeRepair) throws {
    let report = try document(text: repair.fix("--format", "json", in: HandMadeRepair.folder()).output)
    #expect(SchemaChecker(schema: try document(repairSchema), isClosed: true).faults(in: report) == [])
    // Two grays, two pairings, and two rules about a target of 20 pt that no color fixes.
    #expect(report["changes"]?.elements?.count == 2 && report["pairings"]?.elements?.count == 2)
    #expect((report["otherFindings"]?.elements?.count ?? 0) >= 2 && report["advice"]?.elements?.count == 1)
    let wrong = try document(text: #"{ "schemaVersion": 1, "outcome": "perhaps", "extra": 1 }"#)
    let faults = SchemaChecker(schema: try document(repairSchema)).faults(in: wrong)
    for fault in ["$.schemaVersion: not the constant", "$.outcome: not in the list", "$: no changes"] {
      #expect(faults.contains(fault))
    }
  }

  @Test(arguments: GoldenRepairTests.proposals)
  func everyProposalIsAsItsSchemaSays(_ proposal: GoldenRepairTests.Proposal) throws {
    let checker = SchemaChecker(schema: try document(repairSchema), isClosed: true)
    #expect(checker.faults(in: try proposal.json()) == [])
  }

  @Test func aReportThatIsNotAsItsSchemaSaysIsFound() throws {
    let checker = SchemaChecker(schema: try document(reportSchema))
    let faults = checker.faults(in: try document(text: #"{ "schemaVersion": 1, "decision": "perhaps", "name": 1 }"#))
    for fault in ["$.schemaVersion: not the constant", "$.decision: not in the list", "$: no subjects"] {
      #expect(faults.contains(fault))
    }
    #expect(faults.contains("$.name: is a number, not string"))
  }

  @Test(arguments: GoldenReportTests.palettes)
  func everyPaletteIsConfiguredAsTheSchemaSays(_ palette: String) throws {
    let configuration = try document("Palettes/\(palette)/palpable.json", .commented)
    #expect(SchemaChecker(schema: try document(configurationSchema)).faults(in: configuration).isEmpty)
  }

  @Test func theExampleOfTheReadmeIsAsTheSchemaSays() throws {
    let readme = try packageText("README.md")
    let example = try #require(readme.split(separator: "```json5\n").dropFirst().first?.split(separator: "\n```").first)
    let checker = SchemaChecker(schema: try document(configurationSchema))
    #expect(checker.faults(in: try document(text: String(example), .commented)).isEmpty)
  }

  @Test(
    "What the reader rejects, the schema rejects",
    arguments: [
      #"{ "tokens": ["a"], "surface": "b" }"#, #"{ "tokens": "a" }"#, #"{ "tokens": ["a"], "profile": "aa" }"#,
      #"{ "tokens": ["a"], "pairings": [{ "on": "b" }] }"#, #"{ "tokens": ["a"], "rules": { "contrast": "off" } }"#,
      #"{ "tokens": ["a"], "controls": [{ "name": "a", "gap": -1 }] }"#,
    ])
  func wrongConfigurationsAreFound(_ text: String) throws {
    #expect(!SchemaChecker(schema: try document(configurationSchema)).faults(in: try document(text: text)).isEmpty)
    let folder = try TemporaryFolder(["palpable.json": text, "a": ""])
    #expect(palpable("audit", in: folder).exitCode == .impossible)
  }

  /// A configuration with a key that is none, so that the error lists those that are, and where the schema has them.
  @Test(
    arguments: [
      (#""zzzzzzzzzzzz": 1"#, nil), (#""tokens": [{ "zzzzzzzzzzzz": 1 }]"#, "tokenFiles"),
      (#""modes": [{ "zzzzzzzzzzzz": 1 }]"#, "mode"), (#""pairings": [{ "zzzzzzzzzzzz": 1 }]"#, "pairing"),
      (#""badges": [{ "zzzzzzzzzzzz": 1 }]"#, "badge"), (#""textStyles": { "a": { "zzzzzzzzzzzz": 1 } }"#, "textStyle"),
      (#""controls": [{ "zzzzzzzzzzzz": 1 }]"#, "control"), (#""containers": [{ "zzzzzzzzzzzz": 1 }]"#, "container"),
      (#""sources": [{ "zzzzzzzzzzzz": 1 }]"#, "source"), (#""overrides": [{ "zzzzzzzzzzzz": 1 }]"#, "override"),
      (#""waivers": [{ "zzzzzzzzzzzz": 1 }]"#, "waiver"), (#""tiers": { "zzzzzzzzzzzz": 1 }"#, "tiers"),
    ] as [(String, String?)])
  func theSchemaHasTheKeysThatAreRead(_ entry: String, _ definition: String?) throws {
    let tokens = definition == "tokenFiles" ? "" : #""tokens": ["a"], "#
    let folder = try TemporaryFolder(["palpable.json": "{ \(tokens)\(entry) }"])
    let sentence = palpable("audit", in: folder).status
    let list = try #require(sentence.split(separator: "available keys: ").last)
    let keys = list.split(separator: "\n")[0].split(separator: ", ").map(String.init)
    let schema = try document(configurationSchema)
    let object = try #require(definition.map { schema["$defs"]?[$0] } ?? schema)
    let properties = object["properties"] ?? object["anyOf"]?.elements?.last?["properties"]
    #expect(properties?.members?.map(\.name).sorted() == keys.sorted())
  }

  /// A missing rule is one failure, so the other rules are compared by their names.
  @Test func theSchemaHasEveryRuleWithItsOptions() throws {
    let members = try #require(try document(configurationSchema)["$defs"]?["rules"]?["properties"]?.members)
    expectRules(members.map(\.name), RuleCatalog.ids, in: "$defs.rules.properties")
    for rule in RuleCatalog.all {
      let id = rule.descriptor.id
      guard let member = members.first(where: { $0.name == id }) else { continue }
      let keys = member.value["anyOf"]?.elements?.last?["properties"]?.members?.map(\.name)
      #expect(keys == ["level"] + rule.optionSummaries.map { $0.name }, "\(id): list the level and its options")
      let isUpToDate = member.value["description"]?.string?.hasPrefix(rule.descriptor.title) == true
      #expect(isUpToDate, "\(id): start the description with \"\(rule.descriptor.title)\"")
    }
  }

  /// An editor accepts the waivers that an audit accepts.
  @Test func theSchemaHasEveryRuleThatCanBeWaived() throws {
    let schema = try document(configurationSchema)
    let rules = try #require(schema["$defs"]?["waiver"]?["properties"]?["rule"]?["enum"]?.elements)
    let waivable = try RuleCatalog.ids.filter { id in
      let folder = try TemporaryFolder([
        "palpable.json": """
        { "tokens": ["a.css"], "textStyles": { "body": { "size": 17 } }, "waivers": [
          { "rule": "\(id)", "subject": "a", "reason": "known", "owner": "us", "expires": "2099-01-01" }] }
        """, "a.css": ":root { --ink: #000000; }",
      ])
      return palpable("audit", "--no-reports", in: folder).exitCode != .impossible
    }
    #expect(waivable.count > 50)
    expectRules(rules.compactMap(\.string), waivable, in: "$defs.waiver.properties.rule.enum")
  }

  private func expectRules(_ found: [String], _ expected: [String], in list: String) {
    let (missing, unknown) = (expected.filter { !found.contains($0) }, found.filter { !expected.contains($0) })
    let isComplete = found == expected
    #expect(
      isComplete,
      """
      \(list) of \(configurationSchema) must list the rules in the order of RuleCatalog. Add: \(missing). Remove: \(unknown).
      """)
  }

  @Test("Every member that a schema names is described", arguments: [reportSchema, repairSchema, configurationSchema])
  func everyPropertyIsDescribed(_ path: String) throws {
    let schema = try document(path)
    var used: Set<String> = []
    func visit(_ node: JSONNode, _ path: String) {
      if let name = node["$ref"]?.string?.split(separator: "/").last { used.insert(String(name)) }
      for member in node["properties"]?.members ?? [] {
        let target = member.value["$ref"]?.string?.split(separator: "/").last.map(String.init)
        let description = member.value["description"] ?? target.flatMap { schema["$defs"]?[$0]?["description"] }
        #expect(description?.string?.isEmpty == false, "\(path).\(member.name)")
      }
      for member in node.members ?? [] { visit(member.value, "\(path).\(member.name)") }
      for element in node.elements ?? [] { visit(element, path) }
    }
    visit(schema, "$")
    #expect(used == Set(schema["$defs"]?.members?.map(\.name) ?? []))
    #expect(schema["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
  }
}
