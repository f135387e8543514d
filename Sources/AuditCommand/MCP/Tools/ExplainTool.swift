import Audit
import AuditRules
import ColorScience
import DesignTokens
import SourceText

/// `explain`: a finding with its evidence and its rule.
struct ExplainTool: AgentTool {
  let name = "explain"
  let title = "Explain a finding"
  let summary = """
    Explain one finding of an audit: the measured and the required value, every token with its alias chain and location, the \
    composited colors, the fix, and the rule with its rationale and known limits.
    """
  let parameters =
    [
      AgentParameter("fingerprint", .text, "fingerprint of the finding, from audit", isRequired: true),
      AgentParameter("paths", .texts, "the paths of the audit (default: ./palpable.json)"),
      AgentParameter("mode", .text, "the mode of the audit"),
    ] + AgentFindings.parameters
  let output: (required: [(String, JSONText)], optional: [(String, JSONText)]) = (
    [
      ("finding", AgentFindings.schema),
      (
        "rule",
        AgentSchema.object([
          ("id", AgentSchema.text), ("title", AgentSchema.text), ("description", AgentSchema.text),
          ("rationale", AgentSchema.text), ("requirement", AgentSchema.text), ("url", AgentSchema.nullable("string")),
          ("knownLimits", AgentSchema.array(AgentSchema.text)),
        ])
      ),
      ("evidence", AgentSchema.type("object")),
      (
        "related",
        AgentSchema.array(
          AgentSchema.object([
            ("message", AgentSchema.text), ("file", AgentSchema.text), ("line", AgentSchema.integer),
            ("column", AgentSchema.integer),
          ]))
      ),
    ], []
  )

  func run(_ call: AgentCall) throws -> AgentAnswer {
    let inside = try call.roots.inside(call.arguments.texts("paths"))
    let report = try AgentRun.audit(try AuditTool.arguments(call, inside), in: inside.root)
    let fingerprint = call.arguments.text("fingerprint") ?? ""
    guard let finding = report.findings.first(where: { $0.fingerprint.hasSameBytes(as: fingerprint) }) else {
      throw AgentFailure("no finding has this fingerprint; call audit for the current findings")
    }
    guard let rule = RuleCatalog.rule(finding.rule)?.descriptor else { throw AgentFailure("unknown rule") }
    return AgentAnswer(
      text: "\(rule.title). \(AgentFindings.sentence(finding.message)).",
      members: [
        ("finding", AgentFindings.row(finding)), ("rule", ExplainTool.rule(rule)),
        ("evidence", .object(finding.pairing.map(ExplainTool.evidence) ?? [])),
        (
          "related",
          .array(
            finding.related.prefix(20).map { related in
              .object([("message", .string(AgentFindings.sentence(related.message)))] + place(related.location))
            })
        ),
      ])
  }

  private static func rule(_ rule: RuleDescriptor) -> JSONText {
    .object([
      ("id", .string(rule.id)), ("title", .string(rule.title)), ("description", .string(rule.description)),
      ("rationale", .string(rule.rationale)), ("requirement", .string(rule.requirement.clause)),
      ("url", .optional(rule.requirement.url)), ("knownLimits", .array(rule.knownLimits.map { .string($0) })),
    ])
  }

  /// Returns the values that are needed to repeat the calculation of a contrast.
  private static func evidence(_ pairing: MeasuredPairing) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = [
      ("usage", .string(pairing.usage.rawValue)), ("isLargeText", .boolean(pairing.isLargeText)),
      ("foreground", color(pairing.foreground)), ("backgrounds", .array(pairing.backgrounds.prefix(20).map(color))),
    ]
    switch pairing.contrast {
    case .exact(let ratio, let foreground, let background):
      members += [
        ("ratio", .number(ratio)), ("shownRatio", .string(ratio.truncatedText())),
        ("compositedForeground", .string(foreground.hex)), ("compositedBackground", .string(background.hex)),
        ("foregroundLuminance", .number(foreground.relativeLuminance)),
        ("backgroundLuminance", .number(background.relativeLuminance)),
      ]
    case .interval(let lowest, let highest, let surfaces):
      members += [
        ("lowestRatio", .number(lowest)), ("highestRatio", .number(highest)),
        ("over", .array(surfaces.prefix(50).map { .string($0.description.shortened) })),
      ]
    case .unknown(let reason): members.append(("undetermined", .string(AgentFindings.sentence(reason))))
    }
    return members
  }

  private static func color(_ color: MeasuredColor) -> JSONText {
    .object([
      ("token", .string(color.path.description.shortened)), ("color", .optional(color.color?.hex)),
      ("fallsBackToBaseMode", .boolean(color.isFallback)),
      (
        "chain",
        .array(
          color.chain.prefix(20).map { step in
            .object(
              [("token", .string(step.path.description.shortened)), ("text", .string(step.text.shortened))]
                + place(step.location))
          })
      ),
    ])
  }
}

private func place(_ location: SourceLocation) -> [(String, JSONText)] {
  [
    ("file", .string(location.path.madeVisible)), ("line", .integer(location.line)),
    ("column", .integer(location.column)),
  ]
}
