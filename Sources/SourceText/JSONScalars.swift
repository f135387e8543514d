// Strings and numbers of JSON, byte by byte.

extension JSONReader {
  /// Reads a string, from its opening to its closing quote.
  mutating func string() throws(SourceTextError) -> String {
    let quote = byte ?? Ascii.quote
    index += 1
    let start = index
    while let byte, byte != quote, byte != Ascii.backslash, byte >= 0x20 { index += 1 }
    if byte == quote {
      defer { index += 1 }
      return String(decoding: file.bytes[start..<index], as: UTF8.self)
    }
    var unescaped = Array(file.bytes[start..<index])
    while let byte {
      switch byte {
      case quote:
        index += 1
        return String(decoding: unescaped, as: UTF8.self)
      case Ascii.backslash:
        if dialect == .json5, let escaped = try json5Escape() {
          unescaped += escaped
          continue
        }
        unescaped.append(contentsOf: String(try escapedScalar()).utf8)
      case 0..<0x20:
        throw unexpected("a \\u escape instead of a control character in the string")
      default:
        unescaped.append(byte)
        index += 1
      }
    }
    throw unexpected("a closing quote")
  }

  private mutating func escapedScalar() throws(SourceTextError) -> Unicode.Scalar {
    index += 1
    let escape = byte
    index += 1
    switch escape {
    case Ascii.quote: return "\""
    case Ascii.backslash: return "\\"
    case Ascii.slash: return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      index -= 1
      throw unexpected("one of \" \\ / b f n r t u after a backslash")
    }
  }

  /// Reads the digits after `\u`; a high surrogate must be followed by its low surrogate.
  private mutating func unicodeEscape() throws(SourceTextError) -> Unicode.Scalar {
    let start = index - 2
    let unit = try fourHexDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, index + 1 < file.bytes.count, file.bytes[index] == Ascii.backslash,
      file.bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let low = try fourHexDigits()
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    index = start
    throw unexpected("a surrogate pair or no surrogate in a \\u escape")
  }

  private mutating func fourHexDigits() throws(SourceTextError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap(hexValue) else { throw unexpected("four hexadecimal digits after \\u") }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }

  /// Reads a number by the grammar of RFC 8259, section 6.
  mutating func number() throws(SourceTextError) -> Double {
    let start = index
    if byte == Ascii.minus { index += 1 }
    if byte == Ascii.zero {
      index += 1
      if let byte, isDigit(byte) { throw unexpected("no digit after a leading zero") }
    } else {
      try digits()
    }
    if byte == Ascii.point {
      index += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      index += 1
      if byte == Ascii.plus || byte == Ascii.minus { index += 1 }
      try digits()
    }
    guard let number = Double(String(decoding: file.bytes[start..<index], as: UTF8.self)), number.isFinite else {
      throw .numberOutOfRange(file.location(of: start..<index))
    }
    return number
  }

  private mutating func digits() throws(SourceTextError) {
    guard let byte, isDigit(byte) else { throw unexpected("a digit") }
    while let byte = self.byte, isDigit(byte) { index += 1 }
  }
}

func isDigit(_ byte: UInt8) -> Bool { (Ascii.zero...Ascii.nine).contains(byte) }

func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case Ascii.zero...Ascii.nine: byte - Ascii.zero
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
