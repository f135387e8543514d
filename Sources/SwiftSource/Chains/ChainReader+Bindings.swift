// The names that bodies give to values, each with the tokens in which it is visible.

extension ChainReader {
  private mutating func bind(
    _ token: Int, _ value: Range<Int>? = nil, type: Range<Int>? = nil, isConstant: Bool = true,
    isConditional: Bool = false, isType: Bool = false, in visible: Range<Int>
  ) {
    let name = outline.name(token)
    // `guard let self` names the same instance.
    guard outline.tokens[token].kind == .identifier, name != "_", name != "self", !visible.isEmpty else { return }
    bindings.append(
      SwiftBinding(
        name: name, isConstant: isConstant, isType: isType, isConditional: isConditional, type: type, value: value,
        visible: visible, declaration: declaration))
  }

  // MARK: Statements

  /// Binds the names of `let` or `var`, and returns the position at which reading goes on: the value.
  mutating func bind(_ keyword: Int, before end: Int, in block: Block) -> Int {
    let isConstant = outline.tokens[keyword].word == .let
    if let condition = block.condition {
      return bindOptional(keyword + 1, before: end, isConstant, in: visibility(from: keyword + 2, of: condition, block))
    }
    var at = keyword + 1
    var first: Int?
    repeat {
      guard at < end else { return min(first ?? at, end) }
      if outline.tokens[at].kind == .openParenthesis {
        // `let (width, height) = size`
        let statement = outline.statementEnd(from: keyword, before: end)
        bindNames(of: at..<outline.next(after: at), in: statement..<max(statement, block.end))
        return first ?? outline.next(after: at)
      }
      guard outline.tokens[at].kind == .identifier else { return first ?? at }
      let name = at
      var type: Range<Int>?
      at += 1
      if at < end, outline.tokens[at].kind == .colon {
        type = at + 1..<max(at + 1, outline.typeEnd(from: at + 1, before: end))
        at = type?.upperBound ?? at
      }
      var value: Range<Int>?
      var next = at
      if at + 1 < end, outline.isToken(at, "=") {
        next = outline.valueEnd(from: at + 1, before: end)
        value = at + 1..<max(at + 2, next)
      }
      // A computed name and one that gets its value later have values at run time.
      bind(
        name, value, type: type, isConstant: isConstant, isConditional: block.branches > 0,
        in: next..<max(next, block.end))
      first = first ?? at
      at = next + 1
      guard next < end, outline.tokens[next].kind == .comma else { break }
    } while true
    return first ?? at
  }

  /// Binds the name of `if let`, `while let`, or `guard let`.
  private mutating func bindOptional(
    _ name: Int, before end: Int, _ isConstant: Bool, in visible: Range<Int>
  ) -> Int {
    guard name < end else { return name }
    guard outline.tokens[name].kind != .openParenthesis else {
      bindNames(of: name..<outline.next(after: name), in: visible)
      return outline.next(after: name)
    }
    bind(name, isConstant: isConstant, in: visible)
    var at = name + 1
    if at < end, outline.tokens[at].kind == .colon { at = outline.typeEnd(from: at + 1, before: end) }
    return at
  }

  /// Returns where the names of a condition are visible: up to the end of its body, and those of `guard` after it.
  private func visibility(from start: Int, of condition: Condition, _ block: Block) -> Range<Int> {
    let end = condition.keyword == .guard ? block.end : outline.next(after: condition.body)
    return min(start, end)..<end
  }

  /// Binds the names between `for` and `in`, and returns the position after `in`.
  mutating func bindLoop(_ start: Int, of condition: Condition) -> Int {
    var at = start
    while at < condition.body, outline.tokens[at].word != .in { at = max(at + 1, outline.next(after: at)) }
    guard at < condition.body else { return start }
    // `for width: CGFloat in widths`
    let colon = (start..<at).first { outline.tokens[$0].kind == .colon && $0 == start + 1 }
    bindNames(of: start..<(colon ?? at), in: at + 1..<outline.next(after: condition.body))
    return at + 1
  }

  /// Binds the names of a pattern after `catch`, and returns the brace of its body.
  mutating func bindCatch(_ start: Int, of condition: Condition) -> Int {
    let body = condition.body
    bindNames(of: start..<body, in: body..<outline.next(after: body), isPattern: true)
    return body
  }

  /// Binds the names of a pattern after `case`, and returns its end: the colon, or the `=` of `if case`.
  mutating func bindPattern(_ start: Int, before end: Int, in block: inout Block) -> Int {
    var at = start
    let limit = min(end, start + ChainReader.longestCondition)
    while at < limit, outline.tokens[at].kind != .colon, !outline.isToken(at, "="),
      outline.tokens[at].kind != .openBrace
    {
      at = outline.next(after: at)
    }
    if let condition = block.condition {
      bindNames(of: start..<at, in: visibility(from: at, of: condition, block), isPattern: true)
    } else if block.isSwitch {
      block.end = caseEnd(from: at, before: end)
      bindNames(of: start..<at, in: start..<max(start, block.end), isPattern: true)
    }
    return min(at, end)
  }

  /// Binds the names of a pattern: all of them, or those after `let` and `var`; never labels and names of cases.
  private mutating func bindNames(of pattern: Range<Int>, in visible: Range<Int>, isPattern: Bool = false) {
    var isBound = !isPattern
    for at in pattern where outline.tokens[at].kind == .identifier {
      switch outline.tokens[at].word {
      case .let, .var: isBound = true
      case .where: return
      case nil:
        let next = outline.tokens[min(at + 1, outline.tokens.count - 1)].kind
        let isCase = at > 0 && outline.tokens[at - 1].kind == .point
        if isBound, !isCase, next != .openParenthesis, next != .point, next != .colon || at + 1 == pattern.upperBound {
          bind(at, in: visible)
        }
      default: break
      }
    }
  }

  // MARK: Parameters

  /// Binds the parameters in the parentheses after a function's name.
  mutating func bindParameters(after name: Int, in body: Range<Int>) {
    for generic in outline.genericNames(after: name) { bind(generic, isType: true, in: visibility(in: body)) }
    var at = name
    while at < body.lowerBound, outline.tokens[at].kind != .openParenthesis { at += 1 }
    guard at < body.lowerBound, let inside = outline.group(at: at) else { return }
    bindList(inside, in: visibility(in: body))
  }

  /// Binds the name of a local type, which the whole block sees.
  mutating func bindType(_ name: Int, from start: Int, in block: Block) {
    bind(name, isType: true, in: start..<max(start, block.end))
  }

  /// Returns where parameters are visible: the braces with what is in them, so that a name of the body is an inner one.
  private func visibility(in body: Range<Int>) -> Range<Int> { max(0, body.lowerBound - 1)..<body.upperBound + 1 }

  /// Binds the parameters before the `in` of a closure, and the values of its capture list.
  mutating func bindClosureParameters(_ header: Range<Int>, in body: Range<Int>) {
    var at = header.lowerBound
    while at < header.upperBound {
      switch outline.tokens[at].kind {
      case .openBracket:
        if let inside = outline.group(at: at) { bindCaptures(inside, in: visibility(in: body)) }
        at = outline.next(after: at)
      case .openParenthesis:
        if let inside = outline.group(at: at) { bindList(inside, in: visibility(in: body)) }
        return
      case .at: at = min(header.upperBound, at + 2)
      case .identifier where outline.tokens[at].word == nil:
        return bindList(at..<header.upperBound, in: visibility(in: body))
      default: at = outline.next(after: at)
      }
    }
  }

  /// Binds the names of `[width = size.width]`.
  private mutating func bindCaptures(_ list: Range<Int>, in visible: Range<Int>) {
    for at in list where at + 1 < list.upperBound && outline.isToken(at + 1, "=") { bind(at, in: visible) }
  }

  /// Binds the last name before the colon of each part of a list.
  private mutating func bindList(_ list: Range<Int>, in body: Range<Int>) {
    var at = list.lowerBound
    var name: Int?
    var isNamed = true
    while at < list.upperBound {
      switch outline.tokens[at].kind {
      case .comma: (name, isNamed) = (nil, true)
      case .colon where isNamed, .sign where isNamed:
        if let name { bind(name, in: body) }
        isNamed = false
      case .identifier where isNamed && outline.tokens[at].word == nil: name = at
      case .openParenthesis where isNamed:
        if let inside = outline.group(at: at) { bindList(inside, in: body) }
      default: break
      }
      let next = max(at + 1, outline.next(after: at))
      // A closure's parameters may have no types.
      if isNamed, let name, next >= list.upperBound || outline.tokens[next].kind == .comma { bind(name, in: body) }
      at = next
    }
  }
}
