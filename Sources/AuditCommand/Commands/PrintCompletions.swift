import DesignTokens

/// `palpable completions`: a shell script that completes commands, options, and values.
struct PrintCompletions: Command {
  static let name = "completions"
  let summary = "Print a completion script for a shell."
  let operands = "SHELL"
  var operandKind: ValueKind { .words(Self.shells.map { .init($0.shell, "script for \($0.shell)") }) }
  let discussion = """
    SHELL is bash, zsh, or fish. The script goes to standard output. To enable completions that always match the installed
    version, add one line to the startup file of your shell:

      bash, in ~/.bashrc:                  eval "$(palpable completions bash)"
      zsh, in ~/.zshrc, after compinit:    eval "$(palpable completions zsh)"
      fish, in ~/.config/fish/config.fish: palpable completions fish | source
    """

  /// The shells with completions. To add one, write its file and list it here.
  static let shells: [any ShellCompletions.Type] = [BashCompletions.self, ZshCompletions.self, FishCompletions.self]

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard let word = try arguments.onlyOperand() else {
      throw UsageError.missingOperand("a shell name: \(names.joined(separator: ", "))", command: name)
    }
    guard let shell = Self.shells.first(where: { $0.shell == word }) else {
      throw UsageError.unknownShell(word, known: names, suggestion: nearest(to: word, among: names))
    }
    return CommandResult(.passed, output: shell.script(for: .palpable))
  }

  private var names: [String] { Self.shells.map { $0.shell } }
}
