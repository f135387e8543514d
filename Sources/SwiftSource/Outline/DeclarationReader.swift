/// A non-recursive reader of the declarations of a file and of its types.
struct DeclarationReader {
  let outline: SwiftOutline
  private(set) var declarations: [SwiftDeclaration] = []
  private(set) var branches: [SwiftBranch] = []
  /// The types whose members are being read, each with the token that ends it.
  private var open: [(declaration: Int, end: Int, branchDepth: Int)] = []
  /// The open branches of `#if`.
  private var openBranches: [Int] = []
  private var at = 0

  init(outline: SwiftOutline) { self.outline = outline }

  private var tokens: [SwiftToken] { outline.tokens }

  mutating func read() {
    while true {
      let end = open.last?.end ?? tokens.count - 1
      guard at < end else {
        guard let last = open.popLast() else { return }
        openBranches.removeLast(max(0, openBranches.count - last.branchDepth))
        at = max(at, outline.next(after: declarations[last.declaration].body.map { $0.lowerBound - 1 } ?? at))
        continue
      }
      let start = at
      readMember(before: end)
      if at <= start { at = start + 1 }
    }
  }

  private mutating func readMember(before end: Int) {
    if tokens[at].kind == .semicolon {
      at += 1
      return
    }
    if tokens[at].kind == .hash, let word = tokens[at].word {
      readDirective(word, before: end)
      return
    }
    let start = at
    let modifiers = skipAttributesAndModifiers(before: end)
    guard at < end, tokens[at].kind == .identifier, let word = tokens[at].word else {
      at = outline.statementEnd(from: max(at, start), before: end)
      return
    }
    switch word {
    case .enum, .struct, .class, .actor, .extension, .protocol: readType(word, start, modifiers, before: end)
    case .func, .macro, .operator, .precedencegroup: readFunction(.function, start, modifiers, before: end)
    case .`init`, .deinit, .subscript: readFunction(.initializer, start, modifiers, before: end)
    case .var, .let: readBindings(word == .let ? .constant : .variable, start, modifiers, before: end)
    case .case: readCases(start, modifiers, before: end)
    case .typealias, .associatedtype: readAlias(start, modifiers, before: end)
    case .import:
      at = outline.statementEnd(from: at, before: end)
      append(.import, name: at - 1, start, modifiers)
    default: at = outline.statementEnd(from: at, before: end)
    }
  }

  // MARK: Directives

  private mutating func readDirective(_ word: SwiftKeyword, before end: Int) {
    let directive = at
    // Members behind `#if` continue the value before it and declare nothing.
    if word == .hashIf, outline.memberDirectives.contains(at), let block = outline.memberBranches(at: at, before: end) {
      at = block.end
      return
    }
    at += 1
    while at < end, !tokens[at].startsLine { at += 1 }
    let condition = directive + 1..<at
    switch word {
    case .hashIf:
      branches.append(
        SwiftBranch(first: branches.count, parent: openBranches.last, directive: directive, condition: condition))
      openBranches.append(branches.count - 1)
    case .hashElseif, .hashElse:
      guard openBranches.count > (open.last?.branchDepth ?? 0), let last = openBranches.popLast() else { return }
      branches.append(
        SwiftBranch(
          first: branches[last].first, parent: branches[last].parent, directive: directive,
          condition: word == .hashElse ? nil : condition))
      openBranches.append(branches.count - 1)
    case .hashEndif:
      if openBranches.count > (open.last?.branchDepth ?? 0) { openBranches.removeLast() }
    default: break
    }
  }

  // MARK: Before a declaration

  private mutating func skipAttributesAndModifiers(before end: Int) -> SwiftDeclaration.Modifiers {
    var modifiers: SwiftDeclaration.Modifiers = []
    while at < end {
      if tokens[at].kind == .at {
        skipAttribute(before: end)
      } else if let word = tokens[at].word, tokens[at].kind == .identifier, isModifier(word, before: end) {
        at += 1
        let isOfSetter = at < end && tokens[at].kind == .openParenthesis
        if isOfSetter { at = outline.next(after: at) }
        switch word {
        case .static, .class: modifiers.insert(.static)
        case .private, .fileprivate: if !isOfSetter { modifiers.insert(.private) }
        case .public, .package, .open: if !isOfSetter { modifiers.insert(.public) }
        default: break
        }
      } else {
        break
      }
    }
    return modifiers
  }

  private mutating func skipAttribute(before end: Int) {
    at += 1
    while at < end, tokens[at].kind == .identifier {
      at += 1
      guard at < end, tokens[at].kind == .point else { break }
      at += 1
    }
    if at < end, tokens[at].kind == .openParenthesis, !tokens[at].hasSpaceBefore { at = outline.next(after: at) }
  }

  /// Whether a word that may be a modifier is one here, because a declaration follows that it can modify.
  private func isModifier(_ word: SwiftKeyword, before end: Int) -> Bool {
    guard at + 1 < end else { return false }
    let next = tokens[at + 1]
    if word == .class {
      return next.kind == .identifier && [.var, .let, .func, .subscript, .override, .final].contains(next.word)
    }
    guard word.isModifier else { return false }
    return next.kind == .identifier || next.kind == .at || (next.kind == .openParenthesis && word != .open)
  }

  // MARK: Types

  private mutating func readType(
    _ word: SwiftKeyword, _ start: Int, _ modifiers: SwiftDeclaration.Modifiers, before end: Int
  ) {
    let kinds: [SwiftKeyword: SwiftDeclaration.Kind] = [
      .enum: .enum, .struct: .struct, .class: .class, .actor: .actor, .protocol: .protocol,
    ]
    let name = at + 1
    guard name < end, tokens[name].kind == .identifier || word == .extension else {
      at = outline.statementEnd(from: at, before: end)
      return
    }
    at = name
    var path = outline.name(name)
    at = outline.next(after: at)
    while word == .extension, at + 1 < end, tokens[at].kind == .point, tokens[at + 1].kind == .identifier {
      path += "." + outline.name(at + 1)
      at += 2
    }
    let isCut = path.utf8.count > SwiftOutline.longestName
    var inheritance: Range<Int>?
    while at < end, tokens[at].kind != .openBrace {
      if tokens[at].kind == .colon, inheritance == nil {
        inheritance = at + 1..<end
      } else if tokens[at].word == .where || outline.startsDeclaration(at) {
        inheritance = inheritance.map { $0.lowerBound..<min($0.upperBound, at) }
        if outline.startsDeclaration(at) { break }
      }
      at = outline.next(after: at)
    }
    inheritance = inheritance.map { $0.lowerBound..<max($0.lowerBound, min($0.upperBound, at)) }
    let body = at < end && tokens[at].kind == .openBrace ? outline.group(at: at) : nil
    append(kinds[word] ?? .extension, name: name, start, modifiers, path: isCut ? "" : path, to: body?.upperBound ?? at)
    declarations[declarations.count - 1].inheritance = inheritance
    declarations[declarations.count - 1].body = body
    guard let body else { return }
    open.append((declarations.count - 1, min(body.upperBound, end), openBranches.count))
    at = body.lowerBound
  }

  // MARK: Members

  private mutating func readFunction(
    _ kind: SwiftDeclaration.Kind, _ start: Int, _ modifiers: SwiftDeclaration.Modifiers, before end: Int
  ) {
    let name = kind == .function && at + 1 < end ? at + 1 : at
    at = name + 1
    var result: Range<Int>?
    while at < end, tokens[at].kind != .openBrace {
      if tokens[at].startsLine, !outline.continues(at) { break }
      if tokens[at].kind == .semicolon { break }
      if result == nil, outline.isToken(at, "->") { result = at + 1..<end }
      at = outline.next(after: at)
    }
    let stop = min(at, end)
    let body = stop < end && tokens[stop].kind == .openBrace ? outline.group(at: stop) : nil
    if body != nil { at = outline.next(after: stop) }
    append(kind, name: name, start, modifiers)
    declarations[declarations.count - 1].type = result.map { $0.lowerBound..<max($0.lowerBound, stop) }
    declarations[declarations.count - 1].body = body
  }

  private mutating func readBindings(
    _ kind: SwiftDeclaration.Kind, _ start: Int, _ modifiers: SwiftDeclaration.Modifiers, before end: Int
  ) {
    repeat {
      at += 1
      let name = at
      guard name < end else { return }
      at = outline.next(after: name)
      var type: Range<Int>?
      var value: Range<Int>?
      if at < end, tokens[at].kind == .colon {
        let first = at + 1
        at = outline.typeEnd(from: first, before: end)
        type = first..<at
      }
      if at < end, outline.isToken(at, "=") {
        let first = at + 1
        at = outline.valueEnd(from: first, before: end)
        value = first..<max(first, at)
      }
      var body: Range<Int>?
      if at < end, tokens[at].kind == .openBrace {
        body = outline.group(at: at)
        at = outline.next(after: at)
      }
      for part in outline.parts(of: TuplePart(pattern: name..<outline.next(after: name), type: type, value: value)) {
        append(kind, name: part.pattern.lowerBound, start, modifiers)
        declarations[declarations.count - 1].type = part.type
        declarations[declarations.count - 1].value = part.value
        declarations[declarations.count - 1].body = body
      }
    } while at < end && tokens[at].kind == .comma
  }

  private mutating func readCases(_ start: Int, _ modifiers: SwiftDeclaration.Modifiers, before end: Int) {
    repeat {
      at += 1
      let name = at
      guard name < end, tokens[name].kind == .identifier else { return }
      at += 1
      if at < end, tokens[at].kind == .openParenthesis { at = outline.next(after: at) }
      var value: Range<Int>?
      if at < end, outline.isToken(at, "=") {
        let first = at + 1
        at = outline.valueEnd(from: first, before: end)
        value = first..<max(first, at)
      }
      append(.enumCase, name: name, start, modifiers)
      declarations[declarations.count - 1].value = value
    } while at < end && tokens[at].kind == .comma
  }

  private mutating func readAlias(_ start: Int, _ modifiers: SwiftDeclaration.Modifiers, before end: Int) {
    let name = at + 1
    at = outline.statementEnd(from: at, before: end)
    guard name < at else { return }
    append(.typealias, name: name, start, modifiers)
    let equals = (name..<at).first { outline.isToken($0, "=") }
    declarations[declarations.count - 1].value = equals.map { $0 + 1..<max($0 + 1, at) }
  }

  private mutating func append(
    _ kind: SwiftDeclaration.Kind, name: Int, _ start: Int, _ modifiers: SwiftDeclaration.Modifiers,
    path: String? = nil, to end: Int? = nil
  ) {
    let isLong = tokens[name].range.count > SwiftOutline.longestName
    declarations.append(
      SwiftDeclaration(
        kind: kind, name: path ?? (isLong ? "" : outline.name(name)), nameToken: name, parent: open.last?.declaration,
        branch: openBranches.last, modifiers: modifiers, tokens: start..<max(start, end ?? at)))
  }
}
