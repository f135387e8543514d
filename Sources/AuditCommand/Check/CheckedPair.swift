import Audit
import ColorScience

/// A foreground on one background, with what lies behind that: measured once, told in text and JSON.
struct CheckedPair: Sendable {
  /// The colors from the top down, the foreground first, as they were written.
  let names: [String]
  /// The same colors.
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
    return contrast.highest < requirement.ratio ? .failed : .cantTell("the lowest background is translucent")
  }

  /// The two composites; nil where what lies behind is open.
  var composites: (foreground: Color, background: Color)? {
    guard case .exact(_, let foreground, let background) = contrast else { return nil }
    return (foreground, background)
  }

  /// The two as everyone sees them, normal vision first; empty where what lies behind is open.
  var visions: [ColorVisionSample] {
    composites.map { ColorVisionSample.all($0.foreground, $0.background) } ?? []
  }
}

/// The nearest colors for one side that reach a ratio.
struct CheckedAnswer: Sendable {
  /// The side that changes.
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

  /// For the foreground of pairs that share it, on all of their backgrounds at once; nil when all pass, or when what lies behind one of them is open.
  static func foreground(of pairs: [CheckedPair], _ wanted: CheckColors.Requirement) -> CheckedAnswer? {
    let backgrounds = pairs.compactMap { $0.composites?.background }
    guard let first = pairs.first, backgrounds.count == pairs.count,
      pairs.contains(where: { $0.outcome(wanted) != .passed })
    else { return nil }
    let gamut = gamut(of: pairs.flatMap(\.colors))
    return CheckedAnswer(.foreground) { direction in
      nearestPassingColor(
        to: first.colors[0], on: backgrounds, ratio: wanted.ratio, changing: freedom(of: first.colors[0]),
        toward: direction,
        in: gamut)
    }
  }

  /// For the background of a pair; nil when it passes, and for a background that something shows through.
  static func background(of pair: CheckedPair, _ wanted: CheckColors.Requirement) -> CheckedAnswer? {
    guard pair.composites != nil, pair.colors[1].isOpaque, pair.outcome(wanted) != .passed else { return nil }
    let gamut = gamut(of: pair.colors)
    return CheckedAnswer(.background) { direction in
      nearestPassingColor(
        to: pair.colors[1], under: [pair.colors[0]], ratio: wanted.ratio, changing: freedom(of: pair.colors[1]),
        toward: direction,
        in: gamut)
    }
  }

  /// A gray stays gray: the nearest color of all would have a tint that nobody asked for.
  private static func freedom(of color: Color) -> ColorFreedom {
    color.converted(to: .oklch).components.y < 0.001 ? .lightness : .everything
  }

  private static func gamut(of colors: [Color]) -> DisplayGamut {
    colors.allSatisfy { $0.isInGamut(of: .srgb) } ? .srgb : .displayP3
  }
}

extension Color {
  /// The color as an author would write it: hexadecimal in sRGB, else as CSS has it.
  var notation: String { space.isSRGBFamily ? hex : css }
}
