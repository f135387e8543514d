/// A matcher that finds the closing bracket of every opening one.
///
/// A closing bracket without an opening one is skipped. One that closes an outer group also ends the unclosed groups inside it.
/// Swift doesn't parse what `#if swift(...)` and `#if compiler(...)` leave out, so brackets in these branches match only each
/// other, and errors there don't count.
struct GroupMatcher {
  /// A branch of `#if` while its groups are matched.
  private struct Branch {
    /// Whether the condition of this branch, or of one before it, names a version.
    var isVersioned: Bool
    /// The number of groups that were open in front of the branch.
    let outside: Int
    /// The same by kind.
    let counts: [SwiftToken.Kind: Int]
  }

  let tokens: [SwiftToken]
  private(set) var faults: [SwiftFault] = []
  /// For an opening bracket, the index of its closing one, or `-2 - i` if the group is unclosed and ends before token i;
  /// ``noGroup`` for everything else.
  private(set) var ends: [Int32]

  static let noGroup = -1

  /// Returns the token before which an unclosed group ends.
  static func stop(of end: Int) -> Int { -2 - end }

  private var open: [Int] = []
  private var counts: [SwiftToken.Kind: Int] = [:]
  private var branches: [Branch] = []
  private let isVersion: (SwiftToken) -> Bool

  /// Creates a matcher.
  ///
  /// - Parameter isVersion: whether a name is `swift` or `compiler`.
  init(_ tokens: [SwiftToken], isVersion: @escaping (SwiftToken) -> Bool) {
    self.tokens = tokens
    self.isVersion = isVersion
    ends = Array(repeating: Int32(GroupMatcher.noGroup), count: tokens.count)
  }

  /// Matches all brackets.
  ///
  /// - Complexity: O(n): a group is opened once and ended once.
  mutating func match() {
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .openParenthesis, .openBracket, .openBrace:
        open.append(index)
        counts[token.kind, default: 0] += 1
      case .closeParenthesis, .closeBracket, .closeBrace: close(index)
      case .hash: if let word = token.word { read(word, at: index) }
      default: break
      }
    }
    while let branch = branches.popLast() { leaveBranch(branch, before: tokens.count - 1) }
    for index in open { leaveOpen(index, before: tokens.count - 1) }
  }

  private mutating func close(_ index: Int) {
    let wanted = GroupMatcher.opening(of: tokens[index].kind)
    let outside = versioned?.counts[wanted, default: 0] ?? 0
    guard counts[wanted, default: 0] > outside else {
      if versioned == nil { faults.append(SwiftFault(kind: .unopened, range: tokens[index].range)) }
      return
    }
    while let last = open.popLast() {
      counts[tokens[last].kind, default: 0] -= 1
      if tokens[last].kind == wanted {
        ends[last] = Int32(truncatingIfNeeded: index)
        break
      }
      leaveOpen(last, before: index)
    }
  }

  /// The innermost branch if it depends on a version; nil outside of such branches.
  private var versioned: Branch? { branches.last.flatMap { $0.isVersioned ? $0 : nil } }

  private mutating func read(_ word: SwiftKeyword, at index: Int) {
    switch word {
    case .hashIf:
      // All of a branch that depends on a version does so, too.
      let isVersioned = versioned != nil || namesVersion(after: index)
      branches.append(Branch(isVersioned: isVersioned, outside: open.count, counts: isVersioned ? counts : [:]))
    case .hashElseif, .hashElse:
      guard let branch = branches.popLast() else { return }
      leaveBranch(branch, before: index)
      let isVersioned = branch.isVersioned || namesVersion(after: index)
      branches.append(Branch(isVersioned: isVersioned, outside: open.count, counts: isVersioned ? counts : [:]))
    case .hashEndif:
      if let branch = branches.popLast() { leaveBranch(branch, before: index) }
    default: break
    }
  }

  /// Ends the groups that a branch of another version leaves open.
  private mutating func leaveBranch(_ branch: Branch, before stop: Int) {
    guard branch.isVersioned else { return }
    while open.count > branch.outside, let last = open.popLast() {
      counts[tokens[last].kind, default: 0] -= 1
      ends[last] = Int32(truncatingIfNeeded: -2 - stop)
    }
  }

  /// Whether the condition behind a directive, up to the end of its line, has a call of `swift` or `compiler`.
  private func namesVersion(after directive: Int) -> Bool {
    var at = directive + 1
    while at + 1 < tokens.count, !tokens[at].startsLine, tokens[at].kind != .hash {
      if tokens[at].kind == .identifier, tokens[at + 1].kind == .openParenthesis, isVersion(tokens[at]) { return true }
      at += 1
    }
    return false
  }

  private mutating func leaveOpen(_ token: Int, before stop: Int) {
    ends[token] = Int32(truncatingIfNeeded: -2 - stop)
    guard versioned == nil else { return }
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
