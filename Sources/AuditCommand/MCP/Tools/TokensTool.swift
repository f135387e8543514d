import SourceText

/// `tokens`: the tokens with their values.
struct TokensTool: AgentTool {
  let name = "tokens"
  let title = "List tokens"
  let summary = "List the tokens of a design system with their values in every mode, aliases, and locations."
  let parameters =
    [
      AgentParameter("paths", .texts, "a folder, a palpable.json, or token files (default: the root)"),
      AgentParameter("filter", .texts, "patterns of token paths, or texts that a path contains"),
      AgentParameter("mode", .text, "list only the values of this mode"),
    ] + AgentPage.parameters
  let output: (required: [(String, JSONText)], optional: [(String, JSONText)]) = (
    [("modes", AgentSchema.array(AgentSchema.text))]
      + AgentPage.schema(
        "tokens",
        AgentSchema.object([
          ("path", AgentSchema.text), ("type", AgentSchema.nullable("string")),
          ("values", AgentSchema.array(AgentSchema.type("object"))),
        ])), []
  )

  func run(_ call: AgentCall) throws -> AgentAnswer {
    let inside = try call.roots.inside(call.arguments.texts("paths"))
    let options = call.arguments.options([("filter", "filter"), ("mode", "mode")])
    let document = try AgentRun.json(
      ["tokens", "--format=json", "--root=\(inside.root)"] + options + ["--"] + inside.paths, in: inside.root)
    let tokens = document["tokens"]?.elements ?? []
    let page = AgentPage(of: tokens.count, call.arguments, limit: 50) { JSONText(copying: tokens[$0]).forAgents }
    let modes = (document["modes"]?.elements ?? []).prefix(50).map { JSONText(copying: $0).forAgents }
    return AgentAnswer(
      text: "\(tokens.count) token\(tokens.count == 1 ? "" : "s").",
      members: [("modes", .array(modes))] + page.members("tokens"))
  }
}
