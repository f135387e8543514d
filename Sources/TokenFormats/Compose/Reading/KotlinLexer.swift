import SourceText

/// A piece of Kotlin source.
struct KotlinToken {
  enum Kind { case name, number, text, sign }

  let kind: Kind
  let range: Range<Int>
  /// Whether it is the first one on its line.
  let startsLine: Bool
}

/// Splits Kotlin source into tokens, without comments.
struct KotlinLexer {
  private let file: SourceFile
  private var index = 0
  private var startsLine = true
  private var tokens: [KotlinToken] = []

  /// Returns the tokens of a file.
  ///
  /// - Throws: a place where a text or comment isn't ended.
  /// - Complexity: O(n) in the bytes.
  static func tokens(of file: SourceFile) throws(SourceTextError) -> [KotlinToken] {
    if let offset = firstInvalidUTF8Offset(in: file.bytes) { throw .notUTF8(file.location(of: offset..<offset + 1)) }
    var lexer = KotlinLexer(file: file)
    if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lexer.index = 3 }
    try lexer.run()
    return lexer.tokens
  }

  private init(file: SourceFile) { self.file = file }

  private func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < file.bytes.count ? file.bytes[index + offset] : nil
  }

  private mutating func run() throws(SourceTextError) {
    while let byte = byte() {
      switch byte {
      case Ascii.lineFeed:
        startsLine = true
        index += 1
      case Ascii.space, Ascii.tab, Ascii.carriageReturn: index += 1
      case Ascii.slash where self.byte(1) == Ascii.slash: skipLine()
      case Ascii.slash where self.byte(1) == Ascii.asterisk: try skipComment()
      case Ascii.quote: try add(.text) { lexer throws(SourceTextError) in try lexer.skipText() }
      case UInt8(ascii: "'"): try add(.text) { lexer throws(SourceTextError) in lexer.skipCharacter() }
      case Ascii.backtick: try add(.name) { lexer throws(SourceTextError) in lexer.skipQuotedName() }
      case Ascii.zero...Ascii.nine: try add(.number) { lexer throws(SourceTextError) in lexer.skipNumber() }
      case Ascii.point where isDigit(self.byte(1)):
        try add(.number) { lexer throws(SourceTextError) in lexer.skipNumber() }
      case _ where isName(byte):
        try add(.name) { lexer throws(SourceTextError) in
          while let byte = lexer.byte(), lexer.isName(byte) { lexer.index += 1 }
        }
      default: try add(.sign) { lexer throws(SourceTextError) in lexer.index += 1 }
      }
    }
  }

  private mutating func add(
    _ kind: KotlinToken.Kind, _ skip: (inout KotlinLexer) throws(SourceTextError) -> Void
  ) throws(SourceTextError) {
    let start = index
    let startsLine = self.startsLine
    self.startsLine = false
    try skip(&self)
    tokens.append(KotlinToken(kind: kind, range: start..<index, startsLine: startsLine))
  }

  private func isDigit(_ byte: UInt8?) -> Bool { byte.map { (Ascii.zero...Ascii.nine).contains($0) } ?? false }

  private func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), Ascii.underscore, 0x80...,
      Ascii.zero...Ascii.nine:
      true
    default: false
    }
  }

  private func unended(_ expected: String, from start: Int) -> SourceTextError {
    let line = file.location(of: start..<start).line
    return .unexpected(
      found: nil, expected: "\(expected) that starts on line \(line)", file.location(of: index..<index))
  }

  // MARK: Pieces

  private mutating func skipLine() { while let byte = byte(), byte != Ascii.lineFeed { index += 1 } }

  /// Comments can be nested.
  private mutating func skipComment() throws(SourceTextError) {
    let start = index
    var depth = 0
    repeat {
      guard let byte = byte() else { throw unended("*/ to end the comment", from: start) }
      if byte == Ascii.slash, self.byte(1) == Ascii.asterisk {
        depth += 1
        index += 2
      } else if byte == Ascii.asterisk, self.byte(1) == Ascii.slash {
        depth -= 1
        index += 2
      } else {
        if byte == Ascii.lineFeed { startsLine = true }
        index += 1
      }
    } while depth > 0
  }

  /// A text with the templates in it, which may hold texts themselves.
  private mutating func skipText() throws(SourceTextError) {
    let start = index
    // The texts that are open, raw ones as true, and the braces open in the template of each.
    var open: [(isRaw: Bool, braces: Int)] = []
    repeat {
      guard let byte = byte() else { throw unended("a quote to end the text", from: start) }
      let isInTemplate = open.last.map { $0.braces > 0 } ?? true
      let isTriple = byte == Ascii.quote && self.byte(1) == Ascii.quote && self.byte(2) == Ascii.quote
      if isInTemplate, byte == UInt8(ascii: "'") {
        skipCharacter()
      } else if isInTemplate {
        switch byte {
        case Ascii.quote:
          open.append((isTriple, 0))
          index += isTriple ? 2 : 0
        case Ascii.openBrace: open[open.count - 1].braces += 1
        case Ascii.closeBrace: open[open.count - 1].braces -= 1
        default: break
        }
        index += 1
      } else if open[open.count - 1].isRaw ? isTriple : byte == Ascii.quote {
        index += 1
        // A raw text may end with more quotes.
        if open[open.count - 1].isRaw { while self.byte() == Ascii.quote { index += 1 } }
        open.removeLast()
      } else if byte == UInt8(ascii: "$"), self.byte(1) == Ascii.openBrace {
        open[open.count - 1].braces = 1
        index += 2
      } else if byte == Ascii.backslash, !open[open.count - 1].isRaw {
        index = min(index + 2, file.bytes.count)
      } else if byte == Ascii.lineFeed, !open[open.count - 1].isRaw {
        throw .unexpected(
          found: byte, expected: "a quote to end the text", file.location(of: index..<index + 1))
      } else {
        index += 1
      }
    } while !open.isEmpty
  }

  private mutating func skipCharacter() {
    index += 1
    while let byte = byte(), byte != Ascii.lineFeed {
      index = min(index + (byte == Ascii.backslash ? 2 : 1), file.bytes.count)
      if byte == UInt8(ascii: "'") { return }
    }
  }

  private mutating func skipQuotedName() {
    index += 1
    while let byte = byte(), byte != Ascii.lineFeed {
      index += 1
      if byte == Ascii.backtick { return }
    }
  }

  private mutating func skipNumber() {
    while let byte = byte() {
      if isName(byte) {
        index += 1
      } else if byte == Ascii.point, isDigit(self.byte(1)) {
        index += 2
      } else {
        return
      }
    }
  }
}
