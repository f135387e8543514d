/// A matcher that finds the closing bracket of every opening one.
///
/// A closing bracket without an opening one is skipped. One that closes an outer group also ends the unclosed groups inside it.
struct GroupMatcher {
  let tokens: [SwiftToken]
  private(set) var faults: [SwiftFault] = []
  /// For an opening bracket, the index of its closing one, or `-2 - i` if the group is unclosed and ends before token i;
  /// ``noGroup`` for everything else.
  private(set) var ends: [Int32]

  static let noGroup = -1

  /// Returns the token before which an unclosed group ends.
  static func stop(of end: Int) -> Int { -2 - end }

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    ends = Array(repeating: Int32(GroupMatcher.noGroup), count: tokens.count)
  }

  /// Matches all brackets.
  ///
  /// - Complexity: O(n): a group is opened once and ended once.
  mutating func match() {
    var open: [Int] = []
    var counts: [SwiftToken.Kind: Int] = [:]
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .openParenthesis, .openBracket, .openBrace:
        open.append(index)
        counts[token.kind, default: 0] += 1
      case .closeParenthesis, .closeBracket, .closeBrace:
        let wanted = GroupMatcher.opening(of: token.kind)
        guard counts[wanted, default: 0] > 0 else {
          faults.append(SwiftFault(kind: .unopened, range: token.range))
          continue
        }
        while let last = open.popLast() {
          counts[tokens[last].kind, default: 0] -= 1
          if tokens[last].kind == wanted {
            ends[last] = Int32(truncatingIfNeeded: index)
            break
          }
          leaveOpen(last, before: index)
        }
      default: break
      }
    }
    for index in open { leaveOpen(index, before: tokens.count - 1) }
  }

  private mutating func leaveOpen(_ token: Int, before stop: Int) {
    ends[token] = Int32(truncatingIfNeeded: -2 - stop)
    faults.append(SwiftFault(kind: .unclosed(GroupMatcher.closing(of: tokens[token].kind)), range: tokens[token].range))
  }

  private static func opening(of kind: SwiftToken.Kind) -> SwiftToken.Kind {
    switch kind {
    case .closeParenthesis: .openParenthesis
    case .closeBracket: .openBracket
    default: .openBrace
    }
  }

  private static func closing(of kind: SwiftToken.Kind) -> String {
    switch kind {
    case .openParenthesis: ")"
    case .openBracket: "]"
    default: "}"
    }
  }
}
