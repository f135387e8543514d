import AuditSession
import SourceText

/// `palpable init`: a first `palpable.json` for the tokens found in a folder.
enum DraftConfiguration: Command {
  static let name = "init"
  static let summary = "Writes a first palpable.json for the token files of a folder."
  static let operands = "[FOLDER]"
  static let operandKind = ValueKind.folder
  static let options: [OptionDescription] = []
  static let discussion = """
    Token files are found by their content, modes and pairings by names. The file that is written audits as it is; read it,
    correct what is not so, and add text styles and controls. A palpable.json that is there already is left alone.
    """

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard arguments.operands.count <= 1 else {
      throw UsageError.tooManyOperands(arguments.operands[1], command: name)
    }
    let folder = arguments.operands.first ?? "."
    let draft = try AuditSession(AuditRequest(paths: [folder], root: environment.workingDirectory)).draft()
    let file = folder == "." ? AuditSession.configurationName : "\(folder)/\(AuditSession.configurationName)"
    try OutputFiles(environment: environment).writeNew(draft.text, to: file)
    var result = CommandResult(.passed)
    let lines = draft.findings + ["\(file) is written; now run: palpable audit \(folder)"]
    result.output = lines.map { $0.madeVisible + "\n" }.joined().withoutWorkflowCommands
    return result
  }
}
