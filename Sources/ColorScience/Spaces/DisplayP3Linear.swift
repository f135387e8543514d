extension ColorSpace {
  /// Display P3 in linear light, components 0...1 (CSS Color 4, section 10.5).
  public static let displayP3Linear = ColorSpace(.displayP3Linear)
}

extension ColorSpace.Definition {
  static let displayP3Linear = Self(
    id: "display-p3-linear", components: .rgb, base: .xyzD65, gamut: .displayP3Linear,
    toBase: { DisplayP3Matrix.toXYZ * $0 }, fromBase: { DisplayP3Matrix.fromXYZ * $0 })
}

/// Linear Display P3 to and from XYZ D65, from the primaries .680 .320, .265 .690, .150 .060.
enum DisplayP3Matrix {
  static let toXYZ = Matrix3(
    [0.4865709486482163, 0.2656676931690929, 0.1982172852343625],
    [0.2289745640697488, 0.6917385218365062, 0.079286914093745],
    [0, 0.04511338185890258, 1.043944368900976])
  static let fromXYZ = Matrix3(
    [2.493496911941425, -0.9313836179191236, -0.4027107844507168],
    [-0.829488969561575, 1.762664060318347, 0.02362468584194359],
    [0.03584583024378434, -0.07617238926804171, 0.9568845240076873])
}
