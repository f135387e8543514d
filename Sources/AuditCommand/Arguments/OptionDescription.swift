/// An option of a command, as help shows it, the parser reads it and completions offer it.
struct OptionDescription: Sendable {
  /// The name without its dashes.
  let name: String
  /// What stands for the value in help; nil for an option that takes none.
  let value: String?
  /// What the value is.
  let kind: ValueKind
  /// The word that holds where the option is not given; nil where none does.
  let defaultWord: String?
  /// What it does, in one line.
  let summary: String
  /// Whether it may be given several times.
  let isRepeatable: Bool

  /// An option; without a kind, the placeholder of its value says it: `FILE`, `PATH` and `DIR`, all others are text.
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

  /// The option that every command takes, and the program without one.
  static let help = OptionDescription("help", "show help (also -h)")
  /// The option of the program without a command.
  static let version = OptionDescription("version", "show the version")
  /// The option of commands whose result is text or JSON.
  static let textOrJSON = OptionDescription(
    "format", value: "F", "output format",
    kind: .words([.init("text", "for people"), .init("json", "for other programs")]), default: "text")

  /// The left side of its row in help.
  var usage: String { "--\(name)\(value.map { " \($0)" } ?? "")" }

  /// What it does, with the words that its value may be.
  var fullSummary: String {
    let words = kind.words.map { $0.text == defaultWord ? "\($0.text) (default)" : $0.text }
    return words.isEmpty ? summary : "\(summary): \(words.joined(separator: ", "))"
  }
}
