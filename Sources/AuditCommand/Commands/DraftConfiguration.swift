import AuditSession
import SourceText

/// `palpable init`: a first `palpable.json` for the tokens found in a folder.
struct DraftConfiguration: Command {
  static let name = "init"
  let summary = "Create a palpable.json for the token files in a folder."
  let operands = "[DIR]"
  let operandKind = ValueKind.folder
  let discussion = """
    DIR is the folder with the token files (default: the working directory). Token files are detected by content. Modes and
    pairings are inferred from names. The created file is ready for an audit. Review and correct it, and add text styles
    and controls. An existing palpable.json is never overwritten.
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    let folder = try arguments.onlyOperand() ?? "."
    let draft = try AuditSession(AuditRequest(paths: [folder], root: environment.workingDirectory)).draft()
    let file = folder == "." ? AuditSession.configurationName : "\(folder)/\(AuditSession.configurationName)"
    try OutputFiles(environment: environment).writeNew(draft.text, to: file)
    var result = CommandResult(.passed)
    let lines = draft.findings + ["Created \(file). Next, run: palpable audit \(folder)"]
    result.output = lines.map { $0.madeVisible + "\n" }.joined().withoutWorkflowCommands
    return result
  }
}
