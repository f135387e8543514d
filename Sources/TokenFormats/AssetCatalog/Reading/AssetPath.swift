import DesignTokens
import SourceText

/// Where a `Contents.json` stands: its catalog, the folders in it, and the name of the asset.
struct AssetPath: Sendable {
  /// The path of the catalog without its extension; nil when the document's path does not tell.
  let catalog: String?
  /// The folders between the catalog and the asset.
  let folders: [String]
  /// The name of the asset without its extension; the name of the folder for a folder.
  let name: String
  /// Whether the asset is a color set.
  let isColorSet: Bool

  init(_ path: String) {
    var parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    if !parts.isEmpty { parts.removeLast() }
    let last = parts.last ?? "Contents"
    isColorSet = last.endsWithBytes(of: AssetPath.colorSetExtension)
    name = isColorSet ? last.dropping(AssetPath.colorSetExtension) : last
    guard let start = parts.lastIndex(where: { $0.endsWithBytes(of: AssetPath.catalogExtension) }) else {
      catalog = nil
      folders = []
      return
    }
    let prefix = parts[..<start] + [parts[start].dropping(AssetPath.catalogExtension)]
    catalog = prefix.joined(separator: "/")
    folders = Array(parts[(start + 1)...].dropLast(start + 1 < parts.count ? 1 : 0))
  }

  /// The catalog and the folders as one name, for assets that would be called alike.
  var folder: String { ([catalog ?? "Assets"] + folders).joined(separator: "/") }

  private static let colorSetExtension = ".colorset"
  private static let catalogExtension = ".xcassets"
}

extension String {
  /// The text without a suffix that it is known to have.
  fileprivate func dropping(_ suffix: String) -> String { String(Substring(utf8.dropLast(suffix.utf8.count))) }
}

/// The folders that put their name in front of the names in them.
struct AssetNamespaces {
  private let library: any DocumentLibrary
  /// What is known of folders, by catalog and folders.
  private var provides: [String: Bool] = [:]

  init(library: any DocumentLibrary) { self.library = library }

  /// Learns from the `Contents.json` of a folder.
  mutating func add(_ document: SourceFile) throws(FormatError) {
    let path = AssetPath(document.path)
    provides[AssetNamespaces.key(path.catalog ?? "", path.folders + [path.name])] = try providesNamespace(document)
  }

  /// The name by which code calls an asset: its namespaces and its own name, with dots between.
  mutating func name(of path: AssetPath, in document: SourceFile) throws(FormatError) -> TokenPath {
    var names: [String] = []
    for depth in path.folders.indices {
      let key = AssetNamespaces.key(path.catalog ?? "", Array(path.folders[...depth]))
      if provides[key] == nil {
        let steps = Array(repeating: "..", count: path.folders.count - depth)
        let found = library.document(at: (steps + ["Contents.json"]).joined(separator: "/"), relativeTo: document)
        var isNamespace = false
        if let found { isNamespace = try providesNamespace(found) }
        provides[key] = isNamespace
      }
      if provides[key] == true { names.append(path.folders[depth]) }
    }
    return TokenPath(segments: names + [path.name])
  }

  private func providesNamespace(_ document: SourceFile) throws(FormatError) -> Bool {
    let root: JSONNode
    do throws(SourceTextError) { root = try readJSON(document) } catch { throw .text(error) }
    guard let node = root["properties"]?["provides-namespace"] else { return false }
    guard let flag = node.boolean else {
      throw .unexpected(
        expected: "true or false", found: node.kind, token: nil, document.location(of: node.range))
    }
    return flag
  }

  private static func key(_ catalog: String, _ folders: [String]) -> String {
    ([catalog] + folders).joined(separator: "/")
  }
}
