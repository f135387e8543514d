import DesignTokens

/// A pattern of the subjects of a waiver or override. Each part of the pattern matches one part of the name.
///
/// Patterns use the text that reports show: `color.muted on color.page*`, `color.accent`, `badge info`, `control Outline *`.
public struct SubjectPattern: Sendable, CustomStringConvertible {
  /// An error in the text of a subject pattern.
  public enum SyntaxError: Error, Sendable, Hashable {
    /// A part isn't a valid pattern.
    case part(PathPattern.SyntaxError)
    /// A part is empty.
    case emptyPart
    /// A part binds a name, which isn't supported here.
    case binding(String)
  }

  /// The pattern in the notation of reports.
  public let description: String
  /// The kind whose prefix starts the pattern; nil for tokens and pairings, whose patterns have no prefix.
  private let kind: SubjectKind?
  /// A pattern of each part: of a pairing, the foreground, the background, and every backdrop in order.
  private let parts: [PathPattern]

  /// Parses the text of a subject, in which `*` matches within a segment of a name and `**` across segments.
  public init(_ text: String, kinds: [SubjectKind] = SubjectKind.prefixed) throws(SyntaxError) {
    description = text
    for kind in kinds {
      guard let prefix = kind.prefix, text.utf8.starts(with: prefix.utf8) else { continue }
      self.kind = kind
      parts = try SubjectPattern.patterns([String(Substring(text.utf8.dropFirst(prefix.utf8.count)))])
      return
    }
    kind = nil
    parts = try SubjectPattern.patterns(SubjectPattern.split(text))
  }

  /// Creates the pattern of a pairing from its parts, for names that contain " on ".
  public init(foreground: String, background: String, backdrops: [String] = []) throws(SyntaxError) {
    let texts = [foreground, background] + backdrops
    description = texts.joined(separator: " on ")
    kind = nil
    parts = try SubjectPattern.patterns(texts)
  }

  /// Creates the pattern of a token from its path, even if the path starts with a prefix of a kind.
  public init(token: String) throws(SyntaxError) {
    description = token
    kind = nil
    parts = try SubjectPattern.patterns([token])
  }

  private static func patterns(_ texts: [String]) throws(SyntaxError) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for text in texts { patterns.append(try part(text)) }
    return patterns
  }

  private static func part(_ text: String) throws(SyntaxError) -> PathPattern {
    guard !text.isEmpty else { throw .emptyPart }
    let pattern: PathPattern
    do throws(PathPattern.SyntaxError) { pattern = try PathPattern(text) } catch { throw .part(error) }
    if let name = pattern.bindingNames.first { throw .binding(name) }
    return pattern
  }

  /// Returns the parts of a text separated by " on ".
  private static func split(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let separator = Array(" on ".utf8)
    var parts: [String] = []
    var start = 0
    var index = 0
    while index + separator.count <= bytes.count {
      if bytes[index..<index + separator.count].elementsEqual(separator) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += separator.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}

extension SubjectPattern {
  /// Whether the pattern matches a subject: same prefix, same number of parts, and every part matches.
  public func matches(_ subject: SubjectName) -> Bool {
    guard subject.kind.prefix == nil ? kind == nil : kind == subject.kind else { return false }
    return subject.kind.matches(subject.parts, parts)
  }

  /// Whether the pattern matches view code.
  var isAboutCode: Bool { kind == .code }

  /// Whether every part consists only of wildcards.
  public var isUnbounded: Bool { parts.allSatisfy(\.namesNothing) }
}
