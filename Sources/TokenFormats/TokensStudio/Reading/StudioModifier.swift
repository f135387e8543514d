import ColorScience
import DesignTokens
import SourceText

/// A change of a color: lighten, darken, mix, or alpha, in a color space.
struct StudioModifier {
  enum Kind: String { case lighten, darken, mix, alpha }

  let kind: Kind
  let amount: Double
  let space: ColorSpace
  /// The color at the other end of a mixture.
  var other: Color?

  /// The names of the color spaces.
  static let spaces: [String: ColorSpace] = ["srgb": .srgb, "hsl": .hsl, "lch": .lch, "p3": .displayP3]

  /// The color with the change, or the reason that it can't be determined.
  func applied(to color: Color) -> StudioResult {
    let changed: Color
    switch kind {
    case .alpha:
      let result = color.withAlpha(min(max(amount, 0), 1))
      return .color(result, text: result.hex)
    case .lighten, .darken:
      guard (0...1).contains(amount) else { return .unknown("its modifier has an amount outside 0 to 1") }
      changed = shifted(color)
    case .mix:
      guard let other else { return .unknown("its modifier has no color") }
      guard color.isInGamut(of: .srgb), other.isInGamut(of: .srgb) else { return outside }
      guard let mixture = mixture(color, other) else {
        return .unknown("its modifier mixes with a gray, whose hue in \(space.id) isn't defined")
      }
      changed = mixture
    }
    // Tools map colors outside sRGB in different ways.
    let result = changed.converted(to: .srgb)
    let tolerance = 0.5 / 255
    guard result.components.min() >= -tolerance, result.components.max() <= 1 + tolerance else { return outside }
    let clipped = result.clipped(to: .srgb)
    return .color(clipped, text: clipped.hex)
  }

  private var outside: StudioResult { .unknown("its modifier leads outside sRGB, where tools differ") }

  private func shifted(_ color: Color) -> Color {
    var (values, isLighter) = (color.converted(to: space).components, kind == .lighten)
    switch space {
    case .lch:
      values.x += isLighter ? (100 - values.x) * amount : -values.x * amount
      values.y -= values.y * amount
    case .hsl: values.z += isLighter ? (100 - values.z) * amount : -values.z * amount
    default: values += isLighter ? (SIMD3(repeating: 1) - values) * amount : -values * amount
    }
    return Color(space, values, alpha: color.alpha)
  }

  /// A mixture that isn't premultiplied; nil if a hue is missing.
  private func mixture(_ color: Color, _ other: Color) -> Color? {
    let share = min(max(amount, 0), 1)
    var (start, end) = (color.converted(to: space).components, other.converted(to: space).components)
    if let hue = space.components.firstIndex(where: \.isHue) {
      guard share > 0, share < 1 else { return share == 0 ? color : other }
      let chroma = 1
      guard min(start[chroma], end[chroma]) > 0.02 else { return nil }
      if end[hue] - start[hue] > 180 { start[hue] += 360 }
      if end[hue] - start[hue] < -180 { end[hue] += 360 }
    }
    let values = start + (end - start) * share
    return Color(space, values, alpha: color.alpha + (other.alpha - color.alpha) * share)
  }
}

extension StudioEvaluator {
  /// Returns the modifier that a node describes; nil, with the reason, if it can't be determined.
  mutating func modifier(
    _ node: PlacedNode, _ table: StudioTable, depth: Int
  ) -> (modifier: StudioModifier?, reason: String) {
    var node = node
    if node.string != nil {
      switch value(of: node, isColor: false, table, depth: depth) {
      case .node(let target): node = target
      case .unknown(let reason): return (nil, reason)
      default: return (nil, "its modifier isn't an object")
      }
    }
    guard let kind = node["type"]?.word.flatMap(StudioModifier.Kind.init) else {
      return (nil, "its modifier \(node["type"]?.word ?? "") isn't supported")
    }
    guard let name = node["space"]?.word, let space = StudioModifier.spaces[name] else {
      return (nil, "its modifier has no supported color space")
    }
    guard let amount = node["value"], case .text(let text) = value(of: amount, isColor: false, table, depth: depth),
      let quantity = StudioArithmetic.quantity(text), quantity.unit == nil
    else { return (nil, "its modifier has an amount that can't be determined") }
    var modifier = StudioModifier(kind: kind, amount: quantity.value, space: space)
    if kind == .mix, let other = node["color"] {
      guard case .color(let color, _) = value(of: other, isColor: true, table, depth: depth) else {
        return (nil, "its modifier has a color that can't be determined")
      }
      modifier.other = color
    }
    return (modifier, "")
  }

  /// A result with a modifier applied.
  mutating func modified(
    _ result: StudioResult, by node: PlacedNode, _ table: StudioTable, depth: Int
  ) -> StudioResult {
    switch result {
    case .unknown: return result
    case .color(let color, _):
      let (modifier, reason) = modifier(node, table, depth: depth)
      return modifier?.applied(to: color) ?? .unknown(reason)
    case .text, .node: return .unknown("its modifier changes a value that isn't a color")
    }
  }

  /// Returns the modifier of a token from the outside, where nothing is being followed yet.
  mutating func modifier(of node: PlacedNode, in table: StudioTable) -> (modifier: StudioModifier?, reason: String) {
    _ = result(of: node, isColor: false, in: table)
    return modifier(node, table, depth: 0)
  }
}
