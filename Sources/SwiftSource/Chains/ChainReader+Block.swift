// The statements in one pair of braces.

extension ChainReader {
  /// A condition, up to the brace of its body.
  struct Condition {
    let keyword: SwiftKeyword
    /// The position of the brace.
    let body: Int
  }

  /// What the statements in one pair of braces share while they are read.
  struct Block {
    /// The first token in the braces.
    let start: Int
    /// The end of names that are bound now: the end of the braces, or of a branch of a `switch`.
    var end: Int
    /// Whether these are the braces of a `switch`.
    let isSwitch: Bool
    /// The condition that is read.
    var condition: Condition?
    /// The position after the last body of `repeat`.
    var repeated = -1
    /// The number of open `#if` directives.
    private(set) var branches = 0

    init(_ range: Range<Int>, isSwitch: Bool) {
      (start, end, self.isSwitch) = (range.lowerBound, range.upperBound, isSwitch)
    }

    /// Counts a directive.
    mutating func countBranch(_ word: SwiftKeyword?) {
      if word == .hashIf { branches += 1 }
      if word == .hashEndif { branches = max(0, branches - 1) }
    }
  }

  /// The maximum number of tokens and groups between a keyword and its body.
  static let longestCondition = 1_000

  /// Returns the position of the brace that ends a condition; nil if there is none nearby.
  func bodyOfCondition(_ start: Int, before end: Int) -> Int? {
    var at = start
    for _ in 0..<ChainReader.longestCondition where at < end {
      switch outline.tokens[at].kind {
      case .openBrace: return at
      case .semicolon: return nil
      default: at = max(at + 1, outline.next(after: at))
      }
    }
    return nil
  }

  /// Returns the position of the next `case` or `default` of a `switch`.
  func caseEnd(from start: Int, before end: Int) -> Int {
    var at = start
    while at < end {
      let token = outline.tokens[at]
      if token.kind == .identifier, token.word == .case || token.word == .default, isLabel(at) { break }
      at = max(at + 1, outline.next(after: at))
    }
    return min(at, end)
  }

  /// Whether a `case` or `default` isn't a member or a pattern of a condition.
  private func isLabel(_ at: Int) -> Bool {
    guard at > 0 else { return true }
    let before = outline.tokens[at - 1]
    if before.kind == .comma || before.kind == .point { return false }
    return before.kind != .identifier || ![.if, .guard, .while, .for].contains(before.word)
  }
}
