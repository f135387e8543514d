import SourceText

// Every sentence about arguments that cannot be followed: what, and what to do.

extension UsageError {
  /// One sentence, safe to print; a value in it is cut at 200 characters.
  public var sentence: String { message.text.madeVisible }

  private var message: MessageText {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "there is no command \"\(name)\"" + .didYouMean(suggestion, otherwise: "; see palpable --help")
    case .unknownOption(let name, let command, let suggestion):
      "\(command ?? "palpable") has no option \(name)"
        + .didYouMean(suggestion, before: "--", otherwise: "; see \(program(command)) --help")
    case .missingValue(let option, let value): "--\(option) needs a value; write --\(option) \(value)"
    case .unexpectedValue(let option): "--\(option) takes no value; write --\(option) alone"
    case .repeatedOption(let name): "--\(name) is given twice; give it once"
    case .badValue(let option, let value, let allowed, let suggestion):
      "--\(option) cannot be \"\(value)\"; it is one of \(list: allowed)"
        + .didYouMean(suggestion)
    case .conflict(let first, let second): "--\(first) and --\(second) do not go together; give one of them"
    case .missingOption(let option, let needing): "--\(needing) needs --\(option)"
    case .missingOperand(let operand, let command): "\(command) needs \(words: operand); see palpable \(command) --help"
    case .tooManyOperands(let operand, let command):
      "\(command ?? "palpable") does not know what to do with \"\(operand)\"; see \(program(command)) --help"
    case .unknownRule(let id, let suggestion):
      "there is no rule \"\(id)\"" + .didYouMean(suggestion, otherwise: "; palpable rules lists them")
    case .unknownShell(let name, let known, let suggestion):
      "there are no completions for \"\(name)\"; there are for \(list: known)"
        + .didYouMean(suggestion)
    case .existing(let path): "\(path: path) is there already; give --force to replace it, or another name"
    case .badColor(let text, let expected, let offset):
      "\"\(text)\" is no color: expected \(words: expected) at character \(offset + 1)"
    case .unfitValue(let option, let value, let expected): "--\(option) cannot be \"\(value)\"; \(words: expected)"
    case .unmatchedPattern(let option, let value, let suggestion):
      "--\(option) \(value) matches no token"
        + .didYouMean(suggestion, otherwise: "; write a path with * within a segment and ** across segments")
    case .commandInPatch(let runner):
      "the patch holds a line that \(runner) reads as a command, and a patch keeps every character; "
        + "write it to a file with --format patch=FILE"
    }
  }

  private func program(_ command: String?) -> String { command.map { "palpable \($0)" } ?? "palpable" }
}
