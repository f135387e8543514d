// What JSON5 (https://spec.json5.org) has beyond JSON. Infinity and NaN are out of range, as numbers must be finite.

extension JSONReader {
  /// Whether the next byte opens a string.
  var isAtQuote: Bool { byte == Ascii.quote || dialect == .json5 && byte == UInt8(ascii: "'") }

  /// Whether the next byte starts the name of a member.
  var startsName: Bool {
    isAtQuote || dialect == .json5 && (byte.map { JSONReader.isNameByte($0) && !isDigit($0) } ?? false)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) && byte & 0x40 != 0 || isDigit(byte) || byte == Ascii.underscore
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// Reads an unquoted name; escapes in it aren't read.
  mutating func identifier() -> String {
    let start = index
    while let byte, JSONReader.isNameByte(byte) { index += 1 }
    return String(decoding: file.bytes[start..<index], as: UTF8.self)
  }

  /// The length of white space that JSON doesn't have; nil if there is none.
  var json5SpaceLength: Int? {
    switch byte {
    case 0x0B, 0x0C: 1
    case 0xC2 where isNext([0xC2, 0xA0]): 2
    case 0xE2 where isNext([0xE2, 0x80, 0xA8]) || isNext([0xE2, 0x80, 0xA9]): 3
    case 0xEF where isNext([0xEF, 0xBB, 0xBF]): 3
    default: nil
    }
  }

  private func isNext(_ bytes: [UInt8]) -> Bool { file.bytes[index...].starts(with: bytes) }

  static func startsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || [Ascii.minus, Ascii.plus, Ascii.point, UInt8(ascii: "I"), UInt8(ascii: "N")].contains(byte)
  }

  /// Reads a number with any sign, hexadecimal digits, or a point at an end.
  mutating func json5Number() throws(SourceTextError) -> Double {
    let start = index
    let isNegative = byte == Ascii.minus
    if isNegative || byte == Ascii.plus { index += 1 }
    if isNext(Array("Infinity".utf8)) || isNext(Array("NaN".utf8)) {
      throw .numberOutOfRange(file.location(of: start..<index + (byte == UInt8(ascii: "N") ? 3 : 8)))
    }
    if byte == Ascii.zero, index + 1 < file.bytes.count, file.bytes[index + 1] | 0x20 == UInt8(ascii: "x") {
      index += 2
      var number = 0.0
      let first = index
      while let digit = byte.flatMap(hexValue) {
        number = number * 16 + Double(digit)
        index += 1
      }
      guard index > first else { throw unexpected("a hexadecimal digit") }
      guard number.isFinite else { throw .numberOutOfRange(file.location(of: start..<index)) }
      return isNegative ? -number : number
    }
    let first = index
    while let byte, isDigit(byte) { index += 1 }
    var digits = index - first
    if digits > 1, file.bytes[first] == Ascii.zero {
      index = first + 1
      throw unexpected("no digit after a leading zero")
    }
    if byte == Ascii.point {
      index += 1
      let fraction = index
      while let byte, isDigit(byte) { index += 1 }
      digits += index - fraction
    }
    guard digits > 0 else { throw unexpected("a digit") }
    if let byte, byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if self.byte == Ascii.plus || self.byte == Ascii.minus { index += 1 }
      guard let byte = self.byte, isDigit(byte) else { throw unexpected("a digit") }
      while let byte = self.byte, isDigit(byte) { index += 1 }
    }
    // Swift reads neither a leading plus sign nor a point without digits on both sides.
    var text = Array(file.bytes[first..<index])
    if text.first == Ascii.point { text.insert(Ascii.zero, at: 0) }
    if let point = text.firstIndex(of: Ascii.point), point + 1 == text.count || !isDigit(text[point + 1]) {
      text.insert(Ascii.zero, at: point + 1)
    }
    guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
      throw .numberOutOfRange(file.location(of: start..<index))
    }
    return isNegative ? -number : number
  }

  /// Reads an escape that JSON doesn't have; nil, and nothing is read, for one that it has.
  mutating func json5Escape() throws(SourceTextError) -> [UInt8]? {
    guard index + 1 < file.bytes.count else { return nil }
    let escape = file.bytes[index + 1]
    switch escape {
    case Ascii.quote, Ascii.backslash, Ascii.slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "u"):
      return nil
    case Ascii.lineFeed:
      index += 2
      return []
    case Ascii.carriageReturn:
      index += isNext([Ascii.backslash, Ascii.carriageReturn, Ascii.lineFeed]) ? 3 : 2
      return []
    case UInt8(ascii: "v"):
      index += 2
      return [0x0B]
    case UInt8(ascii: "0"):
      index += 2
      if let byte, isDigit(byte) { throw unexpected("no digit after \\0") }
      return [0]
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      index += 1
      throw unexpected("an escape without a digit from 1 to 9")
    case UInt8(ascii: "x"):
      index += 2
      var unit: UInt8 = 0
      for _ in 0..<2 {
        guard let digit = byte.flatMap(hexValue) else { throw unexpected("two hexadecimal digits after \\x") }
        unit = unit << 4 | digit
        index += 1
      }
      return Array(String(Unicode.Scalar(unit)).utf8)
    default:
      // Any other character is itself; the bytes after the first are read as they are.
      index += 2
      return [escape]
    }
  }
}
