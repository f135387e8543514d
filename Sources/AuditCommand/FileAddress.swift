import ReportWriters
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

  /// Returns the address of an absolute path.
  static func address(_ path: String) -> String { SARIFPlaces.reference(path) }
}
