extension ColorSpace {
  /// OkLCh, the polar form of ``oklab``: L 0...1, C 0...0.4, hue in degrees (CSS Color 4, section 9.4).
  public static let oklch = ColorSpace(.oklch)
}

extension ColorSpace.Definition {
  static let oklch = Self(
    id: "oklch", components: [.init("l", 0...1), .init("c", 0...0.4), .init("h", 0...360, isHue: true)], base: .oklab,
    toBase: Polar.toRectangular, fromBase: Polar.fromRectangular, isHuePowerless: { $0.y <= 0.000004 })
}
