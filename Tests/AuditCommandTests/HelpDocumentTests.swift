import Audit
import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// A command with one option of each kind, which are declared here and nowhere else.
private struct PaintWalls: Command {
  struct Weather: OptionSource {
    let isDry = Option("dry", "only on dry days")
  }

  static let name = "paint"
  let summary = "Paint walls."
  let operands = "[WALL...]"
  let operandKind = ValueKind.text
  let color = Option("color", value: "C", "color of the paint", [(.init("red", "like a barn"), 1), (.init("blue"), 2)])
  let coats = Option("coats", value: "N", "number of coats", [(.init("one"), 1), (.init("two"), 2)], default: 2)
  let brush = Option("brush", value: "FILE", "picture of the brush")
  let rooms = Option("room", values: "R", "room to paint; repeatable")
  let plans = Option(formats: [(.init("sketch", "by hand"), "pencil"), (.init("plan"), "ruler")])
  let weather = Weather()

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) -> CommandResult {
    let plans = arguments[plans].map { "\($0.format) \($0.file ?? "-")" }
    let values: [Any?] = [
      arguments[color], arguments[coats], arguments[brush], arguments[rooms], plans, arguments[weather.isDry],
      arguments.operands,
    ]
    return CommandResult(.passed, output: values.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: "; "))
  }
}

/// Options are declared once, as properties of their command; `--help --json` describes them to programs.
@Suite struct HelpDocumentTests {
  private let line = CommandLineDescription(
    program: "house", summary: "Builds houses.", options: [.help], commands: [PaintWalls()])
  private let environment = CommandEnvironment(workingDirectory: "/", showsColor: false)

  @Test(arguments: [
    (["a", "--room", "r"], #"nil; 2; nil; ["r"]; []; false; ["a"]"#),
    (
      ["--color=red", "--coats", "one", "--brush", "b.png", "--room=r", "--room", "s", "--dry"],
      #"1; 1; b.png; ["r", "s"]; []; true; []"#
    ),
    (
      ["--format", "plan=a=b", "--format=sketch", "--", "--dry"],
      #"nil; 2; nil; []; ["ruler a=b", "pencil -"]; false; ["--dry"]"#
    ),
  ])
  func aDeclaredOptionIsParsed(_ arguments: [String], _ values: String) throws {
    let command = PaintWalls()
    #expect(command.run(try ParsedArguments(arguments, for: command), in: environment).output == values)
  }

  @Test func aDeclaredOptionIsInHelpAndCompletions() {
    let help = Palpable.help(PaintWalls())
    #expect(help.contains("\n  --coats N          number of coats: one, two (default)\n"))
    #expect(help.contains("\n  --dry              only on dry days\n  --help "))
    for script in PrintCompletions.shells.map({ $0.script(for: line) }) {
      for option in PaintWalls().allOptions { #expect(script.contains(option.name)) }
      for word in ["red", "two", "sketch"] { #expect(script.contains(word)) }
    }
  }

  @Test func aDeclaredOptionIsInTheDocument() throws {
    let document = try json(line.json(of: PaintWalls()))
    let options = try #require(document["options"]?.elements)
    #expect(options.map { $0["name"]?.string } == ["color", "coats", "brush", "room", "format", "dry", "help"])
    #expect(options.map { $0["kind"]?.string } == ["words", "words", "file", "text", "wordsWithFile", "flag", "flag"])
    #expect(options.map { $0["value"]?.string } == ["C", "N", "FILE", "R", "F[=FILE]", nil, nil])
    #expect(options.map { $0["default"]?.string } == [nil, "two", nil, nil, nil, nil, nil])
    #expect(options.map { $0["isRepeatable"]?.boolean } == [false, false, false, true, true, false, false])
    let words = try #require(options[0]["words"]?.elements)
    #expect(words.map { $0["word"]?.string } == ["red", "blue"])
    #expect(words.map { $0["summary"]?.string } == ["like a barn", ""])
    #expect(document["operands"]?["usage"]?.string == "[WALL...]")
    #expect(document["operands"]?["kind"]?.string == "text")
  }

  /// The keys in their order: programs that read them rely on both.
  @Test func theDocumentOfACommandIsStable() throws {
    let text = palpable("completions", "--help", "--json", in: try TemporaryFolder()).output
    #expect(
      text.hasPrefix(
        """
        {
          "schemaVersion": 1,
          "name": "completions",
          "summary": "Print a completion script for a shell.",
          "operands": {
            "usage": "SHELL",
            "kind": "words",
            "words": [
              {
                "word": "bash",
                "summary": "script for bash"
              },

        """))
    #expect(
      text.contains(
        """
          "options": [
            {
              "name": "help",
              "value": null,
              "summary": "show help (also -h)",
              "kind": "flag",
              "words": [],
              "default": null,
              "isRepeatable": false
            }
          ],
          "discussion": "SHELL is bash, zsh, or fish.
        """))
  }

  @Test func theProgramIsTheListOfItsCommands() throws {
    let folder = try TemporaryFolder()
    let text = palpable("--help", "--json", in: folder).output
    for arguments in [["help", "--json"], ["-h", "--json"]] {
      #expect(Palpable.run(arguments, in: environment).output == text)
    }
    let document = try json(text)
    #expect(document["name"]?.string == "palpable")
    #expect(document["options"]?.elements?.map { $0["name"]?.string } == ["help", "version"])
    let commands = try #require(document["commands"]?.elements)
    #expect(commands.map { $0["name"]?.string } == Palpable.commands.map { $0.name })
    for (command, entry) in zip(Palpable.commands, commands) {
      #expect(entry["options"]?.elements?.map { $0["name"]?.string } == command.allOptions.map { $0.name })
      let alone = palpable(command.name, "x", "--json", "-h", in: folder)
      #expect(alone.exitCode == .passed && alone.status == "")
      #expect(try json(alone.output)["summary"]?.string == entry["summary"]?.string)
      #expect(palpable("help", command.name, "--json", in: folder).output == alone.output)
    }
  }

  @Test func jsonAloneIsNoOptionOfACommand() throws {
    #expect(
      palpable("audit", "--json", in: try TemporaryFolder()).status
        == "palpable: unknown option --json for audit; see palpable audit --help\n")
  }

  private func json(_ text: String) throws -> JSONNode {
    try readJSON(SourceFile(path: "help.json", bytes: Array(text.utf8)))
  }
}
