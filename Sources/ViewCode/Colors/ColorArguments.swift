import ColorScience
import SwiftSource

/// The arguments of a color made from numbers or a hexadecimal text.
struct ColorArguments {
  /// The color, if its notation is known.
  private(set) var color: Color?
  /// Whether its opacity is too low to be visible.
  private(set) var isInvisible = false

  /// The opacity below which a color can't be seen, as in an area that only takes taps.
  static let leastOpacity = 0.02

  /// The labels of numbers and texts that select an existing color.
  static let otherLabels: Set<String> = [
    "named", "name", "bundle", "in", "compatibleWith", "shade", "level", "index", "variant", "step", "tone", "id",
    "seed", "palette", "token", "role", "patternImage",
  ]

  /// Reads the arguments; nil if they don't make a literal color but another color, an asset, or a run-time value.
  init?(_ arguments: [SwiftExpression.Argument], in chain: CodeChain) {
    var opacity = 1.0
    var parts: [SwiftExpression.Argument] = []
    for argument in arguments {
      if let label = argument.label, ColorLiteral.opacities.contains(label) {
        opacity = chain.value(of: argument.value).greatest ?? .nan
      } else if case .implicitMember = argument.value.kind, argument.label == nil {
        continue
      } else {
        parts.append(argument)
      }
    }
    guard let first = parts.first, !parts.contains(where: { ColorArguments.otherLabels.contains($0.label ?? "") })
    else {
      return nil
    }
    if case .string(let text) = first.value.unparenthesized.kind {
      guard let text, ColorArguments.isHex(text, first.label) else { return nil }
    } else {
      guard parts.allSatisfy({ chain.value(of: $0.value).least != nil }) else { return nil }
    }
    isInvisible = opacity < ColorArguments.leastOpacity
    color = chain.color(of: arguments)
  }

  /// Whether a text is a hexadecimal color rather than the name of an asset.
  private static func isHex(_ text: String, _ label: String?) -> Bool {
    if let label { return ["string", "css"].contains(label) || ColorLiteral.areDigits(label) }
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
}

extension CodeChain {
  /// Returns the color of an initializer's arguments, as a token with these arguments would have it; nil if it is unknown.
  func color(of arguments: [SwiftExpression.Argument]) -> Color? {
    let outline = index.files[file].outline
    guard let literal = ColorLiteral(arguments, in: outline) else { return nil }
    let (reader, scope) = (CodeReader(index: index), scope)
    let colors = ColorReader(outline) { reader.constant(of: $0, at: scope) }
    guard case .color(let color, _) = colors.color(of: literal) else { return nil }
    return color
  }
}
