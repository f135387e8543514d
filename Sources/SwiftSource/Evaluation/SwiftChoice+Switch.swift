// What a `switch` takes, and which patterns hold.

extension SwiftChoice {
  /// A case of a `switch`: its patterns and its statements.
  private struct Case {
    /// The tokens between `case` and the colon; nil for `default`.
    let patterns: Range<Int>?
    var statements: [Range<Int>]
    /// Whether it goes on with the statements of the next.
    var fallsThrough = false
  }

  mutating func switched(_ statement: Range<Int>, depth: Int) -> Outcome {
    guard let brace = statement.first(where: { outline.tokens[$0].kind == .openBrace }),
      let body = outline.group(at: brace), let cases = cases(in: body)
    else { return unknown() }
    let words = statement.lowerBound + 1..<brace
    let subject = outline.expression(in: words)
    var total = Outcome()
    var isExhausted = false
    for (index, one) in cases.enumerated() where !isExhausted {
      let truth = one.patterns.map { matches($0, subject, words) } ?? .yes
      guard truth != .no else { continue }
      let outer = locals
      bindNames(in: one.patterns ?? 0..<0)
      var part = outcome(of: one.statements, depth: depth + 1)
      var next = index
      while cases[next].fallsThrough, part.goesOn, next + 1 < cases.count {
        next += 1
        part.goesOn = false
        part.add(outcome(of: cases[next].statements, depth: depth + 1))
      }
      total.add(part)
      locals = outer
      if case .depends(let why) = truth { total.conditions.append(why) }
      isExhausted = truth == .yes
    }
    // A switch takes one of its cases; which, is not known where none is for sure.
    if total.values.isEmpty, !total.goesOn { total.isUnknown = true }
    if !isExhausted, total.conditions.isEmpty { total.isUnknown = true }
    return total
  }

  private func cases(in body: Range<Int>) -> [Case]? {
    let starts = topLevel(body).filter { outline.tokens[$0].word == .case || outline.tokens[$0].word == .default }
    var cases: [Case] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : body.upperBound
      guard let colon = topLevel(start..<end).first(where: { outline.tokens[$0].kind == .colon }) else { return nil }
      let isDefault = outline.tokens[start].word == .default
      var one = Case(
        patterns: isDefault ? nil : start + 1..<max(start + 1, colon),
        statements: outline.statements(in: colon + 1..<withoutUnknown(end, after: colon)))
      // The end of a case leaves the switch, or goes on with the next case.
      if let last = one.statements.last, last.count == 1 {
        let word = outline.tokens[last.lowerBound].word
        if word == .break || word == .fallthrough { one.statements.removeLast() }
        one.fallsThrough = word == .fallthrough
      }
      cases.append(one)
    }
    return cases
  }

  /// Whether one of some patterns, with commas between, is what a `switch` is about.
  private func matches(_ patterns: Range<Int>, _ subject: SwiftExpression, _ words: Range<Int>) -> Truth {
    var truth = Truth.no
    for part in parts(of: patterns) {
      var pattern = part
      var condition = Truth.yes
      if let place = topLevel(part).first(where: { outline.tokens[$0].word == .where }) {
        pattern = part.lowerBound..<place
        condition = holds(outline.expression(in: place + 1..<part.upperBound))
      }
      let one = matches(pattern, subject.unparenthesized)
      if one == .no || condition == .no { continue }
      if one == .yes, condition == .yes { return .yes }
      truth = one == .yes ? condition : .depends(quote(words))
    }
    return truth
  }

  /// Whether a pattern is what a value is; a pattern that is not read depends on the value.
  func matches(_ pattern: Range<Int>, _ subject: SwiftExpression, depth: Int = 0) -> Truth {
    let unknown = Truth.depends(quote(subject.tokens))
    guard let first = pattern.first, depth < SwiftChoice.deepest else { return unknown }
    if outline.isToken(first, "_"), pattern.count == 1 { return .yes }
    if [.let, .var].contains(outline.tokens[first].word) { return pattern.count == 2 ? .yes : unknown }
    if outline.tokens[first].kind == .openParenthesis, let inside = outline.group(at: first) {
      guard case .tuple(let values) = subject.kind else { return unknown }
      let patterns = parts(of: inside)
      guard patterns.count == values.count else { return unknown }
      var total = Truth.yes
      for (pattern, value) in zip(patterns, values) {
        let one = matches(pattern, value.value.unparenthesized, depth: depth + 1)
        if one == .no { return .no }
        if total == .yes { total = one }
      }
      return total
    }
    let value = outline.expression(in: pattern)
    switch value.kind {
    case .boolean(let wanted):
      switch holds(subject) {
      case .yes: return Truth(wanted)
      case .no: return Truth(!wanted)
      case .depends: return unknown
      }
    case .implicitMember(let name): return equals(subject, name).map(Truth.init) ?? unknown
    default: return value.path?.last.flatMap { equals(subject, $0) }.map(Truth.init) ?? unknown
    }
  }

  /// The parts of some tokens between commas.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for token in topLevel(range) where outline.tokens[token].kind == .comma {
      if start < token { parts.append(start..<token) }
      start = token + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
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
