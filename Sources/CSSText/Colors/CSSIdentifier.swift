import SourceText

/// An identifier in ASCII lower case, packed into 24 bytes so that it is compared without allocating.
///
/// What cannot be a name of CSS Color (longer than 24 bytes, or with anything outside ASCII) is ``isForeign``
/// and equal to no name: case folding is that of ASCII, so the Kelvin sign is not a k.
struct CSSIdentifier: Equatable {
  private(set) var word0: UInt64 = 0
  private(set) var word1: UInt64 = 0
  private(set) var word2: UInt64 = 0
  private(set) var count = 0
  private(set) var isForeign = false

  init() {}

  /// The name in a range of bytes, its escapes resolved.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.init()
    for offset in range {
      let byte = bytes[offset]
      guard byte != Ascii.backslash else {
        self.init()
        for byte in cssName(in: bytes, range).utf8 { append(byte) }
        return
      }
      append(byte)
    }
  }

  init(_ text: StaticString) {
    self.init()
    for scalar in "\(text)".utf8 { append(scalar) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard byte < 0x80, byte != 0, count < 24 else { return isForeign = true }
    let lower = UInt64(byte &- 0x41 < 26 ? byte | 0x20 : byte) << (UInt64(count & 7) * 8)
    switch count >> 3 {
    case 0: word0 |= lower
    case 1: word1 |= lower
    default: word2 |= lower
    }
    count &+= 1
  }

  /// The first eight bytes, if there are no more.
  @inline(__always)
  var shortWord: UInt64? { count <= 8 && !isForeign ? word0 : nil }

  /// An order for binary search: by the bytes, the last one of each word first.
  static func precedes(_ a: CSSIdentifier, _ b: CSSIdentifier) -> Bool {
    if a.word0 != b.word0 { return a.word0 < b.word0 }
    if a.word1 != b.word1 { return a.word1 < b.word1 }
    return a.word2 < b.word2
  }
}
