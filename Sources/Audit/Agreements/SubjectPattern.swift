import DesignTokens

/// A pattern of subjects of waivers and overrides, part by part: a name never matches another part.
///
/// Patterns use the text that reports show: `color.muted on color.page*`, `color.accent`, `badge info`, `control Outline *`.
public struct SubjectPattern: Sendable, CustomStringConvertible {
  /// The kind of subject that a pattern matches.
  enum Kind: Sendable {
    /// A foreground, its background, and every backdrop in order.
    case pairing([PathPattern])
    case token(PathPattern)
    case badge(PathPattern)
    case states(PathPattern)
    case family(PathPattern)
    case textStyle(PathPattern)
    case control(PathPattern)
    case container(PathPattern)
    case code(PathPattern)
  }

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
  let kind: Kind

  /// Parses the text of a subject, in which `*` matches within a segment of a name and `**` across segments.
  public init(_ text: String) throws(SyntaxError) {
    description = text
    for (prefix, make) in SubjectPattern.prefixes where text.utf8.starts(with: prefix.utf8) {
      kind = make(try SubjectPattern.part(String(Substring(text.utf8.dropFirst(prefix.utf8.count)))))
      return
    }
    let parts = SubjectPattern.split(text)
    var patterns: [PathPattern] = []
    for part in parts { patterns.append(try SubjectPattern.part(part)) }
    kind = patterns.count == 1 ? .token(patterns[0]) : .pairing(patterns)
  }

  /// Creates the pattern of a pairing from its parts, for names that contain " on ".
  public init(foreground: String, background: String, backdrops: [String] = []) throws(SyntaxError) {
    let parts = [foreground, background] + backdrops
    var patterns: [PathPattern] = []
    for part in parts { patterns.append(try SubjectPattern.part(part)) }
    description = parts.joined(separator: " on ")
    kind = .pairing(patterns)
  }

  /// Creates the pattern of a token from its path, even if the path starts with a prefix of another kind.
  public init(token: String) throws(SyntaxError) {
    description = token
    kind = .token(try SubjectPattern.part(token))
  }

  private static let prefixes: [(String, @Sendable (PathPattern) -> Kind)] = [
    ("badge ", { .badge($0) }), ("text style ", { .textStyle($0) }), ("control ", { .control($0) }),
    ("container ", { .container($0) }), ("code ", { .code($0) }), (SubjectReference.statesPrefix, { .states($0) }),
    (SubjectReference.familyPrefix, { .family($0) }),
  ]

  private static func part(_ text: String) throws(SyntaxError) -> PathPattern {
    guard !text.isEmpty else { throw .emptyPart }
    let pattern: PathPattern
    do throws(PathPattern.SyntaxError) { pattern = try PathPattern(text) } catch { throw .part(error) }
    if let name = pattern.bindingNames.first { throw .binding(name) }
    return pattern
  }

  /// Returns the parts between " on ".
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
  /// Whether the pattern matches a subject: same kind, same number of parts, and every part matches.
  public func matches(_ subject: SubjectReference) -> Bool {
    switch (kind, subject) {
    case (.pairing(let patterns), .pairing(let foreground, let background, let backdrops, _, _)):
      let paths = [foreground, background] + backdrops
      return patterns.count == paths.count && zip(patterns, paths).allSatisfy { $0.matches($1.description) }
    case (.token(let pattern), .token(let path)), (.token(let pattern), .counterpart(let path, _, _)):
      return pattern.matches(path.description)
    case (.badge(let pattern), .badge(let name)), (.textStyle(let pattern), .textStyle(let name)),
      (.control(let pattern), .control(let name)), (.container(let pattern), .container(let name)):
      return pattern.matches(name)
    case (.code(let pattern), .code(let file, let declaration, _, _)):
      // The last path component of the file is enough, as editors show it.
      let name = file.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? file
      return [declaration, "\(file):\(declaration)", "\(name):\(declaration)"].contains(where: pattern.matches)
    case (.states(let pattern), .states(let name, let from, let to)):
      return pattern.matches("\(name): \(from) to \(to)")
    case (.family(let pattern), .family(let name, let first, let second)):
      // The order of colors in a family doesn't matter.
      return pattern.matches("\(name): \(first) and \(second)") || pattern.matches("\(name): \(second) and \(first)")
    default: return false
    }
  }

  /// Whether the pattern matches view code.
  var isAboutCode: Bool { if case .code = kind { true } else { false } }

  /// Whether every part consists only of wildcards.
  public var isUnbounded: Bool {
    switch kind {
    case .pairing(let patterns): patterns.allSatisfy(\.namesNothing)
    case .token(let pattern), .badge(let pattern), .states(let pattern), .family(let pattern),
      .textStyle(let pattern), .control(let pattern), .container(let pattern), .code(let pattern):
      pattern.namesNothing
    }
  }
}
