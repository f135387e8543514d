import SourceText

/// A text with positions as editors count them: lines and characters from 0.
///
/// Lines end with a line feed, a carriage return, or both (Language Server Protocol 3.17, "Text Documents").
struct EditorText: Sendable {
  /// The unit in which characters of a line are counted.
  enum Encoding: String, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  /// A position between two characters.
  struct Position: Sendable, Hashable {
    var line: Int
    var character: Int
  }

  /// The bytes.
  private(set) var bytes: [UInt8]
  /// The offsets of the first bytes of the lines, in ascending order.
  private var starts: [Int]

  /// Creates a text.
  ///
  /// - Complexity: O(n) in bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = EditorText.starts(of: bytes)
  }

  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices {
      let isEnd =
        bytes[index] == UInt8(ascii: "\n")
        || bytes[index] == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if isEnd { starts.append(index + 1) }
    }
    return starts
  }

  /// Returns the position of an offset; an offset outside the text is moved into it.
  ///
  /// - Complexity: O(log n + m) for n lines and m bytes of the line.
  func position(of offset: Int, _ encoding: Encoding) -> Position {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let piece = bytes[starts[low]..<offset]
    return Position(line: low, character: piece.reduce(0) { $0 + EditorText.units(of: $1, encoding) })
  }

  /// Returns the offset of a position; a position behind the end of its line is moved to the end, one inside a character to its start.
  func offset(of position: Position, _ encoding: Encoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let start = starts[position.line]
    var end = position.line + 1 < starts.count ? starts[position.line + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    var (offset, units) = (start, 0)
    while offset < end, units < position.character {
      var next = offset + 1
      while next < end, EditorText.isContinuation(bytes[next]) { next += 1 }
      units += bytes[offset..<next].reduce(0) { $0 + EditorText.units(of: $1, encoding) }
      guard units <= position.character else { break }
      offset = next
    }
    return offset
  }

  /// Replaces a range of bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range.clamped(to: 0..<bytes.count), with: Array(text.utf8))
    starts = EditorText.starts(of: bytes)
  }

  /// Returns the range of a value without the quotes around it.
  func unquoted(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<bytes.count)
    guard range.count >= 2, let first = bytes[range].first, first == Ascii.quote || first == UInt8(ascii: "'"),
      bytes[range].last == first
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Returns what a byte adds to the count: in UTF-16, a character has one unit, and two if it has four bytes.
  private static func units(of byte: UInt8, _ encoding: Encoding) -> Int {
    switch encoding {
    case .utf8: 1
    case .utf16: isContinuation(byte) ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}

// MARK: - JSON

extension EditorText {
  /// Returns the offset of a position in a message; nil if it isn't one.
  func offset(_ node: JSONNode?, _ encoding: Encoding) -> Int? {
    guard let line = node?["line"]?.count, let character = node?["character"]?.count else { return nil }
    return offset(of: Position(line: line, character: character), encoding)
  }

  /// Returns the bytes of a range in a message; nil if it isn't one.
  func range(_ node: JSONNode?, _ encoding: Encoding) -> Range<Int>? {
    guard let start = offset(node?["start"], encoding), let end = offset(node?["end"], encoding) else { return nil }
    return min(start, end)..<max(start, end)
  }

  /// Returns a position as JSON.
  func json(_ offset: Int, _ encoding: Encoding) -> JSONText {
    let position = position(of: offset, encoding)
    return .object([("line", .integer(position.line)), ("character", .integer(position.character))])
  }

  /// Returns a range as JSON.
  func json(_ range: Range<Int>, _ encoding: Encoding) -> JSONText {
    .object([("start", json(range.lowerBound, encoding)), ("end", json(range.upperBound, encoding))])
  }
}

extension JSONNode {
  /// The value as a whole number from 0 to that of a signed 32-bit number; nil for other values.
  var count: Int? {
    guard let number, number >= 0, number <= Double(Int32.max), number == number.rounded() else { return nil }
    return Int(number)
  }
}
