/// The description of an option, for help, the parser, and completions.
struct OptionDescription: Sendable {
  /// The name without its dashes.
  let name: String
  /// The placeholder of the value in help; nil for an option without a value.
  let value: String?
  /// The kind of value.
  let kind: ValueKind
  /// The default value; nil if there is none.
  let defaultWord: String?
  /// The description for help, on one line.
  let summary: String
  /// Whether the option may be repeated.
  let isRepeatable: Bool

  /// Creates an option; the default kind follows the placeholder: `FILE`, `PATH`, and `DIR`, all others are text.
  init(
    _ name: String, value: String? = nil, _ summary: String, kind: ValueKind? = nil, default defaultWord: String? = nil,
    isRepeatable: Bool = false
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.kind = kind ?? ValueKind(placeholder: value ?? "")
    self.defaultWord = defaultWord
    self.isRepeatable = isRepeatable
  }

  /// The `--help` option of the program and of every command.
  static let help = OptionDescription("help", "show help (also -h)")
  /// The `--version` option of the program without a command.
  static let version = OptionDescription("version", "show the version")

  /// The left column of the option in help.
  var usage: String { "--\(name)\(value.map { " \($0)" } ?? "")" }

  /// The description with the allowed values.
  var fullSummary: String {
    let words = kind.words.map { $0.text == defaultWord ? "\($0.text) (default)" : $0.text }
    return words.isEmpty ? summary : "\(summary): \(words.joined(separator: ", "))"
  }
}
