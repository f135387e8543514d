import SourceText

// The values of literals.

extension SwiftOutline {
  /// Returns the value of a number token, and whether it is written as an integer.
  func number(_ token: Int) -> (value: Double, isInteger: Bool) {
    let digits = source.bytes[tokens[token].range].filter { $0 != Ascii.underscore }
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count > 2, digits[0] == Ascii.zero else { return decimal(digits, text) }
    switch digits[1] {
    case UInt8(ascii: "x"):
      let isInteger = digits.dropFirst(2).allSatisfy(Ascii.isHexDigit)
      return (isInteger ? whole(digits.dropFirst(2), radix: 16) : Double(text) ?? .nan, isInteger)
    case UInt8(ascii: "b"): return (whole(digits.dropFirst(2), radix: 2), true)
    case UInt8(ascii: "o"): return (whole(digits.dropFirst(2), radix: 8), true)
    default: return decimal(digits, text)
    }
  }

  private func decimal(_ digits: [UInt8], _ text: String) -> (value: Double, isInteger: Bool) {
    (Double(text) ?? .nan, digits.allSatisfy(Ascii.isDigit))
  }

  private func whole(_ digits: ArraySlice<UInt8>, radix: Double) -> Double {
    digits.reduce(0) { value, byte in
      value * radix + Double(Ascii.isDigit(byte) ? byte - Ascii.zero : (byte | 0x20) - 0x61 + 10)
    }
  }

  /// Returns the text of a one-line string token without interpolations; nil for any other token.
  func plainText(_ token: Int) -> String? {
    let bytes = source.bytes[tokens[token].range]
    let hashes = bytes.prefix { $0 == Ascii.hash }.count
    let inner = bytes.dropFirst(hashes + 1).dropLast(hashes + 1)
    guard bytes.count >= 2 * hashes + 2, bytes.last == (hashes > 0 ? Ascii.hash : Ascii.quote) else { return nil }
    guard !bytes.dropFirst(hashes).starts(with: [Ascii.quote, Ascii.quote, Ascii.quote]) else { return nil }
    var text: [UInt8] = []
    var index = inner.startIndex
    while index < inner.endIndex {
      let isEscape = inner[index] == Ascii.backslash && isEscape(in: inner, at: index + 1, hashes: hashes)
      guard isEscape else {
        text.append(inner[index])
        index += 1
        continue
      }
      index += 1 + hashes
      guard index < inner.endIndex, let end = unescape(inner, at: index, into: &text) else { return nil }
      index = end
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func isEscape(in bytes: ArraySlice<UInt8>, at start: Int, hashes: Int) -> Bool {
    bytes[start...].prefix(hashes).count { $0 == Ascii.hash } == hashes
  }

  /// Adds the character of an escape to a text.
  ///
  /// - Returns: the index after the escape, or nil for an interpolation or an invalid escape.
  private func unescape(_ bytes: ArraySlice<UInt8>, at index: Int, into text: inout [UInt8]) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "n"): text.append(Ascii.lineFeed)
    case UInt8(ascii: "r"): text.append(Ascii.carriageReturn)
    case UInt8(ascii: "t"): text.append(Ascii.tab)
    case UInt8(ascii: "0"): text.append(0)
    case Ascii.quote, Ascii.backslash, UInt8(ascii: "'"): text.append(bytes[index])
    case UInt8(ascii: "u"):
      guard bytes[index...].dropFirst().first == Ascii.openBrace else { return nil }
      let digits = bytes[index...].dropFirst(2).prefix { $0 != Ascii.closeBrace }
      guard (1...8).contains(digits.count), digits.allSatisfy(Ascii.isHexDigit),
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value),
        digits.endIndex < bytes.endIndex
      else { return nil }
      text += Array(String(scalar).utf8)
      return digits.endIndex + 1
    default: return nil
    }
    return index + 1
  }
}
