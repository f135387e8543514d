import SourceText

/// A document with tokens of one mode.
struct FigmaExportFile {
  let root: PlacedNode
  /// The name of its mode: that in the document, else that of the file.
  let mode: String

  init(_ root: PlacedNode, path: String) {
    self.root = root
    mode = root["$extensions"]?["com.figma.modeName"]?.word ?? FigmaExportFile.mode(ofPath: path)
  }

  /// The last part of a file name without its extension: `Dark` for `Theme.Dark.tokens.json`.
  private static func mode(ofPath path: String) -> String {
    let start = path.utf8.lastIndex(of: Ascii.slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    var parts = path[start...].utf8.split(separator: Ascii.point).map { String(Substring($0)) }
    while parts.count > 1, let last = parts.last, ["json", "tokens"].contains(last) { parts.removeLast() }
    return parts.last ?? path
  }
}

/// What tells whether two documents hold the modes of one collection.
struct FigmaFileNames {
  private(set) var ids: Set<[UInt8]> = []
  private(set) var paths: Set<[UInt8]> = []

  /// The smallest share of names that documents without ids have in common if they are modes of one collection.
  private static let (likeness, of) = (4, 5)

  mutating func add(_ path: String, id: String?) {
    paths.insert(Array(path.utf8))
    if let id { ids.insert(Array(id.utf8)) }
  }

  /// Whether the documents have a variable in common; without ids, most names.
  func isSameCollection(as other: FigmaFileNames) -> Bool {
    guard ids.isEmpty || other.ids.isEmpty else { return !ids.isDisjoint(with: other.ids) }
    let shared = paths.intersection(other.paths).count
    let larger = max(paths.count, other.paths.count)
    return larger > 0 && shared * FigmaFileNames.of >= larger * FigmaFileNames.likeness
  }
}
