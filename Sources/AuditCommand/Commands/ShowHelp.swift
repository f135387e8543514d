/// `palpable help`: the list of commands, or one command in full.
struct ShowHelp: Command {
  static let name = "help"
  let summary = "List the commands, or show one with its options."
  let operands = "[COMMAND]"
  var operandKind: ValueKind { .words(Palpable.commands.map { .init($0.name, $0.summary) }) }
  let isJSON = Option("json", "print the description of the commands and their options as JSON")
  let isManual = Option("man", "print a manual page")
  let discussion = """
    To read a manual page:

      palpable help audit --man | man -l -
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    let command = try arguments.onlyOperand().map(Palpable.command)
    guard arguments[isManual] else { return result(for: command, asJSON: arguments[isJSON]) }
    return CommandResult(.passed, output: CommandLineDescription.palpable.manualPage(of: command))
  }

  /// Returns help for one command, or for the program.
  func result(for command: (any Command)?, asJSON: Bool) -> CommandResult {
    let text = command.map(Palpable.help) ?? Palpable.overview
    return CommandResult(.passed, output: asJSON ? CommandLineDescription.palpable.json(of: command) : text)
  }
}
