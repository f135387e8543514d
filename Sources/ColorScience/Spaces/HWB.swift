extension ColorSpace {
  /// HWB of encoded sRGB: hue in degrees, whiteness and blackness 0...100 (CSS Color 4, section 8).
  public static let hwb = ColorSpace(.hwb)
}

extension ColorSpace.Definition {
  static let hwb = Self(
    id: "hwb", components: [.init("h", 0...360, isHue: true), .init("w", 0...100), .init("b", 0...100)], base: .srgb,
    gamut: .srgb, toBase: HWB.toRGB, fromBase: HWB.fromRGB, isHuePowerless: { 100 - $0.y - $0.z <= 0.001 })
}

/// Whiteness and blackness that add up to 100 or more give the gray W / (W + B).
enum HWB {
  @Sendable static func toRGB(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
    let white = hwb.y / 100
    let black = hwb.z / 100
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    return HSL.toRGB([hwb.x, 100, 50]) * (1 - white - black) + white
  }

  @Sendable static func fromRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    [HSL.hexagonalHue(of: rgb), rgb.min() * 100, (1 - rgb.max()) * 100]
  }
}
