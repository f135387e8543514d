/// The bytes of a text while a closure of `String.withUTF8` runs; every access is checked against their count.
///
/// `Span` would do, but a program that uses it needs a library that macOS has from 26 on. Nothing stores this value.
struct TextBytes {
  private let buffer: UnsafeBufferPointer<UInt8>
  let count: Int

  @inline(__always)
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.buffer = buffer
    count = buffer.count
  }

  /// The byte at an offset below `count`; any other offset traps.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    precondition(UInt(bitPattern: offset) < UInt(bitPattern: count))
    return buffer[offset]
  }

  /// The bytes in a range, counted from 0; a range outside `0..<count` traps.
  func extracting(_ range: Range<Int>) -> TextBytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return TextBytes(UnsafeBufferPointer(rebasing: buffer[range]))
  }
}
