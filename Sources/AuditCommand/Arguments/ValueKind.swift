/// The kind of a value or an operand, for the parser and for completions.
enum ValueKind: Sendable {
  /// One of a fixed set of words.
  case words([Word])
  /// One of a fixed set of words, with an optional `=` and file.
  case wordsWithFile([Word])
  /// A file or a folder.
  case file
  /// A folder.
  case folder
  /// Any other text.
  case text

  /// A word with its one-line description; empty if the word needs none.
  struct Word: Sendable, Hashable {
    let text: String
    let summary: String

    init(_ text: String, _ summary: String = "") {
      self.text = text
      self.summary = summary
    }
  }

  /// The words; empty for other kinds.
  var words: [Word] {
    switch self {
    case .words(let words), .wordsWithFile(let words): words
    case .file, .folder, .text: []
    }
  }

  /// Creates the kind for a placeholder in help: `FILE` and `PATH` are files, `DIR` is a folder, all others are text.
  init(placeholder: String) {
    switch placeholder {
    case "FILE", "PATH": self = .file
    case "DIR", "FOLDER": self = .folder
    default: self = .text
    }
  }
}
