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
  /// Whether the pairing is undetermined now: the highest ratio reaches the requirement, and the lowest doesn't.
  var isOpen = false

  /// The positions of all colors of the pairing.
  var colors: [Int] { [front] + stack + surfaces }

  /// The form in which colors are compared.
  private enum Look { case written, shown }

  /// Returns the lowest ratio with these colors as written; nil if one isn't a color.
  func written(_ color: (Int) -> Color?) -> Double? { lowest(.written, color) }

  /// Returns the lowest ratio with these colors as screens show them; nil if one isn't a color.
  func shown(_ color: (Int) -> Color?) -> Double? { lowest(.shown, color) }

  private func lowest(_ look: Look, _ color: (Int) -> Color?) -> Double? { bounds(look, color)?.lowest }

  /// Returns the lowest and the highest ratio with these colors; nil if one isn't a color.
  func bounds(_ color: (Int) -> Color?) -> (lowest: Double, highest: Double)? { bounds(.written, color) }

  private func bounds(_ look: Look, _ color: (Int) -> Color?) -> (lowest: Double, highest: Double)? {
    guard let front = color(front) else { return nil }
    var layers: [Color] = []
    for layer in gradient == nil ? stack[...] : stack.dropFirst() {
      guard let color = color(layer) else { return nil }
      layers.append(color)
      if color.isOpaque { break }
    }
    guard !surfaces.isEmpty, !layers.contains(where: \.isOpaque) else { return ratio(look, front, layers) }
    var bounds = (lowest: Double.infinity, highest: 0.0)
    for surface in surfaces {
      guard let color = color(surface) else { return nil }
      let own = ratio(look, front, layers + [color])
      bounds = (min(bounds.lowest, own.lowest), max(bounds.highest, own.highest))
    }
    return bounds
  }

  private func ratio(_ look: Look, _ front: Color, _ layers: [Color]) -> (lowest: Double, highest: Double) {
    var layers = layers
    if let gradient {
      let worst = worstContrast(of: front, on: gradient, over: layers)
      if look == .written { return (worst.ratio, worst.ratio) }
      layers.insert(worst.background, at: 0)
    }
    if look == .written {
      let contrast = contrast(of: front, on: layers)
      return (contrast.lowest, contrast.highest)
    }
    let shown = lowestShownContrast(of: front, on: layers)
    return (shown, shown)
  }

  /// Whether the pairing still passes in every form in which it currently passes; an undetermined one must not fail.
  func isKept(_ color: (Int) -> Color?) -> Bool {
    if isOpen, let highest = bounds(color)?.highest, highest < required { return false }
    guard passes else { return true }
    guard let written = written(color), written >= required else { return false }
    guard passesShown else { return true }
    return shown(color).map { $0 >= required } ?? false
  }
}
