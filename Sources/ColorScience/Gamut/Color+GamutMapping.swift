extension Color {
  /// Returns the color mapped into the gamut of a space as CSS does, reducing chroma and keeping lightness and hue.
  ///
  /// CSS Color 4, section 13.2, binary search with local MINDE in OkLCh: lightness at or beyond white or black gives
  /// white or black; a color in gamut is only converted; otherwise chroma is bisected until clipping what remains differs
  /// by about one just noticeable difference, 0.02 in Oklab. In a space without bounds the color is only converted.
  public func gamutMapped(to space: ColorSpace) -> Color {
    guard let slot = space.definition.gamut else { return converted(to: space) }
    let gamut = ColorSpace(slot)
    let origin = components(in: .oklch)
    let mapped: SIMD3<Double>
    if isInGamut(of: gamut) { return clipped(to: space) }
    if origin.x >= 1 {
      mapped = SIMD3(repeating: 1)
    } else if origin.x <= 0 {
      mapped = .zero
    } else {
      mapped = GamutMapping(gamut: gamut).map(origin)
    }
    return Color(gamut, mapped, alpha: alpha, missing: missing.intersection(.alpha)).converted(to: space)
  }
}

/// The bisection of chroma of CSS Color 4.
private struct GamutMapping {
  /// The just noticeable difference in Oklab.
  let noticeable = 0.02
  /// Where the bisection ends.
  let precision = 0.0001
  let gamut: ColorSpace

  func map(_ origin: SIMD3<Double>) -> SIMD3<Double> {
    var (clipped, difference, _) = attempt(origin)
    if difference < noticeable { return clipped }
    // No color of a gamut has a chroma near 4; the limit only keeps the bisection short.
    var (lowest, highest) = (0.0, min(origin.y, 4))
    var isLowestInGamut = true
    while highest - lowest > precision {
      let chroma = (lowest + highest) / 2
      let isInGamut: Bool
      (clipped, difference, isInGamut) = attempt([origin.x, chroma, origin.z])
      if isLowestInGamut && isInGamut {
        lowest = chroma
      } else if difference < noticeable {
        if noticeable - difference < precision { return clipped }
        isLowestInGamut = false
        lowest = chroma
      } else {
        highest = chroma
      }
    }
    return clipped
  }

  /// A color of OkLCh clipped to the gamut, the difference that makes, and whether it made any.
  private func attempt(_ oklch: SIMD3<Double>) -> (SIMD3<Double>, Double, Bool) {
    let oklab = Polar.toRectangular(oklch)
    let raw = ColorSpace.oklab.convert(oklab, to: gamut)
    let clipped = raw.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
    let isInGamut = raw.min() >= -1e-12 && raw.max() <= 1 + 1e-12
    return (clipped, Oklab.distance(gamut.convert(clipped, to: .oklab), oklab), isInGamut)
  }
}
