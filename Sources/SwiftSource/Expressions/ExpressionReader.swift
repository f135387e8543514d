/// A reader of one expression by precedence climbing, with bounded nesting and bounded depth of the result.
struct ExpressionReader {
  let outline: SwiftOutline
  var at: Int
  var end: Int
  private var depth = 0
  /// What directives decide if members behind `#if` belong to the expression; nil if it ends before them.
  var directives: Directives?
  /// Whether a brace after a name or call is an argument; in the condition of `if` it opens the body.
  var takesTrailingClosures = true

  init(outline: SwiftOutline, at: Int, end: Int) {
    self.outline = outline
    self.at = at
    self.end = max(at, end)
  }

  private var token: SwiftToken { outline.tokens[at] }

  mutating func read() -> SwiftExpression {
    let start = at
    depth += 1
    defer { depth -= 1 }
    let condition = readBinary(0)
    guard at < end, outline.isToken(at, "?"), token.hasSpaceBefore || token.startsLine else { return condition }
    at += 1
    let value = read()
    guard at < end, token.kind == .colon else { return giveUp(from: start) }
    at += 1
    let otherwise = read()
    return make(.ternary(condition, value, otherwise), from: start)
  }

  private func make(_ kind: SwiftExpression.Kind, from start: Int) -> SwiftExpression {
    SwiftExpression(kind: kind, tokens: start..<max(start, at))
  }

  /// Skips to the end of the group or to a comma, and returns an expression of unknown kind.
  private mutating func giveUp(from start: Int) -> SwiftExpression {
    while at < end, token.kind != .comma { at = min(end, outline.next(after: at)) }
    return make(.other, from: start)
  }

  // MARK: Operators

  /// The precedence of binary operators; the ternary operator and assignment have lower precedence.
  private static let precedence: [String: Int] = [
    "??": 4, "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, ">": 3, "<=": 3, ">=": 3, "===": 3, "~=": 3,
    "...": 5, "..<": 5, "+": 6, "-": 6, "|": 6, "^": 6, "&+": 6, "&-": 6, "*": 7, "/": 7, "%": 7, "&": 7, "&*": 7,
    "<<": 8, ">>": 8,
  ]
  /// The maximum number of consecutive operators or members in one expression.
  private static let longestRow = 100

  private mutating func readBinary(_ least: Int) -> SwiftExpression {
    let start = at
    var left = readUnary()
    var count = 0
    while at < end {
      if token.kind == .identifier, token.word == .as || token.word == .is {
        left = readCast(left, from: start)
      } else {
        guard token.kind == .sign, at + 1 < end else { return left }
        let sign = outline.text(at)
        guard let binding = ExpressionReader.precedence[sign], binding > least else { return left }
        at += 1
        let right = readBinary(binding)
        left = make(.binary(sign, left, right), from: start)
      }
      count += 1
      if count > ExpressionReader.longestRow { return giveUp(from: start) }
    }
    return left
  }

  private mutating func readCast(_ value: SwiftExpression, from start: Int) -> SwiftExpression {
    at += 1
    if at < end, outline.isToken(at, "?") || outline.isToken(at, "!") { at += 1 }
    let first = at
    while at < end, token.kind == .identifier || token.kind == .point { at += 1 }
    return make(.cast(value, first..<at), from: start)
  }

  private mutating func readUnary() -> SwiftExpression {
    let start = at
    guard at < end, depth < SwiftOutline.deepestExpression else { return giveUp(from: start) }
    depth += 1
    defer { depth -= 1 }
    if token.kind == .sign {
      let sign = outline.text(at)
      at += 1
      let value = readUnary()
      return make(.prefix(sign, value), from: start)
    }
    if token.kind == .identifier, token.word == .try || token.word == .await {
      at += 1
      if at < end, token.kind == .sign, !token.hasSpaceBefore { at += 1 }
      let value = readBinary(0)
      return make(.effect(value), from: start)
    }
    return readPostfix()
  }

  // MARK: Values and their suffixes

  /// Reads a value with the members, calls, and subscripts after it.
  mutating func readPostfix() -> SwiftExpression {
    let start = at
    return readSuffixes(of: readPrimary(), from: start)
  }

  /// Continues a value with the members, calls, and subscripts after it.
  mutating func readSuffixes(of value: SwiftExpression, from start: Int) -> SwiftExpression {
    var value = value
    var count = 0
    while at < end {
      switch token.kind {
      case .hash where token.word == .hashIf && directives != nil && depth < SwiftOutline.deepestExpression:
        depth += 1
        defer { depth -= 1 }
        guard let longer = readMembers(of: value, from: start) else { return value }
        value = longer
      case .point where at + 1 < end && [.identifier, .number].contains(outline.tokens[at + 1].kind):
        let name = outline.name(at + 1)
        at += 2
        value = make(.member(value, name), from: start)
      case .openParenthesis where !token.startsLine:
        let arguments = readGroup()
        value = make(.call(value, arguments), from: start)
      case .openBracket where !token.startsLine && !token.hasSpaceBefore:
        let arguments = readGroup()
        value = make(.element(value, arguments), from: start)
      case .openBrace where takesTrailingClosures && !token.startsLine && takesClosure(value):
        value = readTrailingClosures(of: value, from: start)
      case .sign where !token.hasSpaceBefore && (outline.isToken(at, "!") || outline.isToken(at, "?")):
        at += 1
        value = make(.unwrapped(value), from: start)
      case .sign where !token.hasSpaceBefore && outline.isToken(at, "<") && skipGenericArguments(): continue
      default: return value
      }
      count += 1
      // The caller handles the rest.
      if count > ExpressionReader.longestRow { return value }
    }
    return value
  }

  private func takesClosure(_ value: SwiftExpression) -> Bool {
    switch value.kind {
    case .name, .member, .implicitMember, .call, .macro: true
    default: false
    }
  }

  private mutating func readTrailingClosures(of value: SwiftExpression, from start: Int) -> SwiftExpression {
    var callee = value
    var arguments: [SwiftExpression.Argument] = []
    if case .call(let called, let given) = value.kind { (callee, arguments) = (called, given) }
    var label: String?
    while at < end, token.kind == .openBrace, let body = outline.group(at: at) {
      let first = at
      at = min(end, outline.next(after: at))
      arguments.append(.init(label: label, value: make(.closure(body), from: first)))
      guard at + 2 < end, token.kind == .identifier, outline.tokens[at + 1].kind == .colon,
        outline.tokens[at + 2].kind == .openBrace
      else { break }
      label = outline.name(at)
      at += 2
    }
    return make(.call(callee, arguments), from: start)
  }

  /// Skips `<A, B>` before a call or a member.
  private mutating func skipGenericArguments() -> Bool {
    var index = at + 1
    while index < min(end, at + 32) {
      switch outline.tokens[index].kind {
      case .identifier, .point, .comma, .colon: index += 1
      case .openBracket: index = outline.next(after: index)
      case .sign where outline.isToken(index, "?"): index += 1
      case .sign where outline.isToken(index, ">"):
        let follows = index + 1 < end ? outline.tokens[index + 1].kind : .end
        guard follows == .openParenthesis || follows == .point else { return false }
        at = index + 1
        return true
      default: return false
      }
    }
    return false
  }

  private mutating func readPrimary() -> SwiftExpression {
    let start = at
    switch token.kind {
    case .number:
      let (value, isInteger) = outline.number(at)
      return take(.number(value, isInteger: isInteger))
    case .string: return take(.string(outline.plainText(at)))
    case .identifier: return readName()
    case .point where at + 1 < end && outline.tokens[at + 1].kind == .identifier:
      let name = outline.name(at + 1)
      at += 2
      return make(.implicitMember(name), from: start)
    case .openParenthesis, .openBracket:
      let isTuple = token.kind == .openParenthesis
      let parts = readGroup()
      return make(isTuple ? .tuple(parts) : .array(parts), from: start)
    case .openBrace:
      let body = outline.group(at: at) ?? at..<at
      at = min(end, outline.next(after: at))
      return make(.closure(body), from: start)
    case .hash where token.word == nil:
      let name = String(Substring(outline.text(at).utf8.dropFirst()))
      at += 1
      let arguments = at < end && token.kind == .openParenthesis ? readGroup() : []
      return make(.macro(name, arguments), from: start)
    default: return giveUp(from: start)
    }
  }

  private mutating func take(_ kind: SwiftExpression.Kind) -> SwiftExpression {
    at += 1
    return make(kind, from: at - 1)
  }

  private mutating func readName() -> SwiftExpression {
    switch token.word {
    case .true: return take(.boolean(true))
    case .false: return take(.boolean(false))
    case .nil: return take(.nil)
    case .if, .switch, .do, .return, .throw, .for, .while, .repeat, .guard, .defer, .var, .let, .func:
      return giveUp(from: at)
    default: return take(.name(outline.name(at)))
    }
  }

  /// Reads the arguments or elements of the group that starts here; the position ends after the group.
  private mutating func readGroup() -> [SwiftExpression.Argument] {
    let inside = outline.group(at: at) ?? at..<at
    let after = min(end, outline.next(after: at))
    let (outer, tookClosures, around) = (end, takesTrailingClosures, directives)
    takesTrailingClosures = true
    if around != nil { directives = .init() }
    defer { (at, end, takesTrailingClosures, directives) = (after, outer, tookClosures, around) }
    guard depth < SwiftOutline.deepestExpression else {
      at = inside.lowerBound
      return [.init(label: nil, value: SwiftExpression(kind: .other, tokens: inside))]
    }
    (at, end) = (inside.lowerBound, min(inside.upperBound, outer))
    var arguments: [SwiftExpression.Argument] = []
    while at < end {
      var label: String?
      if at + 1 < end, token.kind == .identifier, outline.tokens[at + 1].kind == .colon {
        label = outline.name(at)
        at += 2
      }
      let first = at
      var value = read()
      // A dictionary: the part before the colon is a key.
      if at < end, token.kind == .colon, label == nil {
        at += 1
        value = read()
      }
      if at < end, token.kind != .comma { value = giveUp(from: first) }
      // The branches of a skipped `#if` still belong to the argument.
      if at > first, outline.tokens[at - 1].word == .hashEndif { value = make(value.kind, from: first) }
      arguments.append(.init(label: label, value: value))
      at += 1
    }
    return arguments
  }
}
