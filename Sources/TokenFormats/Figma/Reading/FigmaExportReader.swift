import DesignTokens
import SourceText

/// Reads documents with tokens: a file for each mode, or the values of all modes in the extensions of tokens.
struct FigmaExportReader {
  private let sources: DTCGSources
  private var reading: DTCGReading
  private(set) var notices = StudioNotices()
  private var tokenCount = 0

  /// A token as it is written.
  private struct Entry {
    let path: TokenPath
    let type: DTCGType?
    let object: PlacedNode
    let value: PlacedNode
    let deprecation: String?
    var extensions: PlacedNode? { object["$extensions"] }
    var id: String? { extensions?["com.figma.variableId"]?.word }
  }

  /// Documents of one collection, each for a mode.
  private struct Cluster {
    var files: [(mode: String, entries: [Entry], root: PlacedNode)]
    var names: [FigmaFileNames]
  }

  init(_ sources: DTCGSources) {
    self.sources = sources
    reading = DTCGReading(level: .lenient, sources: sources)
  }

  /// The pairings that tokens declare.
  var pairings: [PairingTemplate] { reading.pairings }

  /// Returns the collections of documents.
  mutating func collections(of files: [FigmaExportFile]) throws(FormatError) -> [VariableCollection] {
    var clusters: [Cluster] = []
    var collections: [VariableCollection] = []
    for file in files {
      var entries: [Entry] = []
      try visit(file.root, path: "", type: nil, deprecation: nil, &entries)
      let tables = entries.map { entry in entry.extensions.flatMap { FigmaModeTable($0.json) } }
      if tables.contains(where: { ($0?.members.count ?? 0) > 1 }) {
        collections += try tabled(entries, tables, file)
        continue
      }
      var names = FigmaFileNames()
      for entry in entries { names.add(entry.path.description, id: entry.id) }
      let mode = VariableCollection.modeName(file.mode)
      // Two files of one mode are no modes of each other; their values must agree.
      let match = clusters.firstIndex { cluster in
        cluster.names[0].isSameCollection(as: names)
          && !cluster.files.contains { $0.mode.hasSameBytes(as: mode) }
      }
      if let match {
        clusters[match].files.append((mode, entries, file.root))
        clusters[match].names.append(names)
      } else {
        clusters.append(Cluster(files: [(mode, entries, file.root)], names: [names]))
      }
    }
    for cluster in clusters { collections.append(try collection(cluster)) }
    for notice in reading.notices {
      if let place = notice.location { notices.add(notice.message, at: place) }
    }
    return collections
  }

  // MARK: Tokens

  private mutating func visit(
    _ node: PlacedNode, path: String, type: DTCGType?, deprecation: String?, _ entries: inout [Entry]
  ) throws(FormatError) {
    let name = path.isEmpty ? nil : TokenPath(path)
    var (type, deprecation) = (type, deprecation)
    if let declared = node["$type"] { type = try reading.declaredType(declared, name) }
    if let declared = node["$deprecated"] { deprecation = try reading.deprecation(declared, name) }
    if let value = node["$value"], let name {
      tokenCount += 1
      guard tokenCount <= FigmaFormat.tokenLimit else {
        throw .tooManyTokens(limit: FigmaFormat.tokenLimit, reading.location(of: node))
      }
      entries.append(Entry(path: name, type: type, object: node, value: value, deprecation: deprecation))
    }
    for member in node.members where member.name.utf8.first != UInt8(ascii: "$") {
      let place = reading.location(of: member, in: node)
      guard member.value.members != nil else {
        notices.add("not a token or group, so it isn't read", at: place)
        continue
      }
      let isBad = member.name.utf8.contains { [Ascii.point, Ascii.openBrace, Ascii.closeBrace].contains($0) }
      if member.name.isEmpty || isBad { throw .badName(member.name, place) }
      let inner = path.isEmpty ? member.name : path + "." + member.name
      guard inner.utf8.count <= DTCGTree.pathLimit else {
        throw .text(.nameTooLong(limit: DTCGTree.pathLimit, place))
      }
      // A variable may have the name of a group too.
      let child = PlacedNode(member.value, in: node.source)
      try visit(child, path: inner, type: type, deprecation: deprecation, &entries)
    }
  }

  private mutating func value(_ node: PlacedNode, of entry: Entry) throws(FormatError) -> AuthoredValue {
    // The texts and flags of Figma have no type in DTCG.
    if case .custom? = entry.type, node.string?.utf8.first != Ascii.openBrace {
      let text = node.string ?? reading.oneLine(node)
      return AuthoredValue(.literal(.text(text)), text: text, at: reading.location(of: node))
    }
    return try reading.read(node, as: entry.type, token: entry.path)
  }

  private mutating func variable(_ entry: Entry, modes: Int) throws(FormatError) -> CollectionVariable {
    try reading.readContract(
      of: DTCGTree.Entry(
        path: entry.path, depth: 1, parent: 0, object: entry.object, isToken: true, isConditional: false))
    let scopes =
      entry.extensions?["com.figma.scopes"] ?? entry.extensions?["com.figma"]?["scopes"]
      ?? entry.extensions?["figma"]?["scopes"]
    return CollectionVariable(
      path: entry.path, type: entry.type?.known, description: entry.object["$description"]?.string,
      deprecation: entry.deprecation, role: ColorRole(scopes: (scopes?.elements ?? []).compactMap(\.word)),
      values: Array(repeating: nil, count: modes), location: reading.location(of: entry.value))
  }

  // MARK: A file for each mode

  private mutating func collection(_ cluster: Cluster) throws(FormatError) -> VariableCollection {
    var files = cluster.files
    // Files have no order: light comes first, then what Figma calls a first mode.
    let first = files.firstIndex { $0.mode == "light" } ?? files.firstIndex { ["Mode 1", "Default"].contains($0.mode) }
    if let first { files.insert(files.remove(at: first), at: 0) }
    var collection = VariableCollection(
      name: files[0].mode, modes: files.map(\.mode),
      location: sources.documents[files[0].root.source].location(of: 0..<0))
    var positions: [TokenPath: Int] = [:]
    for (mode, file) in files.enumerated() {
      for entry in file.entries {
        let position = positions[entry.path] ?? collection.variables.count
        if position == collection.variables.count {
          positions[entry.path] = position
          collection.variables.append(try variable(entry, modes: files.count))
        }
        collection.variables[position].values[mode] = try value(entry.value, of: entry)
      }
    }
    return collection
  }

  // MARK: Values for modes in extensions

  /// Collections of tokens whose extensions have values for the same modes.
  private mutating func tabled(
    _ entries: [Entry], _ tables: [FigmaModeTable?], _ file: FigmaExportFile
  ) throws(FormatError) -> [VariableCollection] {
    let place = sources.documents[file.root.source].location(of: 0..<0)
    var collections: [VariableCollection] = []
    for (entry, table) in zip(entries, tables) {
      let members = table?.members ?? []
      let modes = members.isEmpty ? [file.mode] : members.map { VariableCollection.modeName($0.name) }
      let index = collections.firstIndex { $0.modes == modes } ?? collections.count
      if index == collections.count {
        collections.append(VariableCollection(name: modes.joined(separator: ", "), modes: modes, location: place))
      }
      var variable = try variable(entry, modes: modes.count)
      if members.isEmpty { variable.values[0] = try value(entry.value, of: entry) }
      for (mode, member) in members.enumerated() {
        variable.values[mode] = try value(PlacedNode(member.value, in: entry.object.source), of: entry)
      }
      collections[index].variables.append(variable)
    }
    return collections
  }
}
