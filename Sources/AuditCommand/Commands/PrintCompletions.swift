import DesignTokens

/// `palpable completions`: a shell script that completes commands, options, and values.
enum PrintCompletions: Command {
  static let name = "completions"
  static let summary = "Print a completion script for a shell."
  static let operands = "SHELL"
  static var operandKind: ValueKind { .words(shells.map { .init($0.shell, "script for \($0.shell)") }) }
  static let options: [OptionDescription] = []
  static let discussion = """
    SHELL is bash, zsh, or fish. The script goes to standard output. To enable completions that always match the installed
    version, add one line to the startup file of your shell:

      bash, in ~/.bashrc:                  eval "$(palpable completions bash)"
      zsh, in ~/.zshrc, after compinit:    eval "$(palpable completions zsh)"
      fish, in ~/.config/fish/config.fish: palpable completions fish | source
    """

  /// The shells with completions. To add one, write its file and list it here.
  static let shells: [any ShellCompletions.Type] = [BashCompletions.self, ZshCompletions.self, FishCompletions.self]

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard let word = arguments.operands.first else {
      throw UsageError.missingOperand("a shell name: \(names.joined(separator: ", "))", command: name)
    }
    guard arguments.operands.count == 1 else {
      throw UsageError.tooManyOperands(arguments.operands[1], command: name)
    }
    guard let shell = shells.first(where: { $0.shell == word }) else {
      throw UsageError.unknownShell(word, known: names, suggestion: nearest(to: word, among: names))
    }
    return CommandResult(.passed, output: shell.script(for: .palpable))
  }

  private static var names: [String] { shells.map { $0.shell } }
}
