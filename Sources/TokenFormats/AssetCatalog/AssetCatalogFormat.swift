import DesignTokens
import SourceText

/// Color sets of Xcode asset catalogs: `Name.colorset/Contents.json`, and the folders that give names a namespace.
///
/// Any, light, dark and their high-contrast variants are modes where an entry has them, and again on each device and gamut with colors of its own.
/// A catalog is given as its folder, or as single color sets.
public enum AssetCatalogFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "xcassets", title: "Xcode asset catalog",
    specification:
      "https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/")
  public static let extensions = [".xcassets"]
  public static let folderRule: FolderRule? = FolderRule(
    ending: ".xcassets", tokenEnding: ".colorset", document: "Contents.json")
  public static let writers: [any TokenWriter.Type] = [AssetCatalogWriter.self]
  public static let editor: (any ColorEditing.Type)? = AssetCatalogFormat.self

  public static func recognizes(_ document: SourceFile) -> Bool {
    guard document.path.endsWithBytes(of: "Contents.json") else { return false }
    let place = AssetPath(document.path)
    return place.isColorSet || (place.catalog != nil && document.contains("provides-namespace"))
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var namespaces = AssetNamespaces(library: library)
    var sets: [(path: AssetPath, set: ColorSet)] = []
    var imported = Imported()
    for document in documents {
      let path = AssetPath(document.path)
      guard path.isColorSet else {
        try namespaces.add(document)
        continue
      }
      var reader = ColorSetReader(document: document)
      sets.append((path, try reader.read()))
      imported.notices += reader.notices
    }
    guard sets.count <= DTCGFormat.tokenLimit else {
      throw .tooManyTokens(limit: DTCGFormat.tokenLimit, sets[0].set.location)
    }
    var names: [TokenPath] = []
    for (path, set) in sets { names.append(try namespaces.name(of: path, in: set.document)) }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let modes = ColorSetModes(sets.map(\.set))
    for (name, (path, set)) in zip(names, sets) {
      var name = name
      if counts[name, default: 0] > 1 {
        let full = TokenPath(path.folder + "." + path.name)
        imported.notices.append(
          InputNotice(
            "duplicate name \(name) (\(counts[name, default: 0]) times); read here as \(full)", at: set.location))
        name = full
      }
      let token = set.token(named: name, modes: modes, noticing: &imported.notices)
      if let replaced = imported.tokens.insert(token) {
        imported.notices.append(InputNotice("\(token.path) replaces another color", at: replaced.location))
      }
    }
    imported.modes = imported.tokens.tokens.isEmpty ? [] : modes.modes(used: Set(imported.tokens.namedModes))
    return imported
  }
}
