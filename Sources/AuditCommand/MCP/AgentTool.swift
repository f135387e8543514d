import SourceText

/// A tool that agents call. To add one, write its file and list it in `AgentTools`.
protocol AgentTool: Sendable {
  /// The name in the protocol.
  var name: String { get }
  /// The title for people.
  var title: String { get }
  /// The description for the model.
  var summary: String { get }
  /// The parameters.
  var parameters: [AgentParameter] { get }
  /// The parameters that exist only if the server may write.
  var writingParameters: [AgentParameter] { get }
  /// The members of the result, without the note about text from files.
  var output: (required: [(String, JSONText)], optional: [(String, JSONText)]) { get }
  /// Whether the result contains text from files.
  var showsFiles: Bool { get }

  /// Runs the tool.
  func run(_ call: AgentCall) throws -> AgentAnswer
}

extension AgentTool {
  var writingParameters: [AgentParameter] { [] }
  var showsFiles: Bool { true }

  /// Returns the parameters of a server that may write, or may not.
  func parameters(allowsWriting: Bool) -> [AgentParameter] {
    parameters + (allowsWriting ? writingParameters : [])
  }

  /// Returns the description of the tool in the protocol.
  func json(allowsWriting: Bool) -> JSONText {
    let writes = allowsWriting && !writingParameters.isEmpty
    let note = showsFiles ? [AgentSchema.dataNote] : []
    return .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(summary)),
      ("inputSchema", AgentSchema.input(parameters(allowsWriting: allowsWriting))),
      ("outputSchema", AgentSchema.object(output.required + note, optional: output.optional)),
      (
        "annotations",
        .object([
          ("title", .string(title)), ("readOnlyHint", .boolean(!writes)), ("destructiveHint", .boolean(writes)),
          ("idempotentHint", .boolean(true)), ("openWorldHint", .boolean(false)),
        ])
      ),
    ])
  }
}

/// The tools of the server.
enum AgentTools {
  /// All tools, in the order in which they are listed.
  static let all: [any AgentTool] = [
    CheckTool(), AuditTool(), ExplainTool(), LintTool(), FixPreviewTool(), MatrixTool(), TokensTool(), RulesTool(),
  ]
}

/// A call of a tool.
struct AgentCall: Sendable {
  let arguments: AgentArguments
  /// The folders that may be read.
  let roots: AgentRoots
  /// Whether files may be written.
  let allowsWriting: Bool
  /// Whether the client has cancelled the call.
  let isCancelled: @Sendable () -> Bool
  /// Tells the client what runs.
  let report: @Sendable (String) -> Void
}

/// The result of a tool.
struct AgentAnswer {
  /// The summary in words.
  let text: String
  /// The members of the structured result.
  let members: [(String, JSONText)]
}
