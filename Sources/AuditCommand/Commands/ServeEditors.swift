import AuditSession

/// `palpable lsp`: a server of the Language Server Protocol, for editors.
struct ServeEditors: Command {
  static let name = "lsp"
  let summary = "Serve findings, colors, and fixes to editors over the Language Server Protocol."
  let operands = ""
  let root = Option(
    "root", values: "DIR", "read files only inside DIR; repeatable (default: the folders that the editor opens)")
  let discussion = """
    An editor starts the server and talks to it over standard input and output (version 3.17 of the protocol). Open files are
    audited as they are edited, with the nearest palpable.json in their folder or above.

    The server shows findings, the contrast of a color against everything that it is paired with, swatches, the ratio beside
    each pairing of palpable.json, names of tokens, and quick fixes: the nearest color that breaks nothing, another token, and
    a waiver. It writes no file; the editor applies the edits.

    Files outside the folders are refused, with links resolved. The server uses no network. The exit code is 0 if the editor
    asked for the end, and 2 if it left without it or the server can't run.
    """

  var operandKind: ValueKind { .folder }

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    if let operand = arguments.operands.first { throw UsageError.tooManyOperands(operand, command: name) }
    let named = arguments[root]
    for folder in named where (try? FileSystem.status(environment.full(folder)))?.kind != .folder {
      throw UsageError.unfitValue(option: root.name, value: folder, expected: "use an existing folder")
    }
    guard let connection = environment.connection else {
      throw UsageError.missingOperand("messages on standard input", command: name)
    }
    let server = LanguageServer(
      folders: AgentRoots(named.map(environment.full))?.folders ?? [], write: connection.write)
    while server.exitCode == nil, let bytes = connection.read() { server.receive(bytes) }
    return CommandResult(server.exitCode ?? (server.isShut ? .passed : .impossible))
  }
}
