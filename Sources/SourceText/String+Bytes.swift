extension String {
  /// Whether the text ends with the bytes of another; canonical equivalence plays no part.
  ///
  /// - Complexity: O(n) in the length of the suffix.
  public func endsWithBytes(of suffix: String) -> Bool {
    utf8.reversed().starts(with: suffix.utf8.reversed())
  }

  /// Whether the text has the same bytes as another; takes no longer for texts of combining marks, as `==` does.
  ///
  /// - Complexity: O(n) in the length of the shorter text.
  public func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isEqual = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable {
        String.areEqual(UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer($0))
      }
    }
    // Only bridged strings aren't contiguous.
    return isEqual.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }

  /// Compares two texts of equal length, eight bytes at a time, from the end: names of one group differ there.
  private static func areEqual(_ bytes: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer) -> Bool {
    var end = bytes.count
    while end >= 8 {
      end -= 8
      let word = bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
      guard word == others.loadUnaligned(fromByteOffset: end, as: UInt64.self) else { return false }
    }
    return (0..<end).allSatisfy { bytes[$0] == others[$0] }
  }
}

extension String {
  /// Returns the first place with the bytes of another text; nil if there is none, or if the other text is empty.
  ///
  /// - Complexity: O(n) in the length of the text.
  package func firstRange(ofBytes other: String) -> Range<Index>? {
    guard let offset = utf8.firstOffset(of: other) else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: other.utf8.count)
  }

  /// Returns the text with another one in place of a word, wherever its bytes are.
  ///
  /// - Complexity: O(n) in the length of the text for each place.
  package func replacingBytes(of word: String, with other: String) -> String {
    var result = ""
    var rest = self
    while let range = rest.firstRange(ofBytes: word) {
      result += rest[..<range.lowerBound] + other
      rest = String(rest[range.upperBound...])
    }
    return result + rest
  }
}
