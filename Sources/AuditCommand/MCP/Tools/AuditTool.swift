import SourceText

/// `audit`: the decision of the gate and the findings.
struct AuditTool: AgentTool {
  let name = "audit"
  let title = "Audit a design system"
  let summary = """
    Audit the colors, text, and touch targets of a design system and decide whether it passes. Returns the decision, counts, \
    and findings, those that fail the gate first. Nothing is written.
    """
  let parameters =
    [
      AgentParameter("paths", .texts, "a folder, a palpable.json, or token files (default: ./palpable.json)"),
      AgentParameter("mode", .text, "audit only this mode"),
    ] + AgentFindings.parameters + AgentFindings.filters
  let output: (required: [(String, JSONText)], optional: [(String, JSONText)]) = (AgentFindings.members, [])

  func run(_ call: AgentCall) throws -> AgentAnswer {
    let inside = try call.roots.inside(call.arguments.texts("paths"))
    let report = try AgentRun.audit(try AuditTool.arguments(call, inside), in: inside.root)
    return AgentAnswer(
      text: AgentFindings.summary(report), members: AgentFindings.members(report, call.arguments))
  }

  /// Returns the arguments of the command.
  static func arguments(_ call: AgentCall, _ inside: AgentRoots.Inside) throws(AgentFailure) -> [String] {
    ["audit", "--no-reports"] + call.arguments.options([("mode", "mode")])
      + (try AgentFindings.options(call, inside)) + ["--"] + inside.paths
  }
}
