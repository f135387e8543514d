import AuditSession

/// A subcommand: its description and one verb.
protocol Command: Sendable {
  /// The word on the command line.
  static var name: String { get }
  /// What it does, in one line.
  static var summary: String { get }
  /// The operands as help shows them.
  static var operands: String { get }
  /// What the operands are, for completions.
  static var operandKind: ValueKind { get }
  /// Its options.
  static var options: [OptionDescription] { get }
  /// More about it, below the options in help; paragraphs are wrapped anew, and lines that start with a space are kept.
  static var discussion: String { get }

  /// Runs the command.
  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult
}

extension Command {
  static var operandKind: ValueKind { .file }

  /// Whether it works on files, so that relative paths must start from somewhere.
  static var usesFiles: Bool {
    switch operandKind {
    case .file, .folder: true
    case .words, .wordsWithFile, .text: false
    }
  }
}

/// What a command needs to know of the world.
public struct CommandEnvironment: Sendable {
  /// The folder that relative paths start from.
  public var workingDirectory: String
  /// Whether standard output is a terminal that shows colors.
  public var showsColor: Bool

  /// An environment.
  public init(workingDirectory: String, showsColor: Bool) {
    self.workingDirectory = workingDirectory
    self.showsColor = showsColor
  }
}

/// What a command leaves behind: results for standard output, status for standard error, and the exit code.
public struct CommandResult: Sendable, Hashable {
  /// The meaning of exit codes.
  public enum ExitCode: Int32, Sendable {
    /// The gate passed.
    case passed = 0
    /// The gate failed.
    case failed = 1
    /// The audit could not be made.
    case impossible = 2
  }

  /// The text for standard output.
  public var output = ""
  /// The text for standard error.
  public var status = ""
  /// The exit code.
  public var exitCode: ExitCode
  /// The paths of the reports that were written, without links.
  var reports: [String] = []

  init(_ exitCode: ExitCode, output: String = "", status: String = "") {
    self.exitCode = exitCode
    self.output = output
    self.status = status
  }
}
