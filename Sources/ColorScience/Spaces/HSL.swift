extension ColorSpace {
  /// HSL of encoded sRGB: hue in degrees, saturation and lightness 0...100 (CSS Color 4, section 7).
  public static let hsl = ColorSpace(.hsl)
}

extension ColorSpace.Definition {
  static let hsl = Self(
    id: "hsl", components: [.init("h", 0...360, isHue: true), .init("s", 0...100), .init("l", 0...100)], base: .srgb,
    gamut: .srgb, toBase: HSL.toRGB, fromBase: HSL.fromRGB, isHuePowerless: { $0.y <= 0.001 })
}

/// The unbounded transform of CSS Color 4: a negative saturation is turned into the opposite hue.
enum HSL {
  @Sendable static func toRGB(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
    let hue = reducedAngle(hsl.x) / 30
    let lightness = hsl.z / 100
    let amplitude = hsl.y / 100 * min(lightness, 1 - lightness)
    return SIMD3(0, 8, 4).mapped { offset in
      let k = offset + hue < 12 ? offset + hue : offset + hue - 12
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  @Sendable static func fromRGB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let highest = rgb.max()
    let lowest = rgb.min()
    let lightness = (highest + lowest) / 2
    guard highest > lowest else { return [0, 0, lightness * 100] }
    let room = min(lightness, 1 - lightness)
    let saturation = room == 0 ? 0 : (highest - lightness) / room
    let hue = hexagonalHue(of: rgb)
    if saturation < 0 { return [hue < 180 ? hue + 180 : hue - 180, -saturation * 100, lightness * 100] }
    return [hue, saturation * 100, lightness * 100]
  }

  /// The hue in degrees, in [0, 360), that HSL, HWB and HSV share; 0 for a gray.
  static func hexagonalHue(of rgb: SIMD3<Double>) -> Double {
    let highest = rgb.max()
    let delta = highest - rgb.min()
    guard delta > 0 else { return 0 }
    let sextant: Double
    if highest == rgb.x {
      sextant = (rgb.y - rgb.z) / delta + (rgb.y < rgb.z ? 6 : 0)
    } else if highest == rgb.y {
      sextant = (rgb.z - rgb.x) / delta + 2
    } else {
      sextant = (rgb.x - rgb.y) / delta + 4
    }
    return sextant < 6 ? sextant * 60 : 0
  }
}
