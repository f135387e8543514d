/// What may stand as a value or an operand: what the parser takes, and what completions offer.
enum ValueKind: Sendable {
  /// One of a few words.
  case words([Word])
  /// One of a few words, which `=` and a file may follow.
  case wordsWithFile([Word])
  /// A file or a folder.
  case file
  /// A folder.
  case folder
  /// Anything else.
  case text

  /// A word, and what it stands for in one line; empty where the word says it.
  struct Word: Sendable, Hashable {
    let text: String
    let summary: String

    init(_ text: String, _ summary: String = "") {
      self.text = text
      self.summary = summary
    }
  }

  /// The words; empty where there is no choice of words.
  var words: [Word] {
    switch self {
    case .words(let words), .wordsWithFile(let words): words
    case .file, .folder, .text: []
    }
  }

  /// The kind that a placeholder of help stands for: `FILE` and `PATH` are files, `DIR` is a folder, all others are text.
  init(placeholder: String) {
    switch placeholder {
    case "FILE", "PATH": self = .file
    case "DIR", "FOLDER": self = .folder
    default: self = .text
    }
  }
}
