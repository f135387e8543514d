// Evaluation of conditions in an appearance.

extension SwiftChoice {
  /// Whether a condition is true in the appearance.
  enum Truth: Equatable {
    case yes, no
    /// Depends on something other than the appearance; the value is the condition as written.
    case depends(String)

    init(_ value: Bool) { self = value ? .yes : .no }
  }

  /// Whether all conditions of an `if` or a `guard` hold; names that they bind get unknown values.
  mutating func allHold(_ conditions: Range<Int>) -> Truth {
    var total = Truth.yes
    var start = conditions.lowerBound
    while start < conditions.upperBound {
      var end = start
      while end < conditions.upperBound, outline.tokens[end].kind != .comma { end = outline.next(after: end) }
      let truth: Truth
      switch outline.tokens[start].word {
      case .case where matched(start + 1..<end) != nil: truth = matched(start + 1..<end) ?? .no
      case .let, .var, .case:
        // What comes after the sign is a value, not a pattern.
        bindNames(in: start..<((start..<end).first { outline.isToken($0, "=") } ?? end))
        truth = .depends(quote(start..<end))
      default: truth = holds(outline.expression(in: start..<end))
      }
      if truth == .no { return .no }
      if truth != .yes { total = truth }
      start = end + 1
    }
    return total
  }

  /// Whether `pattern = value` of an `if case` holds; nil if it binds names or can't be parsed.
  private func matched(_ tokens: Range<Int>) -> Truth? {
    guard let equals = tokens.first(where: { outline.isToken($0, "=") }), equals + 1 < tokens.upperBound,
      !tokens.contains(where: { [.let, .var].contains(outline.tokens[$0].word) })
    else { return nil }
    let value = outline.expression(in: equals + 1..<tokens.upperBound).unparenthesized
    return matches(tokens.lowerBound..<equals, value)
  }

  func quote(_ tokens: Range<Int>) -> String { outline.line(of: tokens) }

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

  /// Whether a property of the surroundings has `value` in the appearance; nil if either is unknown.
  func equals(_ subject: SwiftExpression, _ value: String, depth: Int = 0) -> Bool? {
    guard depth < SwiftChoice.deepest, let name = property(subject, depth) else { return nil }
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

  /// Returns the property of the surroundings that an expression reads; nil for others, such as `Settings.colorScheme`.
  private func property(_ subject: SwiftExpression, _ depth: Int) -> String? {
    guard depth < SwiftChoice.deepest else { return nil }
    switch subject.unparenthesized.kind {
    case .member(let base, let member):
      // `self.colorScheme` in a type with a static property of that name.
      if ["self", "Self"].contains(base.path?.joined(separator: ".") ?? ""), isDeclared(member) { return nil }
      return isSurroundings(base, depth + 1) ? member : nil
    case .name(let text):
      if let local = locals[text] { return local.flatMap { property($0, depth + 1) } }
      return isDeclared(text) || parameters.contains(text) ? nil : text
    case .call(let callee, _):
      guard case .member(let base, "bestMatch") = callee.kind, isSurroundings(base, depth + 1) else { return nil }
      return "bestMatch"
    case .unwrapped(let value): return property(value, depth + 1)
    default: return nil
    }
  }

  /// Whether an expression is the traits, the appearance, or the environment in which a color is shown.
  private func isSurroundings(_ base: SwiftExpression, _ depth: Int) -> Bool {
    guard depth < SwiftChoice.deepest else { return false }
    switch base.unparenthesized.kind {
    case .name(let name):
      if let local = locals[name] { return local.map { isSurroundings($0, depth + 1) } ?? false }
      if parameters.contains(name) || name == "$0" || name == "self" { return true }
      return SwiftChoice.surroundings.contains(name) && !isDeclared(name)
    case .member(let owner, let member):
      if member == "current" || member == "currentAppearance" {
        return ["UITraitCollection", "NSAppearance"].contains(owner.path?.last ?? "")
      }
      // The members of a type of these sources are its own.
      if let first = owner.path?.first, first != "self", isDeclared(first) { return false }
      return SwiftChoice.held.contains(member)
    case .call(let callee, _): return callee.path == ["NSAppearance", "currentDrawing"]
    case .unwrapped(let value): return isSurroundings(value, depth + 1)
    default: return false
    }
  }

  /// Names of properties that hold traits, an appearance, or an environment.
  private static let surroundings: Set<String> = [
    "traitCollection", "traits", "environment", "effectiveAppearance",
  ]
  /// Properties of views, screens, and apps that hold traits, an appearance, or an environment.
  private static let held: Set<String> = ["traitCollection", "environment", "effectiveAppearance"]
}
