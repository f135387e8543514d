import DesignTokens
import SourceText

/// The JSON that Material Theme Builder exports: color schemes as modes, and the palettes that they were made of.
public enum MaterialThemeFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "material-theme", title: "Material Theme Builder",
    specification: "https://material-foundation.github.io/material-theme-builder/")

  public static func recognizes(_ document: SourceFile) -> Bool {
    guard document.path.endsWithBytes(of: ".json"), document.contains(#""schemes""#) else { return false }
    let signs = ["palettes", "coreColors", "seed", "source"]
    // The reader says where the syntax is invalid.
    guard let root = try? readJSON(document) else { return document.contains(#""coreColors""#) }
    return root["schemes"]?.members?.contains { $0.value.members != nil } ?? false
      && signs.contains { root[$0] != nil }
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      var reader = MaterialThemeReader(document)
      let read = try reader.imported()
      imported.notices += read.notices
      imported.merge(read.tokens)
      for mode in read.modes where !imported.modes.contains(where: { $0.name == mode.name }) {
        imported.modes.append(mode)
      }
    }
    return imported
  }
}
