import SwiftSource

extension CodeCall {
  /// Whether the call is in the branch of a ternary for macOS or tvOS: `UIDevice.isTV ? .system(size: 22) : .footnote`.
  var isBranchForElsewhere: Bool {
    let token = chain.source.expression.tokens.lowerBound
    return enclosingModifiers.contains { modifier in
      modifier.source.arguments?.contains { $0.value.isForElsewhere(at: token) } ?? false
    }
  }
}

extension SwiftExpression {
  private static let elsewhere: Set<String> = ["isTV", "isTvOS", "isTVOS", "isMac", "isMacOS", "isMacCatalyst"]

  /// Whether a ternary in the expression chooses the part at a token only on macOS or tvOS.
  fileprivate func isForElsewhere(at token: Int) -> Bool {
    guard case .ternary(let condition, let first, let second) = unparenthesized.kind else { return false }
    var (wanted, other) = (first, second)
    var test = condition.unparenthesized
    if case .prefix("!", let inner) = test.kind {
      (wanted, other) = (second, first)
      test = inner.unparenthesized
    }
    let names = test.path?.last.map(SwiftExpression.elsewhere.contains) ?? false
    if wanted.tokens.contains(token) { return names || wanted.isForElsewhere(at: token) }
    return other.isForElsewhere(at: token)
  }
}
