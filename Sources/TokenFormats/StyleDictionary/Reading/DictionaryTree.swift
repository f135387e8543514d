import DesignTokens
import SourceText

/// A token as it is written.
struct DictionaryToken {
  let path: TokenPath
  let object: PlacedNode
  let value: PlacedNode
  /// The name of its type; inherited from groups only under `$type`.
  let type: String?
}

/// The tokens of documents, and the other values that references may name.
struct DictionaryTree {
  /// The tokens of each document.
  private(set) var documents: [[DictionaryToken]] = []
  /// Where each token is, the last one if there are several.
  private(set) var tokens: [TokenPath: DictionaryToken] = [:]
  private var values: [TokenPath: PlacedNode] = [:]
  private(set) var notices: [(text: String, place: SourceLocation)] = []
  private let isSpectrum: Bool
  private var count = 0

  /// The keys beside a value that change nothing.
  private static let knownKeys: Set<String> = [
    "value", "type", "comment", "description", "themeable", "name", "attributes", "deprecated", "deprecated_comment",
    "modify", "original", "path", "filePath", "extensions", "uuid", "private", "category", "docs", "options", "public",
    "sets", "component", "renamed", "introduced", "replaced_by", "plannedRemoval", "key",
  ]

  init(isSpectrum: Bool) { self.isSpectrum = isSpectrum }

  /// The value that a reference names: of a token, or of anything else, such as an item of a list.
  func value(at path: TokenPath) -> PlacedNode? { tokens[path]?.value ?? values[path] }

  mutating func add(_ root: PlacedNode, _ document: SourceFile) throws(FormatError) {
    guard root.json.members != nil else {
      throw .unexpected(
        expected: "an object with groups and tokens", found: root.json.kind, token: nil,
        document.location(of: root.json.range))
    }
    documents.append([])
    try visit(root, "", nil, document)
  }

  private mutating func visit(
    _ node: PlacedNode, _ path: String, _ inherited: String?, _ document: SourceFile
  ) throws(FormatError) {
    let inherited = node["$type"]?.word ?? inherited
    if !path.isEmpty, let value = value(of: node) {
      count += 1
      guard count <= StyleDictionaryFormat.tokenLimit else {
        throw .tooManyTokens(limit: StyleDictionaryFormat.tokenLimit, document.location(of: node.json.range))
      }
      let token = DictionaryToken(
        path: TokenPath(path), object: node, value: value, type: node["type"]?.word ?? inherited)
      documents[documents.count - 1].append(token)
      tokens[token.path] = token
      try visitBeside(token, node, path, inherited, document)
      return
    }
    for member in node.members where member.name.utf8.first != UInt8(ascii: "$") {
      try visit(member, of: node, path, inherited, document)
    }
  }

  /// Visits what is in a token beside its value; groups in it are read as tokens.
  private mutating func visitBeside(
    _ token: DictionaryToken, _ node: PlacedNode, _ path: String, _ inherited: String?, _ document: SourceFile
  ) throws(FormatError) {
    for member in node.members where !DictionaryTree.knownKeys.contains(member.name) {
      guard member.name.utf8.first != UInt8(ascii: "$") else { continue }
      if member.value.members != nil, DictionaryTree.holdsTokens(member.value) {
        try visit(member, of: node, path, inherited, document)
      } else {
        notices.append(("the custom key \"\(member.name)\" isn't read", document.location(of: member.nameRange)))
      }
    }
  }

  private mutating func visit(
    _ member: JSONMember, of node: PlacedNode, _ path: String, _ inherited: String?, _ document: SourceFile
  ) throws(FormatError) {
    let place = document.location(of: member.nameRange)
    let isBad = member.name.utf8.contains { $0 == Ascii.openBrace || $0 == Ascii.closeBrace }
    if member.name.isEmpty || isBad { throw .badName(member.name, place) }
    let inner = path.isEmpty ? member.name : path + "." + member.name
    guard inner.utf8.count <= DTCGTree.pathLimit else { throw .text(.nameTooLong(limit: DTCGTree.pathLimit, place)) }
    let child = PlacedNode(member.value, in: node.source)
    if member.value.members != nil { return try visit(child, inner, inherited, document) }
    values[TokenPath(inner)] = child
    for (index, element) in (child.elements ?? []).prefix(1000).enumerated() {
      values[TokenPath("\(inner).\(index)")] = element
    }
  }

  /// The value of a token; nil for a group.
  private func value(of node: PlacedNode) -> PlacedNode? {
    if isSpectrum, let sets = node["sets"], sets.json.members != nil { return sets }
    if let value = node["$value"] { return value }
    guard let value = node["value"] else { return nil }
    // A group may be named "value" too.
    let isGroup = node["type"]?.string == nil && DictionaryTree.holdsTokens(value.json)
    return isGroup ? nil : value
  }

  private static func holdsTokens(_ node: JSONNode) -> Bool {
    if node["value"] != nil || node["$value"] != nil { return true }
    return node.members?.contains { $0.value.members != nil && holdsTokens($0.value) } ?? false
  }
}
