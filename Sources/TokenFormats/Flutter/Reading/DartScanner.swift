import SourceText

/// A token of Dart source.
struct DartToken: Sendable {
  enum Kind: Sendable { case name, number, text, sign }

  let kind: Kind
  let range: Range<Int>
}

/// Splits Dart source into tokens, without comments and blanks.
struct DartScanner {
  private let bytes: [UInt8]
  private let document: SourceFile
  private var offset = 0

  /// The most bytes that are read.
  static let sizeLimit = 16 * 1024 * 1024

  /// Returns the tokens of a document.
  ///
  /// - Throws: `FormatError` if the document isn't UTF-8, is too large, or has a text or comment without an end.
  static func tokens(of document: SourceFile) throws(FormatError) -> [DartToken] {
    guard document.bytes.count <= sizeLimit else {
      throw .text(.tooLarge(bytes: document.bytes.count, limit: sizeLimit, document.location(of: 0..<0)))
    }
    if let offset = firstInvalidUTF8Offset(in: document.bytes) {
      throw .text(.notUTF8(document.location(of: offset..<offset + 1)))
    }
    var scanner = DartScanner(document)
    var tokens: [DartToken] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens
  }

  private init(_ document: SourceFile) { (bytes, self.document) = (document.bytes, document) }

  private func byte(_ ahead: Int = 0) -> UInt8? { offset + ahead < bytes.count ? bytes[offset + ahead] : nil }

  private mutating func next() throws(FormatError) -> DartToken? {
    try skipBlanks()
    guard let first = byte() else { return nil }
    let start = offset
    if first == UInt8(ascii: "r"), byte(1) == Ascii.quote || byte(1) == UInt8(ascii: "'") {
      offset += 1
      try text(from: start, isRaw: true)
      return DartToken(kind: .text, range: start..<offset)
    }
    if DartScanner.startsName(first) {
      while let next = byte(), DartScanner.startsName(next) || DartScanner.isDigit(next) { offset += 1 }
      return DartToken(kind: .name, range: start..<offset)
    }
    if DartScanner.isDigit(first) || first == Ascii.point && byte(1).map(DartScanner.isDigit) == true {
      number()
      return DartToken(kind: .number, range: start..<offset)
    }
    if first == Ascii.quote || first == UInt8(ascii: "'") {
      try text(from: start, isRaw: false)
      return DartToken(kind: .text, range: start..<offset)
    }
    offset += 1
    if first == UInt8(ascii: "="), let second = byte(), second == UInt8(ascii: "=") || second == UInt8(ascii: ">") {
      offset += 1
    }
    return DartToken(kind: .sign, range: start..<offset)
  }

  static func startsName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == Ascii.underscore
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isDigit(_ byte: UInt8) -> Bool { (Ascii.zero...Ascii.nine).contains(byte) }

  /// Moves behind a number: decimal, hexadecimal, or with a fraction; a point without a digit belongs to a call.
  private mutating func number() {
    var last: UInt8 = 0
    while let next = byte() {
      let isSign =
        (next == Ascii.minus || next == Ascii.plus) && (last == UInt8(ascii: "e") || last == UInt8(ascii: "E"))
      let isPoint = next == Ascii.point && byte(1).map(DartScanner.isDigit) == true
      guard DartScanner.isDigit(next) || (DartScanner.startsName(next) && next < 0x80) || isPoint || isSign else {
        return
      }
      last = next
      offset += 1
    }
  }

  private mutating func skipBlanks() throws(FormatError) {
    while let next = byte() {
      if next <= Ascii.space {
        offset += 1
      } else if next == Ascii.slash, byte(1) == Ascii.slash {
        while let other = byte(), other != Ascii.lineFeed { offset += 1 }
      } else if next == Ascii.slash, byte(1) == Ascii.asterisk {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// Moves behind a comment, which may contain others.
  private mutating func skipComment() throws(FormatError) {
    let start = offset
    var depth = 0
    repeat {
      if byte() == Ascii.slash, byte(1) == Ascii.asterisk {
        (depth, offset) = (depth + 1, offset + 2)
      } else if byte() == Ascii.asterisk, byte(1) == Ascii.slash {
        (depth, offset) = (depth - 1, offset + 2)
      } else if offset < bytes.count {
        offset += 1
      } else {
        throw unclosed("a closing */", start)
      }
    } while depth > 0
  }

  private func unclosed(_ expected: String, _ start: Int) -> FormatError {
    .unexpected(
      expected: expected, found: "the end of the file", token: nil, document.location(of: start..<start + 1))
  }

  /// Moves behind a text with one or three quotes at each end; interpolations belong to it.
  private mutating func text(from start: Int, isRaw: Bool) throws(FormatError) {
    guard let quote = byte() else { return }
    let isLong = byte(1) == quote && byte(2) == quote
    offset += isLong ? 3 : 1
    var depth = 0
    while let next = byte() {
      if next == Ascii.backslash, !isRaw {
        offset += 2
      } else if next == Ascii.openBrace, depth > 0 || !isRaw && bytes[offset - 1] == UInt8(ascii: "$") {
        (depth, offset) = (depth + 1, offset + 1)
      } else if depth > 0 {
        if next == Ascii.closeBrace { depth -= 1 }
        offset += 1
      } else if next == quote, !isLong || byte(1) == quote && byte(2) == quote {
        offset += isLong ? 3 : 1
        return
      } else if next == Ascii.lineFeed, !isLong {
        break
      } else {
        offset += 1
      }
    }
    throw unclosed("a closing quotation mark", start)
  }
}
