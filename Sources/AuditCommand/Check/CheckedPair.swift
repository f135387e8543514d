import Audit
import ColorScience

/// A foreground on one background, with its backdrops: measured once, shown as text and JSON.
struct CheckedPair: Sendable {
  /// The colors as written, from the top down, the foreground first.
  let names: [String]
  /// The parsed colors, in the same order.
  let colors: [Color]
  /// The contrast.
  let contrast: StackContrast

  init(names: [String], colors: [Color]) {
    self.names = names
    self.colors = colors
    contrast = ColorScience.contrast(of: colors[0], on: Array(colors.dropFirst()))
  }

  func outcome(_ requirement: CheckColors.Requirement) -> Outcome {
    if contrast.lowest >= requirement.ratio { return .passed }
    return contrast.highest < requirement.ratio ? .failed : .cantTell
  }

  /// The composites of both colors; nil if the backdrop is unknown.
  var composites: (foreground: Color, background: Color)? {
    guard case .exact(_, let foreground, let background) = contrast else { return nil }
    return (foreground, background)
  }

  /// Both composites as people with each type of vision see them, typical vision first; empty if the backdrop is unknown.
  var visions: [ColorVisionSample] {
    composites.map { ColorVisionSample.all($0.foreground, $0.background) } ?? []
  }
}

/// The nearest colors of one side that reach a ratio.
struct NearestColors: Sendable {
  /// The side to change.
  enum Side: String, Sendable {
    case foreground, background
    var other: Side { self == .foreground ? .background : .foreground }
  }

  let side: Side
  let nearest: NearestPassingColor
  let lighter: PassingColor?
  let darker: PassingColor?

  private init(_ side: Side, _ search: (LightnessDirection?) -> NearestPassingColor) {
    self.side = side
    nearest = search(nil)
    lighter = search(.lighter).passing
    darker = search(.darker).passing
  }

  /// Returns answers for the common foreground of pairs, on all of their backgrounds at once.
  ///
  /// Returns nil if all pairs pass, or if a backdrop is unknown.
  static func foreground(of pairs: [CheckedPair], _ wanted: CheckColors.Requirement) -> NearestColors? {
    let backgrounds = pairs.compactMap { $0.composites?.background }
    guard let first = pairs.first, backgrounds.count == pairs.count,
      pairs.contains(where: { $0.outcome(wanted) != .passed })
    else { return nil }
    let gamut = gamut(of: pairs.flatMap(\.colors))
    return NearestColors(.foreground) { direction in
      nearestPassingColor(
        to: first.colors[0], on: backgrounds, ratio: wanted.ratio, changing: freedom(of: first.colors[0]),
        toward: direction,
        in: gamut)
    }
  }

  /// Returns answers for the background of a pair; nil if the pair passes, or if the background is translucent.
  static func background(of pair: CheckedPair, _ wanted: CheckColors.Requirement) -> NearestColors? {
    guard pair.composites != nil, pair.colors[1].isOpaque, pair.outcome(wanted) != .passed else { return nil }
    let gamut = gamut(of: pair.colors)
    return NearestColors(.background) { direction in
      nearestPassingColor(
        to: pair.colors[1], under: [pair.colors[0]], ratio: wanted.ratio, changing: freedom(of: pair.colors[1]),
        toward: direction,
        in: gamut)
    }
  }

  /// Returns the allowed color changes; a gray stays gray, because the nearest color would otherwise have a tint.
  private static func freedom(of color: Color) -> ColorFreedom {
    color.converted(to: .oklch).components.y < 0.001 ? .lightness : .everything
  }

  private static func gamut(of colors: [Color]) -> DisplayGamut {
    colors.allSatisfy { $0.isInGamut(of: .srgb) } ? .srgb : .displayP3
  }
}

extension Color {
  /// The color in the notation an author would use: hexadecimal in sRGB, otherwise CSS.
  var notation: String { space.isSRGBFamily ? hex : css }
}
