/// Finds where bytes stop being well-formed UTF-8 (Unicode 15, table 3-7): no overlong form, no surrogate, none past U+10FFFF.
///
/// - Returns: the offset of the first byte of the first ill-formed sequence, or nil when all bytes are well formed.
/// - Complexity: O(n).
public func firstInvalidUTF8Offset(in bytes: [UInt8]) -> Int? {
  var index = 0
  let count = bytes.count
  while index < count {
    let lead = bytes[index]
    if lead < 0x80 {
      index += 1
      continue
    }
    let (length, secondRange) = sequenceShape(of: lead)
    guard length > 0, index + length <= count, secondRange.contains(bytes[index + 1]) else { return index }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return index }
    index += length
  }
  return nil
}

/// The length of a sequence by its first byte and the range its second byte must be in; length 0 for no lead byte.
private func sequenceShape(of lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>) {
  switch lead {
  case 0xC2...0xDF: (2, 0x80...0xBF)
  case 0xE0: (3, 0xA0...0xBF)
  case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
  case 0xED: (3, 0x80...0x9F)
  case 0xF0: (4, 0x90...0xBF)
  case 0xF1...0xF3: (4, 0x80...0xBF)
  case 0xF4: (4, 0x80...0x8F)
  default: (0, 0...0)
  }
}
