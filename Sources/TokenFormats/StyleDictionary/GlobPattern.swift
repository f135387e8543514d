import SourceText

/// A pattern of paths with `*`, `**`, `?`, and `[…]`, which is read as any character.
struct GlobPattern {
  private let bytes: [UInt8]

  /// The most patterns that the braces of one may make.
  private static let choiceLimit = 64
  /// The longest pattern, in bytes.
  private static let lengthLimit = 512

  /// Returns the patterns that `{a,b}` makes of one; braces inside of braces are read as they are.
  static func choices(of pattern: [UInt8]) -> [GlobPattern] {
    guard pattern.count <= lengthLimit else { return [] }
    var done: [[UInt8]] = [[]]
    var rest = pattern[...]
    while let open = rest.firstIndex(of: Ascii.openBrace), let close = rest[open...].firstIndex(of: Ascii.closeBrace) {
      let parts = rest[(open + 1)..<close].split(separator: Ascii.comma, omittingEmptySubsequences: false)
      guard done.count * parts.count <= choiceLimit else { return [] }
      done = done.flatMap { head in parts.map { head + rest[..<open] + $0 } }
      rest = rest[(close + 1)...]
    }
    return done.map { GlobPattern(bytes: $0 + rest) }
  }

  /// Whether a path fits the pattern.
  ///
  /// - Complexity: O(m n) for a pattern of m and a path of n bytes.
  func matches(_ path: [UInt8]) -> Bool {
    // For each position of the path, whether the pattern read so far can end there.
    var ends = [Bool](repeating: false, count: path.count + 1)
    ends[0] = true
    var index = 0
    while index < bytes.count {
      var next = [Bool](repeating: false, count: path.count + 1)
      switch bytes[index] {
      case Ascii.asterisk where index + 1 < bytes.count && bytes[index + 1] == Ascii.asterisk:
        index += 2
        let isFolder = index < bytes.count && bytes[index] == Ascii.slash
        if isFolder { index += 1 }
        var isOpen = false
        for end in ends.indices {
          if ends[end] { isOpen = true }
          // `**/` ends where it starts, or behind a slash.
          next[end] = ends[end] || isOpen && (!isFolder || end > 0 && path[end - 1] == Ascii.slash)
        }
      case Ascii.asterisk:
        index += 1
        var isOpen = false
        for end in ends.indices {
          if end > 0, path[end - 1] == Ascii.slash { isOpen = false }
          if ends[end] { isOpen = true }
          next[end] = isOpen
        }
      case let byte:
        let isSet = byte == Ascii.openBracket && bytes[index...].contains(Ascii.closeBracket)
        if isSet { index = bytes[index...].firstIndex(of: Ascii.closeBracket) ?? index }
        index += 1
        let isAny = isSet || byte == UInt8(ascii: "?")
        for end in path.indices where ends[end] {
          if isAny ? path[end] != Ascii.slash : path[end] == byte { next[end + 1] = true }
        }
      }
      ends = next
    }
    return ends[path.count]
  }
}
