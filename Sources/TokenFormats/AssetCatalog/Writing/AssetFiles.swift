import ColorScience
import DesignTokens

/// A color for a look.
struct AssetSlot {
  /// The look; nil for any.
  let look: CSSAppearances?
  let color: Color
}

/// The documents of a catalog, and the names that are taken in it.
struct AssetFiles {
  private let catalog: String
  private(set) var documents: [WrittenDocument]
  /// The name by which the last color set is read back.
  private(set) var lastName: TokenPath = ""
  private var folders: Set<String> = []
  /// The paths that are taken, as file systems that heed neither case nor code points compare them.
  private var taken: [String: (path: TokenPath, text: String)] = [:]

  init(catalog: String) {
    self.catalog = catalog
    documents = [WrittenDocument(path: catalog + "/Contents.json", text: AssetText.folder(isNamespace: false))]
  }

  mutating func add(_ segments: [String], _ path: TokenPath, _ slots: [AssetSlot]) throws(ConversionError) {
    var folder = catalog
    var names: [String] = []
    for segment in segments.dropLast() {
      let name = try AssetCatalogWriter.fileName(segment, ending: "", path)
      folder += "/" + name
      names.append(name)
      try take(folder, path)
      if folders.insert(folder).inserted {
        documents.append(
          WrittenDocument(path: folder + "/Contents.json", text: AssetText.folder(isNamespace: true)))
      }
    }
    let name = try AssetCatalogWriter.fileName(segments.last ?? "", ending: ".colorset", path)
    let set = folder + "/" + name
    try take(set, path, isNew: true)
    documents.append(WrittenDocument(path: set + "/Contents.json", text: AssetText.set(slots)))
    lastName = TokenPath(segments: names + [String(Substring(name.utf8.dropLast(".colorset".utf8.count)))])
  }

  private mutating func take(_ text: String, _ path: TokenPath, isNew: Bool = false) throws(ConversionError) {
    let key = text.lowercased()
    guard let earlier = taken[key] else { return taken[key] = (path, text) }
    guard isNew || !earlier.text.utf8.elementsEqual(text.utf8) else { return }
    throw .nameClash(earlier.path, path, name: text)
  }
}
