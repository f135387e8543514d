import DesignTokens
import SourceText

/// Reads the sets, themes, and set order of a project.
struct StudioProjectReader {
  /// The documents of a project.
  enum Shape {
    /// A folder with `$themes.json` or `$metadata.json`, and a document for each set.
    case folder
    /// One document with all sets.
    case document
    /// Documents of one set each, without themes.
    case sets
  }

  var sources: DTCGSources
  var notices = StudioNotices()
  let shape: Shape
  /// The folder of the project, with its last slash.
  let folder: String
  /// The documents that define the project: the themes and the order, the only document, or the sets.
  var heads: [SourceFile]
  /// Documents of sets that were given with the project.
  private var given: [TokenPath: SourceFile] = [:]

  var isFolder: Bool { shape == .folder }

  init(folder: String, heads: [SourceFile], _ library: any DocumentLibrary) {
    (self.shape, self.folder, self.heads) = (.folder, folder, heads)
    sources = DTCGSources(library: library)
  }

  init(project: SourceFile, _ library: any DocumentLibrary) {
    (shape, folder, heads) = (.document, "", [project])
    sources = DTCGSources(library: library)
  }

  init(sets: [SourceFile], _ library: any DocumentLibrary) {
    (shape, folder, heads) = (.sets, "", sets)
    sources = DTCGSources(library: library)
  }

  /// The folder of a document, with its last slash.
  static func folder(of document: SourceFile) -> String {
    let bytes = document.path.utf8
    guard let slash = bytes.lastIndex(of: Ascii.slash) else { return "" }
    return String(document.path[...slash])
  }

  /// Takes the documents of the folder; the ones that no theme and no order names get a notice.
  mutating func claim(_ documents: inout [SourceFile]) {
    let own = documents.filter { $0.path.utf8.starts(with: folder.utf8) }
    for document in own { given[TokenPath(document.path)] = document }
    documents.removeAll { given[TokenPath($0.path)] != nil }
  }

  func location(of node: PlacedNode) -> SourceLocation {
    sources.documents[node.source].location(of: node.json.range)
  }

  func unexpected(_ expected: String, _ node: PlacedNode) -> FormatError {
    .unexpected(expected: expected, found: node.json.kind, token: nil, location(of: node))
  }

  /// Returns the project; nil if no document has a set.
  mutating func project() throws(FormatError) -> StudioProject? {
    switch shape {
    case .folder: return try folderProject()
    case .document: return try documentProject()
    case .sets:
      var project = StudioProject(location: heads[0].location(of: 0..<0))
      for document in heads {
        let root = try sources.parse(document)
        guard root.json.members != nil else { throw unexpected("an object with tokens", root) }
        let name = StudioProjectReader.setName(of: document)
        project.sets.append(.init(name: name, root: root, location: location(of: root)))
      }
      return project
    }
  }

  /// The name of the file without its extension.
  private static func setName(of document: SourceFile) -> String {
    let name = document.path.utf8.dropFirst(folder(of: document).utf8.count)
    return String(Substring(name.dropLast(5)))
  }

  // MARK: One document

  private mutating func documentProject() throws(FormatError) -> StudioProject {
    let root = try sources.parse(heads[0])
    var project = StudioProject(location: location(of: root))
    let order = try setOrder(root["$metadata"])
    var members: [(name: String, value: JSONNode, place: SourceLocation)] = []
    for member in root.members where member.name.utf8.first != UInt8(ascii: "$") {
      let place = sources.documents[root.source].location(of: member.nameRange)
      guard member.value.members != nil else {
        notices.add("not a set of tokens, so it isn't read", at: place)
        continue
      }
      members.append((member.name, member.value, place))
    }
    let ranks = StudioProjectReader.ranks(order ?? [])
    if order != nil {
      members.sort { StudioProjectReader.precedes($0.name, $1.name, ranks) }
    }
    project.sets = members.map { .init(name: $0.name, root: PlacedNode($0.value, in: root.source), location: $0.place) }
    try addThemes(of: root["$themes"], to: &project)
    if StudioQualification.holds(project.sets) {
      project.isQualified = true
      notices.add("references name the set before the token, so sets are read as groups", at: project.location)
    }
    return project
  }

  /// The positions of names in the set order.
  static func ranks(_ order: [(name: String, node: PlacedNode)]) -> [TokenPath: Int] {
    Dictionary(order.enumerated().map { (TokenPath($1.name), $0) }) { first, _ in first }
  }

  /// Whether a set comes before another: in the given order, then all others by name.
  static func precedes(_ left: String, _ right: String, _ ranks: [TokenPath: Int]) -> Bool {
    let (first, second) = (ranks[TokenPath(left)] ?? .max, ranks[TokenPath(right)] ?? .max)
    return first == second ? left.utf8.lexicographicallyPrecedes(right.utf8) : first < second
  }

  // MARK: A folder

  private mutating func folderProject() throws(FormatError) -> StudioProject? {
    var project = StudioProject(location: heads[0].location(of: 0..<0))
    var (themes, metadata): (PlacedNode?, PlacedNode?)
    for head in heads {
      let root = try sources.parse(head)
      if root.json.elements != nil { themes = root } else { metadata = root }
    }
    if themes == nil { themes = try sources.node(at: "$themes.json", relativeTo: 0) }
    if metadata == nil { metadata = try sources.node(at: "$metadata.json", relativeTo: 0) }
    let order = try setOrder(metadata)
    let selected = try selectedSets(of: themes)
    var named: [TokenPath: (name: String, node: PlacedNode, isNeeded: Bool)] = [:]
    for (name, node) in order ?? [] { named[TokenPath(name)] = (name, node, selected.isEmpty) }
    for (name, node, isNeeded) in selected {
      let key = TokenPath(name)
      named[key] = (name, node, isNeeded || named[key]?.isNeeded == true && !selected.isEmpty)
    }
    guard !named.isEmpty else {
      throw .missingProperty(
        "tokenSetOrder", token: nil, location(of: metadata ?? themes ?? PlacedNode(JSONNode(.null, at: 0..<0), in: 0)))
    }
    let ranks = StudioProjectReader.ranks(order ?? [])
    let sets = named.values.sorted { StudioProjectReader.precedes($0.name, $1.name, ranks) }
    for (name, node, isNeeded) in sets {
      guard let root = try setDocument(name) else {
        if isNeeded { throw .missingDocument(name + ".json", location(of: node)) }
        continue
      }
      guard root.json.members != nil else { throw unexpected("an object with tokens", root) }
      project.sets.append(.init(name: name, root: root, location: location(of: root)))
    }
    try addThemes(of: themes, to: &project)
    for document in given.values.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      notices.add("not read, because no theme and no tokenSetOrder names this set", at: document.location(of: 0..<0))
    }
    return project
  }

  /// The document of a set: one that was given, or one that the library finds.
  private mutating func setDocument(_ name: String) throws(FormatError) -> PlacedNode? {
    if let document = given.removeValue(forKey: TokenPath(folder + name + ".json")) {
      return try sources.parse(document)
    }
    var path: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case Ascii.percent: path += Array("%25".utf8)
      case Ascii.hash: path += Array("%23".utf8)
      default: path.append(byte)
      }
    }
    return try sources.node(at: String(decoding: path, as: UTF8.self) + ".json", relativeTo: 0)
  }
}
