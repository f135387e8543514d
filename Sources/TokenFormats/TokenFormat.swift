import DesignTokens
import SourceText

/// A published token format that Palpable reads.
///
/// A format is one file: its description, how to recognise a document, and one verb that reads it.
public protocol TokenFormat: Sendable {
  /// What the format is called and where it is specified.
  static var format: FormatDescription { get }

  /// Whether the document is written in this format, by its name or its content.
  static func recognizes(_ document: SourceFile) -> Bool

  /// The tokens of a document.
  ///
  /// - Throws: `FormatError` with the place of the first fault.
  static func tokens(from document: SourceFile) throws(FormatError) -> Imported
}

/// The names of a token format.
public struct FormatDescription: Sendable, Hashable {
  /// The name that `palpable.json` and options use.
  public let id: String
  /// The name people use.
  public let title: String
  /// Where the format is specified.
  public let specification: String
}

/// What a format read from a document.
public struct Imported: Sendable {
  /// The tokens.
  public var tokens: TokenSet
  /// What the reader noticed and let pass.
  public var notices: [Notice]
}

/// The formats that can be read. To add one, write its file and name it here.
public enum TokenFormats {
  /// All formats, in the order in which a document is offered to them.
  public static let all: [any TokenFormat.Type] = [DTCGFormat.self]

  /// The format that recognises a document.
  public static func format(of document: SourceFile) -> (any TokenFormat.Type)? {
    all.first { $0.recognizes(document) }
  }

  /// The format that a document must be meant to have by its name alone, so that its faults can be named.
  public static func presumedFormat(of document: SourceFile) -> (any TokenFormat.Type)? {
    document.path.utf8.reversed().starts(with: ".json".utf8.reversed()) ? DTCGFormat.self : nil
  }
}
