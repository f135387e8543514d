import SourceText

/// What the code around colors says about when they are used.
enum CodeContext {
  /// Parts of the head of a rule that isn't used in all modes.
  private static let otherModes = ["dark", "@media print", "forced-colors"]
  /// Parts of the head of a preview in Swift.
  private static let previews = ["#Preview", "PreviewProvider", "_Previews"]

  /// Whether a rule is for a disabled control, for dark mode only, or for print; `:not(:disabled)` isn't for a disabled one.
  static func isSkipped(rule head: ArraySlice<UInt8>) -> Bool {
    guard let offset = head.firstOffset(of: "isabled"), head.prefix(offset).suffix(8).firstOffset(of: "not") == nil
    else { return otherModes.contains { head.firstOffset(of: $0) != nil } }
    return true
  }

  /// Whether the last word before a value or a block says that it is for a disabled control, for dark mode, or for a preview.
  static func isSkipped(code head: ArraySlice<UInt8>) -> Bool {
    let marks: [UInt8] = [
      Ascii.space, Ascii.lineFeed, Ascii.colon, UInt8(ascii: "?"), UInt8(ascii: "&"), Ascii.openParenthesis,
      Ascii.quote, UInt8(ascii: "'"),
    ]
    let word = head.reversed().drop { marks.contains($0) }.prefix { $0.isNamePart }.reversed()
    let name = String(decoding: Array(word), as: UTF8.self)
    return ["isabled", "dark", "Dark"].contains { name.holdsBytes(of: $0) }
      || previews.contains { head.firstOffset(of: $0) != nil }
  }

  /// Whether a nested rule is for a state of the same element, or for its placeholder.
  static func isState(_ head: ArraySlice<UInt8>) -> Bool {
    if head.elementsEqual("&::placeholder".utf8) { return true }
    guard head.first == UInt8(ascii: "&"), head.count > 2,
      [Ascii.colon, Ascii.point, Ascii.openBracket].contains(head[head.startIndex + 1])
    else { return false }
    let isOne = head.allSatisfy {
      $0 > Ascii.space && $0 != UInt8(ascii: ">") && $0 != Ascii.plus && $0 != UInt8(ascii: "~")
    }
    return isOne && ["::", ":before", ":after"].allSatisfy { head.firstOffset(of: $0) == nil }
  }

  /// Returns the lists of classes in a text: the text itself, or the texts in it, of which one is used at a time.
  static func lists(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lists: [ArraySlice<UInt8>] = []
    var opening: Int?
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case Ascii.openBracket: depth += 1
      case Ascii.closeBracket: depth -= 1
      // The quotes of `content-['']` are a value.
      case Ascii.quote, UInt8(ascii: "'"), Ascii.backtick:
        guard depth <= 0 || text.first == Ascii.openBracket else { continue }
        if let start = opening {
          lists.append(text[(start + 1)..<index])
          opening = nil
        } else {
          opening = index
        }
      // Markup, and code of a template language.
      case UInt8(ascii: "<") where depth <= 0: return []
      default: break
      }
    }
    return lists.isEmpty && opening == nil ? [text] : lists
  }

  /// Returns a template without the values in it; empty if it is markup.
  static func withoutValues(_ template: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard template.firstIndex(of: UInt8(ascii: "<")) == nil else { return [] }
    var rest: [UInt8] = []
    var depth = 0
    for byte in template {
      if byte == Ascii.openBrace { depth += 1 }
      if depth == 0 { rest.append(byte) }
      if byte == Ascii.closeBrace { depth -= 1 }
    }
    return rest[...]
  }
}
