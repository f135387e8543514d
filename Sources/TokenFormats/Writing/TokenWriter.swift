import DesignTokens

/// A published token format that Palpable writes.
///
/// A writer is one file: which format it writes, and one verb. What it writes, the format's own reader reads.
public protocol TokenWriter: Sendable {
  /// The format, as its reader describes it.
  static var format: FormatDescription { get }

  /// The endings of file names that ask for this format.
  static var extensions: [String] { get }

  /// The reader of what is written.
  static var reader: any TokenFormat.Type { get }

  /// Tokens as documents.
  ///
  /// - Parameters:
  ///   - tokens: the tokens; every alias leads to one of them.
  ///   - modes: the modes to write, the default first.
  ///   - name: the name of the file or folder that is asked for, without the folders around it.
  /// - Throws: `ConversionError` when two tokens would have one name, a name cannot be written, or nothing is left to write.
  static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion
}

/// The formats that can be written. To add one, write its file and name it here.
public enum TokenWriters {
  /// All writers, in the order in which help names them.
  public static let all: [any TokenWriter.Type] = [
    DTCGWriter.self, AssetCatalogWriter.self, CSSWriter.self, SwiftWriter.self,
  ]

  /// The writer of a format.
  public static func writer(for id: String) -> (any TokenWriter.Type)? { all.first { $0.format.id == id } }

  /// The writer that the ending of a file's name asks for.
  public static func writer(forFileNamed name: String) -> (any TokenWriter.Type)? {
    all.first { writer in writer.extensions.contains { name.endsWithBytes(of: $0) } }
  }
}

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
    let list = names.prefix(ConversionNote.listedNames).joined(separator: ", ")
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

extension TokenWriter {
  /// Tokens as documents that were read back: what is not found again as it was, and is not yet noted, is noted.
  ///
  /// - Throws: `ConversionError`, also when the reader refuses what would be written.
  public static func conversion(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    var conversion = try documents(of: tokens, modes: modes, named: name)
    let comparison = try ConversionComparison(conversion, reader: reader, of: tokens, modes: modes)
    var notes = ConversionNotes(conversion.notes)
    for difference in comparison.differences where !notes.altered.contains(difference.path.description) {
      notes.add(
        .altered, "tokens are read back with another value", "\(difference.path) (\(difference.mode))")
    }
    conversion.notes = notes.all
    return conversion
  }
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
