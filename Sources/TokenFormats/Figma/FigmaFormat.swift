import DesignTokens
import SourceText

/// Variables of Figma: its own export with a file for each mode, the answer of its REST API, and exports of plug-ins.
///
/// The modes of collections with colors become modes of the system.
public enum FigmaFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "figma", title: "Figma variables", specification: "https://developers.figma.com/docs/rest-api/variables/")
  public static let editor: (any ColorEditing.Type)? = FigmaFormat.self

  /// The most variables that all documents may hold together.
  public static let tokenLimit = 200_000

  public static func recognizes(_ document: SourceFile) -> Bool { FigmaDocumentKind(of: document) != nil }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var sources = DTCGSources(library: library)
    var exports: [FigmaExportFile] = []
    var answers: [PlacedNode] = []
    for document in documents {
      let root = try sources.parse(document)
      guard root.json.members != nil else {
        throw .unexpected(
          expected: "an object with variables", found: root.json.kind, token: nil,
          document.location(of: root.json.range))
      }
      if FigmaDocumentKind.answer(in: root.json) != nil || FigmaDocumentKind.isCollection(root.json) {
        answers.append(root)
      } else {
        exports.append(FigmaExportFile(root, path: document.path))
      }
    }
    var reader = FigmaExportReader(sources)
    var collections = try reader.collections(of: exports)
    var variables = FigmaVariablesReader(sources, notices: reader.notices)
    collections += try variables.collections(of: answers)
    let composition = try CollectionComposition(collections, variables.notices, sources, respells: true)
    var imported = try composition.imported()
    imported.pairings = reader.pairings
    return imported
  }
}
