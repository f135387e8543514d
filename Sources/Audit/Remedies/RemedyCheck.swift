import ColorScience

/// A pairing in a mode with the ratio that it has to reach, ready to be measured with other colors.
struct RemedyCheck: Sendable {
  /// Its position in the pairings of the report.
  let position: Int
  /// The least ratio, 1 to 21.
  let required: Double
  /// The positions of foreground and backgrounds among the colors, the upper layer first.
  let front: Int
  let stack: [Int]
  /// The positions of the surfaces behind a translucent stack; empty where none is declared or nothing is translucent.
  let surfaces: [Int]
  /// The gradient that takes the place of the topmost background.
  let gradient: Gradient?
  /// Whether luminances alone decide: both sides are opaque, and there is no gradient.
  let isOpaque: Bool
  /// Whether it passes now, as it is measured and as screens show it.
  var passes = false
  var passesShown = false

  /// The positions of all colors that it shows.
  var colors: [Int] { [front] + stack + surfaces }

  /// The lowest ratio with these colors, as written and as screens show it; nil where one is no color.
  func ratios(_ color: (Int) -> Color?) -> (written: Double, shown: Double)? {
    guard let front = color(front) else { return nil }
    var layers: [Color] = []
    for layer in gradient == nil ? stack[...] : stack.dropFirst() {
      guard let color = color(layer) else { return nil }
      layers.append(color)
      if color.isOpaque { break }
    }
    guard !surfaces.isEmpty, !layers.contains(where: \.isOpaque) else { return ratios(front, layers) }
    var lowest = (written: Double.infinity, shown: Double.infinity)
    for surface in surfaces {
      guard let color = color(surface) else { return nil }
      let ratios = ratios(front, layers + [color])
      lowest = (min(lowest.written, ratios.written), min(lowest.shown, ratios.shown))
    }
    return lowest
  }

  private func ratios(_ front: Color, _ layers: [Color]) -> (written: Double, shown: Double) {
    guard let gradient else {
      return (contrast(of: front, on: layers).lowest, lowestShownContrast(of: front, on: layers))
    }
    let worst = worstContrast(of: front, on: gradient, over: layers)
    return (worst.ratio, lowestShownContrast(of: front, on: [worst.background] + layers))
  }

  /// Whether it keeps passing in every way in which it passes now.
  func isKept(_ ratios: (written: Double, shown: Double)?) -> Bool {
    guard passes else { return true }
    guard let ratios else { return false }
    return ratios.written >= required && (!passesShown || ratios.shown >= required)
  }
}
