import CSSText
import ColorScience
import DesignTokens
import SourceText

// Numbers, colors in hexadecimal, and texts with what is interpolated in them.

extension SCSSInterpreter {
  static func startsNumber(_ cursor: SCSSCursor) -> Bool {
    var offset = 0
    if cursor.byte == Ascii.minus || cursor.byte == Ascii.plus { offset = 1 }
    if cursor.peek(offset) == Ascii.point { offset += 1 }
    return cursor.peek(offset).map { (Ascii.zero...Ascii.nine).contains($0) } ?? false
  }

  func number(_ cursor: inout SCSSCursor) -> SCSSValue {
    let start = cursor.index
    var tokens = CSSTokenizer(cursor.file.bytes, in: cursor.index..<cursor.end)
    let token = tokens.next()
    cursor.index = max(token.range.upperBound, start + 1)
    guard let number = token.number(in: cursor.file.bytes) else { return .unknown("the number can't be read") }
    switch token.kind {
    case .percentage: return SCSSValue(.number(number, unit: "%"))
    case .dimension:
      // `10px-5` is a difference, whose sign CSS counts to the unit; `1--x` is two values.
      let (bytes, unit) = (cursor.file.bytes, token.nameRange)
      let end = unit.first { place in
        guard bytes[place] == Ascii.minus, place + 1 < cursor.end else { return false }
        let next = bytes[place + 1]
        return place == unit.lowerBound
          ? next == Ascii.minus || !unit.contains(place + 1)
          : (Ascii.zero...Ascii.nine).contains(next) || next == Ascii.point
      }
      guard let end else { return SCSSValue(.number(number, unit: token.name(in: bytes))) }
      cursor.index = end
      return SCSSValue(.number(number, unit: cursor.text(unit.lowerBound..<end)))
    default: return SCSSValue(.number(number, unit: ""))
    }
  }

  func hexColor(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    let start = cursor.index
    cursor.index += 1
    while let byte = cursor.byte, SCSSCursor.isNameByte(byte) { cursor.index += 1 }
    let range = start..<cursor.index
    do throws(ColorSyntaxError) {
      var value = SCSSValue(.color(try Color(css: cursor.file.bytes, in: range)), at: cursor.origin(range))
      value.written = cursor.text(range)
      return value
    } catch {
      throw .badColor(
        cursor.text(range), expected: error.expected, offset: error.offset, token: nil, cursor.file.location(of: range))
    }
  }

  /// A text in quotes.
  mutating func quoted(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    let start = cursor.index
    var end = cursor
    try end.skipString()
    var inner = SCSSCursor(cursor.file, cursor.document, start + 1..<end.index - 1)
    cursor.index = end.index
    let text = try interpolated(&inner, isQuoted: true) { _ in false }
    return text.map { SCSSValue(.text($0, isQuoted: true)) } ?? .unknown("the text has a part that can't be determined")
  }

  /// Text with what is interpolated in it, up to a byte that ends it; nil if a part can't be determined.
  ///
  /// - Parameter isQuoted: whether escapes are resolved, as in quotes.
  mutating func interpolated(
    _ cursor: inout SCSSCursor, isQuoted: Bool = false, until isEnd: (UInt8) -> Bool
  ) throws(FormatError) -> String? {
    var bytes: [UInt8] = []
    var isKnown = true
    while let byte = cursor.byte, !isEnd(byte) {
      if byte == Ascii.hash, cursor.peek(1) == Ascii.openBrace {
        let value = try interpolation(&cursor)
        if let text = value.plainText { bytes += text.utf8 } else { isKnown = false }
      } else if byte == Ascii.backslash, isQuoted {
        let start = cursor.index
        cursor.index += 1
        while let byte = cursor.byte, cursor.index - start <= 6, Unicode.Scalar(byte).properties.isASCIIHexDigit {
          cursor.index += 1
        }
        if cursor.index > start + 1 {
          bytes += cssName(in: cursor.file.bytes, start..<cursor.index).utf8
          if cursor.byte == Ascii.space { cursor.index += 1 }
        } else if let escaped = cursor.byte {
          if escaped != Ascii.lineFeed { bytes.append(escaped) }
          cursor.index += 1
        }
      } else if byte == Ascii.backslash, let next = cursor.peek(1) {
        if next != Ascii.quote, next != UInt8(ascii: "'") { bytes.append(byte) }
        bytes.append(next)
        cursor.index += 2
      } else {
        bytes.append(byte)
        cursor.index += 1
      }
      if bytes.count > SCSSInterpreter.textLimit { isKnown = false }
    }
    return isKnown ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// `#{value}`.
  mutating func interpolation(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    cursor.index += 2
    let value = try expression(&cursor)
    try cursor.skipBlanks()
    try cursor.require(Ascii.closeBrace)
    return value
  }
}
