import SourceText

/// `check`: the contrast of a color on one or more backgrounds.
struct CheckTool: AgentTool {
  let name = "check"
  let title = "Check the contrast of colors"
  let summary = """
    Measure the WCAG 2.2 contrast of a foreground on one or more backgrounds, list the levels it meets, and find the nearest \
    color that passes on all of them. Colors are written as in CSS.
    """
  let parameters = [
    AgentParameter("foreground", .text, "foreground color, such as #64748b or oklch(0.6 0.1 250)", isRequired: true),
    AgentParameter("backgrounds", .texts, "background colors, each measured by itself", isRequired: true),
    AgentParameter("backdrops", .texts, "colors below a translucent background, top first; with one background"),
    AgentParameter(
      "level", .word(CheckColors.requirements.map(\.word)), "requirement that decides the outcome (default: aa)"),
  ]
  let output: (required: [(String, JSONText)], optional: [(String, JSONText)]) = (
    [
      ("foreground", AgentSchema.text), ("background", AgentSchema.text), ("ratio", AgentSchema.nullable("number")),
      ("shownRatio", AgentSchema.nullable("string")), ("level", AgentSchema.text), ("outcome", AgentSchema.text),
      ("nearest", AgentSchema.type("object")), ("usages", AgentSchema.array(AgentSchema.type("object"))),
      ("backgrounds", AgentSchema.array(AgentSchema.type("object"))),
    ], []
  )
  let showsFiles = false

  func run(_ call: AgentCall) throws -> AgentAnswer {
    let backgrounds = call.arguments.texts("backgrounds")
    let backdrops = call.arguments.texts("backdrops")
    guard !backgrounds.isEmpty else { throw AgentFailure("backgrounds: pass at least one color") }
    guard backdrops.isEmpty || backgrounds.count == 1 else {
      throw AgentFailure("backdrops: pass them with one background only")
    }
    let others = backgrounds.dropFirst().map { "--on=\($0)" }
    let colors = [call.arguments.text("foreground") ?? "", backgrounds[0]] + backdrops
    let document = try AgentRun.json(
      ["check", "--format=json"] + call.arguments.options([("level", "level")]) + others + ["--"] + colors,
      in: call.roots.folders[0])
    let shown = document["ratio"]?.number.map { $0.truncatedText() }
    let members = (document.members ?? []).filter { $0.name != "schemaVersion" && $0.name != "visions" }
      .map { ($0.name, CheckTool.withoutVisions($0.value)) }
    let outcome = document["outcome"]?.string ?? ""
    let level = document["level"]?.string ?? ""
    return AgentAnswer(
      text: "\(shown.map { "\($0):1" } ?? "The ratio isn't a single number"); \(level): \(outcome).",
      members: members + [("shownRatio", .optional(shown))])
  }

  /// Returns a value without the simulations of color vision deficiencies, which decide nothing.
  private static func withoutVisions(_ node: JSONNode) -> JSONText {
    if let elements = node.elements { return .array(elements.map(withoutVisions)) }
    guard let members = node.members else { return JSONText(copying: node) }
    return .object(members.filter { $0.name != "visions" }.map { ($0.name, withoutVisions($0.value)) })
  }
}
