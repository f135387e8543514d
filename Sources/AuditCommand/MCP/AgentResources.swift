import AuditRules
import JSONRPC
import SourceText

/// Documents that agents read.
enum AgentResources {
  /// A document.
  struct Resource: Sendable {
    let address: String
    let name: String
    let title: String
    let summary: String
    /// The media type.
    let type: String
    /// Whether it contains text from files.
    var showsFiles = false
    /// Returns the text.
    let contents: @Sendable (AgentRoots) throws(AgentFailure) -> String

    /// The description in the protocol.
    var json: JSONText {
      .object([
        ("uri", .string(address)), ("name", .string(name)), ("title", .string(title)),
        ("description", .string(summary)), ("mimeType", .string(type)),
      ])
    }
  }

  /// The documents with an address of their own.
  static let fixed = [
    Resource(
      address: "palpable://report", name: "report", title: "Audit report",
      summary: "A summary of an audit of ./palpable.json. \(AgentSchema.dataNoteText)", type: "text/markdown",
      showsFiles: true
    ) { roots throws(AgentFailure) in
      let root = roots.folders[0]
      let text = try AgentRun.output(
        ["audit", "--no-reports", "--format=summary", "--root=\(root)"], in: root)
      return "\(AgentSchema.dataNoteText)\n\n\(text)"
    },
    Resource(
      address: "palpable://report/json", name: "report.json", title: "Audit report as JSON",
      summary: "All results of an audit of ./palpable.json, up to 4 MB. \(AgentSchema.dataNoteText)",
      type: "application/json", showsFiles: true
    ) { roots throws(AgentFailure) in
      let root = roots.folders[0]
      let text = try AgentRun.output(["audit", "--no-reports", "--format=json", "--root=\(root)"], in: root)
      guard text.utf8.count <= reportLimit else {
        throw AgentFailure("the report is larger than \(reportLimit) bytes; use the tool audit")
      }
      return text
    },
    Resource(
      address: "palpable://schema/configuration", name: "configuration.schema.json", title: "Schema of palpable.json",
      summary: "The JSON Schema of the configuration.", type: "application/schema+json"
    ) { _ in String(decoding: PackageResources.configuration_1_schema_json, as: UTF8.self) },
    Resource(
      address: "palpable://rules", name: "rules", title: "Rule reference",
      summary: "Every rule with its requirement, options, and examples.", type: "text/markdown"
    ) { roots throws(AgentFailure) in
      try AgentRun.output(["rules", "--format=markdown"], in: roots.folders[0])
    },
  ]

  private static let reportLimit = 4_000_000
  private static let rulePrefix = "palpable://rules/"

  /// The addresses of single rules.
  static let ruleTemplate = JSONText.object([
    ("uriTemplate", .string(rulePrefix + "{id}")), ("name", .string("rule")), ("title", .string("Rule")),
    ("description", .string("One rule in full.")), ("mimeType", .string("text/plain")),
  ])

  /// Returns the document with an address; nil if there is none.
  static func resource(_ address: String) -> Resource? {
    if let found = fixed.first(where: { $0.address.hasSameBytes(as: address) }) { return found }
    guard address.utf8.starts(with: rulePrefix.utf8) else { return nil }
    let id = String(Substring(address.utf8.dropFirst(rulePrefix.utf8.count)))
    guard let known = RuleCatalog.ids.first(where: { $0.hasSameBytes(as: id) }) else { return nil }
    return Resource(
      address: address, name: known, title: known, summary: "One rule in full.", type: "text/plain"
    ) { roots throws(AgentFailure) in try AgentRun.output(["rules", known], in: roots.folders[0]) }
  }
}
