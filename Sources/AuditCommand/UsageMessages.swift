import SourceText

// The messages about invalid arguments: problem and fix.

extension UsageError {
  /// The message, safe to print; a quoted value is cut at 200 characters.
  public var sentence: String { message.text.madeVisible }

  private var message: MessageText {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "unknown command \"\(name)\"" + .didYouMean(suggestion, otherwise: "; see palpable --help")
    case .unknownOption(let name, let command, let suggestion):
      "unknown option \(name)\(words: command.map { " for \($0)" } ?? "")"
        + .didYouMean(suggestion, before: "--", otherwise: "; see \(program(command)) --help")
    case .missingValue(let option, let value): "--\(option) needs a value; use --\(option) \(value)"
    case .unexpectedValue(let option): "--\(option) takes no value; use --\(option) alone"
    case .repeatedOption(let name): "duplicate option --\(name); pass it once"
    case .badValue(let option, let value, let allowed, let suggestion):
      "invalid value \"\(value)\" for --\(option); available values: \(list: allowed)"
        + .didYouMean(suggestion)
    case .conflict(let first, let second): "--\(first) and --\(second) can't be combined; pass one"
    case .missingOption(let option, let needing): "\(needing) needs --\(option)"
    case .missingOperand(let operand, let command): "\(command) needs \(words: operand); see palpable \(command) --help"
    case .tooManyOperands(let operand, let command):
      "unexpected argument \"\(operand)\"\(words: command.map { " for \($0)" } ?? ""); see \(program(command)) --help"
    case .unknownRule(let id, let suggestion):
      "unknown rule \"\(id)\"" + .didYouMean(suggestion, otherwise: "; see palpable rules")
    case .unknownShell(let name, let known, let suggestion):
      "unsupported shell \"\(name)\"; available shells: \(list: known)"
        + .didYouMean(suggestion)
    case .existing(let path): "\(path: path) already exists; pass --force to overwrite it, or choose another name"
    case .badColor(let text, let expected, let offset):
      "invalid color \"\(text)\": expected \(words: expected) at character \(offset + 1)"
    case .unfitValue(let option, let value, let expected):
      "invalid value \"\(value)\" for --\(option); \(words: expected)"
    case .unmatchedPattern(let option, let value, let suggestion):
      "--\(option) \(value) matches no token"
        + .didYouMean(suggestion, otherwise: "; use a token path, with * within a segment or ** across segments")
    case .commandInPatch(let runner, let remedy):
      "the patch contains a line that \(runner) reads as a command, and patches can't escape it; \(remedy)"
    }
  }

  private func program(_ command: String?) -> String { command.map { "palpable \($0)" } ?? "palpable" }
}
