// Ends of statements, values, and types: a line ends them unless a token shows that they continue.

extension SwiftOutline {
  /// The maximum length of a name in an outline, in bytes; a declaration with a longer name has an empty name.
  public static let longestName = 1_000

  /// Returns the statements in a range of tokens, such as the body of a function.
  public func statements(in range: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var at = range.lowerBound
    while at < range.upperBound {
      if tokens[at].kind == .semicolon {
        at += 1
        continue
      }
      let end = max(at + 1, statementEnd(from: at, before: range.upperBound))
      statements.append(at..<end)
      at = end
    }
    return statements
  }

  /// Returns the first token after the statement that starts at a token.
  func statementEnd(from start: Int, before end: Int) -> Int {
    var at = min(start, end)
    while at < end {
      if at > start, endsStatement(before: at), !memberDirectives.contains(at) { break }
      at = next(after: at)
    }
    return min(at, end)
  }

  /// Returns the first token after a value.
  ///
  /// A value ends with its statement, at a comma before another binding, or before the observers of a variable.
  public func valueEnd(from start: Int, before end: Int) -> Int {
    var at = start
    while at < end {
      if at > start, endsStatement(before: at) { break }
      if tokens[at].kind == .comma, startsBinding(at + 1, before: end) { break }
      if tokens[at].kind == .openBrace, at > start, hasObservers(at) { break }
      at = next(after: at)
    }
    return min(at, end)
  }

  /// Returns the first token after a type annotation.
  public func typeEnd(from start: Int, before end: Int) -> Int {
    var at = start
    var angles = 0
    while at < end {
      let token = tokens[at]
      if at > start, token.startsLine, angles <= 0, !continues(at) { break }
      switch token.kind {
      case .openBrace, .semicolon, .closeBrace, .closeParenthesis, .closeBracket: return at
      case .comma where angles <= 0: return at
      case .sign:
        if isToken(at, "=") { return at }
        if !isToken(at, "->") {
          for byte in source.bytes[token.range] {
            if byte == UInt8(ascii: "<") { angles += 1 } else if byte == UInt8(ascii: ">") { angles -= 1 }
          }
        }
      default: break
      }
      at = next(after: at)
    }
    return min(at, end)
  }

  /// Returns the condition of an `#if` whose members follow the value of a declaration; nil if there is none.
  ///
  /// An example is `Color.ink`, `#if DEBUG`, `.opacity(0.5)`.
  public func conditionalMembers(after declaration: SwiftDeclaration) -> String? {
    guard let value = declaration.value, value.upperBound < tokens.count, tokens[value.upperBound].word == .hashIf
    else {
      return nil
    }
    var at = value.upperBound + 1
    while at < tokens.count, !tokens[at].startsLine { at += 1 }
    guard at < tokens.count, tokens[at].kind == .point else { return nil }
    return String(decoding: source.bytes[bytes(of: value.upperBound..<at)].prefix(60), as: UTF8.self)
  }

  private func endsStatement(before at: Int) -> Bool {
    if tokens[at].kind == .semicolon { return true }
    return tokens[at].startsLine && !continues(at)
  }

  /// Whether a token at the start of a line continues the previous line.
  public func continues(_ at: Int) -> Bool {
    guard at > 0 else { return false }
    let token = tokens[at]
    switch token.kind {
    case .point, .colon, .comma, .openBrace, .closeParenthesis, .closeBracket: return true
    case .sign: return at + 1 < tokens.count && tokens[at + 1].hasSpaceBefore
    case .identifier:
      if let word = token.word, [.else, .catch, .where, .as, .is, .throws, .rethrows].contains(word) { return true }
    default: break
    }
    let before = tokens[at - 1]
    switch before.kind {
    case .comma, .colon, .point: return true
    case .sign: return before.hasSpaceBefore && !isToken(at - 1, "?") && !isToken(at - 1, "!")
    default: return false
    }
  }

  /// Whether a token starts a line and can only start a declaration there.
  func startsDeclaration(_ at: Int) -> Bool {
    guard tokens[at].startsLine, tokens[at].kind == .identifier, let word = tokens[at].word else { return false }
    switch word {
    case .enum, .struct, .class, .extension, .protocol, .func, .var, .let, .import, .public, .private, .static:
      return true
    default: return false
    }
  }

  /// Whether a bound name starts here, rather than the rest of `Pair<A, B>`.
  private func startsBinding(_ at: Int, before end: Int) -> Bool {
    guard at < end, tokens[at].kind == .identifier else { return false }
    guard at + 1 < end else { return true }
    let next = tokens[at + 1]
    return next.kind == .colon || next.kind == .comma || next.startsLine || isToken(at + 1, "=")
  }

  private func hasObservers(_ at: Int) -> Bool {
    guard let inside = group(at: at), let first = inside.first else { return false }
    let word = tokens[first].word
    return word == .willSet || word == .didSet
  }
}
