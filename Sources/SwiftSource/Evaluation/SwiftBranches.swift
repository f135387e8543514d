/// The expressions that may give a value in one appearance.
package struct SwiftGuarded: Sendable {
  /// The appearance.
  package let appearance: SwiftAppearance
  /// The possible expressions; never empty.
  package let values: [SwiftExpression]
  /// The conditions that decide among them, as written; empty if there is one expression.
  package let conditions: [String]
}

/// The expressions that may give a value, by appearance.
package enum SwiftBranches: Sendable {
  /// One element for each appearance that the source distinguishes, light and dark at least.
  case chosen([SwiftGuarded])
  /// The source has an unsupported form, with the condition or the reason if there is one.
  case unknown(condition: String?, reason: String?)

  /// Every possible expression once, in order; nil if they are unknown.
  package var expressions: [SwiftExpression]? {
    guard case .chosen(let branches) = self else { return nil }
    var expressions: [SwiftExpression] = []
    for branch in branches {
      for value in branch.values where !expressions.contains(value) { expressions.append(value) }
    }
    return expressions
  }
}

extension SwiftSymbols {
  /// Returns the values that a body returns: of a computed property or a closure.
  package func branches(of body: Range<Int>, at scope: SwiftScope) -> SwiftBranches {
    branches(in: body, at: scope) { $0.value(of: body) }
  }

  /// Returns the values that the ternaries of an expression choose.
  package func branches(of expression: SwiftExpression, at scope: SwiftScope) -> SwiftBranches {
    branches(in: expression.tokens, at: scope) { $0.choose(expression) }
  }

  private func branches(
    in tokens: Range<Int>, at scope: SwiftScope, _ choose: (inout SwiftChoice) -> SwiftChoice.Choice
  ) -> SwiftBranches {
    let outline = outlines[scope.file]
    var branches: [SwiftGuarded] = []
    for appearance in SwiftChoice.appearances(in: tokens, of: outline) {
      var choice = SwiftChoice(outline: outline, appearance: appearance)
      // A constant of these sources isn't a property of the environment.
      choice.isDeclared = { name in lookUp([name], at: scope, isStatic: true) != .unknown }
      switch choose(&choice) {
      case .oneOf(let values, let conditions):
        branches.append(SwiftGuarded(appearance: appearance, values: values, conditions: conditions))
      case .unknown(let condition, let reason): return .unknown(condition: condition, reason: reason)
      }
    }
    return .chosen(branches)
  }
}
