import SourceText

/// The `file:` addresses by which clients name files.
enum FileAddress {
  /// Returns the path of an address; nil for other addresses.
  static func path(_ address: String) -> String? {
    let bytes = Array(address.utf8)
    guard let start = ["file:///", "file://localhost/"].first(where: { bytes.starts(with: $0.utf8) }) else {
      return nil
    }
    var path: [UInt8] = []
    var index = start.utf8.count - 1
    while index < bytes.count {
      var byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < bytes.count,
          let code = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16),
          bytes[index + 1] != UInt8(ascii: "+")
        else { return nil }
        byte = code
        index += 2
      }
      path.append(byte)
      index += 1
    }
    guard !path.contains(0) else { return nil }
    return firstInvalidUTF8Offset(in: path) == nil ? String(decoding: path, as: UTF8.self) : nil
  }

  /// The bytes of a path that stay as they are (RFC 3986, section 2.3, and the slash).
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-._~".utf8)

  /// Returns the address of an absolute path; only letters, digits, and `/-._~` aren't escaped.
  static func address(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("file://".utf8)
    for byte in path.utf8 {
      if plain.contains(byte) {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
