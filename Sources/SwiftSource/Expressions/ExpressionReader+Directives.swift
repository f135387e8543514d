// Members behind `#if` in the middle of an expression.

extension ExpressionReader {
  /// What the directives in an expression decide.
  struct Directives {
    /// The branches that a release build for iOS can't compile; the expression doesn't contain their members.
    var skipped: [Range<Int>] = []
    /// The branches that only some release builds for iOS compile.
    var uncertain: [Range<Int>] = []
  }

  /// Continues a value with the members of an `#if`; returns nil if its branches contain anything else.
  ///
  /// The members of every branch that a release build for iOS may compile follow each other.
  mutating func readMembers(of value: SwiftExpression, from start: Int) -> SwiftExpression? {
    guard var found = directives, outline.memberDirectives.contains(at),
      let block = outline.memberBranches(at: at, before: end)
    else { return nil }
    let (begin, outer, before) = (at, end, found)
    var result = value
    var isReached: Bool? = true
    for branch in block.branches {
      let holds = branch.condition.map { SwiftConditions.inRelease(outline.expression(in: $0)) } ?? true
      guard isReached != false, holds != false else {
        found.skipped.append(branch.body)
        continue
      }
      if isReached == nil || holds == nil { found.uncertain.append(branch.body) }
      if holds == true { isReached = false } else if holds == nil { isReached = nil }
      directives = found
      (at, end) = (branch.body.lowerBound, branch.body.upperBound)
      result = readSuffixes(of: result, from: start)
      guard at == branch.body.upperBound else {
        (at, end, directives) = (begin, outer, before)
        return nil
      }
      end = outer
      found = directives ?? found
    }
    (at, end, directives) = (block.end, outer, found)
    return result
  }
}
