/// `palpable help`: the list of commands, or one command in full.
struct ShowHelp: Command {
  static let name = "help"
  let summary = "List the commands, or show one with its options."
  let operands = "[COMMAND]"
  var operandKind: ValueKind { .words(Palpable.commands.map { .init($0.name, $0.summary) }) }
  let isJSON = Option("json", "print the description of the commands and their options as JSON")

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    result(for: try arguments.onlyOperand().map(Palpable.command), asJSON: arguments[isJSON])
  }

  /// Returns help for one command, or for the program.
  func result(for command: (any Command)?, asJSON: Bool) -> CommandResult {
    let text = command.map(Palpable.help) ?? Palpable.overview
    return CommandResult(.passed, output: asJSON ? CommandLineDescription.palpable.json(of: command) : text)
  }
}
