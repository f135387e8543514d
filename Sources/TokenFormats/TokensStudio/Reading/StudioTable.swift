import DesignTokens
import SourceText

/// A token of a set as it is written.
struct StudioToken {
  /// The position of its name in the table.
  let path: Int
  /// The position of its set.
  let set: Int
  let type: StudioType
  let value: PlacedNode
  /// The object with the value, the type, and the extensions.
  let object: PlacedNode
  /// The color modifier.
  let modifier: PlacedNode?
  /// The values of sets before, whose parts count unless the value has the same.
  var layers: [PlacedNode] = []

  var description: String? { object["$description"]?.string ?? object["description"]?.string }
}

/// The tokens of all sets, and their names.
struct StudioTable {
  private(set) var paths: [TokenPath] = []
  private(set) var tokens: [StudioToken] = []
  /// The positions of the tokens of each set.
  private(set) var ranges: [Range<Int>] = []
  private var positions: [TokenPath: Int] = [:]
  private let documents: [SourceFile]
  private(set) var notices: StudioNotices

  init(_ project: StudioProject, documents: [SourceFile], notices: StudioNotices) throws(FormatError) {
    self.documents = documents
    self.notices = notices
    for (position, set) in project.sets.enumerated() {
      let start = tokens.count
      try visit(set.root, path: project.isQualified ? set.name : "", type: nil, set: position)
      ranges.append(start..<tokens.count)
    }
  }

  /// The position of a name.
  func position(of path: TokenPath) -> Int? { positions[path] }

  func location(of node: PlacedNode) -> SourceLocation { documents[node.source].location(of: node.json.range) }

  /// Adds a token that isn't in any set: one with the parts of several.
  mutating func add(_ token: StudioToken) -> Int {
    tokens.append(token)
    return tokens.count - 1
  }

  private mutating func visit(
    _ node: PlacedNode, path: String, type: String?, set: Int
  ) throws(FormatError) {
    let type = node["$type"]?.word ?? type
    let value = path.isEmpty ? nil : StudioTable.value(of: node)
    if let value { try add(node, value, path, type, set) }
    for member in node.members where member.name.utf8.first != UInt8(ascii: "$") {
      let child = PlacedNode(member.value, in: node.source)
      guard member.value.members != nil else {
        if value == nil { noteStray(member, in: node) }
        continue
      }
      if value != nil, ["value", "extensions", "original"].contains(where: member.name.hasSameBytes) {
        continue
      }
      let place = documents[node.source].location(of: member.nameRange)
      if member.name.isEmpty || member.name.utf8.contains(where: { $0 == Ascii.openBrace || $0 == Ascii.closeBrace }) {
        throw .badName(member.name, place)
      }
      let path = path.isEmpty ? member.name : path + "." + member.name
      guard path.utf8.count <= DTCGTree.pathLimit else {
        throw .text(.nameTooLong(limit: DTCGTree.pathLimit, place))
      }
      try visit(child, path: path, type: type, set: set)
    }
  }

  /// Notices a value in a group, which is no token.
  private mutating func noteStray(_ member: JSONMember, in node: PlacedNode) {
    guard !["type", "description", "comment"].contains(where: member.name.hasSameBytes) else { return }
    notices.add("not a token or group, so it isn't read", at: documents[node.source].location(of: member.nameRange))
  }

  /// The value of a token: its `$value`, else its `value`; nil for a group.
  private static func value(of node: PlacedNode) -> PlacedNode? {
    if let value = node["$value"] { return value }
    guard let value = node["value"] else { return nil }
    // A group may be named "value" too.
    let isGroup =
      node["type"]?.string == nil
      && (value["$value"] != nil || value.members.contains { $0.value.members != nil })
    return isGroup ? nil : value
  }

  private mutating func add(
    _ node: PlacedNode, _ value: PlacedNode, _ path: String, _ inherited: String?, _ set: Int
  ) throws(FormatError) {
    let name = TokenPath(path)
    let position = positions[name] ?? paths.count
    if position == paths.count {
      positions[name] = position
      paths.append(name)
    }
    let isStandard = node["$value"] != nil
    let typeNode = isStandard ? node["$type"] : node["type"] ?? node["$type"]
    if let typeNode, typeNode.string == nil {
      throw .unexpected(
        expected: "a type name", found: typeNode.json.kind, token: name, location(of: typeNode))
    }
    var type = StudioType(typeNode?.word ?? inherited)
    if type == .none, StudioTable.isColorNotation(value) {
      type = .color
      notices.add("token without a type, read as a color", at: location(of: value))
    }
    let token = StudioToken(
      path: position, set: set, type: type, value: value, object: node,
      modifier: (node["$extensions"] ?? node["extensions"])?["studio.tokens"]?["modify"])
    tokens.append(token)
    guard tokens.count <= TokensStudioFormat.tokenLimit else {
      throw .tooManyTokens(limit: TokensStudioFormat.tokenLimit, location(of: node))
    }
  }

  /// Whether a text can be nothing but a color: digits after `#`, or a function such as `rgb()`.
  private static func isColorNotation(_ value: PlacedNode) -> Bool {
    guard let text = value.word, case .color = StudioEvaluator.color(text) else { return false }
    return text.utf8.first == Ascii.hash || text.utf8.last == Ascii.closeParenthesis
  }
}
