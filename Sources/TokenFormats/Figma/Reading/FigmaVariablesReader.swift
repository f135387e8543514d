import ColorScience
import DesignTokens
import SourceText

/// Reads collections that list their variables by id: the answer of the REST API, and exports of plug-ins.
struct FigmaVariablesReader {
  /// A collection as it is written.
  private struct Source {
    let node: PlacedNode
    let id: String
    let name: String
    let modes: [(id: String, name: String, parent: String?)]
    let isRemote: Bool
    var parent: String?
    var variables: [Int] = []
    /// What stands before the names of its variables.
    var prefix = ""
  }

  private let sources: DTCGSources
  private(set) var notices: StudioNotices
  private var collections: [Source] = []
  private var positions: [String: Int] = [:]
  private var variables: [(id: String, name: String, collection: Int, node: PlacedNode)] = []
  private var variablePositions: [String: Int] = [:]

  /// The most collections that may extend one another in a row.
  private static let extensionLimit = 20

  init(_ sources: DTCGSources, notices: StudioNotices) { (self.sources, self.notices) = (sources, notices) }

  private func location(of node: PlacedNode) -> SourceLocation {
    sources.documents[node.source].location(of: node.json.range)
  }

  private func unexpected(_ expected: String, _ node: PlacedNode) -> FormatError {
    .unexpected(expected: expected, found: node.json.kind, token: nil, location(of: node))
  }

  private func text(_ name: String, of node: PlacedNode) throws(FormatError) -> String {
    guard let value = node[name] else { throw .missingProperty(name, token: nil, location(of: node)) }
    guard let text = value.word ?? value.string, text.utf8.count <= DTCGTree.pathLimit else {
      throw unexpected("a quoted \(name)", value)
    }
    return text
  }

  /// Returns the collections of documents.
  mutating func collections(of roots: [PlacedNode]) throws(FormatError) -> [VariableCollection] {
    for root in roots {
      if let answer = FigmaDocumentKind.answer(in: root.json) {
        try add(answer: PlacedNode(answer, in: root.source))
      } else {
        try add(collection: root)
      }
    }
    for index in collections.indices where collections[index].parent != nil { try inherit(index) }
    setPrefixes()
    var result: [VariableCollection] = []
    for index in collections.indices { result.append(try collection(index)) }
    return result
  }

  // MARK: What is written

  private mutating func add(answer: PlacedNode) throws(FormatError) {
    for member in answer["variableCollections"]?.members ?? [] {
      let node = PlacedNode(member.value, in: answer.source)
      var modes: [(id: String, name: String, parent: String?)] = []
      guard let list = node["modes"]?.elements, !list.isEmpty else {
        throw unexpected("a collection with modes", node["modes"] ?? node)
      }
      for mode in list {
        modes.append((try text("modeId", of: mode), try text("name", of: mode), mode["parentModeId"]?.word))
      }
      if let first = node["defaultModeId"]?.word, let index = modes.firstIndex(where: { $0.id.hasSameBytes(as: first) })
      {
        modes.insert(modes.remove(at: index), at: 0)
      }
      var source = Source(
        node: node, id: member.name, name: try text("name", of: node), modes: modes,
        isRemote: node["remote"]?.json.boolean == true)
      if node["isExtension"]?.json.boolean == true || node["variableOverrides"] != nil {
        source.parent = node["parentVariableCollectionId"]?.string ?? node["rootVariableCollectionId"]?.string
      }
      add(source)
    }
    for member in answer["variables"]?.members ?? [] {
      let node = PlacedNode(member.value, in: answer.source)
      let id = try text("variableCollectionId", of: node)
      guard let collection = positions[id] else {
        throw .noSuchReference(id, token: nil, location(of: node["variableCollectionId"] ?? node))
      }
      try add(node, id: member.name, to: collection)
    }
  }

  private mutating func add(collection root: PlacedNode) throws(FormatError) {
    let modes = (root["modes"]?.members ?? []).map {
      (id: $0.name, name: $0.value.string ?? $0.name, parent: String?.none)
    }
    guard !modes.isEmpty else { throw unexpected("an object with modes", root["modes"] ?? root) }
    let id = root["id"]?.string ?? sources.documents[root.source].path
    let isKnown = positions[id] != nil
    guard !isKnown else {
      throw .repeatedName(
        id, first: location(of: collections[positions[id] ?? 0].node), location(of: root["id"] ?? root))
    }
    add(Source(node: root, id: id, name: root["name"]?.string ?? id, modes: modes, isRemote: false))
    for (number, node) in (root["variables"]?.elements ?? []).enumerated() {
      try add(node, id: node["id"]?.string ?? "\(id) \(number)", to: collections.count - 1)
    }
  }

  private mutating func add(_ source: Source) {
    positions[source.id] = collections.count
    collections.append(source)
  }

  private mutating func add(_ node: PlacedNode, id: String, to collection: Int) throws(FormatError) {
    guard variables.count < FigmaFormat.tokenLimit else {
      throw .tooManyTokens(limit: FigmaFormat.tokenLimit, location(of: node))
    }
    let name = try text("name", of: node)
    let isEmpty = name.utf8.split(separator: Ascii.slash, omittingEmptySubsequences: false).contains { $0.isEmpty }
    if isEmpty || name.utf8.contains(where: { [Ascii.openBrace, Ascii.closeBrace].contains($0) }) {
      throw .badName(name, location(of: node["name"] ?? node))
    }
    variablePositions[id] = variables.count
    collections[collection].variables.append(variables.count)
    variables.append((id, name, collection, node))
  }

  /// Gives an extended collection the variables of the one that it extends.
  private mutating func inherit(_ index: Int) throws(FormatError) {
    var chain = [index]
    while let parent = collections[chain[chain.count - 1]].parent {
      let node = collections[chain[chain.count - 1]].node
      guard let position = positions[parent] else { throw .noSuchReference(parent, token: nil, location(of: node)) }
      guard !chain.contains(position), chain.count < FigmaVariablesReader.extensionLimit else {
        throw .circularReference(
          (chain + [position]).map { collections[$0].name }, token: nil, location(of: node))
      }
      chain.append(position)
    }
    guard let root = chain.last else { return }
    collections[index].variables = collections[root].variables + (root == index ? [] : collections[index].variables)
    guard collections[index].variables.count * collections.count <= CollectionComposition.valueLimit else {
      throw .tooManyTokens(limit: FigmaFormat.tokenLimit, location(of: collections[index].node))
    }
  }

  // MARK: Names

  /// Puts the name of its collection before a variable, if another collection has one of the same name.
  private mutating func setPrefixes() {
    var owners: [String: [Int]] = [:]
    for (index, collection) in collections.enumerated() {
      for variable in collection.variables { owners[variables[variable].name, default: []].append(index) }
    }
    func rank(_ index: Int) -> Int { collections[index].parent != nil ? 2 : collections[index].isRemote ? 1 : 0 }
    var prefixed: Set<Int> = []
    for sharing in owners.values where sharing.count > 1 {
      let lowest = sharing.map(rank).min() ?? 0
      let first = sharing.filter { rank($0) == lowest }
      prefixed.formUnion(sharing.filter { rank($0) > lowest })
      if first.count > 1 { prefixed.formUnion(first) }
    }
    var taken: Set<String> = []
    for index in collections.indices.sorted(by: { (rank($0), $0) < (rank($1), $1) }) where prefixed.contains(index) {
      // A dot ends a name, and one at the start only hides a collection.
      let plain = collections[index].name.utf8.drop { $0 == Ascii.point }.map { $0 == Ascii.point ? Ascii.minus : $0 }
      let name = String(decoding: plain, as: UTF8.self) + (rank(index) == 1 ? " (remote)" : "")
      var unique = name
      var number = 2
      while !taken.insert(unique).inserted { (unique, number) = ("\(name) \(number)", number + 1) }
      collections[index].prefix = unique + "."
    }
  }

  private func path(_ variable: Int, in collection: Int) -> TokenPath {
    let name = variables[variable].name.utf8.map { byte in
      byte == Ascii.slash ? Ascii.point : byte == Ascii.point ? Ascii.minus : byte
    }
    return TokenPath(collections[collection].prefix + String(decoding: name, as: UTF8.self))
  }

  // MARK: Values

  private mutating func collection(_ index: Int) throws(FormatError) -> VariableCollection {
    let source = collections[index]
    var collection = VariableCollection(
      name: source.name, modes: source.modes.map { VariableCollection.modeName($0.name) },
      location: location(of: source.node))
    let own = Set(source.variables)
    for position in source.variables {
      let node = variables[position].node
      let type = node["resolvedType"]?.word ?? node["type"]?.word ?? ""
      let scopes = (node["scopes"]?.elements ?? []).compactMap(\.word)
      let path = path(position, in: index)
      var variable = CollectionVariable(
        path: path, type: FigmaVariablesReader.type(type, scopes), description: node["description"]?.string,
        role: ColorRole(scopes: scopes), values: [], location: location(of: node))
      if variable.description?.isEmpty ?? false { variable.description = nil }
      if node["deletedButReferenced"]?.json.boolean == true {
        variable.deprecation = "deleted in Figma, but still referenced"
        notices.add("a variable that is deleted in Figma and still referenced", at: variable.location)
      }
      for mode in source.modes {
        guard let found = written(position, mode: mode.id, in: index) else {
          variable.values.append(nil)
          continue
        }
        variable.values.append(try value(found, of: type, path, in: index, own))
      }
      collection.variables.append(variable)
    }
    return collection
  }

  private static func type(_ name: String, _ scopes: [String]) -> TokenType? {
    switch name {
    case "COLOR": .color
    case "FLOAT": .number
    case "STRING" where scopes == ["FONT_FAMILY"]: .fontFamily
    default: nil
    }
  }

  /// What is written for a mode: in the collection, else in the one that it extends; without a value, that of the default mode.
  private func written(_ variable: Int, mode: String, in start: Int) -> PlacedNode? {
    var (index, mode) = (start, mode)
    let node = variables[variable].node
    for _ in 0...FigmaVariablesReader.extensionLimit {
      let collection = collections[index]
      if let value = collection.node["variableOverrides"]?[variables[variable].id]?[mode] { return value }
      if variables[variable].collection == index {
        for name in ["valuesByMode", "resolvedValuesByMode"] {
          guard let values = node[name], values.json.members != nil else { continue }
          if let value = values[mode] ?? values[collection.modes[0].id] { return value }
        }
        return nil
      }
      guard let parent = collection.parent.flatMap({ positions[$0] }) else { return nil }
      let modes = collections[parent].modes
      mode = collection.modes.first { $0.id.hasSameBytes(as: mode) }?.parent ?? modes[0].id
      index = parent
    }
    return nil
  }

  private mutating func value(
    _ node: PlacedNode, of type: String, _ path: TokenPath, in index: Int, _ own: Set<Int>
  ) throws(FormatError) -> AuthoredValue {
    let place = location(of: node)
    if let id = node["type"]?.word == "VARIABLE_ALIAS" ? node["id"] : node["alias"], let name = id.string {
      guard let target = variablePositions[name] else {
        if let resolved = node["resolvedValue"] { return try value(resolved, of: type, path, in: index, own) }
        let reason = "its alias names a variable that isn't in the file"
        notices.add("undetermined value: \(reason)", at: place)
        return AuthoredValue(.undecidable(reason), text: name, at: place)
      }
      // In an extended collection, its own variables count.
      let found = self.path(target, in: own.contains(target) ? index : variables[target].collection)
      return AuthoredValue(.alias(found), text: "{\(found)}", at: place)
    }
    if let resolved = node["resolvedValue"] { return try value(resolved, of: type, path, in: index, own) }
    switch node.json.value {
    case .object: return try color(node, path)
    case .number(let number):
      return AuthoredValue(.literal(.number(number)), text: JSONText.text(of: number), at: place)
    case .string(let text): return AuthoredValue(.literal(.text(text)), text: text, at: place)
    case .boolean(let flag): return AuthoredValue(.literal(.text("\(flag)")), text: "\(flag)", at: place)
    case .null, .array: throw .unexpected(expected: "a value", found: node.json.kind, token: path, place)
    }
  }

  /// A color with channels from 0 to 1; without an alpha, it is opaque.
  private func color(_ node: PlacedNode, _ path: TokenPath) throws(FormatError) -> AuthoredValue {
    var channels: [Double] = []
    for name in ["r", "g", "b", "a"] {
      guard let channel = node[name] else {
        guard name == "a" else { throw .missingProperty(name, token: path, location(of: node)) }
        channels.append(1)
        continue
      }
      guard let number = channel.number else {
        throw .unexpected(expected: "a number", found: channel.json.kind, token: path, location(of: channel))
      }
      guard (0...1).contains(number) else {
        throw .outOfRange(name: name, value: number, allowed: "0 to 1", token: path, location(of: channel))
      }
      channels.append(number)
    }
    let color = Color(.srgb, channels[0], channels[1], channels[2]).withAlpha(channels[3])
    return AuthoredValue(.literal(.color(color)), text: color.hex, at: location(of: node))
  }
}
