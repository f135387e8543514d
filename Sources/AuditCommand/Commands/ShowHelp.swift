/// `palpable help`: the list of commands, or one command in full.
enum ShowHelp: Command {
  static let name = "help"
  static let summary = "List the commands, or show one with its options."
  static let operands = "[COMMAND]"
  static var operandKind: ValueKind { .words(Palpable.commands.map { .init($0.name, $0.summary) }) }
  static let options: [OptionDescription] = []
  static let discussion = ""

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard arguments.operands.count <= 1 else {
      throw UsageError.tooManyOperands(arguments.operands[1], command: name)
    }
    guard let word = arguments.operands.first else { return CommandResult(.passed, output: Palpable.overview) }
    return CommandResult(.passed, output: Palpable.help(try Palpable.command(word)))
  }
}
