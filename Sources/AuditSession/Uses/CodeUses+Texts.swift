import SourceText

// Comments and quoted texts in code.

extension CodeUses {
  /// Returns the last offset of a comment; the same offset if there is none.
  mutating func comment(_ index: Int) -> Int {
    guard index + 1 < bytes.count else { return index }
    // An address has two slashes too.
    let previous = index > 0 ? bytes[index - 1] : 0
    guard previous != Ascii.colon, previous != Ascii.openParenthesis || language != .styleSheet else { return index }
    let end: Int
    if bytes[index + 1] == Ascii.asterisk {
      end = bytes[(index + 2)...].firstOffset(of: "*/").map { index + 3 + $0 } ?? bytes.count - 1
    } else if bytes[index + 1] == Ascii.slash {
      end = bytes[index...].firstIndex(of: Ascii.lineFeed).map { $0 - 1 } ?? bytes.count - 1
    } else {
      return index
    }
    let last = groups.count - 1
    let isFirst = bytes[min(groups[last].start, index)..<index].allSatisfy { $0 <= Ascii.space }
    if isFirst { groups[last].start = end + 1 }
    return end
  }

  /// Returns the last offset of a quoted text, whose classes are read; the same offset if it doesn't end.
  mutating func text(_ index: Int) -> Int {
    let quote = bytes[index]
    // An apostrophe in a word.
    guard quote != UInt8(ascii: "'") || index == 0 || !bytes[index - 1].isNamePart else { return index }
    // A template is read like other code, up to its end.
    guard index != templateEnd else {
      while groups.count > 1, groups[groups.count - 1].opening != Ascii.backtick { closeLast(index) }
      closeLast(index)
      return index
    }
    let isAttribute = language.isWeb && index > 0 && bytes[index - 1] == UInt8(ascii: "=")
    let canBreak = isAttribute || quote == Ascii.backtick
    var end = index + 1
    while end < bytes.count, bytes[end] != quote {
      guard bytes[end] != Ascii.lineFeed || canBreak, end - index < 4000 else { return index }
      end += bytes[end] == Ascii.backslash ? 2 : 1
    }
    guard end < bytes.count else { return index }
    guard language.isWeb else { return end }
    let content = bytes[(index + 1)..<end]
    let isSkipped = groups[groups.count - 1].isSkipped || CodeContext.isSkipped(code: before(index))
    if quote == Ascii.backtick {
      if !isSkipped { add(UtilityClasses.pairs(in: CodeContext.withoutValues(content), names), at: index) }
      // A template can hold rules.
      templateEnd = end
      groups.append(Group(opening: quote, head: [], start: index + 1, isSkipped: isSkipped))
      return index
    }
    if !isSkipped {
      for classes in CodeContext.lists(in: content) { add(UtilityClasses.pairs(in: classes, names), at: index) }
    }
    return end
  }

  /// What is before a text in the same line, as far as it can say when the text is used.
  private func before(_ index: Int) -> ArraySlice<UInt8> {
    let line = bytes[max(0, index - 40)..<index]
    return line.lastIndex(of: Ascii.lineFeed).map { line[$0...] } ?? line
  }

  /// Returns the last offset of a comment in markup; the same offset if there is none.
  mutating func markupComment(_ index: Int) -> Int {
    guard bytes[index...].starts(with: "<!--".utf8) else { return index }
    return bytes[index...].firstOffset(of: "-->").map { index + $0 + 2 } ?? bytes.count - 1
  }
}
