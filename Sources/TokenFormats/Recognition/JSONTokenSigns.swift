import SourceText

/// What the values of a JSON document tell about its format.
struct JSONTokenSigns {
  private var colorCount = 0

  /// The fewest color values that make a document a list of colors.
  private static let leastColors = 2

  init(_ root: JSONNode) {
    var pending = [root]
    while let node = pending.popLast() {
      if let members = node.members {
        pending += members.map(\.value)
      } else if let elements = node.elements {
        pending += elements
      } else if let text = node.string, JSONTokenSigns.isHex(text) {
        colorCount += 1
      }
    }
  }

  /// The format that the values tell; nil for a document without colors.
  var format: UnsupportedTokens? {
    colorCount >= JSONTokenSigns.leastColors ? .colorList : nil
  }

  /// Whether a text is a hexadecimal color with its `#`.
  private static func isHex(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "#"), [4, 5, 7, 9].contains(bytes.count) else { return false }
    return bytes.dropFirst().allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
    }
  }
}
