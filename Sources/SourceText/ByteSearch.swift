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
        let rarest = needle.rarest
        let end = start + (bytes.count - needle.count + 1)
        var next = start
        while next < end, let match = memchr(next + rarest, Int32(wanted[rarest]), end - next) {
          let offset = UnsafeRawPointer(match) - UnsafeRawPointer(start) - rarest
          if memcmp(start + offset, wanted, needle.count) == 0 { return offset }
          next = start + offset + 1
        }
        return nil
      }
    }
    // Only bridged strings aren't contiguous.
    if let found { return found }
    return Array(self).firstOffset(of: text)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The position of the byte that files of tokens and code hold least, so a search stops seldom: quotes and spaces are everywhere, and
  /// lowercase letters are in every word.
  fileprivate var rarest: Int {
    func commonness(_ byte: UInt8) -> Int {
      switch byte {
      case Ascii.quote, UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: ","): 3
      case UInt8(ascii: "a")...UInt8(ascii: "z"): 2
      default: 1
      }
    }
    return indices.min { commonness(self[$0]) < commonness(self[$1]) } ?? 0
  }
}

extension String {
  /// Whether the bytes of a text occur in this one; canonical equivalence plays no part.
  ///
  /// - Complexity: O(n) in the length of the text.
  package func holdsBytes(of text: String) -> Bool { utf8.firstOffset(of: text) != nil }
}
