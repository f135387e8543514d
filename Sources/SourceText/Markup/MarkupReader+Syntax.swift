// Names, references, and what is skipped.

extension MarkupReader {
  static var less: UInt8 { UInt8(ascii: "<") }
  static var greater: UInt8 { UInt8(ascii: ">") }
  static var equals: UInt8 { UInt8(ascii: "=") }
  static var ampersand: UInt8 { UInt8(ascii: "&") }
  static var apostrophe: UInt8 { UInt8(ascii: "'") }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == Ascii.space || byte == Ascii.tab || byte == Ascii.lineFeed || byte == Ascii.carriageReturn
  }

  func line(of offset: Int) -> Int { file.location(of: offset..<offset).line }

  func starts(with text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= file.bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { file.bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Passes white space, and returns whether there is any.
  mutating func skipSpace() -> Bool {
    let start = index
    while let byte, MarkupReader.isSpace(byte) { index += 1 }
    return index > start
  }

  /// Passes everything up to an end and the end itself.
  mutating func skip(past end: StaticString, _ expected: String, after count: Int = 2) throws(SourceTextError) {
    index = min(index + count, file.bytes.count)
    while !starts(with: end) {
      guard byte != nil else { throw unexpected(expected) }
      index += 1
    }
    index += end.utf8CodeUnitCount
  }

  /// A name: letters, digits, `_`, `:`, `-`, `.`, and everything beyond ASCII.
  mutating func name(_ expected: String) throws(SourceTextError) -> (String, Range<Int>) {
    let start = index
    while let byte, MarkupReader.isName(byte, isFirst: index == start) { index += 1 }
    guard index > start else { throw unexpected(expected) }
    guard index - start <= limits.nameLength else {
      throw .nameTooLong(limit: limits.nameLength, file.location(of: start..<index))
    }
    return (String(decoding: file.bytes[start..<index], as: UTF8.self), start..<index)
  }

  private static func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80..., Ascii.underscore,
      Ascii.colon:
      true
    case Ascii.zero...Ascii.nine, Ascii.minus, Ascii.point: !isFirst
    default: false
    }
  }

  /// Refuses control characters, which XML doesn't allow.
  func checkCharacter(_ byte: UInt8) throws(SourceTextError) {
    guard byte >= 0x20 || MarkupReader.isSpace(byte) else { throw unexpected("no control character") }
  }

  /// The bytes that a reference such as `&amp;` or `&#x41;` means.
  mutating func reference() throws(SourceTextError) -> [UInt8] {
    let start = index
    let expected = "&amp;, &lt;, &gt;, &quot;, &apos;, or the number of a character such as &#65;"
    // The longest is that of the last character, with some leading zeros.
    guard let end = file.bytes[index...].prefix(16).firstIndex(of: UInt8(ascii: ";")) else {
      throw unexpected(expected, at: start)
    }
    let name = file.bytes[start + 1..<end]
    guard let bytes = MarkupReader.named(name) ?? MarkupReader.numbered(name) else {
      throw unexpected(expected, at: start)
    }
    index = end + 1
    return bytes
  }

  private static func named(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    let entities: [(StaticString, UInt8)] = [
      ("amp", ampersand), ("lt", less), ("gt", greater), ("quot", Ascii.quote), ("apos", apostrophe),
    ]
    return entities.first { text, _ in
      text.withUTF8Buffer { name.elementsEqual($0) }
    }.map { [$0.1] }
  }

  private static func numbered(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    guard name.first == Ascii.hash else { return nil }
    let isHex = name.dropFirst().first == UInt8(ascii: "x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard digits.first != Ascii.plus, digits.first != Ascii.minus,
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(number), number >= 0x20 || [9, 10, 13].contains(number)
    else { return nil }
    return Array(String(scalar).utf8)
  }

  /// Passes a document type without declarations; those of another document aren't read.
  mutating func documentType() throws(SourceTextError) {
    let start = index
    index += 9
    var quote: UInt8?
    while let byte {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == Ascii.quote || byte == MarkupReader.apostrophe {
        quote = byte
      } else if byte == Ascii.openBracket {
        throw unexpected("a document type without declarations; entities aren't supported")
      } else if byte == MarkupReader.greater {
        index += 1
        return
      }
      index += 1
    }
    throw unexpected("> to end the document type that starts on line \(line(of: start))")
  }
}
