/// A reader of the call chains in the bodies and values of a file, in source order.
///
/// It walks tokens rather than statements, so unsupported syntax doesn't hide the chains after it.
struct ChainReader {
  let outline: SwiftOutline
  private(set) var chains: [SwiftChain] = []
  /// For each chain, the index after the last chain nested in it; nested chains follow directly.
  private(set) var ends: [Int] = []
  var bindings: [SwiftBinding] = []
  private(set) var declaration = 0
  private var depth = 0
  /// The first token that is skipped because it is nested too deeply.
  private(set) var firstUnread: Int?

  /// The maximum nesting of chains in closures and arguments.
  static let deepest = 200

  /// Whether a modifier with a name helps, so that it doesn't count if only some builds compile it.
  private let isRelief: (String) -> Bool

  init(outline: SwiftOutline, isRelief: @escaping (String) -> Bool) {
    (self.outline, self.isRelief) = (outline, isRelief)
  }

  private typealias Context = (parent: Int?, role: SwiftChain.Role)

  mutating func read(_ isLeftOut: (Int) -> Bool) {
    for (index, declared) in outline.declarations.enumerated() where !declared.hasMembers && !isLeftOut(index) {
      declaration = index
      let context: Context = (nil, .init(kind: .statement, modifier: nil, label: nil))
      if declared.kind == .function || declared.kind == .initializer {
        readParameters(declared, context)
        if let body = declared.body { bindParameters(after: declared.nameToken, in: body) }
      }
      if let value = declared.value, declared.kind != .typealias { read(value, context) }
      if let body = declared.body { read(body, context) }
    }
  }

  /// Reads the default values of parameters.
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

  private mutating func read(_ range: Range<Int>, _ context: Context, isSwitch: Bool = false) {
    guard depth < ChainReader.deepest else {
      if !range.isEmpty { firstUnread = firstUnread ?? range.lowerBound }
      return
    }
    depth += 1
    defer { depth -= 1 }
    var at = range.lowerBound
    var statement = at
    var block = Block(range, isSwitch: isSwitch)
    while at < range.upperBound {
      let token = outline.tokens[at]
      let start = at
      // Computed once per statement, however many chains it contains.
      if at >= statement { statement = outline.statementEnd(from: at, before: range.upperBound) }
      if let condition = block.condition, at > condition.body { block.condition = nil }
      let isCondition = block.condition != nil
      switch token.kind {
      case .openBrace:
        readBlock(at, context, block.condition?.keyword)
        block.condition = nil
        at = outline.next(after: at)
      case .openParenthesis, .openBracket:
        let follows = outline.next(after: at)
        if follows < range.upperBound, outline.tokens[follows].kind == .point {
          at = readChain(at, before: statement, context, isCondition: isCondition)
        } else {
          if let inside = outline.group(at: at) { read(inside, context) }
          at = follows
        }
      case .hash:
        block.countBranch(token.word)
        at = readHash(at, before: range.upperBound, statement: statement, context, isCondition: isCondition)
      case .at: at = skipAttribute(at, before: range.upperBound)
      case .identifier:
        if let word = token.word, word != .self, word != .Self, word != .super, word != .`init` {
          at = readWord(word, at, before: range.upperBound, &block)
        } else {
          at = readChain(at, before: statement, context, isCondition: isCondition)
        }
      case .point where at + 1 < range.upperBound && outline.tokens[at + 1].kind == .identifier:
        at = readChain(at, before: statement, context, isCondition: isCondition)
      case .string, .number: at = readChain(at, before: statement, context, isCondition: isCondition)
      default: at = outline.isToken(at, "\\") ? keyPathEnd(from: at + 1, before: range.upperBound) : at + 1
      }
      if at <= start { at = start + 1 }
    }
  }

  /// Reads the statements in braces: a body, or a closure that isn't an argument.
  private mutating func readBlock(_ brace: Int, _ context: Context, _ keyword: SwiftKeyword?) {
    guard let body = outline.group(at: brace) else { return }
    let start = keyword == nil ? outline.closureStart(of: body) : body.lowerBound
    if start > body.lowerBound { bindClosureParameters(body.lowerBound..<start - 1, in: body) }
    read(start..<max(start, body.upperBound), context, isSwitch: keyword == .switch)
  }

  /// Reads what a keyword introduces; the position ends after the keyword's own part.
  private mutating func readWord(_ word: SwiftKeyword, _ at: Int, before end: Int, _ block: inout Block) -> Int {
    switch word {
    case .if, .guard, .switch, .while, .for, .catch:
      // `repeat { } while isOn` has no body.
      guard word != .while || at != block.repeated else { return at + 1 }
      block.condition = bodyOfCondition(at + 1, before: end).map { Condition(keyword: word, body: $0) }
      guard let condition = block.condition else { return at + 1 }
      switch word {
      case .for: return bindLoop(at + 1, of: condition)
      case .catch: return bindCatch(at + 1, of: condition)
      default: return at + 1
      }
    case .repeat:
      if at + 1 < end, outline.tokens[at + 1].kind == .openBrace { block.repeated = outline.next(after: at + 1) }
      return at + 1
    case .let, .var: return bind(at, before: end, in: block)
    case .case: return bindPattern(at + 1, before: end, in: &block)
    case .default:
      if block.isSwitch { block.end = caseEnd(from: at + 1, before: end) }
      return at + 1
    case .func, .willSet, .didSet, .set:
      let brace = bodyStart(at + 1, before: end)
      if brace < end, let body = outline.group(at: brace) { bindParameters(after: at + 1, in: body) }
      return word == .func ? brace : at + 1
    case .struct, .enum, .class, .actor, .typealias:
      if at + 1 < end { bindType(at + 1, from: block.start, in: block) }
      return bodyStart(at + 1, before: end)
    case .extension: return bodyStart(at + 1, before: end)
    case .as, .is: return min(end, at + 2)
    default: return at + 1
    }
  }

  /// Returns the brace of a local declaration, or the end of its line.
  private func bodyStart(_ start: Int, before end: Int) -> Int {
    var at = start
    while at < end, at < start + ChainReader.longestCondition, outline.tokens[at].kind != .openBrace,
      at == start || !outline.tokens[at].startsLine || outline.continues(at) || outline.tokens[at].word == .async
    {
      at = outline.next(after: at)
    }
    return min(at, end)
  }

  /// Returns the end of `\.name.other` or `\Type.name`, a key path that names a member without using it.
  private func keyPathEnd(from start: Int, before end: Int) -> Int {
    var at = start
    while at < end, [.identifier, .point].contains(outline.tokens[at].kind),
      at == start || !outline.tokens[at].hasSpaceBefore
    {
      at += 1
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

  /// Skips a directive to the end of its line, or reads a macro as a chain.
  private mutating func readHash(
    _ at: Int, before end: Int, statement: Int, _ context: Context, isCondition: Bool
  ) -> Int {
    guard outline.tokens[at].word != nil else {
      return readChain(at, before: statement, context, isCondition: isCondition)
    }
    var next = at + 1
    while next < end, !outline.tokens[next].startsLine { next += 1 }
    return next
  }

  // MARK: Chains

  private mutating func readChain(
    _ at: Int, before end: Int, _ context: Context, isCondition: Bool
  ) -> Int {
    var reader = ExpressionReader(outline: outline, at: at, end: max(at + 1, end))
    reader.takesTrailingClosures = !isCondition
    reader.directives = .init()
    let expression = reader.readPostfix()
    if case .other = expression.kind { return at + 1 }
    let index = chains.count
    chains.append(
      SwiftChain(
        expression, parent: context.parent, role: context.role, declaration: declaration,
        uncertain: reader.directives?.uncertain ?? [], isRelief: isRelief))
    ends.append(index + 1)
    let chain = chains[index]
    read(chain.arguments ?? [], of: index, modifier: nil)
    for (position, modifier) in chain.modifiers.enumerated() {
      read(modifier.arguments ?? [], of: index, modifier: position)
    }
    ends[index] = chains.count
    for branch in reader.directives?.skipped ?? [] { read(branch, context) }
    return max(at + 1, reader.at)
  }

  private mutating func read(_ arguments: [SwiftExpression.Argument], of chain: Int, modifier: Int?) {
    for argument in arguments {
      if case .closure(let body) = argument.value.kind {
        let start = outline.closureStart(of: body)
        if start > body.lowerBound { bindClosureParameters(body.lowerBound..<start - 1, in: body) }
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
}

extension SwiftOutline {
  /// The maximum nesting of closures, arguments, and braces whose chains are read.
  public static let deepestChain = ChainReader.deepest

  /// Returns the call chains in all declarations, each before its nested chains, and the bindings in bodies.
  ///
  /// Members behind `#if` in the middle of a chain belong to it if a release build for iOS may compile them; otherwise they start a chain.
  ///
  /// - Parameters:
  ///   - isLeftOut: whether the chains of a declaration are skipped.
  ///   - isRelief: whether a modifier with a name helps, so that it doesn't count if only some builds compile it.
  /// - Returns: the chains, for each the index after the last chain nested in it, the bindings, and the first token that is nested deeper
  ///   than ``deepestChain`` and so skipped.
  /// - Complexity: O(d n) for n tokens and a nesting of d parentheses; closures add no cost.
  public func chains(
    leavingOut isLeftOut: (Int) -> Bool = { _ in false },
    withoutConditional isRelief: @escaping (String) -> Bool = { _ in false }
  ) -> (chains: [SwiftChain], ends: [Int], bindings: [SwiftBinding], firstUnread: Int?) {
    var reader = ChainReader(outline: self, isRelief: isRelief)
    reader.read(isLeftOut)
    return (reader.chains, reader.ends, reader.bindings, reader.firstUnread)
  }
}
