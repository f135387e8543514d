import DesignTokens
import SourceText

/// The name of a subject in findings, independent of line numbers and the order of files.
public struct SubjectName: Sendable, Hashable, CustomStringConvertible {
  /// The kind of subject.
  public let kind: SubjectKind
  /// The parts of the name, in the order of their kind.
  public let parts: [String]

  /// Creates the name of a subject from its parts.
  public init(_ kind: SubjectKind, _ parts: [String]) {
    self.kind = kind
    self.parts = parts
  }

  /// The name in words, part by part.
  public var phrase: [SubjectKind.Word] { kind.words(parts) }

  /// The name as text: `color.subtle on color.surface-subtle`.
  public var description: String { phrase.map(\.text).joined() }

  /// The tokens of the name.
  public var tokens: [TokenPath] { parts[kind.tokenParts.clamped(to: parts.indices)].map { TokenPath($0) } }

  /// The token, if the subject is a token; otherwise nil.
  public var token: TokenPath? { kind == .token ? TokenPath(parts[0]) : nil }

  /// The parts that identify the subject in a fingerprint.
  var identity: [String] { [kind.id] + kind.identity(parts) }

  /// Returns the name with its tokens replaced.
  func mapped(_ transform: (TokenPath) -> TokenPath) -> SubjectName {
    SubjectName(
      kind,
      parts.enumerated().map { index, part in
        kind.tokenParts.contains(index) ? transform(TokenPath(part)).description : part
      })
  }
}

// Names are equal if their UTF-8 bytes are, as in `TokenPath`: canonically equivalent spellings are different names.
extension SubjectName {
  public static func == (left: SubjectName, right: SubjectName) -> Bool {
    left.kind == right.kind && left.parts.count == right.parts.count
      && zip(left.parts, right.parts).allSatisfy { $0.hasSameBytes(as: $1) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    for part in parts {
      var part = part
      part.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(0xFF as UInt8)
    }
  }
}
