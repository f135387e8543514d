import SourceText

/// A quote of view code at a location, with the text before and after it on its lines.
public struct CodeSnippet: Sendable, Hashable {
  /// The number of the first line.
  public let line: Int
  /// The text before the location on its first line.
  public let before: String
  /// The text at the location, which may span several lines.
  public let marked: String
  /// The text after the location on its last line.
  public let after: String
  /// Whether one of the parts is truncated.
  public let isCut: Bool

  /// The maximum length of each part, in bytes.
  static let longest = 240
}

extension DesignSystem {
  /// Returns the quote of a location; nil if it isn't in an audited file.
  ///
  /// - Complexity: O(log f) for f files.
  public func quote(_ place: SourceLocation) -> CodeSnippet? {
    for case let file? in tables.lazy.map({ $0.files.file(place.path) }) { return file.quote(place) }
    return nil
  }
}

extension AuditedFile {
  /// Returns the quote of a location in the file.
  fileprivate func quote(_ place: SourceLocation) -> CodeSnippet {
    let bytes = source.bytes
    let range = place.byteRange.clamped(to: 0..<bytes.count)
    let isLineFeed = { (byte: UInt8) in byte == 0x0A }
    let start = bytes[..<range.lowerBound].lastIndex(where: isLineFeed).map { $0 + 1 } ?? 0
    var end = bytes[range.upperBound...].firstIndex(where: isLineFeed) ?? bytes.count
    if end > range.upperBound, bytes[end - 1] == 0x0D { end -= 1 }
    let limit = CodeSnippet.longest
    let parts = [
      bytes[max(start, range.lowerBound - limit)..<range.lowerBound], bytes[range].prefix(limit),
      bytes[range.upperBound..<end].prefix(limit),
    ].map { AuditedFile.text(of: $0) }
    let length = [range.lowerBound - start, range.count, end - range.upperBound].max() ?? 0
    return CodeSnippet(line: place.line, before: parts[0], marked: parts[1], after: parts[2], isCut: length > limit)
  }

  /// Returns bytes as text, without partial characters at a truncated end.
  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 & 0xC0 == 0x80 }
    if let last = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }) {
      let length = bytes[last] < 0x80 ? 1 : bytes[last] < 0xE0 ? 2 : bytes[last] < 0xF0 ? 3 : 4
      if last + length > bytes.endIndex { bytes = bytes[..<last] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
