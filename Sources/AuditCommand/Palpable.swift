import Audit
import AuditSession
import DesignTokens
import SourceText

/// The command line as a function: arguments in, output and exit code out.
public enum Palpable {
  /// The subcommands. To add one, write its file and list it here.
  private static let commandTypes: [any Command.Type] = [
    AuditFiles.self, CheckColors.self, MatrixColors.self, LintSources.self, ComparePalettes.self, FixPalette.self,
    ConvertTokens.self, MakeReport.self, AuditFleet.self, MergeReports.self, ListTokens.self, ListRules.self,
    DraftConfiguration.self, ServeAgents.self, ServeEditors.self, PrintCompletions.self,
    ShowHelp.self,
  ]

  /// All subcommands with their options.
  static var commands: [any Command] { commandTypes.map { $0.init() } }

  /// Runs the command line.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - environment: the working directory, and whether colors are shown.
  public static func run(_ arguments: [String], in environment: CommandEnvironment) -> CommandResult {
    result {
      switch try parsedInvocation(arguments) {
      case .text(let result): result
      case .command(let command, let parsed): try command.run(parsed, in: environment)
      }
    }
  }

  /// Returns the result of a command, or the messages about the reason that it couldn't run.
  static func result(of body: () throws -> CommandResult) -> CommandResult {
    var result = outcome(of: body)
    result.status = result.status.withoutWorkflowCommands
    return result
  }

  private static func outcome(of body: () throws -> CommandResult) -> CommandResult {
    do {
      return try body()
    } catch let error as UsageError {
      return CommandResult(.impossible, status: "palpable: \(error.sentence)\n")
    } catch let error as GitError {
      return CommandResult(.impossible, status: "palpable: \(error.sentence)\n")
    } catch let error as AuditFailure {
      return CommandResult(.impossible, status: failureText(error))
    } catch {
      return CommandResult(.impossible, status: "palpable: \("\(error)".shortened)\n")
    }
  }

  /// The maximum number of problems printed at once.
  private static let problemLimit = 20

  /// Returns the sentences of a failure, a line each.
  static func failureText(_ failure: AuditFailure) -> String {
    var text = failure.sentences.prefix(problemLimit).map { $0 + "\n" }.joined()
    let more = failure.problems.count - problemLimit
    if more > 0 { text += "and \(more) more problem\(more == 1 ? "" : "s")\n" }
    return text
  }

  /// The result of parsing the arguments.
  enum ParsedInvocation {
    /// Help, or the version.
    case text(CommandResult)
    /// A command with its arguments.
    case command(any Command, ParsedArguments)
  }

  /// Parses arguments; `--help` and `-h` request help at any position before `--`.
  static func parsedInvocation(_ arguments: [String]) throws(UsageError) -> ParsedInvocation {
    guard let word = arguments.first else { return .text(CommandResult(.impossible, status: overview)) }
    let rest = arguments.dropFirst()
    switch word {
    case "--help", "-h": return try parsed(rest, for: ShowHelp())
    case "--version":
      return .text(try version(rest))
    default:
      if ParsedArguments.isOption(word) { throw .unknownOption(word, command: nil, among: options) }
      let command = try command(word)
      let options = rest.prefix { $0 != "--" }
      if options.contains("--help") || options.contains("-h") {
        let help = ShowHelp()
        return .text(help.result(for: command, asJSON: options.contains("--\(help.isJSON.name)")))
      }
      return try parsed(rest, for: command)
    }
  }

  /// Returns the version, or with `--json`, the facts about this build.
  private static func version(_ arguments: ArraySlice<String>) throws(UsageError) -> CommandResult {
    let isJSON = arguments.first == "--json"
    if let operand = arguments.dropFirst(isJSON ? 1 : 0).first { throw .tooManyOperands(operand, command: nil) }
    let tool = AuditReport.Tool.palpable
    return CommandResult(.passed, output: isJSON ? BuildFacts.current.json : "\(tool.name) \(tool.version)\n")
  }

  private static func parsed(_ arguments: ArraySlice<String>, for command: any Command) throws(UsageError)
    -> ParsedInvocation
  {
    .command(command, try ParsedArguments(arguments, for: command))
  }

  /// Returns the command with a name.
  static func command(_ word: String) throws(UsageError) -> any Command {
    guard let type = commandTypes.first(where: { $0.name == word }) else {
      throw .unknownCommand(word, suggestion: nearest(to: word, among: commandTypes.map { $0.name }))
    }
    return type.init()
  }
}
