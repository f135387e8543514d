import DesignTokens

/// A published token format that Palpable writes.
///
/// A writer is one file: which format it writes, and one verb. What it writes, the format's own reader reads.
public protocol TokenWriter: Sendable {
  /// The format, as its reader describes it, or a special form of it.
  static var format: FormatDescription { get }

  /// The endings of file names that ask for this format; of several formats with one ending, the first is meant unless another is named.
  static var extensions: [String] { get }

  /// The name of the file or folder that is written where only a folder is named.
  static var plainName: String { get }

  /// The name of the folder that holds the first document, if OUT is the folder around it; else nil.
  static var innerFolder: String? { get }

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

/// A writer of source code whose tokens are in a type.
public protocol TypedTokenWriter: TokenWriter {
  /// Tokens as documents.
  ///
  /// - Parameter typeName: the name of the type; nil for one made of the name of the file.
  static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String, typeName: String?
  ) throws(ConversionError) -> Conversion
}

extension TypedTokenWriter {
  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    try documents(of: tokens, modes: modes, named: name, typeName: nil)
  }
}

/// The formats that can be written: those that a format of ``TokenFormats/all`` names as its writers.
public enum TokenWriters {
  /// All writers, in the order in which help names them.
  public static var all: [any TokenWriter.Type] {
    TokenFormats.all.reduce(into: []) { writers, format in
      for writer in format.writers where !writers.contains(where: { $0 == writer }) { writers.append(writer) }
    }
  }

  /// Returns the writer of a format.
  public static func writer(for id: String) -> (any TokenWriter.Type)? { all.first { $0.format.id == id } }

  /// Returns the writers for a file extension, the one that is meant if none is named first.
  public static func writers(forFileNamed name: String) -> [any TokenWriter.Type] {
    all.filter { writer in writer.extensions.contains { name.endsWithBytes(of: $0) } }
  }
}

extension TokenWriter {
  public static var extensions: [String] { TokenFormats.all.first { $0.format == format }?.extensions ?? [] }

  public static var innerFolder: String? { nil }

  public static var plainName: String { "tokens" + (extensions.first ?? "") }

  /// Tokens as documents that were read back: what is not found again as it was, and is not yet noted, is noted.
  ///
  /// - Parameter typeName: the name of the type, for a ``TypedTokenWriter``.
  /// - Throws: `ConversionError`, also when the reader refuses what would be written.
  public static func conversion(
    of tokens: TokenSet, modes: [Mode], named name: String, typeName: String? = nil
  ) throws(ConversionError) -> Conversion {
    var conversion: Conversion
    if let typed = self as? any TypedTokenWriter.Type {
      conversion = try typed.documents(of: tokens, modes: modes, named: name, typeName: typeName)
    } else {
      conversion = try documents(of: tokens, modes: modes, named: name)
    }
    let comparison = try ConversionComparison(conversion, reader: reader, of: tokens, modes: modes)
    var notes = ConversionNotes(conversion.notes)
    let known = notes.altered
    for difference in comparison.differences where !known.contains(difference.path.description) {
      notes.add(
        .altered, "tokens are read back with another value", "\(difference.path) (\(difference.mode))")
    }
    conversion.notes = notes.all
    return conversion
  }
}
