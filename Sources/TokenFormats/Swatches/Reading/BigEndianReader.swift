import SourceText

/// A reader of big-endian numbers and texts in a range of a document, which checks every bound.
struct BigEndianReader {
  let document: SourceFile
  /// The position of the next byte.
  private(set) var offset: Int
  /// The position after the last byte that may be read.
  let end: Int

  init(_ document: SourceFile, _ range: Range<Int>? = nil) {
    self.document = document
    let range = range ?? document.bytes.indices
    (offset, end) = (range.lowerBound, range.upperBound)
  }

  /// The number of bytes left.
  var count: Int { end - offset }

  /// Returns the range of the next bytes, and moves behind them.
  ///
  /// - Throws: `FormatError` at the position of the first byte if there are fewer.
  mutating func take(_ count: Int, _ what: String) throws(FormatError) -> Range<Int> {
    guard count <= self.count else {
      let found = end == document.bytes.count ? "the end of the file" : "the end of the block"
      throw .unexpected(expected: what, found: found, token: nil, document.location(of: offset..<offset))
    }
    defer { offset += count }
    return offset..<offset + count
  }

  mutating func number16(_ what: String) throws(FormatError) -> UInt16 {
    try take(2, what).reduce(0) { $0 << 8 | UInt16(document.bytes[$1]) }
  }

  mutating func number32(_ what: String) throws(FormatError) -> UInt32 {
    try take(4, what).reduce(0) { $0 << 8 | UInt32(document.bytes[$1]) }
  }

  mutating func float(_ what: String) throws(FormatError) -> Double {
    Double(Float(bitPattern: try number32(what)))
  }

  /// Returns a text of UTF-16 units, up to the first null character; invalid units are replaced.
  mutating func text(units: Int, _ what: String) throws(FormatError) -> String {
    let range = try take(units * 2, what)
    var codes: [UInt16] = []
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      let code = UInt16(document.bytes[index]) << 8 | UInt16(document.bytes[index + 1])
      guard code != 0 else { break }
      codes.append(code)
    }
    return String(decoding: codes, as: UTF16.self)
  }
}
