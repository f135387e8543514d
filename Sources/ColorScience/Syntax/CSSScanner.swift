/// A position in the bytes of a CSS value, and the tokens of CSS Syntax 3 that a color is made of.
///
/// The bytes are passed to every function, since they are there only while one call lasts. Nothing here allocates.
struct CSSScanner {
  var position = 0
  /// The nesting of functions, bounded so that no input exhausts the stack.
  var depth = 0

  /// The byte at an offset; 0 beyond the end.
  @inline(__always)
  static func byte(_ bytes: TextBytes, _ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  @inline(__always)
  func next(_ bytes: TextBytes) -> UInt8 { Self.byte(bytes, position) }

  @inline(__always)
  func isAtEnd(_ bytes: TextBytes) -> Bool { position >= bytes.count }

  func error(_ expected: String) -> ColorSyntaxError { ColorSyntaxError(offset: position, expected: expected) }

  /// Passes white space and comments; an unclosed comment ends with the text.
  @inline(__always)
  mutating func skipSpace(_ bytes: TextBytes) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x0C {
        position += 1
      } else if byte == 0x2F, Self.byte(bytes, position + 1) == 0x2A {
        skipComment(bytes)
      } else {
        return
      }
    }
  }

  private mutating func skipComment(_ bytes: TextBytes) {
    position += 2
    while position < bytes.count {
      if bytes[position] == 0x2A, Self.byte(bytes, position + 1) == 0x2F {
        position += 2
        return
      }
      position += 1
    }
  }

  /// Passes one byte if it is the one given.
  @inline(__always)
  mutating func pass(_ byte: UInt8, _ bytes: TextBytes) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }
}

extension CSSScanner {
  @inline(__always)
  static func isIdentifierByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F || byte >= 0x80
  }

  @inline(__always)
  private static func isIdentifierStartByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte >= 0x80
  }

  /// Whether an identifier starts here (CSS Syntax 3, section 4.3.9).
  @inline(__always)
  func startsIdentifier(_ bytes: TextBytes) -> Bool {
    let first = next(bytes)
    if Self.isIdentifierStartByte(first) { return true }
    if first == 0x5C { return isEscape(bytes, position) }
    guard first == 0x2D else { return false }
    let second = Self.byte(bytes, position + 1)
    return Self.isIdentifierStartByte(second) || second == 0x2D || second == 0x5C && isEscape(bytes, position + 1)
  }

  private func isEscape(_ bytes: TextBytes, _ offset: Int) -> Bool {
    let second = Self.byte(bytes, offset + 1)
    return offset + 1 < bytes.count && second != 0x0A && second != 0x0D && second != 0x0C
  }

  /// The identifier that starts here.
  mutating func identifier(_ bytes: TextBytes) -> CSSIdentifier {
    var result = CSSIdentifier()
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isIdentifierByte(byte) {
        result.append(byte)
        position += 1
      } else if byte == 0x5C, isEscape(bytes, position) {
        result.append(escapedByte(bytes))
      } else {
        break
      }
    }
    return result
  }

  /// The escaped code point that starts here (CSS Syntax 3, section 4.3.7); 0 for one outside ASCII.
  private mutating func escapedByte(_ bytes: TextBytes) -> UInt8 {
    position += 1
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, position < bytes.count {
      let digit = HexNotation.value(bytes[position])
      guard digit != 255 else { break }
      value = value << 4 | UInt32(digit)
      digits += 1
      position += 1
    }
    guard digits > 0 else {
      position += 1
      let byte = bytes[position - 1]
      return byte < 0x80 ? byte : 0
    }
    if next(bytes) == 0x0D, Self.byte(bytes, position + 1) == 0x0A { position += 1 }
    if [0x20, 0x09, 0x0A, 0x0D, 0x0C].contains(next(bytes)) { position += 1 }
    return value < 0x80 ? UInt8(value) : 0
  }
}
