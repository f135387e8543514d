// Directives in the middle of a chain: `Text(title)`, `#if os(iOS)`, `.font(.body)`, `#endif`, `.padding()`.

/// A branch of `#if` that continues the expression before it.
struct MemberBranch {
  /// The tokens of the condition; nil for `#else`.
  let condition: Range<Int>?
  /// The tokens between the directives.
  let body: Range<Int>
}

extension SwiftOutline {
  /// Returns the first `#if` inside too many others; nil if there is none.
  ///
  /// - Complexity: O(n) in the number of tokens.
  static func deepDirective(in tokens: [SwiftToken]) -> Int? {
    var depth = 0
    for token in tokens.indices where tokens[token].kind == .hash {
      if tokens[token].word == .hashIf { depth += 1 }
      if tokens[token].word == .hashEndif { depth = max(0, depth - 1) }
      if depth > SwiftFault.directiveLimit { return token }
    }
    return nil
  }

  /// Returns the directives of each `#if` whose branches start with members, so that it continues the expression before it.
  ///
  /// - Complexity: O(n) in the number of tokens.
  static func memberDirectives(in tokens: [SwiftToken]) -> Set<Int> {
    var found: Set<Int> = []
    var open: [(directives: [Int], isMembers: Bool, startsBranch: Bool)] = []
    for token in tokens.indices where tokens[token].kind == .hash {
      switch tokens[token].word {
      case .hashIf:
        let isFirst = open.last?.directives.last.map { firstToken(after: $0, in: tokens) == token } ?? false
        open.append(([token], true, isFirst))
      case .hashElseif, .hashElse, .hashEndif:
        guard !open.isEmpty else { continue }
        open[open.count - 1].directives.append(token)
        if open.count > SwiftFault.directiveLimit { open[open.count - 1].isMembers = false }
      default: continue
      }
      if tokens[token].word == .hashEndif {
        guard let block = open.popLast() else { continue }
        if block.isMembers { found.formUnion(block.directives) }
        // A branch that starts with another `#if` starts with what that one contains.
        if !block.isMembers, block.startsBranch, !open.isEmpty { open[open.count - 1].isMembers = false }
      } else if !startsMembers(after: token, in: tokens) {
        open[open.count - 1].isMembers = false
      }
    }
    return found
  }

  /// Whether the line after a directive starts with a member, or with another directive.
  private static func startsMembers(after directive: Int, in tokens: [SwiftToken]) -> Bool {
    let at = firstToken(after: directive, in: tokens)
    switch tokens[at].kind {
    case .point: return at + 1 < tokens.count && tokens[at + 1].kind == .identifier
    case .hash: return [.hashIf, .hashElseif, .hashElse, .hashEndif].contains(tokens[at].word)
    default: return false
    }
  }

  /// Returns the first token on the line after a directive, or another directive on its own line.
  private static func firstToken(after directive: Int, in tokens: [SwiftToken]) -> Int {
    var at = directive + 1
    while at < tokens.count - 1, !tokens[at].startsLine, tokens[at].kind != .hash { at += 1 }
    return at
  }

  /// Returns the branches of the `#if` at a token, and the first token after its `#endif`; nil if it ends elsewhere.
  func memberBranches(at start: Int, before end: Int) -> (branches: [MemberBranch], end: Int)? {
    var branches: [MemberBranch] = []
    var directive = start
    var depth = 0
    var at = start
    while at < end {
      guard tokens[at].kind == .hash, let word = tokens[at].word else {
        at = max(at + 1, next(after: at))
        continue
      }
      if word == .hashIf { depth += 1 }
      if depth == 1, word == .hashElseif || word == .hashElse || word == .hashEndif {
        branches.append(memberBranch(from: directive, to: at))
        directive = at
      }
      if word == .hashEndif { depth -= 1 }
      at += 1
      if depth == 0 { return (branches, at) }
    }
    return nil
  }

  private func memberBranch(from directive: Int, to end: Int) -> MemberBranch {
    var first = directive + 1
    while first < end, !tokens[first].startsLine { first += 1 }
    return MemberBranch(
      condition: tokens[directive].word == .hashElse ? nil : directive + 1..<first, body: first..<max(first, end))
  }
}
