import DesignTokens
import SourceText

/// The text of an alias with another name in it, written as the old one is: `{blue.500}`, `var(--blue-500)`, `Palette.blue500`.
enum AliasText {
  /// Returns the replacement of the name of one token with that of another.
  ///
  /// The part of the name in which both differ is replaced at its last place in the text, so the notation around it stays.
  static func replacement(
    at place: SourceLocation, from old: TokenPath, to new: TokenPath, in bytes: [UInt8]
  ) throws(EditError) -> TextReplacement {
    let range = place.byteRange
    guard range.upperBound <= bytes.count else { throw .changed }
    let (before, after) = (Array(old.description.utf8), Array(new.description.utf8))
    guard after.allSatisfy(isPlain) else { throw .noPlace("the name of \(new) can't be written there") }
    // Names without their common start, from the whole name on.
    for start in starts(before, after) {
      let (from, to) = (before[start...], after[start...])
      guard !from.isEmpty, !to.isEmpty, let found = last(of: Array(from), in: bytes[range]) else { continue }
      return TextReplacement(found, Array(to))
    }
    throw .noPlace("its alias doesn't contain the name \(old)")
  }

  /// Returns the starts of both names at which the remainders differ: the whole name, and each segment up to the first that differs.
  private static func starts(_ old: [UInt8], _ new: [UInt8]) -> [Int] {
    let common = zip(old, new).prefix { $0 == $1 }.count
    return [0] + (0..<common).filter { old[$0] == UInt8(ascii: ".") }.map { $0 + 1 }
  }

  /// Returns the last place of a name that isn't part of a longer one.
  private static func last(of name: [UInt8], in text: ArraySlice<UInt8>) -> Range<Int>? {
    guard name.count <= text.count else { return nil }
    return (text.startIndex...(text.endIndex - name.count)).reversed().first { start in
      let end = start + name.count
      let isWhole =
        (start == text.startIndex || !isLetter(text[start - 1])) && (end == text.endIndex || !isLetter(text[end]))
      return isWhole && text[start..<end].elementsEqual(name)
    }.map { $0..<$0 + name.count }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
      || byte >= 0x80
  }

  /// Whether a byte means the same in every notation.
  private static func isPlain(_ byte: UInt8) -> Bool {
    isLetter(byte) && byte < 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }
}
