/// Looks whether a document has what makes style sheets of tokens: custom properties, or imports that may lead to some.
struct CSSRecognition {
  /// Whether it has.
  private(set) var isLikely = false

  /// Looks through the bytes, without comments and strings.
  ///
  /// - Complexity: O(n).
  init(_ bytes: [UInt8]) {
    var index = 0
    while index + 2 < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        index = CSSRecognition.commentEnd(bytes, index + 2)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        index = CSSRecognition.stringEnd(bytes, index + 1, quote: byte)
      } else if byte == UInt8(ascii: "-"), bytes[index + 1] == byte, index == 0 || !isNameByte(bytes[index - 1]) {
        index += 2
        while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
        while index < bytes.count, isBlank(bytes[index]) { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
          isLikely = true
          return
        }
      } else if byte == UInt8(ascii: "@"), startsKeyword(bytes, index + 1) {
        isLikely = true
        return
      } else {
        index += 1
      }
    }
  }

  private func startsKeyword(_ bytes: [UInt8], _ start: Int) -> Bool {
    ["import", "custom-media", "property"].contains { keyword in
      bytes[start...].prefix(keyword.utf8.count).elementsEqual(keyword.utf8)
    }
  }

  private static func commentEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return bytes.count
  }

  private static func stringEnd(_ bytes: [UInt8], _ start: Int, quote: UInt8) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F || byte == 0x5C
      || byte >= 0x80
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
