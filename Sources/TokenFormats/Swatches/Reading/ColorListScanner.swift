import CSSText
import ColorScience
import SourceText

/// Takes a line of a color list apart: fields between separators, and colors and names inside them.
struct ColorListScanner {
  let bytes: [UInt8]
  let allowsEightDigits: Bool

  enum Kind {
    /// A color with digits.
    case color
    /// A word that is also a color, such as `red`.
    case word
    case eightDigits
    case text
  }

  struct Part {
    let kind: Kind
    let range: Range<Int>
    var color: Color?
    var name = ""
  }

  /// Returns the fields of a line between commas, semicolons, and tabs, without quotes around them.
  func fields(in line: Range<Int>) -> [Range<Int>] {
    split(line) { $0 == Ascii.comma || $0 == UInt8(ascii: ";") || $0 == Ascii.tab }.map(unquoted)
      .filter { !$0.isEmpty }
  }

  /// Returns the parts of a field: a color, a name with its color, several colors, or a text.
  func parts(_ field: Range<Int>) -> [Part] {
    let whole = part(field)
    guard whole.kind == .text else { return [whole] }
    let assigned = split(field) { $0 == Ascii.colon || $0 == UInt8(ascii: "=") }
    if assigned.count == 2 {
      var color = part(unquoted(assigned[1]))
      if color.kind != .text {
        color.name = name(unquoted(assigned[0]))
        // A name in front of a color tells that the word is one.
        return [
          Part(
            kind: color.kind == .word ? .color : color.kind, range: color.range, color: color.color, name: color.name)
        ]
      }
    }
    let words = split(field) { $0 == Ascii.space }.filter { !$0.isEmpty }
    guard words.count > 1 else { return [whole] }
    let read = words.map(part)
    if read.allSatisfy({ $0.kind == .color }) { return read }
    guard read.count(where: { $0.kind == .color || $0.kind == .eightDigits }) == 1 else {
      return read.allSatisfy { $0.kind == .word } ? read : [whole]
    }
    for (index, rest) in [
      (words.count - 1, field.lowerBound..<words[words.count - 1].lowerBound),
      (0, words[0].upperBound..<field.upperBound),
    ] where read[index].kind != .text && read[index].kind != .word {
      var color = read[index]
      color.name = name(TextLines.trimmed(rest, bytes))
      return [color]
    }
    return [whole]
  }

  /// Returns a name without the signs of a variable in front of it.
  private func name(_ range: Range<Int>) -> String {
    let signs = [Ascii.minus, UInt8(ascii: "$"), UInt8(ascii: "@")]
    return String(decoding: bytes[range].drop { signs.contains($0) }, as: UTF8.self)
  }

  private func part(_ range: Range<Int>) -> Part {
    let text = bytes[range]
    guard let first = text.first else { return Part(kind: .text, range: range) }
    let digits = first == Ascii.hash ? text.dropFirst() : text
    if digits.allSatisfy(\.isHexDigit) {
      if digits.count == 8, first != Ascii.hash || !allowsEightDigits { return Part(kind: .eightDigits, range: range) }
      let isBare = digits.count == 6 && ColorListScanner.isUnlikelyAWord(digits)
      if first == Ascii.hash || isBare, let color = try? Color(hex: "#" + String(decoding: digits, as: UTF8.self)) {
        return Part(kind: .color, range: range, color: color)
      }
    }
    guard first != Ascii.hash, text.count < 200, let color = try? Color(css: bytes, in: range),
      color.isShownSomewhere
    else { return Part(kind: .text, range: range) }
    let isFunction = text.contains(Ascii.openParenthesis)
    guard !isFunction || text.last == Ascii.closeParenthesis else { return Part(kind: .text, range: range) }
    return Part(kind: isFunction ? .color : .word, range: range, color: color)
  }

  /// Whether six digits without a sign are more likely a color than a word such as `facade`.
  private static func isUnlikelyAWord(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.contains { (Ascii.zero...Ascii.nine).contains($0) } || digits.allSatisfy { (0x41...0x46).contains($0) }
      || digits.allSatisfy { $0 == digits.first }
  }

  private func unquoted(_ range: Range<Int>) -> Range<Int> {
    let trimmed = TextLines.trimmed(range, bytes)
    guard trimmed.count > 1, let first = bytes[trimmed].first, first == bytes[trimmed].last,
      first == Ascii.quote || first == UInt8(ascii: "'")
    else { return trimmed }
    return TextLines.trimmed(trimmed.lowerBound + 1..<trimmed.upperBound - 1, bytes)
  }

  /// Splits a range at separators outside of quotes and parentheses; every part is without blanks around it.
  private func split(_ range: Range<Int>, at isSeparator: (UInt8) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, depth) = (range.lowerBound, 0)
    var quote: UInt8?
    for index in range {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == Ascii.quote {
        quote = byte
      } else if byte == Ascii.openParenthesis {
        depth += 1
      } else if byte == Ascii.closeParenthesis {
        depth = max(0, depth - 1)
      } else if depth == 0, isSeparator(byte) {
        parts.append(TextLines.trimmed(start..<index, bytes))
        start = index + 1
      }
    }
    return parts + [TextLines.trimmed(start..<range.upperBound, bytes)]
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    (Ascii.zero...Ascii.nine).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }
}
