/// A text document held as bytes, with the path under which findings name it.
///
/// Lines end with a line feed; a carriage return before it belongs to the line it ends. Lines and columns are 1-based,
/// and columns count UTF-8 bytes, as most CI annotations expect for ASCII sources.
public struct SourceFile: Sendable {
  /// The path as reports show it: relative where possible, with forward slashes.
  public let path: String

  /// The whole content.
  public let bytes: [UInt8]

  /// Offsets of the first byte of each line, in ascending order.
  private let lineStarts: [Int]

  /// Indexes the lines of a document.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == 0x0A { starts.append(offset + 1) }
      offset += 1
    }
    lineStarts = starts
  }

  /// Returns the place of a range of bytes.
  ///
  /// - Complexity: O(log n) in the number of lines.
  public func location(of range: Range<Int>) -> SourceLocation {
    let (line, column) = position(of: range.lowerBound)
    let (endLine, endColumn) = position(of: range.upperBound)
    return SourceLocation(
      path: path, line: line, column: column, endLine: endLine, endColumn: endColumn, byteRange: range)
  }

  /// The 1-based line and column of a byte offset; offsets past the end give the place just after the last byte.
  private func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }
}

/// A byte range in a document, with its line and column.
public struct SourceLocation: Sendable, Hashable {
  /// The path of the document as reports show it.
  public let path: String
  /// The 1-based line of the first byte.
  public let line: Int
  /// The 1-based column of the first byte, in UTF-8 bytes.
  public let column: Int
  /// The 1-based line of the end.
  public let endLine: Int
  /// The 1-based column just after the last byte.
  public let endColumn: Int
  /// The range in bytes from the start of the document.
  public let byteRange: Range<Int>

  /// A place in a document.
  public init(path: String, line: Int, column: Int, endLine: Int, endColumn: Int, byteRange: Range<Int>) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.byteRange = byteRange
  }
}
