/// A type of color vision: typical, or with one kind of cone missing.
public enum ColorVision: String, Sendable, Hashable, CaseIterable {
  /// All three kinds of cone.
  case normal
  /// No cones for long wavelengths.
  case protanopia
  /// No cones for medium wavelengths; with deuteranomaly the most frequent deficiency.
  case deuteranopia
  /// No cones for short wavelengths; rare.
  case tritanopia

  /// Returns the color as perceived: unchanged, or fully simulated and clipped to sRGB.
  ///
  /// Red and green by Machado, Oliveira & Fernandes (2009), whose tables are the same in every library and stand behind
  /// the palettes that were made for these deficiencies; blue by Brettel, Viénot & Mollon (1997), because Machado's is
  /// an approximation there.
  public func seen(_ color: Color) -> Color { simulation?.simulated(color) ?? color }

  /// The simulation; nil for typical vision.
  public var simulation: ColorVisionSimulation? {
    switch self {
    case .normal: nil
    case .protanopia: .machado2009(.protan)
    case .deuteranopia: .machado2009(.deutan)
    case .tritanopia: .brettel1997(.tritan)
    }
  }
}

/// Two colors as perceived with one type of color vision, and their differences.
public struct ColorVisionSample: Sendable, Hashable {
  /// The type of color vision.
  public let vision: ColorVision
  /// The first color as perceived.
  public let first: Color
  /// The second color as perceived.
  public let second: Color
  /// The distance in Oklab (deltaEOK).
  public let difference: Double
  /// The difference of CIE L\*, 0 to 100.
  public let toneDifference: Double

  /// Two opaque colors as perceived with a type of color vision.
  public init(_ vision: ColorVision, _ first: Color, _ second: Color) {
    self.vision = vision
    self.first = vision.seen(first)
    self.second = vision.seen(second)
    difference = self.first.difference(from: self.second, by: .ok)
    toneDifference = ColorScience.toneDifference(of: self.first, on: self.second)
  }

  /// Returns two opaque colors with every type of color vision, typical vision first.
  public static func all(_ first: Color, _ second: Color) -> [ColorVisionSample] {
    ColorVision.allCases.map { ColorVisionSample($0, first, second) }
  }

  /// The contrast ratio of the two perceived colors, 1 to 21.
  public var contrast: Double { contrastRatio(of: first, on: second) }
}
