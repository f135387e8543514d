import ColorScience

/// The names of spaces and of ways around the hue circle.
enum CSSKeywords {
  static let colorMix = CSSIdentifier("color-mix")
  static let `in` = CSSIdentifier("in")
  static let hue = CSSIdentifier("hue")

  /// The space that `color()` knows by this name.
  static func predefinedSpace(_ name: CSSIdentifier) -> ColorSpace? {
    predefined.first { $0.name == name }?.space
  }

  /// The space that `color-mix()` knows by this name.
  static func interpolationSpace(_ name: CSSIdentifier) -> ColorSpace? {
    predefinedSpace(name) ?? others.first { $0.name == name }?.space
  }

  static func hueInterpolation(_ name: CSSIdentifier) -> HueInterpolation? {
    hueInterpolations.first { $0.name == name }?.value
  }

  private static let predefined: [(name: CSSIdentifier, space: ColorSpace)] = [
    (CSSIdentifier("display-p3"), .displayP3), (CSSIdentifier("srgb"), .srgb),
    (CSSIdentifier("srgb-linear"), .srgbLinear), (CSSIdentifier("display-p3-linear"), .displayP3Linear),
    (CSSIdentifier("a98-rgb"), .a98RGB), (CSSIdentifier("prophoto-rgb"), .proPhotoRGB),
    (CSSIdentifier("rec2020"), .rec2020), (CSSIdentifier("xyz"), .xyzD65), (CSSIdentifier("xyz-d65"), .xyzD65),
    (CSSIdentifier("xyz-d50"), .xyzD50),
  ]

  private static let others: [(name: CSSIdentifier, space: ColorSpace)] = [
    (CSSIdentifier("oklab"), .oklab), (CSSIdentifier("oklch"), .oklch), (CSSIdentifier("lab"), .lab),
    (CSSIdentifier("lch"), .lch), (CSSIdentifier("hsl"), .hsl), (CSSIdentifier("hwb"), .hwb),
  ]

  private static let hueInterpolations: [(name: CSSIdentifier, value: HueInterpolation)] = [
    (CSSIdentifier("shorter"), .shorter), (CSSIdentifier("longer"), .longer),
    (CSSIdentifier("increasing"), .increasing), (CSSIdentifier("decreasing"), .decreasing),
  ]
}
