/// A place between the tokens of a value: the token that follows, and where the one before ends.
struct CSSCursor {
  private var tokens: CSSTokenizer
  /// The next token that is not blank; at the end one of kind `end`.
  private(set) var token: CSSToken
  /// Whether white space or a comment precedes it.
  private(set) var followsBlank: Bool
  /// The end of the token passed last, or the start.
  private(set) var end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    tokens = CSSTokenizer(bytes, in: range)
    end = range.lowerBound
    followsBlank = tokens.skipBlanks()
    token = tokens.next()
  }

  var bytes: [UInt8] { tokens.bytes }

  /// The number of the next token, if it is one, a percentage or a dimension.
  var number: Double? { token.number(in: tokens.bytes) }

  /// Passes the next token.
  mutating func advance() {
    end = token.range.upperBound
    followsBlank = tokens.skipBlanks()
    token = tokens.next()
  }

  /// Passes the next token if it is of a kind.
  mutating func pass(_ kind: CSSTokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Passes the next token if it is a delimiter.
  mutating func pass(delimiter byte: UInt8) -> Bool {
    guard token.kind == .delimiter, tokens.bytes[token.range.lowerBound] == byte else { return false }
    advance()
    return true
  }

  /// Passes a closing parenthesis, or the end of the text, where CSS closes what is open.
  mutating func close() -> Bool { pass(.closeParenthesis) || pass(.end) }

  /// The name that starts here, which is passed: a function's too, whose parenthesis is then what follows.
  mutating func passName() -> CSSIdentifier? {
    switch token.kind {
    case .identifier:
      let name = CSSIdentifier(tokens.bytes, token.range)
      advance()
      return name
    case .function:
      let range = token.nameRange
      tokens.rewind(to: range.upperBound)
      end = range.upperBound
      token = tokens.next()
      followsBlank = false
      return CSSIdentifier(tokens.bytes, range)
    default: return nil
    }
  }
}
