import SourceText

// Strings, numbers, and regular expressions.

extension SwiftScanner {
  /// The position inside a string: in its text, or in an interpolation with a number of open parentheses.
  private enum Nesting {
    case text(hashes: Int, isMultiline: Bool)
    case code(parentheses: Int)
  }

  /// Skips a string literal from its opening quote; the hashes before the quote are already skipped.
  mutating func skipString(hashes: Int) {
    let start = at
    let isMultiline = opensMultiline(hashes: hashes)
    if skipString(hashes: hashes, lines: isMultiline || linesInInterpolation) { return }
    if !isMultiline, linesInInterpolation {
      // The string reached the end of the file, so its quote is missing and it ends with its line.
      linesInInterpolation = false
      at = start
      if skipString(hashes: hashes, lines: false) { return }
    }
    let quote = String(repeating: "\"", count: isMultiline ? 3 : 1) + String(repeating: "#", count: min(hashes, 100))
    faults.append(SwiftFault(kind: .unclosed(quote), range: start..<min(start + 1, bytes.count)))
  }

  /// Whether three quotes open a string of several lines; with hashes, one that closes on its line is a string of quotes: `#"""#`.
  private func opensMultiline(hashes: Int) -> Bool {
    guard peek(1) == Ascii.quote, peek(2) == Ascii.quote else { return false }
    guard hashes > 0 else { return true }
    var next = at + 2
    while next < bytes.count, bytes[next] != Ascii.lineFeed, bytes[next] != Ascii.carriageReturn {
      if bytes[next] == Ascii.quote, countHashes(from: next + 1, upTo: hashes) == hashes { return false }
      next += 1
    }
    return true
  }

  /// Skips a string literal, optionally across lines.
  ///
  /// - Parameter lines: whether interpolations of one-line strings may contain line breaks.
  /// - Returns: whether the literal was closed; if not, the position is the end of the line or file.
  private mutating func skipString(hashes: Int, lines: Bool) -> Bool {
    var nesting: [Nesting] = [open(hashes: hashes)]
    while at < bytes.count {
      let byte = bytes[at]
      switch nesting[nesting.count - 1] {
      case .text(let hashes, let isMultiline):
        if byte == Ascii.lineFeed || byte == Ascii.carriageReturn, !isMultiline { return false }
        if byte == Ascii.quote, closes(hashes: hashes, isMultiline: isMultiline) {
          at += (isMultiline ? 3 : 1) + hashes
          nesting.removeLast()
          if nesting.isEmpty { return true }
        } else if byte == Ascii.backslash, countHashes(from: at + 1, upTo: hashes) == hashes {
          at += 1 + hashes
          if peek() == Ascii.openParenthesis { nesting.append(.code(parentheses: 0)) } else { skipEscaped(isMultiline) }
        } else {
          at += 1
        }
      case .code(let depth):
        if !lines, byte == Ascii.lineFeed || byte == Ascii.carriageReturn { return false }
        skipCode(byte, depth, &nesting)
      }
    }
    return false
  }

  private mutating func open(hashes: Int) -> Nesting {
    let isMultiline = opensMultiline(hashes: hashes)
    at += isMultiline ? 3 : 1
    return .text(hashes: hashes, isMultiline: isMultiline)
  }

  /// Skips the character after a backslash, unless it is a line break that the string can't contain.
  private mutating func skipEscaped(_ isMultiline: Bool) {
    if isMultiline || (peek() != Ascii.lineFeed && peek() != Ascii.carriageReturn) { at += 1 }
  }

  /// Advances one step through the code of an interpolation.
  private mutating func skipCode(_ byte: UInt8, _ depth: Int, _ nesting: inout [Nesting]) {
    switch byte {
    case Ascii.openParenthesis:
      nesting[nesting.count - 1] = .code(parentheses: depth + 1)
      at += 1
    case Ascii.closeParenthesis:
      at += 1
      if depth <= 1 { nesting.removeLast() } else { nesting[nesting.count - 1] = .code(parentheses: depth - 1) }
    case Ascii.quote: nesting.append(open(hashes: 0))
    case Ascii.hash:
      let hashes = countHashes(from: at, upTo: .max)
      at += hashes
      if peek() == Ascii.quote { nesting.append(open(hashes: hashes)) }
    case Ascii.slash where peek(1) == Ascii.asterisk: skipComment()
    default: at += 1
    }
  }

  private mutating func skipComment() {
    at += 2
    while at < bytes.count, !(peek() == Ascii.asterisk && peek(1) == Ascii.slash) { at += 1 }
    at = min(at + 2, bytes.count)
  }

  private func closes(hashes: Int, isMultiline: Bool) -> Bool {
    if isMultiline, peek(1) != Ascii.quote || peek(2) != Ascii.quote { return false }
    return countHashes(from: at + (isMultiline ? 3 : 1), upTo: hashes) == hashes
  }

  private func countHashes(from start: Int, upTo limit: Int) -> Int {
    var count = 0
    while count < limit, start + count < bytes.count, bytes[start + count] == Ascii.hash { count += 1 }
    return count
  }

  // MARK: Numbers

  /// Skips a number such as `1_000`, `0xFF`, `0x1.8p3`, `0b1`, `0o7`, or `1.5e-3`.
  ///
  /// After a period, only digits are skipped, as in `pair.0.1`.
  mutating func skipNumber() {
    let isMember = tokens.last?.kind == .point && tokens.last?.range.upperBound == at
    if peek() == Ascii.zero, !isMember, [UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o")].contains(peek(1)) {
      let isHex = peek(1) == UInt8(ascii: "x")
      at += 2
      skipDigits(isHex: isHex)
      guard isHex else { return }
      skipFraction(isHex: true)
      skipExponent(UInt8(ascii: "p"))
      return
    }
    skipDigits(isHex: false)
    if isMember { return }
    skipFraction(isHex: false)
    skipExponent(UInt8(ascii: "e"))
  }

  private mutating func skipDigits(isHex: Bool) {
    while at < bytes.count {
      let byte = bytes[at]
      guard Ascii.isDigit(byte) || byte == Ascii.underscore || (isHex && Ascii.isHexDigit(byte)) else { return }
      at += 1
    }
  }

  private mutating func skipFraction(isHex: Bool) {
    guard peek() == Ascii.point, Ascii.isDigit(peek(1)) || (isHex && hasHexFraction()) else { return }
    at += 1
    skipDigits(isHex: isHex)
  }

  /// Whether hexadecimal digits and an exponent follow: `0x1.8p3` is a number, `0xFF.bytes` is a member access.
  private func hasHexFraction() -> Bool {
    var end = 1
    while end < 64, Ascii.isHexDigit(peek(end)) || peek(end) == Ascii.underscore { end += 1 }
    guard end > 1, peek(end) | 0x20 == UInt8(ascii: "p") else { return false }
    let isSigned = peek(end + 1) == UInt8(ascii: "+") || peek(end + 1) == UInt8(ascii: "-")
    return Ascii.isDigit(peek(end + (isSigned ? 2 : 1)))
  }

  private mutating func skipExponent(_ letter: UInt8) {
    guard peek() | 0x20 == letter else { return }
    let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
    guard Ascii.isDigit(peek(1 + sign)) else { return }
    at += 1 + sign
    skipDigits(isHex: false)
  }

  // MARK: Regular expressions

  /// Skips `/…/` if an operand may start here and the line contains its end.
  ///
  /// The rules are those of SE-0354, without generics.
  mutating func skipRegex() -> Bool {
    guard at >= regexHorizon, expectsOperand, peek(1) != Ascii.space, peek(1) != Ascii.tab else { return false }
    var end = at + 1
    var parentheses = 0
    while end < bytes.count, bytes[end] != Ascii.lineFeed, bytes[end] != Ascii.carriageReturn {
      switch bytes[end] {
      case Ascii.backslash: end += 1
      case Ascii.openParenthesis: parentheses += 1
      case Ascii.closeParenthesis:
        parentheses -= 1
        if parentheses < 0 { return giveUpRegex(at: end) }
      case Ascii.slash:
        if bytes[end - 1] == Ascii.space || end == at + 1 { return giveUpRegex(at: end) }
        at = end + 1
        return true
      default: break
      }
      end += 1
    }
    return giveUpRegex(at: end)
  }

  private mutating func giveUpRegex(at end: Int) -> Bool {
    regexHorizon = end
    return false
  }

  private var expectsOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .identifier:
      return last.word.map { [.return, .in, .case, .if, .guard, .while, .try, .await, .throw].contains($0) } ?? false
    case .number, .string, .regex, .closeParenthesis, .closeBracket, .closeBrace, .point, .at: return false
    case .sign: return bytes[last.range.lowerBound] != UInt8(ascii: "!") || at > last.range.upperBound
    default: return true
    }
  }

  /// Skips `#/…/#`, across lines if a line break follows the opening slash.
  mutating func skipExtendedRegex(hashes: Int) -> Bool {
    guard at >= regexHorizon else { return false }
    var end = at + hashes + 1
    let isMultiline = end < bytes.count && (bytes[end] == Ascii.lineFeed || bytes[end] == Ascii.carriageReturn)
    while end < bytes.count {
      if bytes[end] == Ascii.backslash {
        end += 1
      } else if bytes[end] == Ascii.slash, countHashes(from: end + 1, upTo: hashes) == hashes {
        at = end + 1 + hashes
        return true
      } else if bytes[end] == Ascii.lineFeed, !isMultiline {
        break
      }
      end += 1
    }
    if isMultiline {
      faults.append(SwiftFault(kind: .unclosed("/#"), range: at..<min(at + hashes + 1, bytes.count)))
      at = bytes.count
      return true
    }
    return giveUpRegex(at: end)
  }
}
