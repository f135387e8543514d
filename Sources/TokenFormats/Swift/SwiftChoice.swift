import SwiftSource

/// What `UIColor { traits in … }` and computed values choose in an appearance.
struct SwiftChoice {
  let outline: SwiftOutline
  let appearance: SwiftAppearance
  /// Constants of the body: conditions, or colours; nil is one whose value is not known.
  var locals: [String: SwiftExpression?] = [:]

  static let deepest = 16
  /// The most values that are told apart where conditions cannot be decided.
  private static let mostValues = 32

  init(outline: SwiftOutline, appearance: SwiftAppearance) {
    self.outline = outline
    self.appearance = appearance
  }

  /// What is chosen in an appearance.
  enum Choice {
    /// One of these, each possible; the conditions that decide are no appearance, and none where there is one value.
    case oneOf([SwiftExpression], conditions: [String])
    /// Something that the form does not tell, with the condition that it depends on where there is one.
    case unknown(condition: String?)
  }

  /// The appearances that tokens tell apart, as far as they name them: light and dark always.
  static func appearances(in range: Range<Int>, of outline: SwiftOutline) -> [SwiftAppearance] {
    var axes = SwiftAxes()
    for token in range where outline.tokens[token].kind == .identifier {
      if outline.isToken(token, "accessibilityContrast") || outline.isToken(token, "colorSchemeContrast") {
        axes.hasContrast = true
      } else if outline.isToken(token, "userInterfaceLevel") {
        axes.hasElevation = true
      }
    }
    return axes.appearances
  }

  /// What statements come to.
  private struct Outcome {
    /// What they may return.
    var values: [SwiftExpression] = []
    /// The conditions that decide and are no appearance.
    var conditions: [String] = []
    /// Whether they may return nothing, so that what stands after them counts.
    var goesOn = false
    /// Whether what they return is not told.
    var isUnknown = false

    mutating func add(_ choice: Choice) {
      switch choice {
      case .oneOf(let more, let why):
        values += more
        conditions += why
        if values.count > SwiftChoice.mostValues { isUnknown = true }
      case .unknown(let condition):
        isUnknown = true
        if let condition { conditions.append(condition) }
      }
    }

    mutating func add(_ other: Outcome) {
      values += other.values
      conditions += other.conditions
      goesOn = goesOn || other.goesOn
      isUnknown = isUnknown || other.isUnknown || values.count > SwiftChoice.mostValues
    }
  }

  /// What a body returns.
  mutating func value(of body: Range<Int>) -> Choice {
    let outcome = outcome(of: outline.statements(in: withoutSignature(body)), depth: 0)
    guard !outcome.isUnknown, !outcome.goesOn, !outcome.values.isEmpty else {
      return .unknown(condition: outcome.conditions.first)
    }
    return .oneOf(outcome.values, conditions: outcome.conditions)
  }

  private mutating func outcome(of statements: [Range<Int>], depth: Int) -> Outcome {
    var total = Outcome()
    guard depth < SwiftChoice.deepest else {
      total.isUnknown = true
      return total
    }
    for statement in statements {
      var first = statement.lowerBound
      if outline.tokens[first].word == .return {
        first += 1
        guard first < statement.upperBound, [.if, .switch].contains(outline.tokens[first].word) else {
          total.add(choose(outline.expression(in: first..<statement.upperBound)))
          return total
        }
      }
      let part: Outcome
      switch outline.tokens[first].word {
      case .if: part = branched(first..<statement.upperBound, depth: depth)
      case .guard: part = guarded(statement, depth: depth)
      case .switch: part = switched(first..<statement.upperBound, depth: depth)
      case .let where bind(statement): continue
      case .get where statement.count > 1:
        guard let body = outline.group(at: first + 1) else { return unknown() }
        part = outcome(of: outline.statements(in: body), depth: depth + 1)
      case .hashIf: return unknown(quote(statement))
      default:
        var part = Outcome()
        part.add(statements.count == 1 ? choose(outline.expression(in: statement)) : .unknown(condition: nil))
        total.add(part)
        return total
      }
      total.values += part.values
      total.conditions += part.conditions
      total.isUnknown = total.isUnknown || part.isUnknown || total.values.count > SwiftChoice.mostValues
      guard part.goesOn, !total.isUnknown else { return total }
    }
    total.goesOn = true
    return total
  }

  private func unknown(_ condition: String? = nil) -> Outcome {
    Outcome(conditions: condition.map { [$0] } ?? [], isUnknown: true)
  }

  /// Takes in `let name = value`; false when it is something else.
  private mutating func bind(_ statement: Range<Int>) -> Bool {
    let name = statement.lowerBound + 1
    guard name < statement.upperBound, outline.tokens[name].kind == .identifier,
      let sign = statement.first(where: { outline.isToken($0, "=") })
    else { return false }
    locals[outline.name(name)] = .some(outline.expression(in: sign + 1..<statement.upperBound))
    return true
  }

  /// What an expression may be: what ternaries choose, or what a constant of the body stands for.
  func choose(_ expression: SwiftExpression, depth: Int = 0) -> Choice {
    guard depth < SwiftChoice.deepest else { return .unknown(condition: nil) }
    let expression = expression.unparenthesized
    switch expression.kind {
    case .ternary(let condition, let value, let otherwise):
      switch holds(condition) {
      case .yes: return choose(value, depth: depth + 1)
      case .no: return choose(otherwise, depth: depth + 1)
      case .depends(let why):
        guard case .oneOf(let first, let reasons) = choose(value, depth: depth + 1),
          case .oneOf(let second, let others) = choose(otherwise, depth: depth + 1),
          first.count + second.count <= SwiftChoice.mostValues
        else { return .unknown(condition: why) }
        return .oneOf(first + second, conditions: [why] + reasons + others)
      }
    case .name(let name):
      guard let local = locals[name] else { return .oneOf([expression], conditions: []) }
      return local.map { choose($0, depth: depth + 1) } ?? .unknown(condition: nil)
    default:
      return mentionsLocals(expression) ? .unknown(condition: nil) : .oneOf([expression], conditions: [])
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

  /// The blocks of an `if` that may be taken.
  private mutating func branched(_ statement: Range<Int>, depth: Int) -> Outcome {
    var total = Outcome()
    // Constants of a block and of its condition end with it.
    let outer = locals
    defer { locals = outer }
    var at = statement.lowerBound
    while at < statement.upperBound {
      guard outline.tokens[at].word == .if else {
        guard let body = outline.group(at: at) else { return unknown() }
        total.add(outcome(of: outline.statements(in: body), depth: depth + 1))
        return total
      }
      let start = at + 1
      at = start
      while at < statement.upperBound, outline.tokens[at].kind != .openBrace { at = outline.next(after: at) }
      guard at < statement.upperBound, let body = outline.group(at: at) else { return unknown() }
      locals = outer
      let truth = allHold(start..<at)
      if truth != .no {
        total.add(outcome(of: outline.statements(in: body), depth: depth + 1))
        if truth == .yes { return total }
        if case .depends(let why) = truth { total.conditions.append(why) }
      }
      at = outline.next(after: at)
      guard at < statement.upperBound, outline.tokens[at].word == .else else { break }
      at += 1
      // An `else` without its block.
      guard at < statement.upperBound else { return unknown() }
    }
    total.goesOn = true
    return total
  }

  /// What a `guard` returns where its conditions do not hold.
  private mutating func guarded(_ statement: Range<Int>, depth: Int) -> Outcome {
    var total = Outcome()
    var at = statement.lowerBound + 1
    while at < statement.upperBound, outline.tokens[at].word != .else { at = outline.next(after: at) }
    guard at + 1 < statement.upperBound, let body = outline.group(at: at + 1) else { return unknown() }
    let truth = allHold(statement.lowerBound + 1..<at)
    if truth != .yes {
      total.add(outcome(of: outline.statements(in: body), depth: depth + 1))
      // A guard leaves: what its block does not return is not known.
      if total.goesOn { total.isUnknown = true }
    }
    if case .depends(let why) = truth { total.conditions.append(why) }
    total.goesOn = truth != .no
    return total
  }

  private mutating func switched(_ statement: Range<Int>, depth: Int) -> Outcome {
    guard let brace = statement.first(where: { outline.tokens[$0].kind == .openBrace }),
      let body = outline.group(at: brace)
    else { return unknown() }
    let words = statement.lowerBound + 1..<brace
    let subject = outline.expression(in: words)
    let starts = topLevel(body).filter { outline.tokens[$0].word == .case || outline.tokens[$0].word == .default }
    var total = Outcome()
    var isExhausted = false
    for (index, start) in starts.enumerated() where !isExhausted {
      let end = index + 1 < starts.count ? starts[index + 1] : body.upperBound
      guard let colon = topLevel(start..<end).first(where: { outline.tokens[$0].kind == .colon }) else {
        return unknown()
      }
      let pattern = start + 1..<max(start + 1, colon)
      let truth = outline.tokens[start].word == .default ? .yes : matches(pattern, subject, words)
      guard truth != .no else { continue }
      let outer = locals
      for token in pattern where outline.tokens[token].word == .let && token + 1 < colon {
        locals[outline.name(token + 1)] = .some(nil)
      }
      let statements = outline.statements(in: colon + 1..<withoutUnknown(end, after: colon))
      total.add(outcome(of: statements, depth: depth + 1))
      locals = outer
      if case .depends(let why) = truth { total.conditions.append(why) }
      isExhausted = truth == .yes
    }
    // A switch takes one of its cases; which, is not known where none is for sure.
    if total.values.isEmpty, !total.goesOn { total.isUnknown = true }
    if !isExhausted, total.conditions.isEmpty { total.isUnknown = true }
    return total
  }

  /// Whether one of the names of a pattern is what a `switch` is about.
  private func matches(_ pattern: Range<Int>, _ subject: SwiftExpression, _ words: Range<Int>) -> Truth {
    var truth = Truth.no
    for token in pattern where outline.tokens[token].kind == .identifier {
      // `UIUserInterfaceStyle.dark` names its type first.
      if token + 1 < pattern.upperBound, outline.tokens[token + 1].kind == .point { continue }
      guard let isEqual = equals(subject, outline.name(token)) else { return .depends(quote(words)) }
      if isEqual { truth = .yes }
    }
    return truth
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
}
