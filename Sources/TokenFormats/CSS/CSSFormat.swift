import DesignTokens
import SourceText

/// CSS custom properties, with the appearances that selectors and media queries distinguish.
///
/// The documents are one cascade in their order, each import in its place. What a browser decides is decided as it does;
/// what only a browser can know is a token that cannot be told.
public enum CSSFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "css", title: "CSS custom properties", specification: "https://www.w3.org/TR/css-variables-1/")
  public static let extensions = [".css"]
  public static let writers: [any TokenWriter.Type] = [CSSWriter.self, TailwindThemeWriter.self]
  public static let editor: (any ColorEditing.Type)? = CSSFormat.self

  /// The most properties that documents read together may have.
  public static let tokenLimit = 200_000
  /// The most declarations of properties that documents read together may have, selectors counted one by one.
  public static let declarationLimit = 1_000_000

  public static func recognizes(_ document: SourceFile) -> Bool {
    document.path.endsWithBytes(of: ".css") && CSSRecognition(document.bytes).isLikely
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var collector = try collected(documents, CSSCollector(library: library))
    let themes = CSSThemes(collector)
    let queries = collector.conditions.queries.wanted
    // Which classes are themes of the whole page, and which conditions change colors, shows when everything is read; then
    // their rules mean something else.
    if !themes.names.isEmpty || !queries.isEmpty {
      collector = try collected(documents, CSSCollector(library: library, themes: themes, queries: queries))
    }
    var notices = collector.notices
    var cascade = CSSCascade(collector)
    cascade.findModes(&notices)
    cascade.decide(&notices)
    cascade.findTriplets(&notices)
    var writer = CSSTokenWriter(cascade: cascade, notices: notices)
    var imported = Imported()
    imported.tokens = writer.tokens()
    imported.modes = cascade.importedModes
    imported.copies = cascade.copies
    imported.equalModes = cascade.equalModes
    imported.notices = writer.notices.all
    imported.optionalTargets = writer.optionalTargets
    imported.conflicts = cascade.contradictions.map {
      .init(path: writer.paths[$0.property], location: $0.winner, earlier: $0.loser)
    }
    return imported
  }

  /// Collects the declarations of documents in the order of the cascade.
  private static func collected(
    _ documents: [SourceFile], _ empty: CSSCollector
  ) throws(FormatError) -> CSSCollector {
    var collector = empty
    var given: [Int] = []
    for document in documents { given.append(try collector.load(document)) }
    let importedByOthers = try collector.findImports()
    let roots = given.filter { !importedByOthers.contains($0) }
    collector.roots = Set(roots)
    for position in roots { try collector.read(position, under: .init(), nil) }
    // Documents that only import each other start with the first that nothing has read.
    for position in given where !collector.readSheets.contains(position) {
      try collector.read(position, under: .init(), nil)
    }
    collector.wantNumbersInColors()
    collector.orderReadings()
    collector.unsetInvalidValues()
    return collector
  }
}
