import DesignTokens
import SourceText

/// A subject is an array of strings: its kind, then its parts, as in fingerprints.
extension SubjectName: ColumnValue {
  /// The strings of the array.
  public var columnParts: [String] {
    [kind.id] + (usage == nil ? parts : kind.identity(parts))
  }

  func put(into bytes: inout JSONBytes) {
    bytes.add("[")
    bytes.add(text: kind.id)
    for part in usage == nil ? parts : kind.identity(parts) {
      bytes.add(",")
      bytes.add(text: part)
    }
    bytes.add("]")
  }

  static func take(_ node: JSONNode, as name: String) throws(SnapshotError) -> SubjectName {
    let texts = node.elements?.compactMap(\.string) ?? []
    guard let id = texts.first, texts.count == node.elements?.count else {
      throw .unexpected("\"\(name)\" as an array of strings", node)
    }
    let parts = Array(texts.dropFirst())
    if let usage = Pairing.Usage(rawValue: id) {
      guard parts.count >= 2 else { throw .unexpected("\"\(name)\" with a foreground and a background", node) }
      return pairing(usage, parts)
    }
    guard let known = SubjectKind.readable[id] else { return SubjectName(.unknown(id), parts) }
    guard parts.count == known.count else {
      throw .unexpected("\"\(name)\" with \(known.count) names after \"\(id)\"", node)
    }
    return SubjectName(known.kind, parts)
  }

  /// Returns the pairing of the parts of a fingerprint.
  private static func pairing(_ usage: Pairing.Usage, _ parts: [String]) -> SubjectName {
    var rest = Array(parts.dropFirst(2))
    var style: String?
    if let last = rest.last, let name = last.dropping(SubjectKind.stylePrefix) {
      style = name
      rest.removeLast()
    }
    return .pairing(
      foreground: TokenPath(parts[0]), background: TokenPath(parts[1]),
      backdrops: rest.map { TokenPath($0.dropping(SubjectKind.backdropPrefix) ?? $0) }, usage: usage, textStyle: style)
  }

  static var schema: JSONText {
    .object([("$ref", .string("#/$defs/names"))])
  }
}

extension SubjectKind {
  /// The kinds of this module by identifier, with the number of their parts.
  fileprivate static let readable: [String: (kind: SubjectKind, count: Int)] = Dictionary(
    uniqueKeysWithValues: [
      (badge, 1), (textStyle, 1), (control, 1), (container, 1), (token, 1), (baselineEntry, 1), (waiver, 2),
      (states, 3), (family, 3), (counterpart, 3), (code, 4),
    ].map { ($0.0.id, (kind: $0.0, count: $0.1)) })

  /// Returns a kind that this module doesn't know, for rules of other modules.
  fileprivate static func unknown(_ id: String) -> SubjectKind {
    SubjectKind(
      id, words: { parts in [.text(id)] + parts.flatMap { [Word.text(" "), .name($0)] } })
  }
}

extension String {
  /// Returns the text after a prefix; nil if it starts otherwise.
  fileprivate func dropping(_ prefix: String) -> String? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return String(Substring(utf8.dropFirst(prefix.utf8.count)))
  }
}
