import ColorScience
import SwiftSource

/// The arguments of a color made from numbers or a hexadecimal text.
struct ColorArguments {
  /// The color, if it is in sRGB and its notation is known.
  private(set) var color: Color?
  /// Whether its opacity is too low to be visible.
  private(set) var isInvisible = false

  /// The opacity below which an 8-bit alpha is 0.
  static let leastOpacity = 0.5 / 255

  private static let opacityLabels: Set<String> = ["opacity", "alpha", "a"]
  private static let hexLabels: Set<String> = [
    "hex", "hexString", "hexCode", "hexValue", "hexadecimal", "hexColor", "fromHex", "rgb", "rgba", "argb", "rgbHex",
    "string", "css",
  ]
  /// The labels of numbers and texts that select an existing color.
  static let otherLabels: Set<String> = [
    "named", "name", "bundle", "in", "compatibleWith", "shade", "level", "index", "variant", "step", "tone", "id",
    "seed", "palette", "token", "role", "patternImage",
  ]

  /// Reads the arguments; nil if they don't make a literal color but another color, an asset, or a run-time value.
  init?(_ arguments: [SwiftExpression.Argument], in chain: CodeChain) {
    var opacity = 1.0
    var isSRGB = true
    var parts: [SwiftExpression.Argument] = []
    for argument in arguments {
      if let label = argument.label, ColorArguments.opacityLabels.contains(label) {
        opacity = chain.value(of: argument.value).greatest ?? .nan
      } else if argument.label == nil, case .implicitMember(let space) = argument.value.kind {
        isSRGB = isSRGB && space == "sRGB"
      } else {
        parts.append(argument)
      }
    }
    guard let first = parts.first, !parts.contains(where: { ColorArguments.otherLabels.contains($0.label ?? "") })
    else {
      return nil
    }
    var solid: Color?
    if case .string(let text) = first.value.unparenthesized.kind {
      guard let text, ColorArguments.isHex(text, first.label) else { return nil }
      solid = ColorArguments.color(ofHex: text)
    } else {
      let values = parts.map { chain.value(of: $0.value) }
      guard values.allSatisfy({ $0.least != nil }) else { return nil }
      solid = isSRGB ? ColorArguments.color(zip(parts, values).map { ($0.label, $1) }) : nil
    }
    isInvisible = opacity < ColorArguments.leastOpacity
    if opacity.isFinite { color = solid.map { $0.withAlpha($0.alpha * opacity) } }
  }

  /// Whether a text is a hexadecimal color rather than the name of an asset.
  private static func isHex(_ text: String, _ label: String?) -> Bool {
    if let label { return hexLabels.contains(label) }
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.utf8.dropFirst() : text.utf8[...]
    guard
      digits.allSatisfy({
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 | 0x20
      })
    else { return text.utf8.starts(with: "0x".utf8) }
    if text.utf8.first == UInt8(ascii: "#") { return [3, 4, 6, 8].contains(digits.count) }
    // A word such as "facade" may be an asset.
    return [6, 8].contains(digits.count) && digits.contains { $0 < UInt8(ascii: "a") && $0 <= UInt8(ascii: "9") }
  }

  /// Returns the color of 3 or 6 digits; the position of the opacity in longer ones depends on the custom initializer.
  private static func color(ofHex text: String) -> Color? {
    let digits = text.utf8.first == UInt8(ascii: "#") ? text : "#" + text
    return digits.utf8.count == 4 || digits.utf8.count == 7 ? try? Color(hex: digits) : nil
  }

  private static func color(_ parts: [(label: String?, value: CodeValue)]) -> Color? {
    func number(_ label: String) -> Double? {
      parts.first { $0.label == label }.flatMap { if case .number(let value) = $0.value { value } else { nil } }
    }
    if let white = number("white") { return Color(.srgb, white, white, white) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return max(red, green, blue) <= 1 ? Color(.srgb, red, green, blue) : nil
    }
    guard parts.count == 1, hexLabels.contains(parts[0].label ?? "hex"), case .number(let value) = parts[0].value,
      (0...0xFF_FFFF).contains(value), value == value.rounded()
    else { return nil }
    let code = UInt32(value)
    return Color(
      red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
      blue: UInt8(truncatingIfNeeded: code))
  }
}
