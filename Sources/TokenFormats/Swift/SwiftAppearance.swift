import DesignTokens
import SwiftSource

/// An appearance that a label or a condition names: light or dark, standard or increased contrast, raised or not.
struct SwiftAppearance: Hashable {
  var isDark = false
  var isHighContrast = false
  var isElevated = false
  /// Whether it stands for every appearance that has no value of its own.
  var isAny = false

  static let light = SwiftAppearance()
  static let dark = SwiftAppearance(isDark: true)
  static let lightHighContrast = SwiftAppearance(isHighContrast: true)
  static let darkHighContrast = SwiftAppearance(isDark: true, isHighContrast: true)

  /// The mode's name; nil for the value of every appearance.
  var mode: String? {
    if isAny, !isHighContrast, !isElevated { return nil }
    return (isDark ? "dark" : "light") + (isElevated ? "-elevated" : "") + (isHighContrast ? "-high-contrast" : "")
  }

  /// The mode that shows through where this one has no value.
  private var base: String? {
    if isElevated, isHighContrast { return SwiftAppearance(isDark: isDark, isHighContrast: true).mode }
    if isElevated { return SwiftAppearance(isDark: isDark).mode }
    if isDark, isHighContrast { return "dark" }
    return isDark || isHighContrast ? "light" : nil
  }

  /// The modes of these appearances, the usual ones first, each with its base.
  static func modes(_ appearances: Set<SwiftAppearance>) -> [Mode] {
    guard appearances.contains(where: { $0.mode != nil }) else { return [] }
    let usual: [SwiftAppearance] = [.light, .dark, .lightHighContrast, .darkHighContrast]
    let order =
      usual
      + usual.map {
        SwiftAppearance(isDark: $0.isDark, isHighContrast: $0.isHighContrast, isElevated: true)
      }
    var named = Set(appearances.compactMap(\.mode))
    named.insert("light")
    let present = order.filter { $0.mode.map(named.contains) ?? false }
    return present.compactMap { appearance in
      appearance.mode.map { name in
        let isKnown = appearance.base.map(named.contains) ?? true
        return Mode(
          name, scheme: appearance.isDark ? .dark : .light,
          contrast: appearance.isHighContrast ? .increased : .standard,
          base: isKnown ? appearance.base : "light")
      }
    }
  }

  /// What a label says of the appearance, and whether it is for its alpha alone: `dark`, `lightRGB`, `darkHighContrast`, `darkAlpha`.
  static func named(_ label: String) -> (appearance: SwiftAppearance, isAlpha: Bool)? {
    var appearance = SwiftAppearance()
    var isAlpha = false
    var isNamed = false
    for word in wordsOf(label) {
      switch word {
      case "light", "day": isNamed = true
      case "dark", "night": (isNamed, appearance.isDark) = (true, true)
      case "any", "default", "base", "universal", "normal", "regular", "standard":
        (isNamed, appearance.isAny) = (true, true)
      case "high", "contrast", "increased", "hc": (isNamed, appearance.isHighContrast) = (true, true)
      case "elevated": appearance.isElevated = true
      case "alpha", "opacity": isAlpha = true
      case "rgb", "rgba", "hex", "color", "colour", "value", "mode", "appearance", "theme", "scheme", "variant",
        "style",
        "ui", "ns", "uicolor", "string":
        continue
      default: return nil
      }
    }
    return isNamed ? (appearance, isAlpha) : nil
  }
}

/// What `UIColor { traits in … }` and computed values choose in an appearance.
struct SwiftChoice {
  let outline: SwiftOutline
  let appearance: SwiftAppearance
  /// Constants of the body that hold conditions.
  var locals: [String: SwiftExpression] = [:]

  private static let deepest = 16

  /// Whether tokens mention the contrast, so that it matters too.
  static func mentionsContrast(_ range: Range<Int>, in outline: SwiftOutline) -> Bool {
    range.contains { outline.isToken($0, "accessibilityContrast") || outline.isToken($0, "colorSchemeContrast") }
  }

  /// The expression that a body returns; nil when that depends on something else.
  mutating func value(of body: Range<Int>, depth: Int = 0) -> SwiftExpression? {
    guard depth < SwiftChoice.deepest else { return nil }
    let statements = outline.statements(in: withoutSignature(body))
    for statement in statements {
      let first = statement.lowerBound
      switch outline.tokens[first].word {
      case .return: return choose(outline.expression(in: first + 1..<statement.upperBound))
      case .if:
        guard let taken = branch(of: statement) else { return nil }
        if let taken, let value = value(of: taken, depth: depth + 1) { return value }
        if taken != nil, statements.count == 1 { return nil }
      case .switch: return switched(statement, depth: depth)
      case .let:
        guard statement.count > 3, outline.isToken(first + 2, "=") else { continue }
        locals[outline.name(first + 1)] = outline.expression(in: first + 3..<statement.upperBound)
      case .get where statement.count > 1:
        return outline.group(at: first + 1).flatMap { value(of: $0, depth: depth + 1) }
      default:
        return statements.count == 1 || statement == statements.last ? choose(outline.expression(in: statement)) : nil
      }
    }
    return nil
  }

  /// The expression that ternaries choose.
  func choose(_ expression: SwiftExpression) -> SwiftExpression? {
    var expression = expression.unparenthesized
    while case .ternary(let condition, let value, let otherwise) = expression.kind {
      guard let isTrue = holds(condition) else { return nil }
      expression = (isTrue ? value : otherwise).unparenthesized
    }
    return expression
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

  private mutating func switched(_ statement: Range<Int>, depth: Int) -> SwiftExpression? {
    guard let brace = statement.first(where: { outline.tokens[$0].kind == .openBrace }),
      let body = outline.group(at: brace)
    else { return nil }
    let subject = outline.expression(in: statement.lowerBound + 1..<brace)
    let starts = topLevel(body).filter { outline.tokens[$0].word == .case || outline.tokens[$0].word == .default }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : body.upperBound
      guard let colon = topLevel(start..<end).first(where: { outline.tokens[$0].kind == .colon }) else { return nil }
      var isTaken = outline.tokens[start].word == .default
      for token in start + 1..<max(start + 1, colon) where outline.tokens[token].kind == .identifier {
        guard let isEqual = equals(subject, outline.name(token)) else { return nil }
        if isEqual { isTaken = true }
      }
      if isTaken { return value(of: colon + 1..<withoutUnknown(end, after: colon), depth: depth + 1) }
    }
    return nil
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
        isEqual = right.path.flatMap { $0.last }.flatMap { equals(left, $0) }
      }
      return isEqual.map { sign == "==" ? $0 : !$0 }
    case .name(let name): return locals[name].flatMap { holds($0, depth: depth + 1) }
    default: return nil
    }
  }

  /// Whether a property of the surroundings has a value in the appearance.
  private func equals(_ subject: SwiftExpression, _ value: String) -> Bool? {
    let name: String
    switch subject.unparenthesized.kind {
    case .member(_, let member): name = member
    case .name(let text): name = text
    case .call(let callee, _): name = callee.path?.last ?? ""
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
