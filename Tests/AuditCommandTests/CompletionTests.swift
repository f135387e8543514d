import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// Completions: what they offer, asked of the shells themselves; `.ci/completions` asks zsh and fish more.
@Suite struct CompletionTests {
  static let bash = installed("bash")

  /// Sets what bash sets when the tab key is pressed, and prints the answers with a comma between them.
  static let ask = """
    ask() {
      COMP_WORDS=(palpable "$@") COMP_CWORD=$# COMPREPLY=()
      _palpable
      local IFS=,
      echo "${COMPREPLY[*]}"
    }

    """

  @Test(
    .enabled(if: bash != nil),
    arguments: [
      (
        "''",
        "audit,check,matrix,lint,compare,fix,convert,report,fleet,merge,tokens,rules,init,mcp,lsp,completions,help"
      ),
      ("che", "check"),
      ("--v", "--version"),
      ("audit --fail", "--fail-on"), ("audit --profile wcag", "wcag22-aa,wcag22-aaa"),
      // Bash takes "--profile=wcag" apart at "=", unless the user has changed COMP_WORDBREAKS.
      ("audit --profile = wcag", "wcag22-aa,wcag22-aaa"), ("audit --profile =", "wcag22-aa,wcag22-aaa,apple-hig"),
      ("audit --profile=apple", "--profile=apple-hig"), ("audit --strict --fail-on ''", "note,warning,error"),
      ("audit --mode --fail-on --strict --fail-on w", "warning"), ("audit --format js", "json,jsonl"),
      ("audit --format = js", "json,jsonl"),
      // Files are left to readline, and so is what follows a format and "=".
      ("audit t", ""), ("audit --format json = t", ""), ("audit --format = json = t", ""),
      ("audit -- --f", ""), ("audit --date 2", ""), ("check --level aaa", "aaa,aaa-large"), ("check '#f'", ""),
      ("rules target-size", "target-size-minimum,target-size-enhanced"), ("completions ''", "bash,zsh,fish"),
      ("help com", "compare,completions"), ("nonsense ''", ""), ("nonsense --", ""), ("audit --nonsense = ''", ""),
    ])
  func bashOffers(_ words: String, _ answers: String) throws {
    let folder = try TemporaryFolder(["tokens.json": "{}", "out/x": ""])
    try folder.write(BashCompletions.script(for: .palpable) + Self.ask + "ask \(words)\n", to: "t.bash")
    #expect(try output(of: #require(Self.bash), ["t.bash"], in: folder) == answers + "\n")
  }

  @Test(.enabled(if: bash != nil), arguments: ["audit --output o", "audit --output = o", "init o"])
  func bashOffersFolders(_ words: String) throws {
    let bash = try #require(Self.bash)
    let folder = try TemporaryFolder(["other.json": "{}", "out/x": ""])
    try folder.write(BashCompletions.script(for: .palpable) + Self.ask + "ask \(words)\n", to: "t.bash")
    // Before version 4 a script cannot say that words are names of files, so that readline has to complete them.
    let version = try output(of: bash, ["-c", "echo ${BASH_VERSINFO[0]}"], in: folder)
    #expect(try output(of: bash, ["t.bash"], in: folder) == (version == "3\n" ? "\n" : "out\n"))
  }

  @Test(.enabled(if: bash != nil)) func bashLeavesFilesToReadline() throws {
    let folder = try TemporaryFolder()
    try folder.write(BashCompletions.script(for: .palpable) + "complete -p palpable\n", to: "t.bash")
    #expect(
      try output(of: #require(Self.bash), ["t.bash"], in: folder) == "complete -o default -F _palpable palpable\n")
  }

  /// A command whose texts try to be code in every shell.
  private struct HostileCommand: Command {
    static let text = #"it's \' $(touch ran) `touch ran` "[x]:y" \ ; (touch ran) \u{7}"# + "\u{1B}[31m\nx"
    static let word = ValueKind.Word("it's$(touch${IFS}ran)", text)
    static let name = "one"
    let summary = text
    let operands = ""
    let operandKind = ValueKind.words([word])
    let option = Option("opt", value: "a[b]:c'd", text, [(word, 1)])

    func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) -> CommandResult {
      CommandResult(.passed)
    }
  }
  private static let hostile = CommandLineDescription(
    program: "palpable", summary: HostileCommand.text, options: [.help], commands: [HostileCommand()])

  @Test(.enabled(if: bash != nil)) func bashRunsNoText() throws {
    let folder = try TemporaryFolder()
    try folder.write(BashCompletions.script(for: Self.hostile) + Self.ask + "ask one --opt it\n", to: "t.bash")
    #expect(try output(of: #require(Self.bash), ["t.bash"], in: folder) == "it's$(touch${IFS}ran)\n")
    #expect(throws: (any Error).self) { try folder.bytes(of: "ran") }
  }

  @Test(.enabled(if: installed("zsh") != nil)) func zshReadsTheScript() throws {
    let zsh = try #require(installed("zsh"))
    let folder = try TemporaryFolder(["palpable.zsh": ZshCompletions.script(for: .palpable)])
    try folder.write(ZshCompletions.script(for: Self.hostile), to: "hostile.zsh")
    for name in ["palpable.zsh", "hostile.zsh"] {
      #expect(try output(of: zsh, ["-f", "-n", name], in: folder) == "")
      // The words that _arguments and _describe get, printed in place of being shown.
      let run = """
        compdef() { : }; _arguments() { print -rl -- "$@"; state=arguments line=(one) }; _describe() { print -rl -- $words }
        source ./\(name); _palpable; _palpable_words one.operand
        """
      let text = try output(of: zsh, ["-f", "-c", run], in: folder)
      #expect(
        text.contains(
          name == "palpable.zsh" ? "(- : *)--version[show the version]" : "it's$(touch${IFS}ran):it's \\\\' $(touch"))
      #expect(!text.contains("\u{1B}"))
    }
    #expect(throws: (any Error).self) { try folder.bytes(of: "ran") }
  }

  @Test(.enabled(if: installed("fish") != nil)) func fishReadsTheScript() throws {
    let fish = try #require(installed("fish"))
    let folder = try TemporaryFolder(["palpable.fish": FishCompletions.script(for: .palpable)])
    try folder.write(FishCompletions.script(for: Self.hostile), to: "hostile.fish")
    let run = "source palpable.fish; complete -C 'palpable audit --profile apple'"
    let title = "Apple Human Interface Guidelines"
    #expect(try output(of: fish, ["-N", "-c", run], in: folder) == "apple-hig\t\(title)\n")
    let text = try output(
      of: fish, ["-N", "-c", "source hostile.fish; complete -C 'palpable one --opt it'"], in: folder)
    #expect(text.hasPrefix("it's$(touch${IFS}ran)\tit's \\' $(touch ran) `touch ran`"))
    #expect(throws: (any Error).self) { try folder.bytes(of: "ran") }
  }

  @Test(arguments: PrintCompletions.shells.map { $0.shell })
  func everyScriptNamesEveryCommandOptionAndWord(_ shell: String) throws {
    let script = palpable("completions", shell, in: try TemporaryFolder()).output
    #expect(script.hasSuffix("\n"))
    for command in Palpable.commands {
      #expect(script.contains(command.name))
      let kinds = command.options.map(\.kind) + [command.operandKind]
      for word in kinds.flatMap(\.words) { #expect(script.contains(word.text)) }
      for option in command.options {
        #expect(script.contains(shell == "fish" ? "-l \(option.name) " : "--\(option.name)"))
      }
    }
  }

  @Test(arguments: PrintCompletions.shells.map { $0.shell })
  func helpAndReadmeSayHowToInstall(_ shell: String) throws {
    let line = shell == "fish" ? "palpable completions fish | source" : "eval \"$(palpable completions \(shell))\""
    #expect(palpable("completions", "--help", in: try TemporaryFolder()).output.contains(" \(line)\n"))
    #expect(try packageText("README.md").contains("`\(line)`"))
  }

  /// What the scripts rely on: names without any character that a shell reads.
  @Test func namesArePlain() {
    let line = CommandLineDescription.palpable
    let options = line.options + line.commands.flatMap(\.options)
    let words = (options.map(\.kind) + line.commands.map(\.operandKind)).flatMap(\.words)
    for name in line.commands.map(\.name) + options.map(\.name) + words.map(\.text) {
      #expect(
        !name.isEmpty && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
      )
    }
    #expect(words.count > 30)
  }

  @Test func aShellThatIsNotKnownIsSaid() throws {
    let folder = try TemporaryFolder()
    #expect(
      palpable("completions", "fsh", in: folder).status
        == "palpable: unsupported shell \"fsh\"; available shells: bash, zsh, fish; did you mean \"zsh\"?\n")
    #expect(
      palpable("completions", in: folder).status
        == "palpable: completions needs a shell name: bash, zsh, fish; see palpable completions --help\n")
    #expect(palpable("completions", "bash", "x", in: folder).exitCode == .impossible)
  }
}
