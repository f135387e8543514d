import SourceText

/// Returns the text of a name or string with its escapes resolved (CSS Syntax 3, section 4.3.7).
///
/// An escape of zero, of a surrogate or past U+10FFFF is U+FFFD, as is a NUL; an escaped line end is nothing.
/// - Complexity: O(n).
package func cssName(in bytes: [UInt8], _ range: Range<Int>) -> String {
  guard bytes[range].contains(where: { $0 == Ascii.backslash || $0 == 0 }) else {
    return String(decoding: bytes[range], as: UTF8.self)
  }
  var text: [UInt8] = []
  var index = range.lowerBound
  while index < range.upperBound {
    let byte = bytes[index]
    if byte == Ascii.backslash, index + 1 < range.upperBound {
      index = appendEscape(in: bytes, at: index + 1, before: range.upperBound, to: &text)
    } else {
      if byte == 0 { text += "\u{FFFD}".utf8 } else { text.append(byte) }
      index += 1
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// Adds the character whose escape starts after a backslash; returns where the escape ends.
private func appendEscape(in bytes: [UInt8], at start: Int, before end: Int, to text: inout [UInt8]) -> Int {
  var index = start
  var value: UInt32 = 0
  while index < end, index < start + 6, let digit = hexDigit(bytes[index]) {
    value = value << 4 | UInt32(digit)
    index += 1
  }
  if index == start {
    if isCSSLineEnd(bytes[index]) { return afterLineEnd(in: bytes, at: index, before: end) }
    if bytes[index] == 0 { text += "\u{FFFD}".utf8 } else { text.append(bytes[index]) }
    return index + 1
  }
  let scalar = value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  text += String(scalar).utf8
  if index < end, isCSSSpace(bytes[index]) {
    index = isCSSLineEnd(bytes[index]) ? afterLineEnd(in: bytes, at: index, before: end) : index + 1
  }
  return index
}

/// Whether a range of bytes spells a keyword, given in lower case, in any case of ASCII and with any escapes.
package func isCSSKeyword(_ keyword: StaticString, in bytes: [UInt8], _ range: Range<Int>) -> Bool {
  let count = keyword.utf8CodeUnitCount
  if range.count == count {
    for offset in 0..<count where asciiLowered(bytes[range.lowerBound + offset]) != keyword.utf8Start[offset] {
      return false
    }
    return true
  }
  guard range.count > count, range.count <= count * 8, bytes[range].contains(Ascii.backslash) else { return false }
  return cssName(in: bytes, range).utf8.map(asciiLowered).elementsEqual(
    UnsafeBufferPointer(start: keyword.utf8Start, count: count))
}

/// Returns a letter of ASCII in lower case, any other byte as it is.
@inlinable
package func asciiLowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

/// White space of CSS: space, tab and line ends.
func isCSSSpace(_ byte: UInt8) -> Bool { byte == Ascii.space || byte == Ascii.tab || isCSSLineEnd(byte) }

/// What ends a line in CSS: line feed, carriage return, form feed.
func isCSSLineEnd(_ byte: UInt8) -> Bool { byte == Ascii.lineFeed || byte == Ascii.carriageReturn || byte == 0x0C }

/// Where the line after a line end starts; a carriage return and a line feed are one.
func afterLineEnd(in bytes: [UInt8], at index: Int, before end: Int) -> Int {
  let isPair =
    bytes[index] == Ascii.carriageReturn && index + 1 < end && bytes[index + 1] == Ascii.lineFeed
  return index + (isPair ? 2 : 1)
}

/// Bytes of identifiers: letters, digits, `-`, `_`, everything outside ASCII, and NUL, which stands for U+FFFD.
func isCSSNameByte(_ byte: UInt8) -> Bool {
  isCSSNameStartByte(byte) || byte == Ascii.minus || (Ascii.zero...Ascii.nine).contains(byte)
}

/// Bytes that identifiers start with.
func isCSSNameStartByte(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte >= 0x80 || byte == 0
}

/// The value of a hexadecimal digit.
private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x37
  case 0x61...0x66: byte - 0x57
  default: nil
  }
}
