/// A set of ASCII characters, one bit each.
package struct AsciiSet: Sendable {
  private let low: UInt64
  private let high: UInt64
  /// Visible characters outside the set that are in no command of a CI runner, for a test of one bit a byte.
  private let ordinaryLow: UInt64
  private let ordinaryHigh: UInt64

  /// Creates a set from its characters.
  package init(_ characters: StaticString) {
    let bits = AsciiSet.bits(characters)
    (low, high) = (bits[0], bits[1])
    let visible = SIMD2<UInt64>(~0 << 32, ~0 >> 1)
    let ordinary = visible & ~bits & ~AsciiSet.bits(AsciiSet.doubledInCommands) & ~AsciiSet.bits("_")
    (ordinaryLow, ordinaryHigh) = (ordinary[0], ordinary[1])
  }

  /// Characters of which two in a row start most commands of CI runners; an underscore starts the others.
  static let doubledInCommands: StaticString = "#:-+~^"

  private static func bits(_ characters: StaticString) -> SIMD2<UInt64> {
    characters.withUTF8Buffer { bytes in
      bytes.reduce(into: SIMD2<UInt64>()) { $0[Int($1 >> 6)] |= 1 << UInt64($1 & 63) }
    }
  }

  /// Whether the set contains a byte; never one beyond ASCII.
  @inline(__always) package func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? low : high) &>> UInt64(byte & 63) & 1 == 1
  }

  /// Whether a byte is visible, outside the set, and in no command, whatever is before it.
  @inline(__always) fileprivate func isOrdinary(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? ordinaryLow : ordinaryHigh) &>> UInt64(byte & 63) & 1 == 1
  }
}

extension String {
  /// Whether the text needs no escape in a format: visible ASCII without the format's special characters and without what may be
  /// the start of a command of a CI runner.
  ///
  /// - Complexity: O(n).
  package func isPlain(without special: AsciiSet) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.isPlain(without: special) }
      ?? ContiguousArray(utf8).withUnsafeBufferPointer { $0.isPlain(without: special) }
  }
}

extension [UInt8] {
  /// Adds a text that needs no escape in a format; otherwise adds nothing and returns false.
  ///
  /// - Complexity: O(n).
  package mutating func appendPlain(_ text: String, without special: AsciiSet) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.isPlain(without: special) else { return false }
      append(contentsOf: bytes)
      return true
    } ?? false
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isPlain(without special: AsciiSet) -> Bool {
    var last: UInt8 = 0
    for byte in self {
      if !special.isOrdinary(byte) {
        let isVisible = byte >= 0x20 && byte < 0x7F
        guard isVisible, !special.contains(byte), !byte.mayStartCommand(after: last) else { return false }
      }
      last = byte
    }
    return true
  }
}
