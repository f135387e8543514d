import SourceText

/// A text with references in it: `{a.b}`, the older `$a.b`, and `{a.{b}.c}`, whose inner reference is a part of the name.
struct StudioText {
  /// A part of the text.
  indirect enum Part {
    case text(String)
    case reference(StudioText)
  }

  private(set) var parts: [Part] = []

  /// The most references inside of one another.
  private static let depthLimit = 8

  /// Reads a text without the spaces around it; one whose braces don't match has no references.
  init(_ text: String) {
    let bytes = StudioText.trimmed(Array(text.utf8)[...])
    var index = bytes.startIndex
    guard let parts = StudioText.parts(bytes, &index, depth: 0), index == bytes.endIndex else {
      self.parts = [.text(String(decoding: bytes, as: UTF8.self))]
      return
    }
    self.parts = parts
  }

  init(parts: [Part]) { self.parts = parts }

  /// The reference that is the whole text.
  var reference: StudioText? {
    guard parts.count == 1, case .reference(let name) = parts[0] else { return nil }
    return name
  }

  /// The text when it has no reference.
  var plain: String? {
    guard let first = parts.first else { return "" }
    guard parts.count == 1, case .text(let text) = first else { return nil }
    return text
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    [Ascii.space, Ascii.tab, Ascii.lineFeed, Ascii.carriageReturn].contains(byte)
  }

  /// Bytes without spaces at both ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }

  /// The parts up to the end, or to the brace that closes them; nil if braces don't match.
  private static func parts(_ bytes: ArraySlice<UInt8>, _ index: inout Int, depth: Int) -> [Part]? {
    var parts: [Part] = []
    var start = index
    func text(_ end: Int) {
      if start < end { parts.append(.text(String(decoding: bytes[start..<end], as: UTF8.self))) }
    }
    while index < bytes.endIndex {
      switch bytes[index] {
      case Ascii.openBrace:
        guard depth < depthLimit else { return nil }
        text(index)
        index += 1
        guard let inner = self.parts(bytes, &index, depth: depth + 1), index < bytes.endIndex, !inner.isEmpty else {
          return nil
        }
        parts.append(.reference(StudioText(parts: inner)))
        index += 1
        start = index
      case Ascii.closeBrace:
        guard depth > 0 else { return nil }
        text(index)
        return parts
      case UInt8(ascii: "$"):
        let end = olderReferenceEnd(bytes, index + 1)
        guard depth == 0, end > index + 2 else {
          index += 1
          continue
        }
        text(index)
        let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
        parts.append(.reference(StudioText(parts: [.text(name)])))
        index = end
        start = index
      default: index += 1
      }
    }
    text(index)
    return depth == 0 ? parts : nil
  }

  /// The end of a name after `$`: up to a space or comma, and there up to its last letter, digit, or underscore.
  private static func olderReferenceEnd(_ bytes: ArraySlice<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < bytes.endIndex, !isSpace(bytes[end]), bytes[end] != Ascii.comma { end += 1 }
    while end > start, !isWordByte(bytes[end - 1]) { end -= 1 }
    return end
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == Ascii.underscore
  }
}
