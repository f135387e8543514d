import DesignTokens
import SourceText

/// A document written by a conversion.
public struct WrittenDocument: Sendable, Hashable {
  /// The path relative to the output folder, with forward slashes.
  public let path: String
  /// The whole content.
  public let text: String
}

/// The result of writing tokens in a format.
public struct Conversion: Sendable {
  /// The documents, the one to read first.
  public internal(set) var documents: [WrittenDocument] = []
  /// The documents to pass to the reader, which finds the others.
  public internal(set) var entries: [String] = []
  /// The path of each token when read back; omitted tokens aren't included.
  public internal(set) var names: [TokenPath: TokenPath] = [:]
  /// The name of each mode when read back.
  public internal(set) var modeNames: [String: String] = [:]
  /// The differences from the input.
  public internal(set) var notes: [ConversionNote] = []

  /// Whether reading the documents back loses information.
  public var isLossy: Bool { notes.contains(where: \.isLoss) }
}

/// A difference between the output and the input, with the affected tokens or modes.
public struct ConversionNote: Sendable, Hashable {
  /// The kind of difference.
  public enum Kind: String, Sendable {
    /// Omitted from the documents.
    case leftOut
    /// Written with a different value or less information.
    case altered
    /// Written with the same value under another name or notation.
    case respelled
  }

  /// The kind of difference.
  public let kind: Kind
  /// The description with its cause, in the plural.
  public let reason: String
  /// The affected tokens or modes; tokens include their mode if it matters.
  public internal(set) var names: [String]

  /// Whether reading the documents back loses information.
  public var isLoss: Bool { kind != .respelled }

  /// The number of names in a sentence.
  private static let listedNames = 5

  /// The sentence, with the number of names and the first of them.
  public var sentence: String {
    let rest = names.count - ConversionNote.listedNames
    let list = names.prefix(ConversionNote.listedNames).map(\.shortened).joined(separator: ", ")
    return "\(reason) (\(names.count)): \(list)\(rest > 0 ? ", and \(rest) more" : "")"
  }
}

/// An error in writing tokens in a format.
public enum ConversionError: Error, Sendable, Hashable {
  /// Two tokens that would have the same name in the format.
  case nameClash(TokenPath, TokenPath, name: String)
  /// A name that the format can't represent.
  case unwritableName(TokenPath, reason: String)
  /// A name for a type that can't be one.
  case unwritableType(String)
  /// No token can be represented in the format.
  case nothingToWrite(format: String)
  /// The output can't be read back because of a limit of the reader.
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
