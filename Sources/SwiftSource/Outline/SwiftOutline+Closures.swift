extension SwiftOutline {
  /// Returns the first token after the parameters of a closure, such as `item in`; without parameters, the first token.
  ///
  /// - Parameter body: the tokens in the braces.
  public func closureStart(of body: Range<Int>) -> Int {
    var at = body.lowerBound
    while at < body.upperBound, at < body.lowerBound + 64 {
      let token = tokens[at]
      if token.word == .in, token.kind == .identifier { return at + 1 }
      // A statement, such as a loop.
      if token.kind == .identifier, let word = token.word, !SwiftOutline.headerWords.contains(word) {
        return body.lowerBound
      }
      switch token.kind {
      case .identifier, .comma, .colon, .openBracket, .openParenthesis, .at, .point: at = next(after: at)
      case .sign where isToken(at, "->") || isToken(at, "?"): at += 1
      default: return body.lowerBound
      }
    }
    return body.lowerBound
  }

  /// The keywords that a closure's parameters and their types may have.
  private static let headerWords: Set<SwiftKeyword> = [
    .inout, .async, .throws, .rethrows, .some, .any, .weak, .unowned, .self, .Self, .borrowing, .consuming, .isolated,
  ]
}
