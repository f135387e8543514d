import DesignTokens
import SourceText

/// The Design Tokens Format Module 2025.10 of the Design Tokens Community Group.
///
/// All of the format is read. What older and other files write differently, and can only mean one thing, is read too, and noticed.
public enum DTCGFormat: LeveledFormat {
  public static let format = FormatDescription(
    id: "dtcg", title: "Design Tokens Format Module 2025.10",
    specification: "https://www.designtokens.org/tr/2025.10/format/")
  public static let extensions = [".json", ".tokens"]
  public static let writers: [any TokenWriter.Type] = [DTCGWriter.self]
  public static let editor: (any ColorEditing.Type)? = DTCGFormat.self

  /// The most tokens one document may hold.
  public static let tokenLimit = 200_000

  public static func recognizes(_ document: SourceFile) -> Bool {
    let isNamedSo = [".tokens", ".tokens.json"].contains { document.path.endsWithBytes(of: $0) }
    if isNamedSo { return true }
    guard document.path.endsWithBytes(of: ".json") else { return false }
    // A list of tokens, as a build writes it for a documentation, isn't in this format.
    guard document.bytes.first(where: { $0 > Ascii.space }) != UInt8(ascii: "[") else { return false }
    return document.contains(#""$value""#) || document.contains(#""$type""#)
  }

  /// The tokens of documents, with all that the format does not allow let pass or refused.
  static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary, level: DTCGLevel
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      var sources = DTCGSources(library: library)
      let root = try sources.parse(document)
      var reading = DTCGReading(level: level, sources: sources)
      do throws(FormatError) { try reading.add(root) } catch {
        // The first fault of a document in another format says less than that it is one.
        if let place = placeOfBareValue(in: document) { throw .bareValues(place) }
        throw error
      }
      try reading.expandGroups()
      let tokens = try reading.tokens()
      imported.notices += reading.notices
      imported.pairings += reading.pairings
      imported.referenced += reading.sources.referenced
      var set = TokenSet()
      for read in tokens { set.insert(read.token) }
      imported.merge(set)
    }
    return imported
  }

  /// Where values stand under `value`, in a document without a single `$value`; nil in all others.
  private static func placeOfBareValue(in document: SourceFile) -> SourceLocation? {
    let name = #""value""#
    guard !document.contains(#""$value""#), let offset = document.firstOffset(of: name) else { return nil }
    return document.location(of: offset..<offset + name.utf8.count)
  }
}
