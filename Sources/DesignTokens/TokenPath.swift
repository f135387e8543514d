import SourceText

/// The dotted name of a token or group, such as `color.page-muted`.
///
/// Two paths are equal if their UTF-8 bytes are equal. Canonically equivalent spellings are different tokens, and comparing a name made of
/// combining marks costs no more than comparing any other name.
public struct TokenPath: Sendable, CustomStringConvertible {
  /// The path as written, segments separated by dots.
  public let description: String

  /// Creates a path from its dotted text.
  public init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    description = text
  }

  /// Creates a path from its segments.
  public init(segments: some Sequence<String>) { self.init(segments.joined(separator: ".")) }

  /// The names between the dots.
  public var segments: [String] {
    description.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// The path without its last segment; nil for a path of one segment.
  package var parent: TokenPath? {
    description.utf8.lastIndex(of: UInt8(ascii: ".")).map { TokenPath(String(description[..<$0])) }
  }
}

extension TokenPath: Hashable, Comparable {
  public static func == (left: TokenPath, right: TokenPath) -> Bool {
    left.description.hasSameBytes(as: right.description)
  }

  public static func < (left: TokenPath, right: TokenPath) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    description.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension TokenPath: ExpressibleByStringLiteral {
  /// Creates a path from a string literal with its dotted text.
  public init(stringLiteral text: String) { self.init(text) }
}
