import Audit
import AuditSession
import DesignTokens

/// The command line as a function: arguments in, texts and exit code out.
public enum Palpable {
  /// The subcommands. To add one, write its file and name it here.
  static let commands: [any Command.Type] = [
    AuditFiles.self, CheckColors.self, ListRules.self, DraftConfiguration.self,
  ]

  /// Runs the command line.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - environment: the folder, and whether colours are shown.
  public static func run(_ arguments: [String], in environment: CommandEnvironment) -> CommandResult {
    do {
      return try dispatch(arguments, environment)
    } catch let error as UsageError {
      return CommandResult(.impossible, status: "palpable: \(error.sentence)\n")
    } catch let error as AuditFailure {
      return CommandResult(.impossible, status: failureText(error))
    } catch {
      return CommandResult(.impossible, status: "palpable: \(error)\n")
    }
  }

  /// The most problems that are printed at once.
  private static let problemLimit = 20

  private static func failureText(_ failure: AuditFailure) -> String {
    var text = failure.sentences.prefix(problemLimit).map { $0 + "\n" }.joined()
    let more = failure.problems.count - problemLimit
    if more > 0 { text += "and \(more) more problems\n" }
    return text
  }

  private static func dispatch(_ arguments: [String], _ environment: CommandEnvironment) throws -> CommandResult {
    guard let word = arguments.first else { return CommandResult(.impossible, status: overview) }
    switch word {
    case "--help", "-h", "help":
      guard arguments.count > 1 else { return CommandResult(.passed, output: overview) }
      return CommandResult(.passed, output: help(try command(arguments[1])))
    case "--version":
      return CommandResult(.passed, output: "\(AuditReport.Tool.palpable.name) \(AuditReport.Tool.palpable.version)\n")
    default:
      let command = try command(word)
      let rest = arguments.dropFirst()
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        return CommandResult(.passed, output: help(command))
      }
      let parsed = try ParsedArguments(rest, options: command.options, command: command.name)
      return try command.run(parsed, in: environment)
    }
  }

  private static func command(_ word: String) throws(UsageError) -> any Command.Type {
    guard let command = commands.first(where: { $0.name == word }) else {
      throw .unknownCommand(word, suggestion: nearest(to: word, among: commands.map { $0.name }))
    }
    return command
  }

  private static var overview: String {
    var text = "Palpable audits design systems for what people can see, read and touch.\n\nUsage: palpable COMMAND\n\n"
    for command in commands { text += row("\(command.name) \(command.operands)", command.summary, width: 34) }
    return text + """

        palpable COMMAND --help           its options
        palpable --version                the version

      Exit codes: 0 the gate passed, 1 it failed, 2 the audit could not be made.

      """
  }

  private static func help(_ command: any Command.Type) -> String {
    var text = "\(command.summary)\n\nUsage: palpable \(command.name) \(command.operands) [OPTIONS]\n\n"
    for option in command.options {
      text += row("--\(option.name)\(option.value.map { " \($0)" } ?? "")", option.summary, width: 26)
    }
    return text + (command.discussion.isEmpty ? "" : "\n\(command.discussion)\n")
  }

  private static func row(_ left: String, _ right: String, width: Int) -> String {
    "  " + left + String(repeating: " ", count: max(2, width - left.utf8.count)) + right + "\n"
  }
}
