import SourceText

// The output of `--help --json`, from the descriptions of commands.

extension CommandLineDescription {
  /// The version of the keys; it changes only if a key is renamed, removed, or gets another meaning.
  static let schemaVersion = 1

  /// Returns one command, or the program with all commands.
  func json(of command: (any Command)?) -> String {
    let program: [(String, JSONText)] = [
      ("name", .string(program)), ("summary", .string(summary)), ("options", .array(options.map(\.json))),
      ("commands", .array(commands.map { .object($0.json) })),
    ]
    return JSONText.object([("schemaVersion", .integer(Self.schemaVersion))] + (command?.json ?? program)).output
  }
}

extension Command {
  fileprivate var json: [(String, JSONText)] {
    [
      ("name", .string(name)), ("summary", .string(summary)),
      ("operands", .object([("usage", .string(operands)), ("kind", .string(operandKind.id)), operandKind.json])),
      ("options", .array(allOptions.map(\.json))), ("discussion", .string(discussion)),
    ]
  }
}

extension OptionDescription {
  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)), ("value", .optional(value)), ("summary", .string(summary)),
      ("kind", .string(value == nil ? "flag" : kind.id)), kind.json, ("default", .optional(defaultWord)),
      ("isRepeatable", .boolean(isRepeatable)),
    ])
  }
}

extension ValueKind {
  fileprivate var id: String {
    switch self {
    case .words: "words"
    case .wordsWithFile: "wordsWithFile"
    case .file: "file"
    case .folder: "folder"
    case .text: "text"
    }
  }

  fileprivate var json: (String, JSONText) {
    ("words", .array(words.map { .object([("word", .string($0.text)), ("summary", .string($0.summary))]) }))
  }
}
