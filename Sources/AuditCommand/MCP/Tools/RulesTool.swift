import SourceText

/// `rules`: the list of rules, or one rule in full.
struct RulesTool: AgentTool {
  let name = "rules"
  let title = "List rules"
  let summary = "List the rules with their levels and requirements, or describe one with its rationale and options."
  let parameters = [
    AgentParameter("id", .text, "describe this rule, such as contrast-minimum"),
    AgentParameter("examples", .flag, "with id: include examples that pass and fail"),
  ]
  let output: (required: [(String, JSONText)], optional: [(String, JSONText)]) = (
    [
      (
        "rules",
        AgentSchema.array(
          AgentSchema.object([
            ("id", AgentSchema.text), ("title", AgentSchema.text), ("level", AgentSchema.text),
            ("requirement", AgentSchema.text),
          ]))
      )
    ], []
  )
  let showsFiles = false

  private static let brief: Set<String> = ["id", "title", "level", "requirement"]
  private static let examples: Set<String> = ["passing", "inapplicable", "failing"]

  func run(_ call: AgentCall) throws -> AgentAnswer {
    let id = call.arguments.text("id")
    let operand = id.map { ["--", $0] } ?? []
    let document = try AgentRun.json(["rules", "--format=json"] + operand, in: call.roots.folders[0])
    let rules = (document.elements ?? []).map { rule in
      JSONText.object(
        (rule.members ?? []).filter { member in
          if id == nil { return RulesTool.brief.contains(member.name) }
          return call.arguments.flag("examples") || !RulesTool.examples.contains(member.name)
        }.map { ($0.name, JSONText(copying: $0.value)) })
    }
    let count = "\(rules.count) rule\(rules.count == 1 ? "" : "s")."
    return AgentAnswer(text: id.map { "The rule \($0)." } ?? count, members: [("rules", .array(rules))])
  }
}
