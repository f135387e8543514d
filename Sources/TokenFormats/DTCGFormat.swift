import ColorScience
import DesignTokens
import SourceText

/// The Design Tokens Format Module 2025.10 of the Design Tokens Community Group.
///
/// Groups, inherited types, aliases and all value types are read. What older files write differently (colours and dimensions as text)
/// is read too, and noticed.
public enum DTCGFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "dtcg", title: "Design Tokens Format Module 2025.10",
    specification: "https://www.designtokens.org/tr/2025.10/format/")

  /// The most tokens one document may hold.
  public static let tokenLimit = 200_000

  public static func recognizes(_ document: SourceFile) -> Bool {
    let isNamedSo = [".tokens", ".tokens.json"].contains { document.path.endsWithBytes(of: $0) }
    if isNamedSo { return true }
    guard document.path.endsWithBytes(of: ".json") else { return false }
    return contains(Array(#""$value""#.utf8), document.bytes) || contains(Array(#""$type""#.utf8), document.bytes)
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var imported = Imported()
    for document in documents {
      let reader = try read(document)
      imported.notices += reader.values.notices
      imported.merge(reader.tokens)
    }
    return imported
  }

  private static func read(_ document: SourceFile) throws(FormatError) -> DTCGReader {
    let root: JSONNode
    do throws(SourceTextError) { root = try readJSON(document) } catch { throw .text(error) }
    guard root.members != nil else {
      throw .unexpected(
        expected: "an object of groups and tokens", found: root.kind, token: nil, document.location(of: root.range))
    }
    var reader = DTCGReader(values: DTCGValueReader(document: document))
    try reader.readGroup(root, path: [], inherited: .init())
    return reader
  }

  private static func contains(_ needle: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard bytes.count >= needle.count else { return false }
    for start in 0...(bytes.count - needle.count) where bytes[start] == needle[0] {
      if bytes[start..<start + needle.count].elementsEqual(needle) { return true }
    }
    return false
  }
}

/// Walks groups and collects tokens.
struct DTCGReader {
  /// What a group hands down to everything in it.
  struct Inherited {
    var type: TokenType?
    var deprecation: String?
  }

  var values: DTCGValueReader
  var tokens = TokenSet()

  private static let groupProperties = ["$type", "$description", "$extensions", "$deprecated", "$root"]
  private static let tokenProperties = ["$value", "$type", "$description", "$extensions", "$deprecated"]

  mutating func readGroup(_ node: JSONNode, path: [String], inherited: Inherited) throws(FormatError) {
    let here = try properties(of: node, path: path, inherited: inherited)
    for member in node.members ?? [] {
      if member.name.utf8.first == UInt8(ascii: "$") {
        if member.name == "$root" { try readToken(member.value, path: path + ["$root"], inherited: here) }
        try checkGroupProperty(member, path: path)
        continue
      }
      try checkName(member)
      guard let children = member.value.members else {
        throw .unexpected(
          expected: "a group or a token", found: member.value.kind, token: TokenPath(segments: path + [member.name]),
          values.location(of: member.value))
      }
      if children.contains(where: { $0.name == "$value" || $0.name == "$ref" }) {
        try readToken(member.value, path: path + [member.name], inherited: here)
      } else {
        try readGroup(member.value, path: path + [member.name], inherited: here)
      }
    }
  }

  private mutating func readToken(_ node: JSONNode, path: [String], inherited: Inherited) throws(FormatError) {
    let token = TokenPath(segments: path)
    for member in node.members ?? [] where !DTCGReader.tokenProperties.contains(member.name) {
      try rejectTokenMember(member, token: token)
    }
    guard let valueNode = node["$value"] else {
      throw .missingProperty("$value", token: token, values.location(of: node))
    }
    guard tokens.tokens.count < DTCGFormat.tokenLimit else {
      throw .tooManyTokens(limit: DTCGFormat.tokenLimit, values.location(of: node))
    }
    let own = try properties(of: node, path: path, inherited: inherited)
    let value = try values.read(valueNode, as: own.type, token: token)
    tokens.insert(
      Token(
        path: token, type: own.type, description: node["$description"]?.string, deprecation: own.deprecation,
        value: value))
  }

  private func rejectTokenMember(_ member: JSONMember, token: TokenPath) throws(FormatError) {
    let place = values.location(of: member)
    if member.name == "$ref" { throw .unsupported("$ref", token: token, place) }
    if member.value.members != nil, member.name.utf8.first != UInt8(ascii: "$") {
      throw .tokenWithChildren(token, child: member.name, place)
    }
    throw .unknownProperty(
      member.name, token: token, suggestion: nearest(to: member.name, among: DTCGReader.tokenProperties), place)
  }

  private func checkGroupProperty(_ member: JSONMember, path: [String]) throws(FormatError) {
    let group = path.isEmpty ? nil : TokenPath(segments: path)
    if member.name == "$extends" || member.name == "$ref" {
      throw .unsupported(member.name, token: group, values.location(of: member))
    }
    // The schema of the format allows a "$schema" beside the root's groups.
    if path.isEmpty, member.name == "$schema" { return }
    guard DTCGReader.groupProperties.contains(member.name) else {
      throw .unknownProperty(
        member.name, token: group, suggestion: nearest(to: member.name, among: DTCGReader.groupProperties),
        values.location(of: member))
    }
  }

  /// What a group or token says of itself, on top of what it inherits.
  private func properties(
    of node: JSONNode, path: [String], inherited: Inherited
  ) throws(FormatError) -> Inherited {
    var own = inherited
    let token = path.isEmpty ? nil : TokenPath(segments: path)
    if let type = node["$type"] {
      guard let name = type.string else {
        throw .unexpected(expected: "the name of a type", found: type.kind, token: token, values.location(of: type))
      }
      guard let known = TokenType.allCases.first(where: { $0.rawValue.hasSameBytes(as: name) }) else {
        let suggestion = nearest(to: name, among: TokenType.allCases.map(\.rawValue))
        throw .unknownType(name, token: token, suggestion: suggestion, values.location(of: type))
      }
      own.type = known
    }
    if let deprecated = node["$deprecated"] {
      switch deprecated.value {
      case .boolean(let flag): own.deprecation = flag ? "deprecated" : nil
      case .string(let reason): own.deprecation = reason
      default:
        throw .unexpected(
          expected: "true, false or a reason", found: deprecated.kind, token: token, values.location(of: deprecated))
      }
    }
    if let description = node["$description"], description.string == nil {
      throw .unexpected(
        expected: "a description in quotes", found: description.kind, token: token, values.location(of: description))
    }
    return own
  }

  /// Names hold no dot and no brace and do not start with a dollar sign (format module, section 5.1.1).
  private func checkName(_ member: JSONMember) throws(FormatError) {
    let forbidden: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: "{"), UInt8(ascii: "}")]
    if member.name.isEmpty || member.name.utf8.contains(where: forbidden.contains) {
      throw .badName(member.name, values.location(of: member))
    }
  }
}
