import CSSText
import ColorScience
import SourceText

/// What the objects of a JSON document tell about its tokens.
struct DictionarySigns {
  /// Whether a token has its value under `$value`, but no type, although it isn't an alias.
  private var hasUntypedValue = false
  private var hasType = false
  private var standardCount = 0
  /// Whether a token is in a group of a group.
  private var isGrouped = false
  private var isSpectrumToken = false
  /// The number of tokens with their value under `value`, and of other objects without objects, outside of tokens.
  private var (tokenCount, otherCount) = (0, 0)
  /// Whether one of those tokens is a color, so that none is skipped among other objects.
  private var hasColor = false

  /// The keys of a token; any document may have something that is called "value".
  private static let tokenKeys: Set<String> = [
    "value", "type", "comment", "description", "themeable", "name", "attributes", "deprecated", "deprecated_comment",
    "modify", "original", "path", "filePath", "darkValue", "extensions", "uuid", "private", "category", "docs",
    "options", "public", "group", "meta", "metadata", "tags", "key", "subtype", "blendMode",
  ]

  private static let endings = [".json", ".json5", ".jsonc"]

  /// Reads a document; nil if it is none of tokens.
  ///
  /// - Complexity: O(n) in the bytes of the document.
  init?(_ document: SourceFile) {
    guard DictionarySigns.endings.contains(where: { document.path.endsWithBytes(of: $0) }) else { return nil }
    // An icon of Icon Composer has fills, no tokens.
    guard DictionarySigns.canBeDictionary(document), !document.path.endsWithBytes(of: ".icon/icon.json") else {
      return nil
    }
    guard let root = try? readJSON(document, dialect: .json5) else {
      // The reader says where the syntax is invalid.
      guard document.path.endsWithBytes(of: ".json5") else { return nil }
      tokenCount = 1
      return
    }
    guard root.members != nil else { return nil }
    visit(root)
  }

  /// Whether the bytes can be a dictionary, which is cheaper to tell than what they are.
  ///
  /// Tokens of the standard have types and `$value`, which is no sign.
  private static func canBeDictionary(_ document: SourceFile) -> Bool {
    if document.contains("sets") || !document.contains("$type") && document.contains("$value") { return true }
    var rest = document.bytes[...]
    while let offset = rest.firstOffset(of: "value") {
      let start = rest.startIndex + offset
      if start == 0 || document.bytes[start - 1] != UInt8(ascii: "$") { return true }
      rest = rest[(start + 5)...]
    }
    return false
  }

  var isSpectrum: Bool { isSpectrumToken }

  /// Among many other objects, such as the columns of a database, a few with a value are no tokens.
  private var hasTokens: Bool { hasColor || tokenCount > 0 && tokenCount * 10 >= otherCount }

  var isDictionary: Bool {
    !isSpectrumToken && (hasTokens || hasUntypedValue && !hasType && (standardCount > 1 || isGrouped))
  }

  private mutating func visit(_ root: JSONNode) {
    var pending = [(node: root, depth: 0, isInToken: false)]
    while let (node, depth, isInToken) = pending.popLast() {
      guard let members = node.members else { continue }
      let isToken = isInToken || look(at: node, members, depth)
      if !isToken, !members.isEmpty, members.allSatisfy({ $0.value.members == nil }) { otherCount += 1 }
      for member in members where member.name.utf8.first != UInt8(ascii: "$") {
        pending.append((member.value, depth + 1, isToken))
      }
    }
  }

  /// Returns whether the object has the keys of a token with `value`.
  private mutating func look(at node: JSONNode, _ members: [JSONMember], _ depth: Int) -> Bool {
    if node["$type"] != nil { hasType = true }
    if let value = node["$value"] {
      standardCount += 1
      if depth > 2 { isGrouped = true }
      let isLiteral = value.number != nil || value.string.map { $0.utf8.first != Ascii.openBrace } ?? false
      if isLiteral { hasUntypedValue = true }
    }
    if let schema = node["$schema"]?.string, node["value"] != nil || node["sets"]?.members != nil,
      SourceFile(path: "", bytes: Array(schema.utf8)).contains("spectrum")
    {
      isSpectrumToken = true
    }
    guard let value = node["value"] else { return false }
    let type = node["type"]?.string ?? node["$type"]?.string
    let isToken = members.allSatisfy {
      DictionarySigns.tokenKeys.contains($0.name) || $0.name.utf8.first == UInt8(ascii: "$")
    }
    guard isToken || type == "color" else { return false }
    if value.members == nil || type != nil {
      tokenCount += 1
      hasColor = hasColor || type == "color" || value.string.map { (try? Color(css: $0)) != nil } ?? false
    }
    return true
  }
}
