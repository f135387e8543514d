import SwiftSource

// What conditions say of the appearance.

extension SwiftChoice {
  /// Whether a condition is true in the appearance.
  enum Truth: Equatable {
    case yes, no
    /// That depends on something that is no appearance: the condition as it is written.
    case depends(String)

    init(_ value: Bool) { self = value ? .yes : .no }
  }

  /// Whether all conditions of an `if` or a `guard` hold; what they bind is not known.
  mutating func allHold(_ conditions: Range<Int>) -> Truth {
    var total = Truth.yes
    var start = conditions.lowerBound
    while start < conditions.upperBound {
      var end = start
      while end < conditions.upperBound, outline.tokens[end].kind != .comma { end = outline.next(after: end) }
      let truth: Truth
      switch outline.tokens[start].word {
      case .let, .var, .case:
        for token in start..<end where outline.tokens[token].kind == .identifier && outline.tokens[token].word == nil {
          if outline.tokens[token - 1].word == .let || outline.tokens[token - 1].word == .var {
            locals[outline.name(token)] = .some(nil)
          }
        }
        truth = .depends(quote(start..<end))
      default: truth = holds(outline.expression(in: start..<end))
      }
      if truth == .no { return .no }
      if truth != .yes { total = truth }
      start = end + 1
    }
    return total
  }

  func quote(_ tokens: Range<Int>) -> String { outline.quote(tokens) }

  func holds(_ condition: SwiftExpression, depth: Int = 0) -> Truth {
    let unknown = Truth.depends(quote(condition.tokens))
    guard depth < SwiftChoice.deepest else { return unknown }
    switch condition.unparenthesized.kind {
    case .boolean(let value): return Truth(value)
    case .prefix("!", let value):
      switch holds(value, depth: depth + 1) {
      case .yes: return .no
      case .no: return .yes
      case .depends(let why): return .depends(why)
      }
    case .binary("&&", let left, let right):
      let sides = (holds(left, depth: depth + 1), holds(right, depth: depth + 1))
      if sides.0 == .no || sides.1 == .no { return .no }
      return sides.0 == .yes ? sides.1 : sides.0
    case .binary("||", let left, let right):
      let sides = (holds(left, depth: depth + 1), holds(right, depth: depth + 1))
      if sides.0 == .yes || sides.1 == .yes { return .yes }
      return sides.0 == .no ? sides.1 : sides.0
    case .binary(let sign, let left, let right) where sign == "==" || sign == "!=":
      let isEqual: Bool?
      if case .implicitMember(let name) = right.kind {
        isEqual = equals(left, name)
      } else if case .implicitMember(let name) = left.kind {
        isEqual = equals(right, name)
      } else {
        isEqual = right.path?.last.flatMap { equals(left, $0) }
      }
      return isEqual.map { Truth(sign == "==" ? $0 : !$0) } ?? unknown
    case .name(let name):
      guard case .some(.some(let local)) = locals[name] else { return unknown }
      return holds(local, depth: depth + 1)
    default: return unknown
    }
  }

  /// Whether a property of the surroundings has a value in the appearance.
  func equals(_ subject: SwiftExpression, _ value: String) -> Bool? {
    let name: String?
    switch subject.unparenthesized.kind {
    case .member(_, let member): name = member
    case .name(let text): name = text
    case .call(let callee, _): name = callee.path?.last
    default: return nil
    }
    switch (name, value) {
    case ("userInterfaceStyle", "dark"), ("colorScheme", "dark"), ("bestMatch", "darkAqua"): return appearance.isDark
    case ("userInterfaceStyle", "light"), ("colorScheme", "light"), ("bestMatch", "aqua"): return !appearance.isDark
    case ("userInterfaceStyle", "unspecified"), ("accessibilityContrast", "unspecified"): return false
    case ("accessibilityContrast", "high"), ("colorSchemeContrast", "increased"): return appearance.isHighContrast
    case ("accessibilityContrast", "normal"), ("colorSchemeContrast", "standard"): return !appearance.isHighContrast
    case ("userInterfaceLevel", "elevated"): return appearance.isElevated
    case ("userInterfaceLevel", "base"): return !appearance.isElevated
    default: return nil
    }
  }
}
