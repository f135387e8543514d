import DesignTokens
import SourceText

/// The Resolver Module 2025.10 of the Design Tokens Community Group: sets and modifiers of DTCG documents, in an order.
///
/// The contexts of its modifiers become modes. What they refer to is found beside the document.
public enum ResolverFormat: LeveledFormat {
  public static let format = FormatDescription(
    id: "dtcg-resolver", title: "Design Tokens Resolver Module 2025.10",
    specification: "https://www.designtokens.org/tr/2025.10/resolver/")
  public static let writers: [any TokenWriter.Type] = [DTCGWriter.self]
  /// A resolver document holds no values; the documents that it refers to are in the DTCG format.
  public static let editor: (any ColorEditing.Type)? = DTCGFormat.self

  /// The most modes that the modifiers of one document may make.
  public static let modeLimit = 64

  /// The most values that all modes of one document may have together.
  static let valueLimit = 2_000_000

  public static func recognizes(_ document: SourceFile) -> Bool {
    if document.path.endsWithBytes(of: ".resolver.json") { return true }
    return document.path.endsWithBytes(of: ".json") && document.contains(#""resolutionOrder""#)
  }

  public static func definesSystem(_ document: SourceFile) -> Bool { true }

  static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary, level: DTCGLevel
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      let composition = try composition(of: document, library, level)
      let read = try composition.tokensInAllModes()
      imported.notices += read.notices
      imported.pairings += read.pairings
      imported.referenced += read.referenced
      imported.merge(read.tokens)
      for mode in read.modes where !imported.modes.contains(where: { $0.name == mode.name }) {
        imported.modes.append(mode)
      }
    }
    return imported
  }

  /// Returns the tokens for one choice of contexts by modifier name; names and contexts are case-insensitive.
  ///
  /// - Throws: `FormatError` also when a modifier or context does not exist, or a modifier without a default gets no context.
  public static func tokens(
    from document: SourceFile, inputs: [String: String], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    let composition = try composition(of: document, library, .lenient)
    return try composition.tokens(with: try composition.document.choice(of: inputs))
  }

  private static func composition(
    of document: SourceFile, _ library: any DocumentLibrary, _ level: DTCGLevel
  ) throws(FormatError) -> ResolverComposition {
    var reader = ResolverReader(sources: DTCGSources(library: library), level: level)
    let resolver = try reader.read(document)
    return ResolverComposition(document: resolver, sources: reader.sources, level: level, notices: reader.notices)
  }
}
