extension ColorSpace {
  /// HSV of encoded sRGB: hue in degrees, saturation and value 0...100 (Smith 1978; not a CSS notation).
  public static let hsv = ColorSpace(.hsv)
}

extension ColorSpace.Definition {
  static let hsv = Self(
    id: "hsv", components: [.init("h", 0...360, isHue: true), .init("s", 0...100), .init("v", 0...100)], base: .srgb,
    gamut: .srgb, toBase: HSV.toRGB, fromBase: HSV.fromRGB, isHuePowerless: { $0.y <= 0.001 })
}

/// Value is the largest component; saturation is 1 - smallest / largest.
enum HSV {
  @Sendable static func toRGB(_ hsv: SIMD3<Double>) -> SIMD3<Double> {
    let hue = reducedAngle(hsv.x) / 60
    let value = hsv.z / 100
    return SIMD3(5, 3, 1).mapped { offset in
      let k = offset + hue < 6 ? offset + hue : offset + hue - 6
      return value - value * (hsv.y / 100) * max(0, min(k, 4 - k, 1))
    }
  }

  @Sendable static func fromRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let value = rgb.max()
    return [HSL.hexagonalHue(of: rgb), value == 0 ? 0 : (1 - rgb.min() / value) * 100, value * 100]
  }
}
