/// WCAG's literal coefficients of relative luminance (WCAG 2.2, "relative luminance").
///
/// The exact row of the sRGB matrix differs by up to 3.9e-5 and flips the verdict of hundreds of 8-bit colors.
enum WCAGCoefficients {
  static let rgb: SIMD3<Double> = [0.2126, 0.7152, 0.0722]
}

/// The relative luminance of an 8-bit sRGB color, from a table of linear light.
@usableFromInline
func luminance(ofRed red: UInt8, green: UInt8, blue: UInt8) -> Double {
  0.2126 * linearLightOfByte[Int(red)] + 0.7152 * linearLightOfByte[Int(green)]
    + 0.0722 * linearLightOfByte[Int(blue)]
}

extension Color {
  /// The relative luminance of WCAG 2.2: 0 for black, 1 for white; alpha is ignored.
  ///
  /// For the sRGB family (srgb, hsl, hwb, hsv) `0.2126 R + 0.7152 G + 0.0722 B` in linear light with the threshold
  /// 0.04045; for every other space Y of XYZ D65. Not clipped, so it may leave 0...1 with the gamut.
  @inlinable
  public var relativeLuminance: Double { isLuminanceKnown ? knownLuminance : computedLuminance() }

  @usableFromInline
  func computedLuminance() -> Double {
    guard space.isSRGBFamily else { return components(in: .xyzD65).y }
    return Self.encodedLuminance(of: components(in: .srgb))
  }

  /// WCAG's luminance of gamma-encoded sRGB components.
  static func encodedLuminance(of rgb: SIMD3<Double>) -> Double {
    let linear = rgb.mapped(SRGBTransfer.decode)
    return 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
  }
}
