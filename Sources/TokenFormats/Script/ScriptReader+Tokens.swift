import SourceText

// The smallest parts of a module.

extension ScriptReader {
  func peek(_ offset: Int) -> UInt8? { index + offset < end ? file.bytes[index + offset] : nil }

  /// Whether a text starts here.
  func text(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= end else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { file.bytes[index + $0] == text.utf8Start[$0] }
  }

  mutating func pass(_ byte: UInt8) -> Bool {
    guard index < end, file.bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == Ascii.space || (0x09...0x0D).contains(byte) }

  /// Passes white space and comments.
  mutating func skipBlanks() throws(FormatError) {
    while index < end {
      if isBlank(file.bytes[index]) {
        index += 1
      } else if text("//") || text("#!") {
        while index < end, file.bytes[index] != Ascii.lineFeed { index += 1 }
      } else if text("/*") {
        let start = index
        index += 2
        while index < end, !text("*/") { index += 1 }
        guard index < end else {
          index = start
          throw error("a comment with an end")
        }
        index += 2
      } else {
        return
      }
    }
  }

  /// The name that starts here.
  mutating func name() -> String? {
    let start = index
    while index < end {
      let byte = file.bytes[index]
      let isLetter = (byte | 0x20) &- 0x61 < 26 || byte == Ascii.underscore || byte == UInt8(ascii: "$") || byte >= 0x80
      guard isLetter || index > start && (Ascii.zero...Ascii.nine).contains(byte) else { break }
      index += 1
    }
    return index > start ? String(decoding: file.bytes[start..<index], as: UTF8.self) : nil
  }

  /// The number that starts here, in decimal digits.
  mutating func number() -> Double? {
    let start = index
    while index < end {
      let byte = file.bytes[index]
      let isSign =
        (byte == Ascii.minus || byte == Ascii.plus) && (index == start || file.bytes[index - 1] | 0x20 == 0x65)
      guard isSign || (Ascii.zero...Ascii.nine).contains(byte) || byte == Ascii.point || byte | 0x20 == 0x65 else {
        break
      }
      index += 1
    }
    guard let value = Double(String(decoding: file.bytes[start..<index], as: UTF8.self)), value.isFinite else {
      index = start
      return nil
    }
    return value
  }

  /// A text in quotes, or a template without substitutions; nil for anything else.
  mutating func string() throws(FormatError) -> String? {
    guard index < end else { return nil }
    let quote = file.bytes[index]
    guard quote == Ascii.quote || quote == UInt8(ascii: "'") || quote == Ascii.backtick else { return nil }
    let start = index
    var bytes: [UInt8] = []
    index += 1
    while index < end, file.bytes[index] != quote {
      let byte = file.bytes[index]
      if quote == Ascii.backtick, byte == UInt8(ascii: "$"), peek(1) == Ascii.openBrace {
        index = start
        return nil
      }
      if byte == Ascii.lineFeed, quote != Ascii.backtick { break }
      if byte == Ascii.backslash {
        index += 1
        guard index < end else { break }
        if !addEscape(to: &bytes) {
          index = start
          return nil
        }
      } else {
        bytes.append(byte)
        index += 1
      }
    }
    guard pass(quote) else {
      index = start
      throw error("a text with a closing quote")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds what is behind a backslash; false if it is none of the usual escapes.
  private mutating func addEscape(to bytes: inout [UInt8]) -> Bool {
    let byte = file.bytes[index]
    switch byte {
    case UInt8(ascii: "n"): bytes.append(Ascii.lineFeed)
    case UInt8(ascii: "t"): bytes.append(Ascii.tab)
    case UInt8(ascii: "r"): bytes.append(Ascii.carriageReturn)
    case UInt8(ascii: "u"), UInt8(ascii: "x"), Ascii.zero...Ascii.nine: return false
    case Ascii.lineFeed: break
    default: bytes.append(byte)
    }
    index += 1
    return true
  }

  /// Passes a token, a bracket with its contents, or a text.
  mutating func passToken() throws(FormatError) {
    var open: [UInt8] = []
    repeat {
      try skipBlanks()
      guard index < end else { return }
      let byte = file.bytes[index]
      switch byte {
      case Ascii.openBrace, Ascii.openParenthesis, Ascii.openBracket: open.append(byte)
      case Ascii.closeBrace, Ascii.closeParenthesis, Ascii.closeBracket: _ = open.popLast()
      case Ascii.quote, UInt8(ascii: "'"):
        passText(byte)
        continue
      case Ascii.backtick:
        passText(byte)
        continue
      case UInt8(ascii: "/") where passPattern(): continue
      default:
        if name() != nil { continue }
      }
      index += 1
    } while !open.isEmpty
  }

  /// Passes a text that isn't read, whatever is in it.
  private mutating func passText(_ quote: UInt8) {
    index += 1
    while index < end, file.bytes[index] != quote {
      if file.bytes[index] == Ascii.lineFeed, quote != Ascii.backtick { return }
      index += file.bytes[index] == Ascii.backslash ? 2 : 1
    }
    index = min(index + 1, end)
  }

  /// Passes a regular expression; false where a slash divides.
  private mutating func passPattern() -> Bool {
    guard index >= patternLimit, !isOperand(before: index) else { return false }
    var isClass = false
    var place = index + 1
    while place < end, file.bytes[place] != Ascii.lineFeed {
      switch file.bytes[place] {
      case Ascii.backslash: place += 1
      case Ascii.openBracket: isClass = true
      case Ascii.closeBracket: isClass = false
      case UInt8(ascii: "/") where !isClass:
        (index, patternEnd) = (place + 1, place + 1)
        return true
      default: break
      }
      place += 1
    }
    patternLimit = place
    return false
  }

  // MARK: Line ends

  /// Whether a statement ends between two tokens, as if there were a semicolon (ECMAScript 2024, section 12.10.1).
  mutating func endsStatement(after last: Int) -> Bool {
    guard index < end, file.bytes[last..<index].contains(Ascii.lineFeed), isOperand(before: last) else { return false }
    let before = index
    defer { index = before }
    if let word = name() { return !["in", "instanceof", "extends", "as", "satisfies"].contains(word) }
    return switch file.bytes[index] {
    case Ascii.quote, UInt8(ascii: "'"), UInt8(ascii: "@"), UInt8(ascii: "~"), Ascii.zero...Ascii.nine: true
    case UInt8(ascii: "!"): peek(1) != UInt8(ascii: "=")
    case Ascii.plus, Ascii.minus: peek(1) == file.bytes[index]
    default: false
    }
  }

  /// Whether an operand ends before a place, which an operator or the end of a statement follows.
  private func isOperand(before place: Int) -> Bool {
    var place = place
    while place > 0, isBlank(file.bytes[place - 1]) { place -= 1 }
    guard place > 0, place != patternEnd else { return place > 0 }
    let last = file.bytes[place - 1]
    switch last {
    case Ascii.closeBrace, Ascii.closeBracket, Ascii.closeParenthesis, Ascii.quote, UInt8(ascii: "'"), Ascii.backtick:
      return true
    case Ascii.plus, Ascii.minus: return place > 1 && file.bytes[place - 2] == last
    default: break
    }
    var start = place
    while start > 0, place - start < 12, isPartOfName(file.bytes[start - 1]) { start -= 1 }
    guard start < place else { return false }
    // A member may be called as an operator is.
    if start > 0, file.bytes[start - 1] == Ascii.point { return true }
    return !ScriptReader.operators.contains(String(decoding: file.bytes[start..<place], as: UTF8.self))
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == Ascii.underscore || byte == UInt8(ascii: "$") || byte >= 0x80
      || (Ascii.zero...Ascii.nine).contains(byte)
  }

  /// The words that an operand follows.
  private static let operators: Set<String> = [
    "typeof", "new", "await", "void", "delete", "in", "of", "instanceof", "extends", "return", "case", "throw", "else",
    "do", "as", "satisfies", "class", "function",
  ]
}
