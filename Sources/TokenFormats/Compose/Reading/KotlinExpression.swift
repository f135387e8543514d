import SourceText

/// An expression, as far as colors are written with it.
struct KotlinExpression {
  indirect enum Kind {
    /// A name with the names before it: `HAColors.Primary40`.
    case name([String])
    case number(String)
    /// A call of a name: `Color(0xFF000000)`, `Color.hsl(…)`, `Blue.copy(…)`.
    case call([String], [Argument])
    /// A call on the result of another expression: `Color(0xFF000000).copy(…)`.
    case method(KotlinExpression, String, [Argument])
    /// Everything else.
    case other
  }

  struct Argument {
    let name: String?
    let value: KotlinExpression
  }

  let kind: Kind
  /// The bytes from its first to its last token.
  let range: Range<Int>
}

/// Tokens of a file with a position, and what is read of them.
struct KotlinCursor {
  let file: SourceFile
  let tokens: [KotlinToken]
  var index = 0
  private var depth = 0

  /// The most expressions inside of one another that are read; deeper ones are skipped.
  private static let depthLimit = 40

  init(_ file: SourceFile) throws(SourceTextError) {
    self.file = file
    tokens = try KotlinLexer.tokens(of: file)
  }

  var token: KotlinToken? { index < tokens.count ? tokens[index] : nil }

  func text(at index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let bytes = file.bytes[tokens[index].range]
    let isQuoted = bytes.first == Ascii.backtick && bytes.count > 1
    return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }

  var text: String { text(at: index) }

  func isSign(_ sign: UInt8, at offset: Int = 0) -> Bool {
    let position = index + offset
    guard position < tokens.count, tokens[position].kind == .sign else { return false }
    return file.bytes[tokens[position].range.lowerBound] == sign
  }

  var isName: Bool { token?.kind == .name }

  // MARK: Skipping

  /// Passes brackets and what is in them; anything else is one token.
  mutating func skipBalanced() {
    guard index < tokens.count else { return }
    var open = 0
    repeat {
      if [Ascii.openParenthesis, Ascii.openBrace, Ascii.openBracket].contains(where: { isSign($0) }) { open += 1 }
      if [Ascii.closeParenthesis, Ascii.closeBrace, Ascii.closeBracket].contains(where: { isSign($0) }) { open -= 1 }
      index += 1
    } while open > 0 && index < tokens.count
  }

  /// Passes `<…>` of types.
  mutating func skipTypeArguments() {
    guard isSign(0x3C) else { return }
    var open = 0
    repeat {
      if isSign(0x3C) { open += 1 }
      // An arrow ends no type.
      if isSign(0x3E), !(index > 0 && isSign(Ascii.minus, at: -1)) { open -= 1 }
      index += 1
    } while open > 0 && index < tokens.count
  }

  /// Whether what comes next can't belong to the expression before it.
  private var endsExpression: Bool {
    guard let token else { return true }
    let ends = [Ascii.comma, Ascii.closeParenthesis, Ascii.closeBracket, Ascii.closeBrace, UInt8(ascii: ";")]
    return token.startsLine || ends.contains { isSign($0) }
  }

  /// Passes the rest of an expression on any number of lines.
  private mutating func skipExpression() {
    while let token {
      let ends = [Ascii.comma, Ascii.closeParenthesis, Ascii.closeBracket, Ascii.closeBrace, UInt8(ascii: ";")]
      if ends.contains(where: { isSign($0) }) { return }
      if token.startsLine, !continues { return }
      skipBalanced()
    }
  }

  /// Whether a token at the start of a line continues the line before, or the line before isn't ended.
  private var continues: Bool {
    let signs: [UInt8] = [Ascii.point, 0x3F, 0x26, 0x7C]
    if signs.contains(where: { isSign($0) }) || text == "else" { return true }
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    let open: [UInt8] = [0x3D, Ascii.plus, Ascii.minus, Ascii.asterisk, Ascii.slash, 0x26, 0x7C, 0x3F, Ascii.colon]
    return before.kind == .sign && open.contains(file.bytes[before.range.lowerBound]) || text(at: index - 1) == "else"
  }

  // MARK: Expressions

  /// An expression, all of which is passed.
  mutating func expression() -> KotlinExpression {
    let start = index
    depth += 1
    defer { depth -= 1 }
    if depth <= KotlinCursor.depthLimit, let found = postfix(), endsExpression { return found }
    index = start
    // The first token belongs to the expression, wherever it is.
    if !(token.map { _ in endsAtOnce } ?? true) { skipBalanced() }
    skipExpression()
    return KotlinExpression(kind: .other, range: range(from: start))
  }

  private var endsAtOnce: Bool {
    [Ascii.comma, Ascii.closeParenthesis, Ascii.closeBracket, Ascii.closeBrace, UInt8(ascii: ";")]
      .contains { isSign($0) }
  }

  private func range(from start: Int) -> Range<Int> {
    guard start < tokens.count else { return file.bytes.count..<file.bytes.count }
    let end = index > start ? tokens[index - 1].range.upperBound : tokens[start].range.lowerBound
    return tokens[start].range.lowerBound..<end
  }

  private mutating func postfix() -> KotlinExpression? {
    let start = index
    guard var found = primary() else { return nil }
    while isSign(Ascii.point), index + 1 < tokens.count, tokens[index + 1].kind == .name {
      index += 1
      let name = text
      index += 1
      let typeStart = index
      if isSign(0x3C) { skipTypeArguments() }
      if isSign(Ascii.openParenthesis), token?.startsLine == false {
        let arguments = self.arguments()
        if case .name(let names) = found.kind {
          found = KotlinExpression(kind: .call(names + [name], arguments), range: range(from: start))
        } else {
          found = KotlinExpression(kind: .method(found, name, arguments), range: range(from: start))
        }
      } else if case .name(let names) = found.kind {
        index = typeStart
        found = KotlinExpression(kind: .name(names + [name]), range: range(from: start))
      } else {
        return nil
      }
    }
    return found
  }

  private mutating func primary() -> KotlinExpression? {
    let start = index
    guard let token else { return nil }
    switch token.kind {
    case .number:
      index += 1
      return KotlinExpression(kind: .number(text(at: start)), range: range(from: start))
    case .name:
      let name = text
      guard !["if", "when", "try", "object", "fun", "throw", "return", "listOf<"].contains(name) else { return nil }
      index += 1
      let typeStart = index
      if isSign(0x3C) {
        skipTypeArguments()
        if !isSign(Ascii.openParenthesis) { index = typeStart }
      }
      guard isSign(Ascii.openParenthesis), self.token?.startsLine == false else {
        return KotlinExpression(kind: .name([name]), range: range(from: start))
      }
      let arguments = self.arguments()
      return KotlinExpression(kind: .call([name], arguments), range: range(from: start))
    case .sign where isSign(Ascii.minus):
      index += 1
      guard self.token?.kind == .number else { return nil }
      index += 1
      return KotlinExpression(kind: .number("-" + text(at: index - 1)), range: range(from: start))
    case .sign where isSign(Ascii.openParenthesis):
      index += 1
      let inner = expression()
      guard isSign(Ascii.closeParenthesis) else { return nil }
      index += 1
      return KotlinExpression(kind: inner.kind, range: range(from: start))
    case .sign, .text: return nil
    }
  }

  /// The arguments of a call, with both parentheses.
  mutating func arguments() -> [KotlinExpression.Argument] {
    var arguments: [KotlinExpression.Argument] = []
    index += 1
    while token != nil, !isSign(Ascii.closeParenthesis) {
      let start = index
      var name: String?
      if isName, isSign(0x3D, at: 1), !isSign(0x3D, at: 2) {
        name = text
        index += 2
      }
      let value = expression()
      arguments.append(KotlinExpression.Argument(name: name, value: value))
      if isSign(Ascii.comma) || index == start { index += 1 }
      // A bracket that doesn't fit ends the call.
      if isSign(Ascii.closeBrace) || isSign(Ascii.closeBracket) { break }
    }
    if isSign(Ascii.closeParenthesis) { index += 1 }
    return arguments
  }
}
