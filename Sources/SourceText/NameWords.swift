/// Returns the lowercase ASCII words of a name.
///
/// A name is split at anything but letters and digits, and before a capital that follows a small letter.
package func wordsOf(_ name: String) -> [String] {
  var words: [[UInt8]] = [[]]
  var previousWasSmall = false
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      if previousWasSmall { words.append([]) }
      words[words.count - 1].append(byte | 0x20)
      previousWasSmall = false
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      words[words.count - 1].append(byte)
      previousWasSmall = true
    default:
      words.append([])
      previousWasSmall = false
    }
  }
  return words.lazy.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
}
