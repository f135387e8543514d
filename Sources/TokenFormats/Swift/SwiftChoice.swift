import SwiftSource

/// What `UIColor { traits in … }` and computed values choose in an appearance.
struct SwiftChoice {
  let outline: SwiftOutline
  let appearance: SwiftAppearance
  /// Constants of the body: conditions, or colours.
  var locals: [String: SwiftExpression] = [:]

  private static let deepest = 16

  /// Whether tokens mention the contrast, so that it matters too.
  static func mentionsContrast(_ range: Range<Int>, in outline: SwiftOutline) -> Bool {
    range.contains { outline.isToken($0, "accessibilityContrast") || outline.isToken($0, "colorSchemeContrast") }
  }

  /// What statements come to.
  private enum Outcome {
    /// They return an expression.
    case value(SwiftExpression)
    /// They return nothing, so that what stands after them counts.
    case nothing
    /// What they return depends on something else.
    case unknown

    init(_ value: SwiftExpression?) { self = value.map(Outcome.value) ?? .unknown }
  }

  /// The expression that a body returns; nil when that depends on something else.
  mutating func value(of body: Range<Int>) -> SwiftExpression? {
    if case .value(let value) = outcome(of: body, depth: 0) { value } else { nil }
  }

  private mutating func outcome(of body: Range<Int>, depth: Int) -> Outcome {
    guard depth < SwiftChoice.deepest else { return .unknown }
    let statements = outline.statements(in: withoutSignature(body))
    for statement in statements {
      let first = statement.lowerBound
      switch outline.tokens[first].word {
      case .return: return Outcome(choose(outline.expression(in: first + 1..<statement.upperBound)))
      case .if:
        guard let taken = branch(of: statement) else { return .unknown }
        guard let taken else { continue }
        // Constants of a block end with it.
        let outer = locals
        let outcome = outcome(of: taken, depth: depth + 1)
        guard case .nothing = outcome else { return outcome }
        locals = outer
      case .switch: return switched(statement, depth: depth)
      case .let:
        guard let sign = statement.first(where: { outline.isToken($0, "=") }),
          outline.tokens[first + 1].kind == .identifier
        else { return .unknown }
        locals[outline.name(first + 1)] = outline.expression(in: sign + 1..<statement.upperBound)
      case .get where statement.count > 1:
        guard let body = outline.group(at: first + 1) else { return .unknown }
        return outcome(of: body, depth: depth + 1)
      default:
        return Outcome(statements.count == 1 ? choose(outline.expression(in: statement)) : nil)
      }
    }
    return .nothing
  }

  /// The expression that ternaries choose, or the one that a constant of the body stands for.
  func choose(_ expression: SwiftExpression, depth: Int = 0) -> SwiftExpression? {
    guard depth < SwiftChoice.deepest else { return nil }
    let expression = expression.unparenthesized
    switch expression.kind {
    case .ternary(let condition, let value, let otherwise):
      return holds(condition).flatMap { choose($0 ? value : otherwise, depth: depth + 1) }
    case .name(let name):
      return locals[name].map { choose($0, depth: depth + 1) } ?? expression
    default: return mentionsLocals(expression) ? nil : expression
    }
  }

  /// Whether an expression names a constant of the body, which must not be taken for one of the types around it.
  private func mentionsLocals(_ expression: SwiftExpression) -> Bool {
    if locals.isEmpty { return false }
    return expression.tokens.contains { token in
      outline.tokens[token].kind == .identifier && locals[outline.name(token)] != nil
        && outline.tokens[token - 1].kind != .point
    }
  }

  /// A body without `traits in`, `[weak self] (traits: UITraitCollection) -> UIColor in`.
  private func withoutSignature(_ body: Range<Int>) -> Range<Int> {
    var at = body.lowerBound
    var count = 0
    while at < body.upperBound, count < 24 {
      switch outline.tokens[at].kind {
      case .identifier where outline.tokens[at].word == .in: return at + 1..<body.upperBound
      case .identifier, .comma, .openParenthesis, .openBracket, .sign, .colon, .at, .point: at = outline.next(after: at)
      default: return body
      }
      if at < body.upperBound, outline.tokens[at].startsLine, count > 0 { return body }
      count += 1
    }
    return body
  }

  /// The block of `if` or `else` that is taken: nil when the condition cannot be told, `.some(nil)` when there is none.
  private func branch(of statement: Range<Int>) -> Range<Int>?? {
    var at = statement.lowerBound
    while at < statement.upperBound {
      guard outline.tokens[at].word == .if else {
        return .some(outline.group(at: at))
      }
      let start = at + 1
      at = start
      while at < statement.upperBound, outline.tokens[at].kind != .openBrace { at = outline.next(after: at) }
      guard at < statement.upperBound, let isTrue = holds(outline.expression(in: start..<at)) else { return nil }
      if isTrue { return .some(outline.group(at: at)) }
      at = outline.next(after: at)
      guard at < statement.upperBound, outline.tokens[at].word == .else else { return .some(nil) }
      at += 1
    }
    return .some(nil)
  }

  private mutating func switched(_ statement: Range<Int>, depth: Int) -> Outcome {
    guard let brace = statement.first(where: { outline.tokens[$0].kind == .openBrace }),
      let body = outline.group(at: brace)
    else { return .unknown }
    let subject = outline.expression(in: statement.lowerBound + 1..<brace)
    let starts = topLevel(body).filter { outline.tokens[$0].word == .case || outline.tokens[$0].word == .default }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : body.upperBound
      guard let colon = topLevel(start..<end).first(where: { outline.tokens[$0].kind == .colon }) else {
        return .unknown
      }
      var isTaken = outline.tokens[start].word == .default
      for token in start + 1..<max(start + 1, colon) where outline.tokens[token].kind == .identifier {
        guard let isEqual = equals(subject, outline.name(token)) else { return .unknown }
        if isEqual { isTaken = true }
      }
      if isTaken { return outcome(of: colon + 1..<withoutUnknown(end, after: colon), depth: depth + 1) }
    }
    return .unknown
  }

  /// The end of a case without the `@unknown` of the next.
  private func withoutUnknown(_ end: Int, after start: Int) -> Int {
    end - 2 > start && outline.tokens[end - 2].kind == .at ? end - 2 : end
  }

  private func topLevel(_ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var at = range.lowerBound
    while at < range.upperBound {
      found.append(at)
      at = outline.next(after: at)
    }
    return found
  }

  // MARK: Conditions

  private func holds(_ condition: SwiftExpression, depth: Int = 0) -> Bool? {
    guard depth < SwiftChoice.deepest else { return nil }
    switch condition.unparenthesized.kind {
    case .boolean(let value): return value
    case .prefix("!", let value): return holds(value, depth: depth + 1).map { !$0 }
    case .binary("&&", let left, let right):
      let sides = (holds(left, depth: depth + 1), holds(right, depth: depth + 1))
      if sides.0 == false || sides.1 == false { return false }
      return sides.0 == nil || sides.1 == nil ? nil : true
    case .binary("||", let left, let right):
      let sides = (holds(left, depth: depth + 1), holds(right, depth: depth + 1))
      if sides.0 == true || sides.1 == true { return true }
      return sides.0 == nil || sides.1 == nil ? nil : false
    case .binary(let sign, let left, let right) where sign == "==" || sign == "!=":
      let isEqual: Bool?
      if case .implicitMember(let name) = right.kind {
        isEqual = equals(left, name)
      } else if case .implicitMember(let name) = left.kind {
        isEqual = equals(right, name)
      } else {
        isEqual = right.path?.last.flatMap { equals(left, $0) }
      }
      return isEqual.map { sign == "==" ? $0 : !$0 }
    case .name(let name): return locals[name].flatMap { holds($0, depth: depth + 1) }
    default: return nil
    }
  }

  /// Whether a property of the surroundings has a value in the appearance.
  private func equals(_ subject: SwiftExpression, _ value: String) -> Bool? {
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
