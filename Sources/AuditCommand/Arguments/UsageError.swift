import DesignTokens

/// An error in the command line arguments.
public enum UsageError: Error, Sendable, Hashable {
  case unknownCommand(String, suggestion: String?)
  /// An unknown option with its dashes; the command, here and below, is nil if there is none.
  case unknownOption(String, command: String?, suggestion: String?)
  case missingValue(option: String, value: String)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case badValue(option: String, value: String, allowed: [String], suggestion: String?)
  case conflict(String, String)
  case missingOption(String, neededBy: String)
  case missingOperand(String, command: String)
  case tooManyOperands(String, command: String?)
  case unknownRule(String, suggestion: String?)
  case unknownShell(String, known: [String], suggestion: String?)
  /// An output that already exists.
  case existing(String)
  case badColor(String, expected: String, offset: Int)
  /// An invalid value of an option without a fixed set of values, with a description of valid values.
  case unfitValue(option: String, value: String, expected: String)
  /// A pattern that matches no token.
  case unmatchedPattern(option: String, value: String, suggestion: String?)
  /// A patch for standard output with a line that a CI runner reads as a command.
  case commandInPatch(runner: String, remedy: String = "write it to a file with --format patch=FILE")

  /// Returns the error for an unknown option, with a suggestion among the known options.
  ///
  /// A letter behind a single dash matches the first option that starts with it.
  static func unknownOption(_ argument: String, command: String?, among options: [OptionDescription]) -> UsageError {
    let dashes = argument.utf8.prefix { $0 == UInt8(ascii: "-") }.count
    let body = String(Substring(argument.utf8.dropFirst(dashes).prefix { $0 != UInt8(ascii: "=") }))
    let names = options.map(\.name)
    let suggestion =
      dashes == 1 && body.utf8.count == 1
      ? names.first { $0.utf8.starts(with: body.utf8) || $0.utf8.starts(with: body.lowercased().utf8) }
      : nearest(to: body, among: names)
    let shown = String(Substring(argument.utf8.prefix { $0 != UInt8(ascii: "=") }))
    return .unknownOption(shown, command: command, suggestion: suggestion)
  }
}
