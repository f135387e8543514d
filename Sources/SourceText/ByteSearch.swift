#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Collection<UInt8> {
  /// The offset of the first occurrence of a text's bytes; nil if there is none or the text is empty.
  ///
  /// - Complexity: O(n) for n bytes.
  package func firstOffset(of text: String) -> Int? {
    var text = text
    let found = withContiguousStorageIfAvailable { bytes in
      text.withUTF8 { needle -> Int? in
        guard let start = bytes.baseAddress, let wanted = needle.baseAddress, !needle.isEmpty else { return nil }
        guard bytes.count >= needle.count else { return nil }
        let end = start + (bytes.count - needle.count + 1)
        var next = start
        while next < end, let match = memchr(next, Int32(wanted.pointee), end - next) {
          if memcmp(match, wanted, needle.count) == 0 { return UnsafeRawPointer(match) - UnsafeRawPointer(start) }
          next = start + (UnsafeRawPointer(match) - UnsafeRawPointer(start)) + 1
        }
        return nil
      }
    }
    // Only bridged strings aren't contiguous.
    if let found { return found }
    return Array(self).firstOffset(of: text)
  }
}

extension String {
  /// Whether the bytes of a text occur in this one; canonical equivalence plays no part.
  ///
  /// - Complexity: O(n) in the length of the text.
  package func holdsBytes(of text: String) -> Bool { utf8.firstOffset(of: text) != nil }
}
