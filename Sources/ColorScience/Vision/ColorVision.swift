/// A way of seeing colors: with all three kinds of cone, or with one of them missing.
public enum ColorVision: String, Sendable, Hashable, CaseIterable {
  /// All three kinds of cone.
  case normal
  /// No cones for long wavelengths.
  case protanopia
  /// No cones for medium wavelengths; with deuteranomaly the most frequent deficiency.
  case deuteranopia
  /// No cones for short wavelengths; rare.
  case tritanopia

  /// How a color looks: as it is, or simulated in full and clipped to sRGB.
  ///
  /// Red and green by Machado, Oliveira & Fernandes (2009), whose tables are the same in every library and stand behind
  /// the palettes that were made for these deficiencies; blue by Brettel, Viénot & Mollon (1997), because Machado's is
  /// an approximation there.
  public func seen(_ color: Color) -> Color { simulation?.simulated(color) ?? color }

  /// The simulation; nil where nothing is to be simulated.
  public var simulation: ColorVisionSimulation? {
    switch self {
    case .normal: nil
    case .protanopia: .machado2009(.protan)
    case .deuteranopia: .machado2009(.deutan)
    case .tritanopia: .brettel1997(.tritan)
    }
  }
}

/// Two colors as one way of seeing shows them, and how far they are apart there.
public struct ColorVisionSample: Sendable, Hashable {
  /// The way of seeing.
  public let vision: ColorVision
  /// The first color as it is seen.
  public let first: Color
  /// The second color as it is seen.
  public let second: Color
  /// The distance in Oklab (deltaEOK).
  public let difference: Double
  /// The difference of CIE L\*, 0 to 100.
  public let toneDifference: Double

  /// Two opaque colors under a way of seeing.
  public init(_ vision: ColorVision, _ first: Color, _ second: Color) {
    self.vision = vision
    self.first = vision.seen(first)
    self.second = vision.seen(second)
    difference = self.first.difference(from: self.second, by: .ok)
    toneDifference = ColorScience.toneDifference(of: self.first, on: self.second)
  }

  /// Two opaque colors under every way of seeing, normal vision first.
  public static func all(_ first: Color, _ second: Color) -> [ColorVisionSample] {
    ColorVision.allCases.map { ColorVisionSample($0, first, second) }
  }

  /// The contrast ratio of the two as they are seen, 1 to 21.
  public var contrast: Double { contrastRatio(of: first, on: second) }
}
