import DesignTokens
import SourceText

/// A document that a conversion makes.
public struct WrittenDocument: Sendable, Hashable {
  /// The path, relative to the folder of what was asked for, with forward slashes.
  public let path: String
  /// The whole content.
  public let text: String
}

/// Tokens written in a format, and what became of them.
public struct Conversion: Sendable {
  /// The documents, the one to read first.
  public internal(set) var documents: [WrittenDocument] = []
  /// Which of the documents are given to the reader; the others are found by it.
  public internal(set) var entries: [String] = []
  /// The path under which each token is found when it is read back; a token that is not here is left out.
  public internal(set) var names: [TokenPath: TokenPath] = [:]
  /// The name under which each mode is found when it is read back.
  public internal(set) var modeNames: [String: String] = [:]
  /// What is not as it was.
  public internal(set) var notes: [ConversionNote] = []

  /// Whether reading the documents gives less than there was.
  public var isLossy: Bool { notes.contains(where: \.isLoss) }
}

/// One way in which what is written is not what there was, and all that it happened to.
public struct ConversionNote: Sendable, Hashable {
  /// How much it matters.
  public enum Kind: String, Sendable {
    /// It is not in the documents.
    case leftOut
    /// It is there with another value, or with less said about it.
    case altered
    /// The same value under another name or in another notation.
    case respelled
  }

  /// How much it matters.
  public let kind: Kind
  /// What happened, and why, as of several.
  public let reason: String
  /// The tokens or modes, each with the mode where it is about one.
  public internal(set) var names: [String]

  /// Whether reading the documents gives less than there was.
  public var isLoss: Bool { kind != .respelled }

  /// How many names a sentence lists.
  private static let listedNames = 5

  /// The sentence, with the number of names and the first of them.
  public var sentence: String {
    let rest = names.count - ConversionNote.listedNames
    let list = names.prefix(ConversionNote.listedNames).map(\.shortened).joined(separator: ", ")
    return "\(reason) (\(names.count)): \(list)\(rest > 0 ? " and \(rest) more" : "")"
  }
}

/// Why tokens cannot be written in a format.
public enum ConversionError: Error, Sendable, Hashable {
  /// Two tokens that the format would call by one name.
  case nameClash(TokenPath, TokenPath, name: String)
  /// A name that the format has no way to write.
  case unwritableName(TokenPath, reason: String)
  /// No token is of a kind that the format holds.
  case nothingToWrite(format: String)
  /// What would be written is not read back: a limit of the reader.
  case unreadable(FormatError)
}

/// Gathers notes, one for each reason, in the order in which the reasons appear.
struct ConversionNotes {
  private(set) var all: [ConversionNote] = []
  private var positions: [String: Int] = [:]

  init(_ notes: [ConversionNote] = []) {
    all = notes
    for (position, note) in notes.enumerated() { positions[note.reason] = position }
  }

  /// The paths of the tokens that are known to be altered.
  var altered: Set<String> {
    Set(
      all.filter { $0.kind == .altered }.flatMap(\.names).map { name in
        // A mode stands behind the path, in parentheses.
        let end = name.utf8.lastIndex(of: UInt8(ascii: "(")).map { name.utf8.index($0, offsetBy: -1) }
        return end.map { String(Substring(name.utf8[..<$0])) } ?? name
      })
  }

  mutating func add(_ kind: ConversionNote.Kind, _ reason: String, _ name: String) {
    if let position = positions[reason] {
      if all[position].names.last != name { all[position].names.append(name) }
    } else {
      positions[reason] = all.count
      all.append(ConversionNote(kind: kind, reason: reason, names: [name]))
    }
  }
}
