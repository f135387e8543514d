import Audit
import SourceText

/// Findings as rows of results.
enum AgentFindings {
  /// The schema of a row.
  static let schema = AgentSchema.object([
    ("rule", AgentSchema.text), ("level", AgentSchema.words(["error", "warning", "note"])),
    ("outcome", AgentSchema.words([Outcome.failed, .cantTell].map(\.name))), ("failsGate", AgentSchema.flag),
    ("waived", AgentSchema.flag), ("subject", AgentSchema.text), ("mode", AgentSchema.nullable("string")),
    ("message", AgentSchema.text), ("fix", AgentSchema.nullable("string")),
    ("measured", AgentSchema.nullable("number")), ("required", AgentSchema.nullable("number")),
    ("unit", AgentSchema.nullable("string")), ("file", AgentSchema.nullable("string")),
    ("line", AgentSchema.nullable("integer")), ("column", AgentSchema.nullable("integer")),
    ("fingerprint", AgentSchema.text),
  ])

  /// Returns the row of a finding.
  static func row(_ finding: Finding) -> JSONText {
    let words = finding.words
    return .object([
      ("rule", .string(finding.rule)), ("level", .string(finding.level.rawValue)),
      ("outcome", .string(finding.outcome.name)), ("failsGate", .boolean(finding.gates)),
      ("waived", .boolean(finding.isHeldBack)), ("subject", .string(sentence(finding.subject.description))),
      ("mode", .optional(finding.mode?.shortened)), ("message", .string(sentence(words.message))),
      ("fix", .optional(words.remedy.map(sentence))), ("measured", .optional(finding.measured)),
      ("required", .optional(finding.required)), ("unit", .optional(finding.unit?.rawValue)),
      ("file", .optional(finding.location?.path.madeVisible)),
      ("line", finding.location.map { .integer($0.line) } ?? .null),
      ("column", finding.location.map { .integer($0.column) } ?? .null),
      ("fingerprint", .string(finding.fingerprint)),
    ])
  }

  /// Returns a sentence without invisible characters and with long words cut.
  static func sentence(_ text: String) -> String { text.shortenedSentence.madeVisible }

  /// Returns the members of the result of an audit: the decision, the counts, and a page of findings.
  static func members(_ report: AuditReport, _ arguments: AgentArguments) -> [(String, JSONText)] {
    let wanted = report.findings.indices.filter { matches(report.findings[$0], arguments) }
    let page = AgentPage(of: wanted.count, arguments) { row(report.findings[wanted[$0]]) }
    return [
      ("name", .string(report.system.name.shortened)), ("decision", .string(report.decision.rawValue)),
      ("profile", .string(report.system.profile.rawValue)),
      ("modes", .array(report.modes.prefix(50).map { .string($0.name.shortened) })), ("counts", counts(report)),
      ("notices", .integer(report.notices.count)),
    ] + page.members("findings")
  }

  /// The schema of these members.
  static let members: [(String, JSONText)] =
    [
      ("name", AgentSchema.text), ("decision", AgentSchema.words(["passed", "failed"])), ("profile", AgentSchema.text),
      ("modes", AgentSchema.array(AgentSchema.text)),
      (
        "counts",
        AgentSchema.object(
          ["failingGate", "errors", "warnings", "notes", "waived", "passedPairings", "failedPairings"].map {
            ($0, AgentSchema.integer)
          } + [("undeterminedPairings", AgentSchema.integer)])
      ),
      ("notices", AgentSchema.integer),
    ] + AgentPage.schema("findings", schema)

  private static func counts(_ report: AuditReport) -> JSONText {
    let pairings = report.gatingPairingCounts
    return .object([
      ("failingGate", .integer(report.findings.count { $0.gates })), ("errors", .integer(report.findingCount(.error))),
      ("warnings", .integer(report.findingCount(.warning))), ("notes", .integer(report.findingCount(.note))),
      ("waived", .integer(report.findings.count { $0.isHeldBack })), ("passedPairings", .integer(pairings.passed)),
      ("failedPairings", .integer(pairings.failed)), ("undeterminedPairings", .integer(pairings.cantTell)),
    ])
  }

  private static func matches(_ finding: Finding, _ arguments: AgentArguments) -> Bool {
    if let rule = arguments.text("rule"), !finding.rule.hasSameBytes(as: rule) { return false }
    if let level = arguments.text("level"), let level = Level(rawValue: level), finding.level < level { return false }
    return !arguments.flag("failing_gate") || finding.gates
  }

  /// Returns the decision in words.
  static func summary(_ report: AuditReport) -> String {
    let count = report.findings.count { $0.gates }
    let findings = "\(report.findings.count) finding\(report.findings.count == 1 ? "" : "s")"
    return "The gate \(report.decision.rawValue): \(count) of \(findings) fail\(count == 1 ? "s" : "") the gate."
  }

  /// The parameters of a tool that audits.
  static let parameters: [AgentParameter] =
    [
      AgentParameter("profile", .word(Profile.allCases.map(\.rawValue)), "guideline instead of the configured one"),
      AgentParameter("strict", .flag, "whether warnings count as errors"),
      AgentParameter("fail_on", .word(["note", "warning", "error"]), "lowest level that fails the gate"),
      AgentParameter("baseline", .text, "path of a baseline: only new or worse findings fail the gate"),
      AgentParameter("date", .text, "day for the expiration of waivers, YYYY-MM-DD"),
    ]

  /// The parameters that select findings.
  static let filters: [AgentParameter] =
    [
      AgentParameter("rule", .text, "list only findings of this rule"),
      AgentParameter("level", .word(["note", "warning", "error"]), "list only findings of this level or higher"),
      AgentParameter("failing_gate", .flag, "list only findings that fail the gate"),
    ] + AgentPage.parameters

  /// Returns the options of an audit; a baseline is inside the root.
  static func options(_ call: AgentCall, _ inside: AgentRoots.Inside) throws(AgentFailure) -> [String] {
    var options = call.arguments.options([
      ("profile", "profile"), ("strict", "strict"), ("fail_on", "fail-on"), ("date", "date"),
    ])
    if let baseline = call.arguments.text("baseline") {
      options.append("--baseline=\(try AgentRoots([inside.root])?.inside([baseline]).paths.first ?? baseline)")
    }
    return options + ["--root=\(inside.root)"]
  }
}
