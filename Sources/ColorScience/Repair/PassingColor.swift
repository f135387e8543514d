/// A color that is proposed in place of another one.
public struct PassingColor: Sendable, Hashable {
  /// The color.
  public let color: Color
  /// Its lowest contrast ratio, unrounded, measured on ``color`` itself.
  public let ratio: Double
  /// Its distance in Oklab from the color it replaces.
  public let difference: Double

  /// A color with its ratio and its distance from the one it replaces.
  public init(color: Color, ratio: Double, difference: Double) {
    self.color = color
    self.ratio = ratio
    self.difference = difference
  }
}

/// The answer to "what is the nearest color that passes?".
public enum NearestPassingColor: Sendable, Hashable {
  /// The color passes as it is.
  case unchanged(PassingColor)
  /// The nearest color that passes.
  case nearest(PassingColor)
  /// No color passes; the one with the highest lowest ratio.
  case impossible(best: PassingColor)

  /// The color that passes, if there is one.
  public var passing: PassingColor? {
    switch self {
    case .unchanged(let color), .nearest(let color): color
    case .impossible: nil
    }
  }
}

/// The components that may change to reach a passing color.
public enum ColorFreedom: Sendable, Hashable, CaseIterable {
  /// OkLCh lightness; chroma is kept, or the largest in gamut at the new lightness; hue is kept.
  case lightness
  /// OkLCh lightness and chroma, which only shrinks; hue is kept.
  case lightnessAndChroma
  /// Everything: the least distance in Oklab among all colors of 8 bits per component.
  case everything
}

/// The direction in which a color's luminance may change.
public enum LightnessDirection: Sendable, Hashable, CaseIterable {
  case lighter, darker
}
