extension ColorSpace {
  /// CIE LCh, the polar form of ``lab``: L 0...100, C 0...150, hue in degrees (CSS Color 4, section 9.3).
  public static let lch = ColorSpace(.lch)
}

extension ColorSpace.Definition {
  static let lch = Self(
    id: "lch", components: [.init("l", 0...100), .init("c", 0...150), .init("h", 0...360, isHue: true)], base: .lab,
    toBase: Polar.toRectangular, fromBase: Polar.fromRectangular, isHuePowerless: { $0.y <= 0.0015 })
}

/// Lightness, chroma and hue from lightness and two opponent axes, and back.
enum Polar {
  @Sendable static func fromRectangular(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    [lab.x, length(lab.y, lab.z), angleInDegrees(y: lab.z, x: lab.y)]
  }

  @Sendable static func toRectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    [lch.x, lch.y * cosine(ofDegrees: lch.z), lch.y * sine(ofDegrees: lch.z)]
  }
}
