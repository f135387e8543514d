import SourceText

/// Splits bytes into the tokens of CSS Syntax 3, section 4. Every byte belongs to exactly one token.
///
/// - Complexity: O(n) for all tokens together; no allocation.
package struct CSSTokenizer: Sendable {
  /// The bytes that are read.
  package let bytes: [UInt8]
  /// The start of the next token.
  package private(set) var index: Int
  private let end: Int

  /// A tokenizer of a range of bytes, which must start and end between tokens.
  package init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    index = range.lowerBound
    end = range.upperBound
  }

  /// Goes back to where a token starts.
  package mutating func rewind(to start: Int) { index = start }

  /// The byte at an offset from the next one; NUL past the end, so that nothing is taken for a part of a token.
  @inline(__always)
  private func peek(_ offset: Int = 0) -> UInt8? { index + offset < end ? bytes[index + offset] : nil }

  /// Returns the next token; at the end, and from then on, one of kind `end`.
  package mutating func next() -> CSSToken {
    guard let byte = peek() else { return CSSToken(.end, end..<end) }
    // Most tokens are names and numbers, which their first byte tells.
    if isCSSNameStartByte(byte) { return named() }
    if byte &- Ascii.zero < 10 { return numeric() }
    let start = index
    switch byte {
    case Ascii.space, Ascii.tab, Ascii.lineFeed, Ascii.carriageReturn, 0x0C:
      while let next = peek(), isCSSSpace(next) { index += 1 }
      return CSSToken(.whitespace, start..<index)
    case Ascii.slash where peek(1) == Ascii.asterisk: return comment()
    case Ascii.quote, UInt8(ascii: "'"): return string(closedBy: byte)
    case UInt8(ascii: "#"): return hash()
    case UInt8(ascii: "@"): return atKeyword()
    case Ascii.colon: return single(.colon)
    case UInt8(ascii: ";"): return single(.semicolon)
    case Ascii.comma: return single(.comma)
    case UInt8(ascii: "("): return single(.openParenthesis)
    case UInt8(ascii: ")"): return single(.closeParenthesis)
    case Ascii.openBracket: return single(.openSquare)
    case Ascii.closeBracket: return single(.closeSquare)
    case Ascii.openBrace: return single(.openBrace)
    case Ascii.closeBrace: return single(.closeBrace)
    case UInt8(ascii: "<") where peek(1) == 0x21 && peek(2) == Ascii.minus && peek(3) == Ascii.minus:
      index += 4
      return CSSToken(.cdo, start..<index)
    case Ascii.minus where peek(1) == Ascii.minus && peek(2) == UInt8(ascii: ">"):
      index += 3
      return CSSToken(.cdc, start..<index)
    default: break
    }
    if startsNumber() { return numeric() }
    if startsName() { return named() }
    return single(.delimiter)
  }

  /// Passes white space and comments; returns whether there were any.
  mutating func skipBlanks() -> Bool {
    let start = index
    while index < end {
      let byte = bytes[index]
      if isCSSSpace(byte) {
        index += 1
      } else if byte == Ascii.slash, peek(1) == Ascii.asterisk {
        _ = comment()
      } else {
        break
      }
    }
    return index > start
  }

  private mutating func single(_ kind: CSSTokenKind) -> CSSToken {
    index += 1
    return CSSToken(kind, index - 1..<index)
  }

  private mutating func comment() -> CSSToken {
    let start = index
    index += 2
    while index < end {
      if bytes[index] == Ascii.asterisk, peek(1) == Ascii.slash {
        index += 2
        return CSSToken(.comment, start..<index)
      }
      index += 1
    }
    return CSSToken(.comment, start..<index, isUnclosed: true)
  }

  private mutating func string(closedBy quote: UInt8) -> CSSToken {
    let start = index
    index += 1
    while let byte = peek() {
      if byte == quote {
        index += 1
        return CSSToken(.string, start..<index, nameStart: start + 1)
      }
      // A string may not run over a line end; the line end is not part of the bad string.
      if isCSSLineEnd(byte) { return CSSToken(.badString, start..<index, nameStart: start + 1) }
      if byte == Ascii.backslash, let escaped = peek(1) {
        index = isCSSLineEnd(escaped) ? afterLineEnd(in: bytes, at: index + 1, before: end) : index + 2
      } else {
        index += 1
      }
    }
    return CSSToken(.string, start..<index, nameStart: start + 1, isUnclosed: true)
  }

  private mutating func hash() -> CSSToken {
    let start = index
    index += 1
    guard let byte = peek(), isCSSNameByte(byte) || isEscape() else { return CSSToken(.delimiter, start..<index) }
    skipName()
    return CSSToken(.hash, start..<index, nameStart: start + 1)
  }

  private mutating func atKeyword() -> CSSToken {
    let start = index
    index += 1
    guard startsName() else { return CSSToken(.delimiter, start..<index) }
    skipName()
    return CSSToken(.atKeyword, start..<index, nameStart: start + 1)
  }

  /// An identifier, a function or `url(…)` without quotes.
  private mutating func named() -> CSSToken {
    let start = index
    skipName()
    guard peek() == UInt8(ascii: "(") else { return CSSToken(.identifier, start..<index) }
    let isURL = isCSSKeyword("url", in: bytes, start..<index)
    index += 1
    guard isURL else { return CSSToken(.function, start..<index) }
    var ahead = index
    while ahead < end, isCSSSpace(bytes[ahead]) { ahead += 1 }
    if ahead < end, bytes[ahead] == Ascii.quote || bytes[ahead] == UInt8(ascii: "'") {
      return CSSToken(.function, start..<index)
    }
    return url(from: start)
  }

  private mutating func url(from start: Int) -> CSSToken {
    let nameStart = index
    while let byte = peek(), isCSSSpace(byte) { index += 1 }
    while let byte = peek() {
      if byte == UInt8(ascii: ")") {
        index += 1
        return CSSToken(.url, start..<index, nameStart: nameStart)
      }
      if isCSSSpace(byte) {
        while let next = peek(), isCSSSpace(next) { index += 1 }
        guard let next = peek() else { break }
        if next == UInt8(ascii: ")") { continue }
        return badURL(from: start)
      }
      let isForbidden =
        byte == Ascii.quote || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "(") || byte == 0x0B || byte == 0x7F
        || (byte < 0x20 && byte != 0)
      if isForbidden || (byte == Ascii.backslash && !isEscape()) { return badURL(from: start) }
      index += byte == Ascii.backslash ? 2 : 1
    }
    return CSSToken(.url, start..<index, nameStart: nameStart, isUnclosed: true)
  }

  /// The rest of a `url(` that is none, up to its parenthesis (section 4.3.14).
  private mutating func badURL(from start: Int) -> CSSToken {
    while let byte = peek() {
      index += byte == Ascii.backslash && peek(1) != nil ? 2 : 1
      if byte == UInt8(ascii: ")") { break }
    }
    return CSSToken(.badURL, start..<index)
  }

  private mutating func numeric() -> CSSToken {
    let start = index
    var place = start
    if bytes[place] == Ascii.plus || bytes[place] == Ascii.minus { place += 1 }
    place = afterDigits(place)
    if place + 1 < end, bytes[place] == Ascii.point { place = afterDigits(place + 1, orElse: place) }
    if place + 1 < end, bytes[place] | 0x20 == UInt8(ascii: "e") {
      let isSigned = bytes[place + 1] == Ascii.plus || bytes[place + 1] == Ascii.minus
      place = afterDigits(place + (isSigned ? 2 : 1), orElse: place)
    }
    index = place
    let nameStart = index
    if peek() == UInt8(ascii: "%") {
      index += 1
      return CSSToken(.percentage, start..<index, nameStart: nameStart)
    }
    // A unit starts with a byte of names or an escape.
    guard let next = peek(), isCSSNameByte(next) || next == Ascii.backslash, startsName() else {
      return CSSToken(.number, start..<index)
    }
    skipName()
    return CSSToken(.dimension, start..<index, nameStart: nameStart)
  }

  /// Where the digits end that start at a place; another place where none does.
  @inline(__always)
  private func afterDigits(_ start: Int, orElse other: Int? = nil) -> Int {
    var place = start
    while place < end, bytes[place] &- Ascii.zero < 10 { place += 1 }
    return place > start ? place : other ?? place
  }

  private mutating func skipName() {
    while true {
      var place = index
      while place < end, isCSSNameByte(bytes[place]) { place += 1 }
      index = place
      if isEscape() {
        // The digits of an escape are bytes of names; the white space after six or fewer of them belongs to it.
        index += 2
        skipRestOfEscape()
      } else {
        return
      }
    }
  }

  private mutating func skipRestOfEscape() {
    func isHex(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20) }
    guard isHex(bytes[index - 1]) else { return }
    var digits = 1
    while digits < 6, let byte = peek(), isHex(byte) {
      index += 1
      digits += 1
    }
    guard let byte = peek(), isCSSSpace(byte) else { return }
    index = isCSSLineEnd(byte) ? afterLineEnd(in: bytes, at: index, before: end) : index + 1
  }

  private func isDigit(_ byte: UInt8?) -> Bool { byte.map { (Ascii.zero...Ascii.nine).contains($0) } ?? false }

  /// Whether a backslash with something it can escape stands at an offset (section 4.3.8).
  private func isEscape(_ offset: Int = 0) -> Bool {
    guard peek(offset) == Ascii.backslash, let escaped = peek(offset + 1) else { return false }
    return !isCSSLineEnd(escaped)
  }

  private func startsName() -> Bool {
    guard let byte = peek() else { return false }
    if isCSSNameStartByte(byte) || isEscape() { return true }
    guard byte == Ascii.minus, let second = peek(1) else { return false }
    return isCSSNameStartByte(second) || second == Ascii.minus || isEscape(1)
  }

  private func startsNumber() -> Bool {
    let isSigned = peek() == Ascii.plus || peek() == Ascii.minus
    let first = peek(isSigned ? 1 : 0)
    return isDigit(first) || (first == Ascii.point && isDigit(peek(isSigned ? 2 : 1)))
  }
}
