import SourceText
import TokenFormats

/// `matrix`: which colors can be text on which.
struct MatrixTool: AgentTool {
  let name = "matrix"
  let title = "Compare colors with each other"
  let summary = """
    Measure every color on every other, and list the combinations with their ratios. Pass colors, or paths of token files.
    """
  let parameters =
    [
      AgentParameter("colors", .texts, "colors as in CSS, each with an optional name before it, such as ink #0f172a"),
      AgentParameter("paths", .texts, "a folder, a palpable.json, or token files (default: the root)"),
      AgentParameter("filter", .texts, "patterns of token paths, or texts that a path contains"),
      AgentParameter("mode", .text, "measure only this mode"),
      AgentParameter(
        "level", .word(CheckColors.requirements.map(\.word)), "requirement that combinations are compared with"),
      AgentParameter("passing", .flag, "list only combinations that reach the level"),
    ] + AgentPage.parameters
  let output: (required: [(String, JSONText)], optional: [(String, JSONText)]) = (
    [("required", AgentSchema.number), ("usage", AgentSchema.text)]
      + AgentPage.schema(
        "combinations",
        AgentSchema.object([
          ("modes", AgentSchema.array(AgentSchema.text)), ("text", AgentSchema.text),
          ("textTokens", AgentSchema.array(AgentSchema.text)), ("background", AgentSchema.text),
          ("backgroundTokens", AgentSchema.array(AgentSchema.text)), ("ratio", AgentSchema.number),
          ("passes", AgentSchema.flag),
        ])), [("undetermined", AgentSchema.anything), ("omitted", AgentSchema.anything)]
  )

  func run(_ call: AgentCall) throws -> AgentAnswer {
    let colors = call.arguments.texts("colors")
    guard colors.isEmpty || call.arguments.texts("paths").isEmpty else {
      throw AgentFailure("colors and paths can't be combined; pass one")
    }
    let inside = try call.roots.inside(call.arguments.texts("paths"))
    // What isn't a color would be read as a path.
    if let other = colors.first(where: { !ColorListFormat.isTyped($0) }) {
      throw AgentFailure("colors: \"\(other.shortened)\" isn't a color; use #rgb, #rrggbb, or a CSS color function")
    }
    let paths = inside.paths.isEmpty ? ["."] : inside.paths
    let operands = colors.isEmpty ? paths : [colors.joined(separator: "\n")]
    let options = call.arguments.options([
      ("filter", "filter"), ("mode", "mode"), ("level", "level"), ("passing", "passing"),
    ])
    let document = try AgentRun.json(
      ["matrix", "--format=json", "--root=\(inside.root)"] + options + ["--"] + operands, in: inside.root)
    let tables = document["tables"]?.elements ?? []
    let places = tables.indices.flatMap { table in
      (tables[table]["combinations"]?.elements ?? []).map { (table: tables[table], entry: $0) }
    }
    let page = AgentPage(of: places.count, call.arguments, limit: 50) { index in
      MatrixTool.row(places[index].entry, of: places[index].table)
    }
    let rest = ["required", "usage"].compactMap { name in document[name].map { (name, JSONText(copying: $0)) } }
    return AgentAnswer(
      text: "\(places.count) combination\(places.count == 1 ? "" : "s").",
      members: rest + page.members("combinations") + MatrixTool.bounded(document, ["undetermined", "omitted"]))
  }

  private static func row(_ entry: JSONNode, of table: JSONNode) -> JSONText {
    let colors = table["colors"]?.elements ?? []
    func color(_ name: String) -> JSONNode? {
      entry[name]?.number.flatMap { Int(exactly: $0) }.flatMap { colors.indices.contains($0) ? colors[$0] : nil }
    }
    func tokens(_ name: String) -> JSONText {
      .array((color(name)?["tokens"]?.elements ?? []).prefix(10).map { JSONText(copying: $0).forAgents })
    }
    return .object([
      ("modes", .array((table["modes"]?.elements ?? []).prefix(20).map { JSONText(copying: $0).forAgents })),
      ("text", .string(color("text")?["color"]?.string ?? "")), ("textTokens", tokens("text")),
      ("background", .string(color("background")?["color"]?.string ?? "")),
      ("backgroundTokens", tokens("background")), ("ratio", .number(entry["ratio"]?.number ?? 1)),
      ("passes", .boolean(entry["passes"]?.boolean ?? false)),
    ])
  }

  /// Returns members of a document, lists with at most 20 elements.
  private static func bounded(_ document: JSONNode, _ names: [String]) -> [(String, JSONText)] {
    names.compactMap { name in
      guard let node = document[name] else { return nil }
      guard let elements = node.elements else { return (name, JSONText(copying: node).forAgents) }
      return (name, .array(elements.prefix(20).map { JSONText(copying: $0).forAgents }))
    }
  }
}
