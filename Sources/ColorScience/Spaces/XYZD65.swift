extension ColorSpace {
  /// CIE XYZ relative to D65, white at Y = 1: the root of the tree of conversions (CSS Color 4, section 10.9).
  public static let xyzD65 = ColorSpace(.xyzD65)
}

extension ColorSpace.Definition {
  static let xyzD65 = Self(id: "xyz-d65", components: .xyz, base: nil)
}
