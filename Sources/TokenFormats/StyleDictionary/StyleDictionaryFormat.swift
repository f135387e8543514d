import DesignTokens
import SourceText

/// Token files of Style Dictionary with `value`, as JSON or JSON5.
///
/// Files with `$value` and types are DTCG.
public enum StyleDictionaryFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "style-dictionary", title: "Style Dictionary", specification: "https://styledictionary.com/info/tokens/")
  public static let writers: [any TokenWriter.Type] = [StyleDictionaryWriter.self]

  /// The most tokens that all documents may hold together.
  public static let tokenLimit = 200_000

  public static func recognizes(_ document: SourceFile) -> Bool {
    if DictionaryConfiguration(document) != nil { return true }
    return DictionarySigns(document)?.isDictionary ?? false
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var notices = StudioNotices()
    var configurations: [(document: SourceFile, content: DictionaryConfiguration)] = []
    var files: [SourceFile] = []
    for document in documents {
      if let content = DictionaryConfiguration(document) {
        configurations.append((document, content))
      } else {
        files.append(document)
      }
    }
    var isOrdered = false
    if configurations.count == 1, let only = configurations.first {
      let ordered = only.content.ordered(files)
      isOrdered = !ordered.isEmpty
      if isOrdered {
        for file in files where !ordered.contains(where: { $0.path == file.path }) {
          notices.add("not read, because the configuration doesn't name this file", at: file.location(of: 0..<0))
        }
        files = ordered
      }
    }
    for (document, _) in configurations where !isOrdered {
      let reason = configurations.count > 1 ? "there are several" : "it names none of the files"
      notices.add("the configuration isn't used, because \(reason)", at: document.location(of: 0..<0))
    }
    var reader = DictionaryReader(DTCGSources(library: library), notices)
    return try reader.imported(files, isOrdered: isOrdered)
  }
}
