import SourceText

/// A lossless scanner that splits any Swift source into tokens, byte by byte.
///
/// - Complexity: O(n): failed lookahead happens at most once per line or once per file.
struct SwiftScanner {
  let bytes: [UInt8]
  var at = 0
  var tokens: [SwiftToken] = []
  var comments: [Range<Int>] = []
  var faults: [SwiftFault] = []
  /// The offset before which no bare regular expression starts, because the rest of its line was already searched.
  var regexHorizon = 0
  /// Whether interpolations of one-line strings may span lines; false after a string that never ends.
  var linesInInterpolation = true

  init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  /// Returns the byte at an offset from the position, or 0 past the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    let index = at + offset
    return index < bytes.count ? bytes[index] : 0
  }

  mutating func scan() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    if bytes.starts(with: [Ascii.hash, UInt8(ascii: "!")]) { skipLine() }
    var leading = 0
    while true {
      let startsLine = skipTrivia() || leading == 0
      let start = at
      guard start < bytes.count else {
        append(.end, nil, startsLine, leading, start)
        return
      }
      let (kind, word) = next()
      // A literal cut off by the end of the file may reach past it.
      at = min(max(at, start + 1), bytes.count)
      if kind == .identifier || kind == .hash, at - start > SwiftFault.nameLimit {
        faults.append(SwiftFault(kind: .nameTooLong, range: start..<at))
      }
      append(kind, word, startsLine, leading, start)
      leading = at
    }
  }

  private mutating func append(
    _ kind: SwiftToken.Kind, _ word: SwiftKeyword?, _ startsLine: Bool, _ leading: Int, _ start: Int
  ) {
    tokens.append(
      SwiftToken(kind: kind, word: word, startsLine: startsLine, leading: leading, start: start, end: at))
  }

  /// Skips white space and comments.
  ///
  /// - Returns: whether a line started.
  private mutating func skipTrivia() -> Bool {
    var startsLine = false
    while at < bytes.count {
      let byte = bytes[at]
      if Ascii.isSpace(byte) {
        if byte == Ascii.lineFeed || byte == Ascii.carriageReturn { startsLine = true }
        at += 1
      } else if byte == Ascii.slash, peek(1) == Ascii.slash {
        let start = at
        skipLine()
        comments.append(start..<at)
      } else if byte == Ascii.slash, peek(1) == Ascii.asterisk {
        if skipBlockComment() { startsLine = true }
      } else {
        break
      }
    }
    return startsLine
  }

  private mutating func skipLine() {
    while at < bytes.count, bytes[at] != Ascii.lineFeed, bytes[at] != Ascii.carriageReturn { at += 1 }
  }

  /// Skips a comment, including nested comments.
  ///
  /// - Returns: whether it spans lines.
  private mutating func skipBlockComment() -> Bool {
    let start = at
    var depth = 0
    var spansLines = false
    repeat {
      if peek() == Ascii.slash, peek(1) == Ascii.asterisk {
        depth += 1
        at += 2
      } else if peek() == Ascii.asterisk, peek(1) == Ascii.slash {
        depth -= 1
        at += 2
      } else {
        if peek() == Ascii.lineFeed { spansLines = true }
        at += 1
      }
    } while depth > 0 && at < bytes.count
    at = min(at, bytes.count)
    if depth > 0 { faults.append(SwiftFault(kind: .unclosed("*/"), range: start..<min(start + 2, bytes.count))) }
    comments.append(start..<at)
    return spansLines
  }

  private mutating func next() -> (SwiftToken.Kind, SwiftKeyword?) {
    let byte = bytes[at]
    if Ascii.startsName(byte) { return name() }
    if Ascii.isDigit(byte) {
      skipNumber()
      return (.number, nil)
    }
    switch byte {
    case Ascii.quote:
      skipString(hashes: 0)
      return (.string, nil)
    case Ascii.hash: return hash()
    case Ascii.backtick: return quotedName()
    case Ascii.slash where skipRegex(): return (.regex, nil)
    case Ascii.point where peek(1) != Ascii.point: return single(.point)
    default: break
    }
    if Ascii.isSign(byte) || byte == Ascii.point {
      skipSigns()
      return (.sign, nil)
    }
    return single(SwiftScanner.punctuation[byte] ?? .unknown)
  }

  private mutating func single(_ kind: SwiftToken.Kind) -> (SwiftToken.Kind, SwiftKeyword?) {
    at += 1
    return (kind, nil)
  }

  private static let punctuation: [UInt8: SwiftToken.Kind] = [
    Ascii.openParenthesis: .openParenthesis, Ascii.closeParenthesis: .closeParenthesis,
    Ascii.openBracket: .openBracket, Ascii.closeBracket: .closeBracket, Ascii.openBrace: .openBrace,
    Ascii.closeBrace: .closeBrace, UInt8(ascii: ","): .comma, UInt8(ascii: ":"): .colon,
    UInt8(ascii: ";"): .semicolon, UInt8(ascii: "@"): .at,
  ]

  private mutating func name() -> (SwiftToken.Kind, SwiftKeyword?) {
    let start = at
    while at < bytes.count, Ascii.continuesName(bytes[at]) { at += 1 }
    return (.identifier, word(from: start))
  }

  private func word(from start: Int) -> SwiftKeyword? {
    guard at - start <= SwiftKeyword.longest, at - start > 1 else { return nil }
    return SwiftKeyword.byName[String(decoding: bytes[start..<at], as: UTF8.self)]
  }

  private mutating func quotedName() -> (SwiftToken.Kind, SwiftKeyword?) {
    var end = at + 1
    while end < bytes.count, bytes[end] != Ascii.backtick, bytes[end] != Ascii.lineFeed { end += 1 }
    guard end < bytes.count, bytes[end] == Ascii.backtick else { return single(.unknown) }
    at = end + 1
    return (.identifier, nil)
  }

  /// Scans a raw string, an extended regular expression, a directive, or a macro.
  private mutating func hash() -> (SwiftToken.Kind, SwiftKeyword?) {
    var hashes = 0
    while peek(hashes) == Ascii.hash { hashes += 1 }
    if peek(hashes) == Ascii.quote {
      at += hashes
      skipString(hashes: hashes)
      return (.string, nil)
    }
    if peek(hashes) == Ascii.slash, skipExtendedRegex(hashes: hashes) { return (.regex, nil) }
    let start = at
    at += 1
    guard Ascii.startsName(peek()) else { return (.unknown, nil) }
    while at < bytes.count, Ascii.continuesName(bytes[at]) { at += 1 }
    return (.hash, word(from: start))
  }

  /// Skips operator characters, up to the start of a comment.
  private mutating func skipSigns() {
    let isPointed = bytes[at] == Ascii.point
    let start = at
    while at < bytes.count, Ascii.isSign(bytes[at]) || (isPointed && bytes[at] == Ascii.point) {
      if at > start, bytes[at] == Ascii.slash, peek(1) == Ascii.slash || peek(1) == Ascii.asterisk { return }
      at += 1
    }
  }
}

/// An error in the brackets, strings, or comments of a source.
public struct SwiftFault: Sendable, Hashable {
  /// The kinds of errors.
  public enum Kind: Sendable, Hashable {
    /// A missing closing delimiter; the case has the delimiter.
    case unclosed(String)
    /// A closing bracket without its opening one.
    case unopened
    /// A name longer than ``SwiftFault/nameLimit``.
    case nameTooLong
    /// A source larger than an outline supports.
    case tooLarge
    /// An `#if` inside more than ``SwiftFault/directiveLimit`` others.
    case tooDeep
  }

  /// The maximum length of a name, in UTF-8 bytes.
  public static let nameLimit = 1024

  /// The maximum number of `#if` inside each other.
  public static let directiveLimit = 64

  /// The kind of error.
  public let kind: Kind
  /// The range of the unclosed or unopened bracket, string, or comment.
  public let range: Range<Int>

  /// Creates an error with its range.
  public init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
