import AuditSession

/// `palpable mcp`: a server of the Model Context Protocol, for agents.
struct ServeAgents: Command {
  static let name = "mcp"
  let summary = "Serve audits to agents over the Model Context Protocol."
  let operands = ""
  let root = Option(
    "root", values: "DIR",
    "read files only inside DIR; repeatable (default: the client's roots, or the working directory)")
  let allowsWriting = Option("allow-write", "let fix_preview edit token files when asked to")
  let discussion = """
    The server reads messages from standard input and writes messages to standard output, one a line, until the input ends.
    A host starts it. Its configuration is the command and the arguments:

      { "mcpServers": { "palpable": { "command": "palpable", "args": ["mcp", "--root", "."] } } }

    The tools are audit, check, explain, fix_preview, lint, matrix, rules, and tokens. The resources are a report, the schema
    of palpable.json, and the rule reference. The server supports the revisions 2026-07-28, 2025-11-25, and 2025-06-18.

    Paths outside the roots are refused, with links resolved. Nothing is written without --allow-write. The server uses no
    network. The exit code is 0 when the input ends, and 2 if the server can't run.
    """

  var operandKind: ValueKind { .folder }

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    if let operand = arguments.operands.first { throw UsageError.tooManyOperands(operand, command: name) }
    let named = arguments[root]
    for folder in named where (try? FileSystem.status(environment.full(folder)))?.kind != .folder {
      throw UsageError.unfitValue(option: root.name, value: folder, expected: "use an existing folder")
    }
    guard let roots = AgentRoots((named.isEmpty ? ["."] : named).map(environment.full)) else {
      throw UsageError.unfitValue(option: root.name, value: named.first ?? ".", expected: "use an existing folder")
    }
    guard let connection = environment.connection else {
      throw UsageError.missingOperand("messages on standard input", command: name)
    }
    let settings = AgentServer.Settings(
      roots: roots, takesClientRoots: named.isEmpty, allowsWriting: arguments[allowsWriting])
    let server = AgentServer(settings, write: connection.write)
    while let bytes = connection.read(), !server.isBroken { server.receive(bytes) }
    server.finish()
    return CommandResult(server.isBroken ? .impossible : .passed)
  }
}
