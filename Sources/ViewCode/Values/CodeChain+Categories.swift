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
      return condition.contains { isTest(at: $0, negated: !isElse) }
    }
  }

  /// Whether a token tests for the accessibility sizes, or for all other sizes.
  private func isTest(at token: Int, negated: Bool) -> Bool {
    guard outline.tokens[token].kind == .identifier else { return false }
    let name = outline.name(token)
    if CodeChain.isLarge.contains(name) {
      var start = token
      while start > 1, outline.tokens[start - 1].kind == .point { start -= 2 }
      return outline.isToken(start - 1, "!") == negated
    }
    guard CodeChain.categories.contains(name), token + 3 < outline.tokens.count else { return false }
    let sign = token + 1
    let isSign = negated ? outline.isToken(sign, "<") : outline.isToken(sign, ">=") || outline.isToken(sign, ">")
    return isSign && (sign + 1..<sign + 4).contains { outline.name($0).hasPrefix("accessibility") }
  }
}
