import SourceText

/// A kind of document with variables of Figma, by its content.
enum FigmaDocumentKind {
  /// Tokens of one mode, or with the values of all modes in their extensions.
  case tokens
  /// The answer of the REST API with all collections.
  case answer
  /// One collection with its variables, as plug-ins export it.
  case collection

  /// Returns the kind of a document; nil if it isn't Figma's.
  ///
  /// - Complexity: O(n) in the bytes of the document.
  init?(of document: SourceFile) {
    guard [".json", ".tokens"].contains(where: { document.path.endsWithBytes(of: $0) }) else { return nil }
    let isTokens = document.contains("\"$value\"") && FigmaDocumentKind.signs.contains { document.contains($0) }
    let isVariables =
      document.contains("\"variables\"")
      && (document.contains("\"variableCollections\"") || document.contains("ByMode\""))
    guard isTokens || isVariables else { return nil }
    guard let root = try? readJSON(document) else {
      // The reader says where the syntax is invalid.
      guard document.contains("\"com.figma.modeName\"") else { return nil }
      self = .tokens
      return
    }
    if isVariables, FigmaDocumentKind.answer(in: root) != nil {
      self = .answer
    } else if isVariables, FigmaDocumentKind.isCollection(root) {
      self = .collection
    } else if isTokens, FigmaDocumentKind.isTokens(root) {
      self = .tokens
    } else {
      return nil
    }
  }

  private static let signs = ["\"com.figma", "\"figma\""]

  /// The object with the variables and collections of an answer, in whatever envelope.
  static func answer(in root: JSONNode) -> JSONNode? {
    [root, root["meta"], root["data"], root["data"]?["meta"]].compactMap { $0 }.first {
      $0["variables"]?.members != nil && $0["variableCollections"]?.members != nil
    }
  }

  /// Whether a document is one collection with a list of its variables.
  static func isCollection(_ root: JSONNode) -> Bool {
    guard root["modes"]?.members != nil, let variables = root["variables"]?.elements else { return false }
    return variables.contains { $0["valuesByMode"]?.members != nil || $0["resolvedValuesByMode"]?.members != nil }
  }

  /// Whether a document names its mode, or has a token that Figma identifies or that has values for modes beside an extension of Figma.
  private static func isTokens(_ root: JSONNode) -> Bool {
    if root["$extensions"]?["com.figma.modeName"]?.string != nil { return true }
    var pending = root.members?.map(\.value) ?? []
    while let node = pending.popLast() {
      guard let members = node.members else { continue }
      if node["$value"] != nil, let extensions = node["$extensions"], isOfFigma(extensions) { return true }
      pending += members.lazy.filter { $0.name.utf8.first != UInt8(ascii: "$") }.map(\.value)
    }
    return false
  }

  private static func isOfFigma(_ extensions: JSONNode) -> Bool {
    let names = ["com.figma.variableId", "com.figma.scopes", "com.figma.aliasData"]
    if names.contains(where: { extensions[$0] != nil }) { return true }
    if extensions["com.figma"]?["scopes"] != nil { return true }
    guard FigmaModeTable(extensions) != nil else { return false }
    return extensions["figma"] != nil
      || extensions.members?.contains { $0.name.utf8.starts(with: "com.figma".utf8) } ?? false
  }
}

/// The values of a token for modes, which plug-ins write into its extensions.
struct FigmaModeTable {
  /// The values by the names of modes.
  let members: [JSONMember]

  init?(_ extensions: JSONNode) {
    let holders = [extensions] + (extensions.members?.map(\.value) ?? [])
    for holder in holders {
      for name in ["mode", "modes"] {
        guard let members = holder[name]?.members, !members.isEmpty else { continue }
        self.members = members
        return
      }
    }
    return nil
  }
}
