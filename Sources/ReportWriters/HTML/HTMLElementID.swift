/// Anchors that are derived from names in input.
enum HTMLElementID {
  /// The largest length of an anchor that contains its whole name, in bytes.
  static let longest = 180

  /// Returns an anchor that is a valid URL fragment without further encoding, and distinct for distinct names.
  ///
  /// Letters, digits, ".", "-", and "_" stay, "/" becomes ":", and every other byte becomes "~" and two digits.
  /// A name that is too long is cut and ends in a hash of the whole name.
  static func id(_ kind: String, _ name: String) -> String {
    var text: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case _ where isKept(byte): text.append(byte)
      case UInt8(ascii: "/"): text.append(UInt8(ascii: ":"))
      default: text += ((byte < 16 ? "~0" : "~") + String(byte, radix: 16)).utf8
      }
      if text.count > longest {
        return "\(kind):\(String(decoding: text, as: UTF8.self))~~\(String(hash(of: name), radix: 16))"
      }
    }
    return "\(kind):\(String(decoding: text, as: UTF8.self))"
  }

  /// Whether a byte is the same in an anchor.
  static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns the FNV-1a hash with 64 bits (Fowler, Noll, and Vo), which is the same on every machine, unlike `Hasher`.
  private static func hash(of name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
