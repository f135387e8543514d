/// The common JSON extensions that a document may use.
public enum JSONDialect: Sendable {
  /// Strict RFC 8259.
  case strict
  /// Comments (`//`, `/* */`) and trailing commas too, for files that people write by hand.
  case commented
  /// JSON5: comments, trailing commas, unquoted names, single quotes, hexadecimal numbers, and more escapes.
  case json5
}

/// The bounds that keep a hostile document from exhausting memory or stack.
public struct JSONLimits: Sendable {
  /// The largest document, in bytes.
  public var bytes = 64 * 1024 * 1024
  /// The deepest nesting of arrays and objects. Recursion to 100 is safe on every stack measured.
  public var depth = 100
  /// The longest name of a member, in UTF-8 bytes.
  public var nameLength = 1024
  /// The longest text that is a value, in UTF-8 bytes.
  public var textLength = 64 * 1024 * 1024

  /// The default bounds.
  public init() {}
}

/// Reads a JSON document strictly, keeping the byte range of every value.
///
/// A byte order mark at the start is skipped; any other encoding than UTF-8 is an error. Names that stand twice in one object are an error.
/// - Throws: `SourceTextError` with the place of the first fault.
/// - Complexity: O(n) in bytes; recursion is bounded by `limits.depth`.
public func readJSON(
  _ file: SourceFile, dialect: JSONDialect = .strict, limits: JSONLimits = JSONLimits()
) throws(SourceTextError) -> JSONNode {
  guard file.bytes.count <= limits.bytes else {
    throw .tooLarge(bytes: file.bytes.count, limit: limits.bytes, file.location(of: 0..<0))
  }
  if let offset = firstInvalidUTF8Offset(in: file.bytes) { throw .notUTF8(file.location(of: offset..<offset + 1)) }
  var reader = JSONReader(file: file, dialect: dialect, limits: limits)
  return try reader.document()
}

/// The recursive-descent reader; one value per document.
struct JSONReader {
  let file: SourceFile
  let dialect: JSONDialect
  let limits: JSONLimits
  var index = 0
  var depth = 0

  init(file: SourceFile, dialect: JSONDialect, limits: JSONLimits) {
    self.file = file
    self.dialect = dialect
    self.limits = limits
    if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  var byte: UInt8? { index < file.bytes.count ? file.bytes[index] : nil }

  func unexpected(_ expected: String) -> SourceTextError {
    .unexpected(found: byte, expected: expected, file.location(of: index..<min(index + 1, file.bytes.count)))
  }

  mutating func document() throws(SourceTextError) -> JSONNode {
    try skipSpace()
    let node = try value()
    try skipSpace()
    guard byte == nil else { throw unexpected("the end of the document") }
    return node
  }

  mutating func value() throws(SourceTextError) -> JSONNode {
    let start = index
    switch byte {
    case Ascii.openBrace: return JSONNode(.object(try object()), at: start..<index)
    case Ascii.openBracket: return JSONNode(.array(try array()), at: start..<index)
    case Ascii.quote,
      UInt8(ascii: "'") where dialect == .json5 || byte == Ascii.quote:
      let text = try string()
      guard text.utf8.count <= limits.textLength else {
        throw .textTooLong(limit: limits.textLength, file.location(of: start..<index))
      }
      return JSONNode(.string(text), at: start..<index)
    case Ascii.minus where dialect != .json5, .some(Ascii.zero...Ascii.nine) where dialect != .json5:
      return JSONNode(.number(try number()), at: start..<index)
    case UInt8(ascii: "t"):
      try keyword("true")
      return JSONNode(.boolean(true), at: start..<index)
    case UInt8(ascii: "f"):
      try keyword("false")
      return JSONNode(.boolean(false), at: start..<index)
    case UInt8(ascii: "n"):
      try keyword("null")
      return JSONNode(.null, at: start..<index)
    case .some(let byte) where dialect == .json5 && JSONReader.startsNumber(byte):
      return JSONNode(.number(try json5Number()), at: start..<index)
    default: throw unexpected("a value")
    }
  }

  private mutating func object() throws(SourceTextError) -> [JSONMember] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    var names = NameIndex()
    try skipSpace()
    while byte != Ascii.closeBrace {
      guard startsName else {
        let kind = dialect == .json5 ? "a name" : "a quoted name"
        throw unexpected(members.isEmpty ? "\(kind) or }" : kind)
      }
      let start = index
      let name = isAtQuote ? try string() : identifier()
      let nameRange = start..<index
      guard name.utf8.count <= limits.nameLength else {
        throw .nameTooLong(limit: limits.nameLength, file.location(of: nameRange))
      }
      if let first = names.insert(name, after: members) {
        throw .duplicateName(name, first: file.location(of: members[first].nameRange), file.location(of: nameRange))
      }
      try skipSpace()
      guard byte == Ascii.colon else { throw unexpected(": after the name") }
      index += 1
      try skipSpace()
      members.append(JSONMember(name: name, nameRange: nameRange, value: try value()))
      try separator(before: Ascii.closeBrace, expected: ", or }")
    }
    index += 1
    return members
  }

  private mutating func array() throws(SourceTextError) -> [JSONNode] {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    try skipSpace()
    while byte != Ascii.closeBracket {
      elements.append(try value())
      try separator(before: Ascii.closeBracket, expected: ", or ]")
    }
    index += 1
    return elements
  }

  /// Passes the opening bracket, one level deeper.
  private mutating func enter() throws(SourceTextError) {
    guard depth < limits.depth else {
      throw .tooDeep(limit: limits.depth, file.location(of: index..<index + 1))
    }
    depth += 1
    index += 1
  }

  /// Passes what stands between two elements; stops in front of the closing bracket.
  private mutating func separator(before close: UInt8, expected: String) throws(SourceTextError) {
    try skipSpace()
    guard byte != close else { return }
    guard byte == Ascii.comma else { throw unexpected(expected) }
    let comma = index
    index += 1
    try skipSpace()
    if byte == close, dialect == .strict {
      throw .trailingCommaNotAllowed(file.location(of: comma..<comma + 1))
    }
  }

  private mutating func keyword(_ word: StaticString) throws(SourceTextError) {
    let start = index
    for offset in 0..<word.utf8CodeUnitCount {
      guard byte == word.utf8Start[offset] else {
        index = start
        throw unexpected("true, false, or null")
      }
      index += 1
    }
  }

  /// Passes white space, and comments where the dialect has them.
  mutating func skipSpace() throws(SourceTextError) {
    while let byte {
      switch byte {
      case Ascii.space, Ascii.tab, Ascii.lineFeed, Ascii.carriageReturn: index += 1
      case Ascii.slash: try comment()
      default:
        guard dialect == .json5, let length = json5SpaceLength else { return }
        index += length
      }
    }
  }

  private mutating func comment() throws(SourceTextError) {
    let start = index
    let second = index + 1 < file.bytes.count ? file.bytes[index + 1] : nil
    guard second == Ascii.slash || second == Ascii.asterisk else { throw unexpected("a value, a name, or a bracket") }
    guard dialect != .strict else { throw .commentNotAllowed(file.location(of: start..<start + 2)) }
    index += 2
    if second == Ascii.slash {
      while let byte, byte != Ascii.lineFeed { index += 1 }
      return
    }
    while let byte {
      index += 1
      if byte == Ascii.asterisk, self.byte == Ascii.slash {
        index += 1
        return
      }
    }
    throw unexpected("*/ to end the comment that starts on line \(file.location(of: start..<start).line)")
  }
}

/// The names seen in one object, found by their bytes; small objects are searched, large ones hashed.
private struct NameIndex {
  private var positions: [[UInt8]: Int] = [:]

  /// Notes the name of the next member, and returns the position of an earlier member with the same name.
  mutating func insert(_ name: String, after members: [JSONMember]) -> Int? {
    guard members.count >= 16 else { return members.firstIndex { $0.name.hasSameBytes(as: name) } }
    if positions.isEmpty {
      for (index, member) in members.enumerated() { positions[Array(member.name.utf8)] = index }
    }
    return positions.updateValue(members.count, forKey: Array(name.utf8))
  }
}
