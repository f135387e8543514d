import DesignTokens
import SourceText

/// Makes tokens of documents of Style Dictionary or Spectrum.
struct DictionaryReader {
  private var sources: DTCGSources
  private var notices: StudioNotices
  private let isSpectrum: Bool
  private var pairings: [PairingTemplate] = []

  init(_ sources: DTCGSources, _ notices: StudioNotices = StudioNotices(), isSpectrum: Bool = false) {
    (self.sources, self.notices, self.isSpectrum) = (sources, notices, isSpectrum)
  }

  /// Returns the tokens of documents.
  ///
  /// - Parameter isOrdered: whether a later document replaces tokens of earlier ones; else their values must agree.
  mutating func imported(_ files: [SourceFile], isOrdered: Bool) throws(FormatError) -> Imported {
    var tree = DictionaryTree(isSpectrum: isSpectrum)
    for file in files { try tree.add(try sources.parse(file, dialect: .json5), file) }
    for (text, place) in tree.notices { notices.add(text, at: place) }
    var values = DictionaryValueReader(tree, sources)
    var collections: [VariableCollection] = []

    let documents = isOrdered ? [tree.documents.flatMap { $0 }] : tree.documents
    for tokens in documents {
      var own: [VariableCollection] = []
      for token in isOrdered ? DictionaryReader.merged(tokens, &notices, sources) : tokens {
        try add(token, to: &own, &values)
      }
      collections += own
    }
    for (text, place) in values.notices { notices.add(text, at: place) }
    let composition = try CollectionComposition(collections, notices, sources)
    var imported = try composition.imported()
    imported.pairings = pairings
    return imported
  }

  /// The tokens in their order, the last one of each name.
  private static func merged(
    _ tokens: [DictionaryToken], _ notices: inout StudioNotices, _ sources: DTCGSources
  ) -> [DictionaryToken] {
    var positions: [TokenPath: Int] = [:]
    var merged: [DictionaryToken] = []
    for token in tokens {
      if let position = positions[token.path] {
        notices.add(
          "a token of a later file replaces one of an earlier file",
          at: sources.documents[token.value.source].location(of: token.value.json.range))
        merged[position] = token
      } else {
        positions[token.path] = merged.count
        merged.append(token)
      }
    }
    return merged
  }

  private mutating func add(
    _ token: DictionaryToken, to collections: inout [VariableCollection], _ values: inout DictionaryValueReader
  ) throws(FormatError) {
    let document = sources.documents[token.value.source]
    let place = document.location(of: token.value.json.range)
    let table = values.modes(of: token, isSpectrum: isSpectrum)
    let modes = table?.map { VariableCollection.modeName($0.name) } ?? ["default"]
    let index = collections.firstIndex { $0.modes == modes } ?? collections.count
    if index == collections.count {
      let name = modes.joined(separator: ", ")
      collections.append(VariableCollection(name: name, modes: modes, location: document.location(of: 0..<0)))
    }
    var variable = CollectionVariable(
      path: token.path, type: values.type(of: token), description: text(of: token, "description", "comment"),
      deprecation: deprecation(of: token), values: [], location: place)
    for node in table?.map(\.node) ?? [token.value] { variable.values.append(values.value(node, of: token)) }
    collections[index].variables.append(variable)
    guard token.object["$extensions"] != nil else { return }
    var reading = DTCGReading(level: .lenient, sources: sources)
    try reading.readContract(
      of: DTCGTree.Entry(
        path: token.path, depth: 1, parent: 0, object: token.object, isToken: true, isConditional: false))
    pairings += reading.pairings
  }

  private func text(of token: DictionaryToken, _ names: String...) -> String? {
    names.lazy.compactMap { token.object["$" + $0]?.string ?? token.object[$0]?.string }.first
  }

  private func deprecation(of token: DictionaryToken) -> String? {
    guard let node = token.object["$deprecated"] ?? token.object["deprecated"] else { return nil }
    if let reason = node.string { return reason }
    return node.json.boolean == true ? text(of: token, "deprecated_comment") ?? "deprecated" : nil
  }
}
