/// Finds the call chains in the bodies and values of a file, in the order in which they are written.
///
/// It goes over tokens, not over statements: whatever it cannot make sense of hides nothing that follows.
struct ChainReader {
  let outline: SwiftOutline
  private(set) var chains: [SwiftChain] = []
  private(set) var bindings: [SwiftBinding] = []
  private var declaration = 0
  private var depth = 0

  /// The deepest nesting of chains in closures and arguments that is followed.
  static let deepest = 200

  init(outline: SwiftOutline) { self.outline = outline }

  private typealias Context = (parent: Int?, role: SwiftChain.Role)

  mutating func read(_ isLeftOut: (Int) -> Bool) {
    for (index, declared) in outline.declarations.enumerated() where !declared.hasMembers && !isLeftOut(index) {
      declaration = index
      let context: Context = (nil, .init(kind: .statement, modifier: nil, label: nil))
      if declared.kind == .function || declared.kind == .initializer { readParameters(declared, context) }
      if let value = declared.value, declared.kind != .typealias { read(value, context) }
      if let body = declared.body { read(body, context) }
    }
  }

  /// The default values of parameters.
  private mutating func readParameters(_ declared: SwiftDeclaration, _ context: Context) {
    let limit = declared.body?.lowerBound ?? declared.tokens.upperBound
    var at = declared.nameToken
    while at < limit, outline.tokens[at].kind != .openParenthesis { at += 1 }
    guard at < limit, let inside = outline.group(at: at) else { return }
    var start: Int?
    at = inside.lowerBound
    while at < inside.upperBound {
      if outline.tokens[at].kind == .comma {
        if let first = start { read(first..<at, context) }
        start = nil
      } else if start == nil, outline.isToken(at, "=") {
        start = at + 1
      }
      at = outline.next(after: at)
    }
    if let first = start { read(first..<inside.upperBound, context) }
  }

  private mutating func read(_ range: Range<Int>, _ context: Context) {
    guard depth < ChainReader.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    var at = range.lowerBound
    var isCondition = false
    // The statement that was read last ends here: what stands in it ends there too.
    var statementEnd = 0
    while at < range.upperBound {
      let token = outline.tokens[at]
      let start = at
      if token.startsLine, !outline.continues(at) {
        isCondition = isCondition && outline.tokens[max(0, at - 1)].kind == .comma
      }
      switch token.kind {
      case .openBrace:
        isCondition = false
        if let body = outline.group(at: at) { read(body, context) }
        at = outline.next(after: at)
      case .openParenthesis, .openBracket:
        let follows = outline.next(after: at)
        if follows < range.upperBound, outline.tokens[follows].kind == .point {
          at = readChain(at, range, context, isCondition: isCondition, &statementEnd)
        } else {
          if let inside = outline.group(at: at) { read(inside, context) }
          at = follows
        }
      case .hash: at = readHash(at, range, context, &statementEnd)
      case .at: at = skipAttribute(at, before: range.upperBound)
      case .identifier:
        if let word = token.word, word != .self, word != .Self, word != .super, word != .`init` {
          at = readWord(word, at, before: range.upperBound, &isCondition)
        } else {
          at = readChain(at, range, context, isCondition: isCondition, &statementEnd)
        }
      case .point where at + 1 < range.upperBound && outline.tokens[at + 1].kind == .identifier:
        at = readChain(at, range, context, isCondition: isCondition, &statementEnd)
      case .string, .number: at = readChain(at, range, context, isCondition: isCondition, &statementEnd)
      default: at += 1
      }
      if at <= start { at = start + 1 }
    }
  }

  /// What a word of the language opens; stands after what it says of its own.
  private mutating func readWord(
    _ word: SwiftWord, _ at: Int, before end: Int, _ isCondition: inout Bool
  ) -> Int {
    switch word {
    case .if, .while, .guard, .switch, .for:
      isCondition = true
      return at + 1
    case .let, .var:
      var next = at + 1
      guard next < end, outline.tokens[next].kind == .identifier else { return next }
      let name = next
      next += 1
      if next < end, outline.tokens[next].kind == .colon { next = outline.typeEnd(from: next + 1, before: end) }
      if !isCondition, next + 1 < end, outline.isToken(next, "=") {
        let value = next + 1..<max(next + 2, outline.valueEnd(from: next + 1, before: end))
        bindings.append(
          .init(name: outline.name(name), isConstant: word == .let, value: value, declaration: declaration))
      }
      return next
    case .case: return patternEnd(from: at + 1, before: end)
    case .func, .struct, .enum, .class, .actor, .extension, .typealias:
      var next = at + 1
      while next < end, outline.tokens[next].kind != .openBrace, next == at + 1 || !outline.tokens[next].startsLine {
        next = outline.next(after: next)
      }
      return next
    case .as, .is: return min(end, at + 2)
    default: return at + 1
    }
  }

  /// The end of the pattern of a `case`: the colon, or the `=` of `if case`.
  private func patternEnd(from start: Int, before end: Int) -> Int {
    var at = start
    while at < end {
      if outline.tokens[at].kind == .colon || outline.isToken(at, "=") || outline.tokens[at].kind == .openBrace {
        break
      }
      at = outline.next(after: at)
    }
    return at
  }

  private func skipAttribute(_ at: Int, before end: Int) -> Int {
    let next = min(end, at + 2)
    guard next < end, outline.tokens[next].kind == .openParenthesis, !outline.tokens[next].hasSpaceBefore else {
      return next
    }
    return outline.next(after: next)
  }

  /// A directive is skipped to the end of its line; a macro is a chain.
  private mutating func readHash(
    _ at: Int, _ range: Range<Int>, _ context: Context, _ statementEnd: inout Int
  ) -> Int {
    guard outline.tokens[at].word != nil else {
      return readChain(at, range, context, isCondition: false, &statementEnd)
    }
    var next = at + 1
    while next < range.upperBound, !outline.tokens[next].startsLine { next += 1 }
    return next
  }

  // MARK: Chains

  private mutating func readChain(
    _ at: Int, _ range: Range<Int>, _ context: Context, isCondition: Bool, _ statementEnd: inout Int
  ) -> Int {
    if at >= statementEnd { statementEnd = outline.statementEnd(from: at, before: range.upperBound) }
    var reader = ExpressionReader(outline: outline, at: at, end: max(at + 1, min(range.upperBound, statementEnd)))
    reader.takesTrailingClosures = !isCondition
    reader.leavesLongRows = true
    let expression = reader.readPostfix()
    if case .other = expression.kind { return at + 1 }
    let index = chains.count
    chains.append(
      SwiftChain(
        expression, parent: context.parent, role: context.role, declaration: declaration))
    let chain = chains[index]
    read(chain.arguments ?? [], of: index, modifier: nil)
    for (position, modifier) in chain.modifiers.enumerated() {
      read(modifier.arguments ?? [], of: index, modifier: position)
    }
    chains[index].end = chains.count
    return max(at + 1, reader.at)
  }

  private mutating func read(_ arguments: [SwiftExpression.Argument], of chain: Int, modifier: Int?) {
    for argument in arguments {
      if case .closure(let body) = argument.value.kind {
        let start = signatureEnd(of: body)
        read(
          start..<max(start, body.upperBound),
          (chain, .init(kind: .closure, modifier: modifier, label: argument.label)))
      } else {
        read(
          argument.value.tokens, (chain, .init(kind: .argument, modifier: modifier, label: argument.label)),
        )
      }
    }
  }

  /// The first token after the parameters of a closure.
  private func signatureEnd(of body: Range<Int>) -> Int {
    var at = body.lowerBound
    while at < body.upperBound, at < body.lowerBound + 64 {
      let token = outline.tokens[at]
      if token.word == .in, token.kind == .identifier { return at + 1 }
      switch token.kind {
      case .identifier, .comma, .colon, .openBracket, .openParenthesis, .at, .point: at = outline.next(after: at)
      case .sign where outline.isToken(at, "->") || outline.isToken(at, "?"): at += 1
      default: return body.lowerBound
      }
    }
    return body.lowerBound
  }
}

extension SwiftOutline {
  /// The call chains in the bodies and values of all declarations, each before the chains that stand in it, and what bodies bind to names.
  ///
  /// - Parameter isLeftOut: whether the chains of a declaration are left out.
  /// - Complexity: O(d n) for n tokens and a nesting of d parentheses; closures cost nothing more.
  public func chains(leavingOut isLeftOut: (Int) -> Bool = { _ in false }) -> (
    chains: [SwiftChain], bindings: [SwiftBinding]
  ) {
    var reader = ChainReader(outline: self)
    reader.read(isLeftOut)
    return (reader.chains, reader.bindings)
  }
}
