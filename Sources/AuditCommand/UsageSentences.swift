import SourceText

// Every sentence about arguments that cannot be followed: what, and what to do.

extension UsageError {
  /// One sentence, safe to print.
  public var sentence: String { text.madeVisible }

  private var text: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "there is no command \"\(name)\"\(suggestion.map { ". Did you mean \($0)?" } ?? "; see palpable --help")"
    case .unknownOption(let name, let command, let suggestion):
      "\(command ?? "palpable") has no option \(name)"
        + (suggestion.map { ". Did you mean --\($0)?" } ?? "; see \(program(command)) --help")
    case .missingValue(let option, let value): "--\(option) needs a value; write --\(option) \(value)"
    case .unexpectedValue(let option): "--\(option) takes no value; write --\(option) alone"
    case .repeatedOption(let name): "--\(name) is given twice; give it once"
    case .badValue(let option, let value, let allowed, let suggestion):
      "--\(option) cannot be \"\(value)\"; it is one of \(allowed.joined(separator: ", "))"
        + (suggestion.map { ". Did you mean \($0)?" } ?? "")
    case .conflict(let first, let second): "--\(first) and --\(second) do not go together; give one of them"
    case .missingOption(let option, let needing): "--\(needing) needs --\(option)"
    case .missingOperand(let operand, let command): "\(command) needs \(operand); see palpable \(command) --help"
    case .tooManyOperands(let operand, let command):
      "\(command ?? "palpable") does not know what to do with \"\(operand)\"; see \(program(command)) --help"
    case .unknownRule(let id, let suggestion):
      "there is no rule \"\(id)\"\(suggestion.map { ". Did you mean \($0)?" } ?? "; palpable rules lists them")"
    case .unknownShell(let name, let known, let suggestion):
      "there are no completions for \"\(name)\"; there are for \(known.joined(separator: ", "))"
        + (suggestion.map { ". Did you mean \($0)?" } ?? "")
    case .existing(let path): "\(path) is there already; give --force to replace it, or another name"
    case .badColor(let text, let expected, let offset):
      "\"\(text)\" is no colour: expected \(expected) at character \(offset + 1)"
    case .unfitValue(let option, let value, let expected): "--\(option) cannot be \"\(value)\"; \(expected)"
    case .unmatchedPattern(let option, let value, let suggestion):
      "--\(option) \(value) matches no token"
        + (suggestion.map { ". Did you mean \($0)?" } ?? "; write a path with * within a segment and ** across segments")
    }
  }

  private func program(_ command: String?) -> String { command.map { "palpable \($0)" } ?? "palpable" }
}
