import SourceText

/// The lines of a text without blanks around them, as ranges of its bytes.
struct TextLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark belongs to no line.
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func next() -> Range<Int>? {
    guard let start = position else { return nil }
    let end = bytes[start...].firstIndex { $0 == Ascii.lineFeed || $0 == Ascii.carriageReturn } ?? bytes.count
    position = end < bytes.count ? end + 1 : nil
    return TextLines.trimmed(start..<end, bytes)
  }

  /// Returns a range without spaces and tabs at both ends; an empty one keeps its start.
  static func trimmed(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    func isBlank(_ byte: UInt8) -> Bool { byte == Ascii.space || byte == Ascii.tab }
    guard let first = bytes[range].firstIndex(where: { !isBlank($0) }),
      let last = bytes[range].lastIndex(where: { !isBlank($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}
