import TestSupport
import Testing

@testable import AuditCommand

/// Help and the errors that lead to it, for every command.
@Suite struct HelpTests {
  @Test("A command that lists its options lists all of its properties", arguments: Palpable.commands.indices)
  func listedOptions(index: Int) {
    let command = Palpable.commands[index]
    #expect(command.options.map(\.name) == command.reflectedOptions.map(\.name))
  }

  @Test(arguments: Palpable.commands.map { $0.name })
  func helpOfACommandNamesEveryOptionAndWord(_ name: String) throws {
    let folder = try TemporaryFolder()
    let command = try Palpable.command(name)
    let help = palpable(name, "--help", in: folder)
    #expect(help.exitCode == .passed && help.status == "")
    #expect(help.output.hasPrefix(command.summary.prefix(60)))
    #expect(help.output.contains("\nUsage: palpable \(name)"))
    for option in command.options + [.help] {
      #expect(help.output.contains("\n  \(option.usage) "))
      for word in option.kind.words { #expect(help.output.contains(word.text), "\(option.name)") }
    }
    for arguments in [
      ["help", name], ["--help", name], ["-h", name], [name, "-h"], [name, "x", "--nonsense", "-h", "y"],
    ] {
      #expect(run(arguments, in: folder).output == help.output)
    }
    #expect(run(["help"], in: folder).output.contains("\n  \(name) "))
  }

  @Test func helpFitsAHundredColumnsAndIsAligned() throws {
    let folder = try TemporaryFolder()
    for arguments in [["--help"]] + Palpable.commands.map({ [$0.name, "--help"] }) {
      let text = run(arguments, in: folder).output
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.unicodeScalars.count <= 100 }, "\(arguments)")
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n") && !text.contains("\n\n\n"))
      // Every summary starts in the same column: behind the first run of two spaces or more.
      let columns = lines.filter { $0.hasPrefix("  --") }.map { row in
        let end = row.dropFirst(2).firstRange(of: "  ")?.upperBound ?? row.endIndex
        return row.distance(from: row.startIndex, to: row[end...].firstIndex { $0 != " " } ?? row.endIndex)
      }
      #expect(arguments == ["--help"] || Set(columns).count == 1)
    }
  }

  @Test(arguments: [
    (["--verison"], "unknown option --verison; did you mean --version?"),
    (["-v"], "unknown option -v; did you mean --version?"),
    (["-V"], "unknown option -V; did you mean --version?"),
    (["--strict", "audit"], "unknown option --strict; see palpable --help"),
    (["--version", "audit"], "unexpected argument \"audit\"; see palpable --help"),
    (["help", "audti"], "unknown command \"audti\"; did you mean \"audit\"?"),
    (["help", "audit", "x"], "unexpected argument \"x\" for help; see palpable help --help"),
    (["--help", "--strict"], "unknown option --strict for help; see palpable help --help"),
    (["audit", "-f"], "unknown option -f for audit; did you mean --format?"),
    (["audit", "-x"], "unknown option -x for audit; see palpable audit --help"),
    (["audit", "-format=json"], "unknown option -format for audit; did you mean --format?"),
    (["audit", "--hlep"], "unknown option --hlep for audit; did you mean --help?"),
    (["audit", "--output", "-strict"], "--output needs a value; use --output DIR"),
    (
      ["check", "#fff", "#000", "--format", "jsno"],
      "invalid value \"jsno\" for --format; available values: text, json; did you mean \"json\"?"
    ),
  ])
  func misspelledWordsAreSaid(_ arguments: [String], _ sentence: String) throws {
    let result = run(arguments, in: try TemporaryFolder())
    #expect(result.status == "palpable: \(sentence)\n")
    #expect(result.exitCode == .impossible && result.output == "")
  }

  @Test func aSingleDashAndWhatFollowsTwoAreOperands() throws {
    let folder = try TemporaryFolder()
    #expect(palpable("audit", "-", in: folder).status == "-: file or folder not found; check the path\n")
    #expect(palpable("audit", "--", "-h", in: folder).status == "-h: file or folder not found; check the path\n")
    #expect(palpable("audit", "--output=-x", in: folder).status.hasPrefix("palpable.json: file or folder not found"))
  }

  /// The description of an option is what the parser goes by.
  @Test func valuesAreTheWordsOfTheDescription() throws {
    let folder = try TemporaryFolder()
    var count = 0
    for command in Palpable.commands {
      for option in command.options where !option.kind.words.isEmpty {
        let words = option.kind.words.map(\.text)
        for word in words { #expect(throws: Never.self) { try option.check(word) } }
        let status = run([command.name, "--\(option.name)", "zzzzzzzzzz"], in: folder).status
        #expect(
          status
            == "palpable: invalid value \"zzzzzzzzzz\" for --\(option.name); available values: \(words.joined(separator: ", "))\n"
        )
        #expect(option.defaultWord.map(words.contains) ?? true)
        count += 1
      }
    }
    #expect(count >= 5)
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) -> CommandResult {
    Palpable.run(arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
  }
}
