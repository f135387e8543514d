import SourceText

/// A position in the bytes of a document, with the steps that SCSS needs.
struct SCSSCursor {
  let document: Int
  let file: SourceFile
  var index: Int
  let end: Int

  init(_ file: SourceFile, _ document: Int, _ range: Range<Int>? = nil) {
    self.file = file
    self.document = document
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? file.bytes.count
    if range == nil, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  var byte: UInt8? { index < end ? file.bytes[index] : nil }

  func peek(_ offset: Int) -> UInt8? { index + offset < end ? file.bytes[index + offset] : nil }

  func text(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }

  func origin(_ range: Range<Int>) -> SCSSOrigin { SCSSOrigin(document: document, range: range) }

  /// The bytes from a position up to this one, without white space at the end.
  func written(from start: Int) -> SCSSOrigin {
    var end = index
    while end > start, file.bytes[end - 1] == Ascii.space || (0x09...0x0D).contains(file.bytes[end - 1]) { end -= 1 }
    return origin(start..<end)
  }

  /// An error at the next byte.
  func error(_ expected: String) -> FormatError {
    let place = file.location(of: index..<min(index + 1, file.bytes.count))
    return .text(.unexpected(found: byte, expected: expected, place))
  }

  /// Passes white space and comments; returns whether there was any.
  @discardableResult
  mutating func skipBlanks() throws(FormatError) -> Bool {
    let start = index
    while let byte {
      if byte == Ascii.space || (0x09...0x0D).contains(byte) {
        index += 1
      } else if byte == Ascii.slash, peek(1) == Ascii.slash {
        while let byte = self.byte, byte != Ascii.lineFeed { if byte != Ascii.lineFeed { index += 1 } }
      } else if byte == Ascii.slash, peek(1) == Ascii.asterisk {
        try skipComment()
      } else {
        break
      }
    }
    return index > start
  }

  private mutating func skipComment() throws(FormatError) {
    index += 2
    while index < end {
      if byte == Ascii.asterisk, peek(1) == Ascii.slash {
        index += 2
        return
      }
      index += 1
    }
    throw error("*/")
  }

  /// Passes a byte if it is the next one.
  mutating func pass(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  mutating func require(_ wanted: UInt8) throws(FormatError) {
    guard pass(wanted) else { throw error(String(UnicodeScalar(wanted))) }
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || (Ascii.zero...Ascii.nine).contains(byte) || byte == Ascii.minus
      || byte == Ascii.underscore || byte >= 0x80 || byte == Ascii.backslash
  }

  /// The name that starts here, without interpolation; nil if none does.
  mutating func name() -> Range<Int>? {
    let start = index
    guard let first = byte, SCSSCursor.isNameByte(first), !(Ascii.zero...Ascii.nine).contains(first) else { return nil }
    while let byte, SCSSCursor.isNameByte(byte) { index = min(index + (byte == Ascii.backslash ? 2 : 1), end) }
    return start..<index
  }

  /// The name of a variable, function, or module, in which `_` is the same as `-`.
  func normalized(_ range: Range<Int>) -> String { SCSSCursor.normalized(file.bytes[range]) }

  static func normalized(_ name: some Sequence<UInt8>) -> String {
    String(decoding: name.map { $0 == Ascii.underscore ? Ascii.minus : $0 }, as: UTF8.self)
  }

  /// Passes a text in quotes as a whole, with whatever is interpolated in it.
  mutating func skipString(depth: Int = 0) throws(FormatError) {
    let quote = byte
    let start = index
    guard depth < SCSSInterpreter.depthLimit else {
      throw .text(.tooDeep(limit: SCSSInterpreter.depthLimit, file.location(of: index..<index)))
    }
    index += 1
    while let byte, byte != quote {
      if byte == Ascii.hash, peek(1) == Ascii.openBrace {
        index += 1
        try skipBracket(depth: depth + 1)
        continue
      }
      index = min(index + (byte == Ascii.backslash ? 2 : 1), end)
    }
    guard byte != nil else {
      index = start
      throw error("a text with a closing quote")
    }
    index += 1
  }

  /// Passes an opening bracket and everything up to the one that closes it.
  mutating func skipBracket(depth: Int = 0) throws(FormatError) {
    let start = index
    var open: [UInt8] = []
    repeat {
      guard let byte else {
        index = start
        throw error("a closing bracket for this one")
      }
      switch byte {
      case Ascii.openBrace, Ascii.openParenthesis, Ascii.openBracket: open.append(byte)
      case Ascii.closeBrace, Ascii.closeParenthesis, Ascii.closeBracket:
        let pairs: [UInt8: UInt8] = [
          Ascii.closeBrace: Ascii.openBrace, Ascii.closeParenthesis: Ascii.openParenthesis,
          Ascii.closeBracket: Ascii.openBracket,
        ]
        guard open.last == pairs[byte] else { throw error("the bracket that closes the last open one") }
        open.removeLast()
      case Ascii.quote, UInt8(ascii: "'"):
        try skipString(depth: depth + 1)
        continue
      case Ascii.slash where peek(1) == Ascii.asterisk || peek(1) == Ascii.slash && !isInAddress:
        try skipBlanks()
        continue
      case Ascii.backslash: index = min(index + 1, end)
      default: break
      }
      index = min(index + 1, end)
    } while !open.isEmpty
  }

  /// Whether the two slashes here are those of an address such as `https://`, or `url(//`.
  var isInAddress: Bool {
    index > 0 && file.bytes[index - 1] == Ascii.colon || file.bytes[..<index].suffix(4).elementsEqual("url(".utf8)
  }
}
