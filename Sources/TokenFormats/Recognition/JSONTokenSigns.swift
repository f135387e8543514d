import SourceText

/// What the values of a JSON document tell about its format.
struct JSONTokenSigns {
  private var hasSets = false
  private var hasValues = false
  private var colorCount = 0

  /// The keys of a token of Style Dictionary.
  private static let tokenKeys: Set<String> = [
    "value", "type", "comment", "description", "themeable", "name", "attributes", "deprecated", "modify", "original",
    "path", "filePath", "darkValue", "extensions", "uuid", "private", "category", "docs",
  ]

  /// The fewest color values that make a document a list of colors.
  private static let leastColors = 2

  init(_ root: JSONNode) {
    var pending = [root]
    while let node = pending.popLast() {
      if let members = node.members {
        look(at: node, members)
        pending += members.map(\.value)
      } else if let elements = node.elements {
        pending += elements
      } else if let text = node.string, JSONTokenSigns.isHex(text) {
        colorCount += 1
      }
    }
  }

  /// The format that the values tell; nil for a document that holds neither tokens nor colors.
  var format: UnsupportedTokens? {
    if hasSets { return .spectrum }
    if hasValues { return .styleDictionary }
    return colorCount >= JSONTokenSigns.leastColors ? .colorList : nil
  }

  private mutating func look(at node: JSONNode, _ members: [JSONMember]) {
    let value = node["value"] ?? node["$value"]
    let isSpectrum = node["$schema"]?.string.map { JSONTokenSigns.holds("spectrum", $0) } ?? false
    if isSpectrum, value != nil || node["sets"]?.members != nil { hasSets = true }
    guard let value else { return }
    let type = node["type"]?.string ?? node["$type"]?.string
    // Any document may have something called "value": a token has nothing that tokens of these formats don't have.
    let isToken = members.allSatisfy { JSONTokenSigns.tokenKeys.contains($0.name) || $0.name.utf8.first == 0x24 }
    if isToken, value.members == nil || type != nil { hasValues = true }
  }

  private static func holds(_ part: String, _ text: String) -> Bool {
    SourceFile(path: "", bytes: Array(text.utf8)).contains(part)
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
