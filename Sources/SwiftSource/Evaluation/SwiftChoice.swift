/// What `UIColor { traits in … }` and computed values choose in an appearance.
struct SwiftChoice {
  let outline: SwiftOutline
  let appearance: SwiftAppearance
  /// Constants of the body: conditions, or colors; nil is one whose value is not known.
  var locals: [String: SwiftExpression?] = [:]
  /// The parameters of the closure, which stand for the surroundings.
  var parameters: Set<String> = []
  /// Whether a name is declared in the files that are read, so that it is none of the surroundings.
  var isDeclared: (String) -> Bool = { _ in false }

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
    case unknown(condition: String?, reason: String? = nil)
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
  struct Outcome {
    /// What they may return.
    var values: [SwiftExpression] = []
    /// The conditions that decide and are no appearance.
    var conditions: [String] = []
    /// Whether they may return nothing, so that what stands after them counts.
    var goesOn = false
    /// Whether what they return is not told.
    var isUnknown = false
    /// Why it is not told, where that is no condition.
    var reason: String?

    mutating func add(_ choice: Choice) {
      switch choice {
      case .oneOf(let more, let why):
        values += more
        conditions += why
        if values.count > SwiftChoice.mostValues { isUnknown = true }
      case .unknown(let condition, let why):
        isUnknown = true
        reason = reason ?? why
        if let condition { conditions.append(condition) }
      }
    }

    mutating func add(_ other: Outcome) {
      values += other.values
      conditions += other.conditions
      goesOn = goesOn || other.goesOn
      isUnknown = isUnknown || other.isUnknown || values.count > SwiftChoice.mostValues
      reason = reason ?? other.reason
    }
  }

  /// What a body returns.
  mutating func value(of body: Range<Int>) -> Choice {
    let statements = withoutSignature(body)
    for token in body.lowerBound..<statements.lowerBound where isParameter(token) {
      parameters.insert(outline.name(token))
    }
    let outcome = outcome(of: outline.statements(in: statements), depth: 0)
    guard !outcome.isUnknown, !outcome.goesOn, !outcome.values.isEmpty else {
      return .unknown(condition: outcome.conditions.first, reason: outcome.reason)
    }
    return .oneOf(outcome.values, conditions: outcome.conditions)
  }

  mutating func outcome(of statements: [Range<Int>], depth: Int) -> Outcome {
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
      case .break, .fallthrough, .for, .while, .repeat, .do, .throw, .defer, .continue:
        return unknown(saying: "its value depends on a `\(outline.name(first))`, which isn't supported")
      default:
        var part = Outcome()
        part.add(statements.count == 1 ? choose(outline.expression(in: statement)) : .unknown(condition: nil))
        total.add(part)
        return total
      }
      total.values += part.values
      total.conditions += part.conditions
      total.reason = total.reason ?? part.reason
      total.isUnknown = total.isUnknown || part.isUnknown || total.values.count > SwiftChoice.mostValues
      guard part.goesOn, !total.isUnknown else { return total }
    }
    total.goesOn = true
    return total
  }

  func unknown(_ condition: String? = nil) -> Outcome {
    Outcome(conditions: condition.map { [$0] } ?? [], isUnknown: true)
  }

  private func unknown(saying reason: String) -> Outcome { Outcome(isUnknown: true, reason: reason) }

  /// Takes in `let name = value, other = value`; false when it is something else.
  private mutating func bind(_ statement: Range<Int>) -> Bool {
    var start = statement.lowerBound + 1
    guard start < statement.upperBound, outline.tokens[start].kind == .identifier,
      statement.contains(where: { outline.isToken($0, "=") })
    else { return false }
    while start < statement.upperBound {
      var end = start
      while end < statement.upperBound, !startsBinding(after: end, in: statement) { end = outline.next(after: end) }
      end = min(end, statement.upperBound)
      let sign = (start..<end).first { outline.isToken($0, "=") }
      locals[outline.name(start)] = .some(sign.map { outline.expression(in: $0 + 1..<end) })
      start = end + 1
    }
    return true
  }

  /// Whether a token is the comma before another name with a type or a value.
  private func startsBinding(after token: Int, in statement: Range<Int>) -> Bool {
    guard outline.tokens[token].kind == .comma, token + 2 < statement.upperBound,
      outline.tokens[token + 1].kind == .identifier
    else { return false }
    return outline.tokens[token + 2].kind == .colon || outline.isToken(token + 2, "=")
  }

  /// Gives the names that a pattern with `let` or `var` binds an unknown value.
  mutating func bindNames(in pattern: Range<Int>) {
    guard let first = pattern.first(where: { [.let, .var].contains(outline.tokens[$0].word) }) else { return }
    for token in first..<pattern.upperBound
    where outline.tokens[token].kind == .identifier && outline.tokens[token].word == nil {
      if outline.tokens[token - 1].kind != .point { locals[outline.name(token)] = .some(nil) }
    }
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

  /// Whether a token in the signature of a closure names a parameter: a comma, a colon or the end follows.
  private func isParameter(_ token: Int) -> Bool {
    guard outline.tokens[token].kind == .identifier, outline.tokens[token].word != .in else { return false }
    let next = outline.tokens[token + 1]
    return [.comma, .colon].contains(next.kind) || next.word == .in
      || (next.kind == .closeParenthesis && outline.tokens[token - 1].kind != .colon)
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
}
