import DesignTokens
import SourceText

/// JSON of Tokens Studio, the plug-in for Figma, and of tools that write the same form, such as Penpot.
///
/// A project is one document with its sets as keys, or a folder with a document for each set. Its themes become modes.
public enum TokensStudioFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "tokens-studio", title: "Tokens Studio", specification: "https://docs.tokens.studio/")
  public static let writers: [any TokenWriter.Type] = [TokensStudioWriter.self]
  public static let editor: (any ColorEditing.Type)? = TokensStudioFormat.self

  /// The most tokens that all sets of a project may hold.
  public static let tokenLimit = 200_000

  /// The most modes that the themes of a project may make.
  public static let modeLimit = 64

  /// The most values that all modes of a project may have together.
  static let valueLimit = 2_000_000

  public static func recognizes(_ document: SourceFile) -> Bool { StudioDocumentKind(of: document) != nil }

  public static func definesSystem(_ document: SourceFile) -> Bool {
    switch StudioDocumentKind(of: document) {
    case .themes, .metadata: true
    case .project, .set, nil: false
    }
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for var reader in readers(of: documents, library) {
      guard let project = try reader.project() else { continue }
      var composition = try StudioComposition(project, reader)
      let read = try composition.imported()
      imported.notices += read.notices
      imported.pairings += read.pairings
      imported.referenced += read.referenced
      imported.optionalTargets.formUnion(read.optionalTargets)
      imported.merge(read.tokens)
      for mode in read.modes where !imported.modes.contains(where: { $0.name == mode.name }) {
        imported.modes.append(mode)
      }
    }
    return imported
  }

  /// The readers of projects: one for each folder with themes, one for each document with sets, and one for all documents of one set.
  private static func readers(of documents: [SourceFile], _ library: any DocumentLibrary) -> [StudioProjectReader] {
    var readers: [StudioProjectReader] = []
    var sets: [SourceFile] = []
    for document in documents {
      switch StudioDocumentKind(of: document) {
      case .themes, .metadata:
        let folder = StudioProjectReader.folder(of: document)
        if let index = readers.firstIndex(where: { $0.folder == folder && $0.isFolder }) {
          readers[index].heads.append(document)
        } else {
          readers.append(StudioProjectReader(folder: folder, heads: [document], library))
        }
      case .project: readers.append(StudioProjectReader(project: document, library))
      case .set, nil: sets.append(document)
      }
    }
    for index in readers.indices where readers[index].isFolder { readers[index].claim(&sets) }
    if !sets.isEmpty { readers.append(StudioProjectReader(sets: sets, library)) }
    return readers
  }
}
