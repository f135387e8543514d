import SwiftSource

/// A file as a release for devices has it, without what only debug builds, simulators, or old compilers compile.
///
/// Whatever reads the outline sees nothing else, so it neither names a control nor has a finding.
struct ReleasedSource: Sendable {
  /// The outline without the branches of `#if` that no release compiles.
  private(set) var outline: SwiftOutline
  /// The number of previews in the whole file.
  let previewCount: Int
  /// The number of declarations that no release contains, and of other branches that were left out.
  private(set) var unreleasedCount: Int

  /// Leaves out what no release contains.
  ///
  /// - Complexity: O(n) in the number of tokens.
  init(_ whole: SwiftOutline) {
    let ranges = whole.unreleased
    outline = ranges.isEmpty ? whole : SwiftOutline(whole, without: ranges)
    let declarations = whole.declarations
    let isProvider = declarations.map(whole.isPreviewProvider)
    let isLeftOut = declarations.map { declaration in ranges.contains { $0.contains(declaration.nameToken) } }
    func outer(_ isCounted: [Bool]) -> Int {
      declarations.indices.count { isCounted[$0] && !(declarations[$0].parent.map { isCounted[$0] } ?? false) }
    }
    previewCount = whole.previewMacroCount + outer(isProvider)
    let branches = ranges.count { range in
      !range.isEmpty && !declarations.contains { range.contains($0.nameToken) }
    }
    unreleasedCount = outer(isLeftOut) + branches
  }

  /// Returns the file without ranges of tokens that nothing runs, in order.
  func without(_ ranges: [Range<Int>]) -> ReleasedSource {
    var other = self
    other.outline = SwiftOutline(outline, without: ranges)
    other.unreleasedCount += ranges.count { !$0.isEmpty }
    return other
  }
}

extension SwiftOutline {
  /// The branches of `#if` that no release compiles, and the directives if nothing else is between them.
  fileprivate var unreleased: [Range<Int>] {
    var open: [(block: ConditionalBlock, first: Int, isEmpty: Bool)] = []
    var found: [Range<Int>] = []
    func leaveOut(_ range: Range<Int>) {
      var (start, end) = (range.lowerBound, range.upperBound)
      while let last = found.last, last.upperBound >= start {
        (start, end) = (min(start, last.lowerBound), max(end, last.upperBound))
        found.removeLast()
      }
      found.append(start..<end)
    }
    for token in tokens.indices.dropLast() {
      // What `if false` contains never runs.
      if tokens[token].word == .if, tokens[token + 1].word == .false, tokens[token + 2].kind == .openBrace,
        let body = group(at: token + 2)
      {
        leaveOut(body)
      }
      guard tokens[token].kind == .hash else { continue }
      let word = tokens[token].word
      if word == .hashIf { open.append((ConditionalBlock(token, in: self), token, true)) }
      guard word == .hashElseif || word == .hashElse || word == .hashEndif, var last = open.popLast() else { continue }
      let branch = last.block.body..<max(last.block.body, token)
      if last.block.isPossible.isEmpty {
        leaveOut(branch)
      } else {
        last.isEmpty = last.isEmpty && (branch.isEmpty || found.last.map { branch.clamped(to: $0) == branch } ?? false)
      }
      if word != .hashEndif {
        last.block.startBranch(at: token, hasCondition: word == .hashElseif, in: self)
        open.append(last)
      } else if last.isEmpty {
        leaveOut(last.first..<token + 1)
      }
    }
    return found
  }
}
