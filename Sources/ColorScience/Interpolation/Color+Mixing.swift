extension Color {
  /// Returns the color between this color and another, interpolated as in CSS Color 4, section 12.
  ///
  /// Both are converted to `space`; a missing component takes the other color's value, also when it was missing in an
  /// analogous component before the conversion; components other than a hue are interpolated premultiplied by alpha.
  /// - Parameters:
  ///   - other: The color at fraction 1.
  ///   - fraction: 0 gives this color, 1 the other one, both in `space`.
  ///   - space: The space to interpolate in; the result is in it.
  ///   - hue: The way around the circle, where the space has a hue.
  public func mixed(
    with other: Color, at fraction: Double, in space: ColorSpace, hue: HueInterpolation = .shorter
  ) -> Color {
    Interpolation(from: self, to: other, in: space, hue: hue)[fraction]
  }

  /// `color-mix()` of CSS Color 5 with a share of 0 to 1 per color, `nil` where it was not written.
  ///
  /// Shares that are missing divide what the others leave of 1. A sum below 1 becomes an alpha of the result. Mixtures in
  /// hsl and hwb are given in srgb.
  package static func mixture(
    of colors: [Color], shares: [Double?], in space: ColorSpace, hue: HueInterpolation
  ) -> Color {
    let stated = shares.reduce(0) { $0 + ($1 ?? 0) }
    let absent = shares.count { $0 == nil }
    let rest = absent > 0 ? max(0, 1 - stated) / Double(absent) : 0
    let sum = stated + rest * Double(absent)
    let weights = shares.map { sum > 0 ? ($0 ?? rest) : 1 }
    var result = colors[0].converted(to: space, carryingMissing: true)
    var weight = weights[0]
    for (color, share) in zip(colors, weights).dropFirst() {
      let total = weight + share
      result = result.mixed(with: color, at: total > 0 ? share / total : 0.5, in: space, hue: hue)
      weight = total
    }
    if sum < 1, !result.missing.contains(.alpha) { result = result.withAlpha(result.alpha * sum) }
    return space.isSRGBFamily ? result.converted(to: .srgb) : result
  }
}
