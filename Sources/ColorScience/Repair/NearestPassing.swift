/// Returns the color closest to a foreground that reaches a contrast ratio on every background.
///
/// The answer is a color of 8 bits per component, and the ratio is checked on it as it will be written, so it never
/// fails: rounding a solution in floating point misses the ratio in more than half of all cases. It also passes as screens show it: with every
/// color rounded to 8 bits, and where one lies outside sRGB, clipped or mapped into it.
/// - Parameters:
///   - foreground: The color to change. A translucent one keeps its alpha and is measured composited.
///   - backgrounds: Opaque colors.
///   - ratio: The least ratio, 1...21.
///   - freedom: What may change. With a translucent color ``ColorFreedom/everything`` acts as `lightnessAndChroma`.
///   - direction: The only direction allowed, or `nil` for the nearer of both.
///   - gamut: The gamut of the answer.
/// - Complexity: About a microsecond for a hue that is kept, a millisecond for ``ColorFreedom/everything``.
public func nearestPassingColor(
  to foreground: Color, on backgrounds: [Color], ratio: Double, changing freedom: ColorFreedom = .lightness,
  toward direction: LightnessDirection? = nil, in gamut: DisplayGamut = .srgb
) -> NearestPassingColor {
  if foreground.isOpaque {
    return PassingColorSearch(foreground, others: backgrounds, ratio: ratio, gamut: gamut)
      .answer(freedom, direction)
  }
  return TranslucentSearch(
    foreground, gamut: gamut, ratio: ratio,
    lowestRatio: { candidate in backgrounds.reduce(.infinity) { min($0, contrast(of: candidate, on: [$1]).lowest) } },
    lowestShownRatio: { candidate in
      backgrounds.reduce(.infinity) { min($0, lowestShownContrast(of: candidate, on: [$1])) }
    }
  ).answer(freedom, direction)
}

/// Returns the color closest to a background on which every foreground reaches a contrast ratio.
///
/// As ``nearestPassingColor(to:on:ratio:changing:toward:in:)``, with the roles exchanged. Translucent foregrounds are
/// composited over each candidate; the background is measured as an opaque color.
public func nearestPassingColor(
  to background: Color, under foregrounds: [Color], ratio: Double, changing freedom: ColorFreedom = .lightness,
  toward direction: LightnessDirection? = nil, in gamut: DisplayGamut = .srgb
) -> NearestPassingColor {
  let background = background.isOpaque ? background : background.withAlpha(1)
  if foregrounds.allSatisfy({ $0.isOpaque }) {
    return PassingColorSearch(background, others: foregrounds, ratio: ratio, gamut: gamut)
      .answer(freedom, direction)
  }
  return TranslucentSearch(
    background, gamut: gamut, ratio: ratio,
    lowestRatio: { candidate in foregrounds.reduce(.infinity) { min($0, contrast(of: $1, on: [candidate]).lowest) } },
    lowestShownRatio: { candidate in
      foregrounds.reduce(.infinity) { min($0, lowestShownContrast(of: $1, on: [candidate])) }
    }
  ).answer(freedom, direction)
}
