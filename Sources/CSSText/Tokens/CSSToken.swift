/// The kinds of token of CSS Syntax 3, section 4; comments are kept as tokens of their own.
package enum CSSTokenKind: UInt8, Sendable {
  case whitespace, comment, identifier, function, atKeyword, hash, string, badString, url, badURL
  case number, percentage, dimension, delimiter, cdo, cdc, colon, semicolon, comma
  case openSquare, closeSquare, openParenthesis, closeParenthesis, openBrace, closeBrace, end

  /// Whether the token separates others and means nothing else.
  @inlinable
  package var isBlank: Bool { self == .whitespace || self == .comment }

  /// The bracket that closes what this one opens; nil for what opens nothing.
  @inlinable
  package var closer: CSSTokenKind? {
    switch self {
    case .function, .openParenthesis: .closeParenthesis
    case .openSquare: .closeSquare
    case .openBrace: .closeBrace
    default: nil
    }
  }
}

/// A CSS token with its range in the source bytes.
package struct CSSToken: Sendable {
  /// The kind of token.
  package let kind: CSSTokenKind
  /// All of its bytes.
  package let range: Range<Int>
  /// The start of the name: after `@` or `#`, at the unit of a dimension, otherwise at the token's start.
  package let nameStart: Int
  /// Whether the document ends inside it: a comment, string or `url(` without its end.
  package let isUnclosed: Bool

  init(_ kind: CSSTokenKind, _ range: Range<Int>, nameStart: Int? = nil, isUnclosed: Bool = false) {
    self.kind = kind
    self.range = range
    self.nameStart = nameStart ?? range.lowerBound
    self.isUnclosed = isUnclosed
  }

  /// The bytes of the name: of an identifier, a function, an at-keyword, a hash or the unit of a dimension.
  @inlinable
  package var nameRange: Range<Int> {
    nameStart..<max(nameStart, kind == .function ? range.upperBound - 1 : range.upperBound)
  }

  /// Returns the name, unescaped.
  package func name(in bytes: [UInt8]) -> String { cssName(in: bytes, nameRange) }

  /// Whether the name is a keyword, which is written in lower case here; letters match without case in ASCII only.
  @inlinable
  package func isNamed(_ keyword: StaticString, in bytes: [UInt8]) -> Bool {
    isCSSKeyword(keyword, in: bytes, nameRange)
  }

  /// Whether it is this delimiter.
  @inlinable
  package func isDelimiter(_ byte: UInt8, in bytes: [UInt8]) -> Bool {
    kind == .delimiter && bytes[range.lowerBound] == byte
  }

  /// Returns the number of a number, percentage or dimension; one too large is the largest there is, as CSS clamps.
  package func number(in bytes: [UInt8]) -> Double? {
    guard kind == .number || kind == .percentage || kind == .dimension else { return nil }
    return cssNumber(in: bytes, range.lowerBound..<(kind == .number ? range.upperBound : nameStart))
  }

  /// Returns the text between the quotes of a string, or between the parentheses of `url(…)`, unescaped.
  package func content(in bytes: [UInt8]) -> String? {
    switch kind {
    case .string:
      return cssName(in: bytes, nameStart..<max(nameStart, isUnclosed ? range.upperBound : range.upperBound - 1))
    case .url:
      var inner = nameStart..<max(nameStart, isUnclosed ? range.upperBound : range.upperBound - 1)
      while let first = inner.first, isCSSSpace(bytes[first]) { inner = first + 1..<inner.upperBound }
      while let last = inner.last, isCSSSpace(bytes[last]) { inner = inner.lowerBound..<last }
      return cssName(in: bytes, inner)
    default: return nil
    }
  }
}
