extension Color {
  /// Whether the color is inside the gamut of a space: every component is within 0...1.
  ///
  /// The tolerance of 1e-7 forgives the rounding of conversions and of numbers written with seven digits. The gamut of
  /// hsl, hwb and hsv is that of srgb; xyz, lab, lch, oklab and oklch have no bounds, so every color is in theirs.
  public func isInGamut(of space: ColorSpace) -> Bool {
    guard let gamut = space.definition.gamut else { return true }
    let components = components(in: ColorSpace(gamut))
    return components.min() >= -1e-7 && components.max() <= 1 + 1e-7
  }

  /// Returns the color with each component clamped to 0...1 in a space; fast, but shifts hue and lightness.
  ///
  /// In a space without bounds the color is only converted.
  public func clipped(to space: ColorSpace) -> Color {
    guard let gamut = space.definition.gamut else { return converted(to: space) }
    let components = components(in: ColorSpace(gamut)).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
    return Color(ColorSpace(gamut), components, alpha: alpha, missing: missing.intersection(.alpha))
      .converted(to: space)
  }
}

extension Color {
  /// Whether some display can show the color: it is in the gamut of Display P3, Adobe RGB, or Rec. 2020.
  ///
  /// A color outside is shown as another one, which differs from display to display; its luminance may be above white's or below black's,
  /// so no contrast can be told of it. The tolerance of one 255th in each component forgives palettes whose numbers were rounded.
  public var isShownSomewhere: Bool {
    // Every gamut below contains that of sRGB.
    if space == .srgb, components.min() >= 0, components.max() <= 1 { return true }
    let tolerance = 1.0 / 255
    return [ColorSpace.displayP3, .rec2020, .a98RGB].contains { space in
      let components = components(in: space)
      return components.min() >= -tolerance && components.max() <= 1 + tolerance
    }
  }
}
