import SourceText

/// `lint`: the findings of the rules about view code.
struct LintTool: AgentTool {
  let name = "lint"
  let title = "Check view code"
  let summary = """
    Check SwiftUI and UIKit view code with the rules about code only. Returns the decision, counts, and findings. Nothing is \
    written.
    """
  let parameters =
    [
      AgentParameter("paths", .texts, "Swift files or folders (default: the list \"code\" in palpable.json)"),
      AgentParameter(
        "configuration", .text, "path of the palpable.json with tokens and rules (default: ./palpable.json)"),
    ] + AgentFindings.parameters + AgentFindings.filters
  let output: (required: [(String, JSONText)], optional: [(String, JSONText)]) = (AgentFindings.members, [])

  func run(_ call: AgentCall) throws -> AgentAnswer {
    let inside = try call.roots.inside(call.arguments.texts("paths"))
    let configuration = try call.arguments.text("configuration").map { path in
      "--configuration=\(try AgentRoots([inside.root])?.inside([path]).paths.first ?? path)"
    }
    let report = try AgentRun.audit(
      ["lint"] + [configuration].compactMap { $0 } + (try AgentFindings.options(call, inside)) + ["--"] + inside.paths,
      in: inside.root)
    return AgentAnswer(
      text: AgentFindings.summary(report), members: AgentFindings.members(report, call.arguments))
  }
}
