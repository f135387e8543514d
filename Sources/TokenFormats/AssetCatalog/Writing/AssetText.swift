import ColorScience
import DesignTokens

/// The text of a `Contents.json`, with the spaces and the order of names that Xcode writes.
enum AssetText {
  private static let info = "  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }"

  /// The document of a folder.
  static func folder(isNamespace: Bool) -> String {
    let properties = isNamespace ? ",\n  \"properties\" : {\n    \"provides-namespace\" : true\n  }" : ""
    return "{\n\(info)\(properties)\n}\n"
  }

  /// The document of a color set.
  static func set(_ slots: [AssetSlot]) -> String {
    // Xcode shows a slot for any appearance in every set, filled or not.
    let isAnyThere = slots.contains { $0.look == nil }
    let empty = isAnyThere ? [] : ["    {\n      \"idiom\" : \"universal\"\n    }"]
    return "{\n  \"colors\" : [\n\((empty + slots.map(slot)).joined(separator: ",\n"))\n  ],\n\(info)\n}\n"
  }

  private static func slot(_ slot: AssetSlot) -> String {
    var appearances: [String] = []
    if slot.look?.isDark == true { appearances.append(appearance("luminosity", "dark")) }
    if let look = slot.look, CSSAppearances.anyHighContrast.contains(look) {
      appearances.append(appearance("contrast", "high"))
    }
    let list =
      appearances.isEmpty ? "" : "      \"appearances\" : [\n\(appearances.joined(separator: ",\n"))\n      ],\n"
    return "    {\n\(list)      \"color\" : {\n\(color(slot.color))      },\n      \"idiom\" : \"universal\"\n    }"
  }

  private static func appearance(_ name: String, _ value: String) -> String {
    "        {\n          \"appearance\" : \"\(name)\",\n          \"value\" : \"\(value)\"\n        }"
  }

  private static func color(_ color: Color) -> String {
    let written = ColorSetNotation.exact(color)
    let lines = written.members.map { "          \"\($0.name)\" : \"\($0.text)\"" }.joined(separator: ",\n")
    return "        \"color-space\" : \"\(written.space)\",\n        \"components\" : {\n\(lines)\n        }\n"
  }
}

/// A color in one of the spaces of asset catalogs.
struct AssetColor {
  /// The name of the space.
  let space: String
  /// Red, green and blue as Xcode writes them.
  let components: [String]
  /// The opacity.
  let alpha: String

  /// The components by name, in the order of Xcode.
  var members: [(name: String, text: String)] {
    [("alpha", alpha), ("blue", components[2]), ("green", components[1]), ("red", components[0])]
  }

  init(_ color: Color) {
    let device = DeviceColor(color)
    let (shown, isExtended) = (device.color, !device.fits)
    space = (isExtended ? "extended-" : "") + shown.space.id
    let bytes = isExtended || shown.space != .srgb ? nil : DeviceColor.bytes(of: shown)
    components = (0..<3).map { lane in
      if let bytes { return AssetColor.hexadecimal(bytes[lane]) }
      return AssetColor.decimal(shown.components[lane])
    }
    alpha = AssetColor.decimal(shown.alpha)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.utf8.count == 1 ? "0" : "") + digits
  }

  /// A number with three decimals or more: without its point it would be counted in 255ths.
  private static func decimal(_ value: Double) -> String {
    let text = plainDecimal(value)
    let decimals = text.utf8.firstIndex(of: UInt8(ascii: ".")).map { text.utf8[$0...].count - 1 }
    return text + (decimals == nil ? "." : "") + String(repeating: "0", count: max(0, 3 - (decimals ?? 0)))
  }
}
