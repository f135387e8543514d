/// An option of a command, as help shows it and the parser reads it.
struct OptionDescription: Sendable {
  /// The name without its dashes.
  let name: String
  /// What stands for the value in help; nil for an option that takes none.
  let value: String?
  /// What it does, in one line.
  let summary: String
  /// Whether it may be given several times.
  let isRepeatable: Bool

  init(_ name: String, value: String? = nil, _ summary: String, isRepeatable: Bool = false) {
    self.name = name
    self.value = value
    self.summary = summary
    self.isRepeatable = isRepeatable
  }
}

/// Why the arguments cannot be followed.
public enum UsageError: Error, Sendable, Hashable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: String, suggestion: String?)
  case missingValue(option: String, value: String)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case badValue(option: String, value: String, allowed: [String], suggestion: String?)
  case conflict(String, String)
  case missingOption(String, neededBy: String)
  case missingOperand(String, command: String)
  case tooManyOperands(String, command: String)
  case unknownRule(String, suggestion: String?)
  case badColor(String, expected: String, offset: Int)
}
