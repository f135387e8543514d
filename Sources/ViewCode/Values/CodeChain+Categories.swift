import SwiftSource

// Views for some content size categories only.

extension CodeChain {
  private static let isLarge: Set<String> = ["isAccessibilitySize", "isAccessibilityCategory"]
  private static let categories: Set<String> = ["dynamicTypeSize", "sizeCategory", "preferredContentSizeCategory"]

  /// Whether another view is shown at the accessibility sizes: `if dynamicTypeSize.isAccessibilitySize { large } else { here }`.
  var isReplacedWhenLarge: Bool {
    guard let body = outline.declarations[source.declaration].body else { return false }
    let token = source.expression.tokens.lowerBound
    return outline.conditions(around: token, in: body).contains { condition, isElse in
      let other: StaticString = isElse ? "&&" : "||"
      guard !condition.contains(where: { outline.isToken($0, other) || isElse && outline.tokens[$0].kind == .comma })
      else { return false }
      return condition.contains { isTest(at: $0, in: condition, negated: !isElse) }
    }
  }

  /// Whether a token is a clause that tests for the accessibility sizes, or for all other sizes.
  private func isTest(at token: Int, in condition: Range<Int>, negated: Bool) -> Bool {
    guard outline.tokens[token].kind == .identifier else { return false }
    let name = outline.name(token)
    var start = token
    while start > condition.lowerBound + 1, outline.tokens[start - 1].kind == .point { start -= 2 }
    if CodeChain.isLarge.contains(name) {
      let isNegated = outline.isToken(start - 1, "!")
      return isNegated == negated && isClause(isNegated ? start - 1 : start, token + 1, in: condition)
    }
    guard CodeChain.categories.contains(name), token + 3 < outline.tokens.count else { return false }
    let (sign, value) = (token + 1, outline.tokens[token + 2].kind == .point ? token + 3 : token + 2)
    let first = outline.name(value) == "accessibility1" || outline.name(value) == "accessibilityMedium"
    let last = outline.name(value) == "xxxLarge"
    let isTest =
      negated
      ? outline.isToken(sign, "<") && first
      : outline.isToken(sign, ">=") && first || outline.isToken(sign, ">") && last
    return isTest && isClause(start, value + 1, in: condition)
  }

  /// Whether tokens are a whole clause of a condition, which no comparison and no call surrounds.
  private func isClause(_ start: Int, _ end: Int, in condition: Range<Int>) -> Bool {
    func isEdge(_ token: Int) -> Bool {
      !condition.contains(token) || outline.tokens[token].kind == .comma || outline.isToken(token, "&&")
        || outline.isToken(token, "||")
    }
    return isEdge(start - 1) && isEdge(end)
  }
}
