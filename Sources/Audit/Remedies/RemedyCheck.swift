import ColorScience

/// A pairing in a mode with its required ratio, prepared for measuring with other colors.
struct RemedyCheck: Sendable {
  /// The index in the report's pairings.
  let position: Int
  /// The required ratio, 1 to 21.
  let required: Double
  /// The positions of foreground and backgrounds among the colors, topmost layer first.
  let front: Int
  let stack: [Int]
  /// The positions of the surfaces behind a translucent stack; empty if none is declared or the stack is opaque.
  let surfaces: [Int]
  /// The gradient that replaces the topmost background.
  let gradient: Gradient?
  /// Whether luminances alone decide: both sides are opaque and there is no gradient.
  let isOpaque: Bool
  /// Whether the pairing currently passes, as measured and as screens show it.
  var passes = false
  var passesShown = false

  /// The positions of all colors of the pairing.
  var colors: [Int] { [front] + stack + surfaces }

  /// The form in which colors are compared.
  private enum Look { case written, shown }

  /// Returns the lowest ratio with these colors as written; nil if one isn't a color.
  func written(_ color: (Int) -> Color?) -> Double? { lowest(.written, color) }

  /// Returns the lowest ratio with these colors as screens show them; nil if one isn't a color.
  func shown(_ color: (Int) -> Color?) -> Double? { lowest(.shown, color) }

  private func lowest(_ look: Look, _ color: (Int) -> Color?) -> Double? {
    guard let front = color(front) else { return nil }
    var layers: [Color] = []
    for layer in gradient == nil ? stack[...] : stack.dropFirst() {
      guard let color = color(layer) else { return nil }
      layers.append(color)
      if color.isOpaque { break }
    }
    guard !surfaces.isEmpty, !layers.contains(where: \.isOpaque) else { return ratio(look, front, layers) }
    var lowest = Double.infinity
    for surface in surfaces {
      guard let color = color(surface) else { return nil }
      lowest = min(lowest, ratio(look, front, layers + [color]))
    }
    return lowest
  }

  private func ratio(_ look: Look, _ front: Color, _ layers: [Color]) -> Double {
    var layers = layers
    if let gradient {
      let worst = worstContrast(of: front, on: gradient, over: layers)
      if look == .written { return worst.ratio }
      layers.insert(worst.background, at: 0)
    }
    return look == .written
      ? contrast(of: front, on: layers).lowest : lowestShownContrast(of: front, on: layers)
  }

  /// Whether the pairing still passes in every form in which it currently passes.
  func isKept(_ color: (Int) -> Color?) -> Bool {
    guard passes else { return true }
    guard let written = written(color), written >= required else { return false }
    guard passesShown else { return true }
    return shown(color).map { $0 >= required } ?? false
  }
}
