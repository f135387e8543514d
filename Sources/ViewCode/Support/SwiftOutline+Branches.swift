import SwiftSource

// Branches around a statement.

extension SwiftOutline {
  private static let branching: Set<SwiftKeyword> = [.if, .guard, .switch, .for, .while, .repeat, .else]

  /// Whether the body of an `if`, `else`, `switch`, or loop contains a token but not another one.
  ///
  /// - Complexity: O(n) in the number of tokens of the braces around it.
  func isInBranch(_ token: Int, of body: Range<Int>, without other: Int) -> Bool {
    var range = body
    while true {
      guard let (open, isBranch) = group(around: token, in: range), let inside = group(at: open) else { return false }
      if isBranch, !inside.contains(other) { return true }
      range = inside
    }
  }

  /// Returns the group in a range that contains a token, and whether it is the body of a branch; nil outside of groups.
  private func group(around token: Int, in range: Range<Int>) -> (open: Int, isBranch: Bool)? {
    var at = range.lowerBound
    var isBranch = false
    while at < token {
      if let word = tokens[at].word, tokens[at].kind == .identifier, SwiftOutline.branching.contains(word) {
        isBranch = true
      }
      let next = max(at + 1, next(after: at))
      if next > token { return (at, isBranch && tokens[at].kind == .openBrace) }
      if tokens[at].kind == .openBrace { isBranch = false }
      at = next
    }
    return nil
  }

  /// Whether the file names a declaration outside of its type.
  func mentionsOutside(_ declaration: SwiftDeclaration, of parent: Int) -> Bool {
    let type = declarations[parent].tokens
    return tokens.indices.contains {
      !type.contains($0) && tokens[$0].kind == .identifier && name($0) == declaration.name
    }
  }

  /// Returns the conditions of each `if` around a token in a body, outermost first, and whether the token is in its `else`.
  ///
  /// - Complexity: O(n) in the number of tokens of the braces around it.
  func conditions(around token: Int, in body: Range<Int>) -> [(tokens: Range<Int>, isElse: Bool)] {
    var found: [(tokens: Range<Int>, isElse: Bool)] = []
    var range = body
    while true {
      var at = range.lowerBound
      var earlier: [Range<Int>] = []
      var start: Int?
      var inside: Range<Int>?
      while at < min(token, range.upperBound) {
        let next = max(at + 1, next(after: at))
        switch tokens[at].kind {
        case .identifier where tokens[at].word == .if: start = at + 1
        case .openBrace where next > token:
          found += earlier.map { ($0, true) } + (start.map { [($0..<at, false)] } ?? [])
          inside = group(at: at)
        case .openBrace:
          if let start { earlier.append(start..<at) }
          start = nil
          if next >= range.upperBound || tokens[next].word != .else { earlier = [] }
        case .openParenthesis where next > token, .openBracket where next > token: inside = group(at: at)
        default: break
        }
        at = next
      }
      guard let inside else { return found }
      range = inside
    }
  }
}
