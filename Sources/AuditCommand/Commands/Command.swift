import Audit
import AuditSession
import PageModel

/// A subcommand; its stored properties include its options.
protocol Command: OptionSource {
  /// The name on the command line.
  static var name: String { get }
  /// The summary for help, on one line.
  var summary: String { get }
  /// The operands as help shows them.
  var operands: String { get }
  /// The kind of the operands, for completions.
  var operandKind: ValueKind { get }
  /// More text below the options in help; paragraphs are rewrapped, and lines that start with a space are kept.
  var discussion: String { get }

  /// Creates the command with its options.
  init()

  /// Runs the command.
  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult
}

extension Command {
  var name: String { Self.name }
  var operandKind: ValueKind { .file }
  var discussion: String { "" }

  /// The command's own options and `--help`.
  var allOptions: [OptionDescription] { options + [.help] }

  /// Whether the command reads or writes files, so relative paths need a working directory.
  var usesFiles: Bool {
    switch operandKind {
    case .file, .folder: true
    case .words, .wordsWithFile, .text: false
    }
  }
}

/// The environment of a command.
public struct CommandEnvironment: Sendable {
  /// The folder that relative paths start from.
  public var workingDirectory: String
  /// Whether standard output is a terminal that shows colors.
  public var showsColor: Bool
  /// The line with the progress of a command; nil unless standard error is a terminal.
  var progress: ProgressLine?

  /// Keeps the report of the only audit until the process ends, so it isn't taken apart; nil if more audits may follow.
  var keep: (@Sendable (AuditReport) -> Void)?

  /// The colors that standard output shows, if it shows any.
  var colorDepth = TerminalStyle.Depth.full
  /// Reads standard input up to its end; nil if there is none.
  var standardInput: (@Sendable () throws -> [UInt8])?

  /// The standard streams as a connection to a client; nil if they aren't connected.
  var connection: Connection?

  /// A connection to a client.
  struct Connection: Sendable {
    /// Waits for bytes and returns them; nil at the end.
    let read: @Sendable () -> [UInt8]?
    /// Writes bytes; false if the client is gone.
    let write: @Sendable ([UInt8]) -> Bool
  }

  /// Shows a question on the terminal and returns the answer; nil without a terminal.
  var ask: (@Sendable (String) -> String?)?

  /// The style of text for standard output.
  var style: TerminalStyle { TerminalStyle(showsColor ? colorDepth : .none) }

  /// The environment variables, which tell a CI runner's repository and commit.
  public var variables: [String: String] = [:]

  /// Creates an environment.
  public init(workingDirectory: String, showsColor: Bool) {
    self.workingDirectory = workingDirectory
    self.showsColor = showsColor
  }

  /// Returns a path from the file system root, for one from the working directory.
  func full(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : workingDirectory + "/" + path
  }
}

/// The result of a command: text for standard output, status for standard error, and the exit code.
public struct CommandResult: Sendable, Hashable {
  /// The meaning of exit codes.
  public enum ExitCode: Int32, Sendable {
    /// The gate passed.
    case passed = 0
    /// The gate failed.
    case failed = 1
    /// The audit couldn't run.
    case impossible = 2
  }

  /// The text for standard output.
  public var output = ""
  /// The text for standard error.
  public var status = ""
  /// The exit code.
  public var exitCode: ExitCode
  /// The paths of the written reports, with links resolved.
  var reports: [String] = []

  init(_ exitCode: ExitCode, output: String = "", status: String = "") {
    self.exitCode = exitCode
    self.output = output
    self.status = status
  }
}
