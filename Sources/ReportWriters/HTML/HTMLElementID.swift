import SourceText

/// Anchors that are derived from names in input.
enum HTMLElementID {
  /// The largest length of an anchor that contains its whole name, in bytes.
  static let longest = 180

  /// Returns an anchor that is a valid URL fragment without further encoding, and distinct for distinct names.
  ///
  /// Letters, digits, ".", "-", and "_" stay, "/" becomes ":", and every other byte becomes "~" and two digits.
  /// A name that is too long is cut and ends in a hash of the whole name.
  static func id(_ kind: String, _ name: String) -> String {
    var text = Array(kind.utf8)
    text.reserveCapacity(kind.utf8.count + name.utf8.count + 32)
    text.append(UInt8(ascii: ":"))
    let longest = text.count + longest
    for byte in name.utf8 {
      switch byte {
      case _ where kept.contains(byte): text.append(byte)
      case UInt8(ascii: "/"): text.append(UInt8(ascii: ":"))
      default: text += ((byte < 16 ? "~0" : "~") + String(byte, radix: 16)).utf8
      }
      if text.count > longest {
        return "\(String(decoding: text, as: UTF8.self))~~\(String(hash(of: name), radix: 16))"
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The characters that are the same in an anchor.
  static let kept = AsciiSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_")

  /// Returns the FNV-1a hash with 64 bits (Fowler, Noll, and Vo), which is the same on every machine, unlike `Hasher`.
  private static func hash(of name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
