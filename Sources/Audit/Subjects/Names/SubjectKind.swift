import DesignTokens

/// A kind of subject: how its names are written, matched, and identified. Two kinds are equal if their identifiers are equal.
///
/// A kind is declared next to its subject type.
public final class SubjectKind: Sendable {
  /// A piece of a name in words.
  public enum Word: Sendable, Hashable {
    /// Fixed text, with the spaces around names.
    case text(String)
    /// A name from the input.
    case name(String)
    /// The path of a token.
    case token(String)

    /// The piece as plain text.
    public var text: String {
      switch self {
      case .text(let text), .name(let text), .token(let text): text
      }
    }
  }

  /// The identifier, which is a part of fingerprints: `token`, `badge`, `code`; for a pairing, its usage.
  public let id: String
  /// The start of a pattern that matches subjects of this kind, such as `badge `; nil if the kind has none.
  let prefix: String?
  /// The parts that are token paths.
  let tokenParts: Range<Int>
  /// Returns a name in words.
  let words: @Sendable ([String]) -> [Word]
  /// Whether the parts of a pattern match a name.
  let matches: @Sendable (_ parts: [String], _ patterns: [PathPattern]) -> Bool
  /// Returns the parts of a fingerprint.
  let identity: @Sendable ([String]) -> [String]

  /// Creates a kind.
  ///
  /// By default, a pattern matches the name in words after the prefix, and the fingerprint has the parts as they are.
  public init(
    _ id: String, prefix: String? = nil, tokenParts: Range<Int> = 0..<0,
    identity: @escaping @Sendable ([String]) -> [String] = { $0 },
    matches: (@Sendable ([String], [PathPattern]) -> Bool)? = nil, words: @escaping @Sendable ([String]) -> [Word]
  ) {
    self.id = id
    self.prefix = prefix
    self.tokenParts = tokenParts
    self.words = words
    self.identity = identity
    self.matches =
      matches ?? { parts, patterns in
        guard let prefix, patterns.count == 1 else { return false }
        let text = words(parts).map(\.text).joined()
        return patterns[0].matches(String(Substring(text.utf8.dropFirst(prefix.utf8.count))))
      }
  }

  /// Creates a kind whose name is one part after its prefix: `badge info`.
  public convenience init(_ id: String, named prefix: String) {
    self.init(
      id, prefix: prefix, matches: { $1.count == 1 && $1[0].matches($0[0]) },
      words: { [.text(prefix), .name($0[0])] })
  }
}

extension SubjectKind {
  /// The kind in a word or two, one and many: "text style" and "text styles".
  package var nouns: (one: String, many: String) {
    switch id {
    case "family": return ("color family", "color families")
    case "states": return ("set of states", "sets of states")
    case "code": return ("view", "views")
    case _ where Pairing.Usage(rawValue: id) != nil: return ("pairing", "pairings")
    default:
      let noun = (prefix ?? id).split(separator: " ").joined(separator: " ")
      return (noun, noun + "s")
    }
  }
}

extension SubjectKind: Hashable {
  public static func == (left: SubjectKind, right: SubjectKind) -> Bool { left === right || left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension SubjectKind {
  /// The kinds of this module whose patterns have a prefix.
  public static let prefixed: [SubjectKind] = [badge, textStyle, control, container, code, states, family]
}
