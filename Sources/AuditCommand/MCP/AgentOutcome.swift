import SourceText

/// The result of a call: the answer of the tool, or a sentence about the reason that there is none.
struct AgentOutcome {
  /// The members of the result.
  let members: [(String, JSONText)]

  /// The largest structured result, in bytes.
  static let limit = 200_000

  /// Runs a tool.
  init(of tool: any AgentTool, _ run: () throws -> AgentAnswer) {
    var answer: AgentAnswer?
    var failure: AgentFailure?
    let result = Palpable.result {
      do { answer = try run() } catch let error as AgentFailure { failure = error }
      return CommandResult(.passed)
    }
    guard let answer else {
      members = AgentOutcome.failed(failure?.sentence ?? result.status)
      return
    }
    let note = tool.showsFiles ? [(AgentSchema.dataNote.0, JSONText.string(AgentSchema.dataNoteText))] : []
    let structured = JSONText.object(answer.members + note)
    let json = structured.compact
    guard json.utf8.count <= AgentOutcome.limit else {
      members = AgentOutcome.failed("the result is larger than \(AgentOutcome.limit) bytes; use a smaller limit")
      return
    }
    let summary = tool.showsFiles ? answer.text + "\n" + AgentSchema.dataNoteText : answer.text
    members = [
      // Clients without structured results read the same JSON as text.
      ("content", .array([AgentOutcome.text(summary), AgentOutcome.text(json)])), ("structuredContent", structured),
    ]
  }

  private static func text(_ text: String) -> JSONText {
    .object([("type", .string("text")), ("text", .string(text))])
  }

  private static func failed(_ sentence: String) -> [(String, JSONText)] {
    let lines = sentence.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    return [("content", .array([text(lines.joined(separator: "\n"))])), ("isError", .boolean(true))]
  }
}
