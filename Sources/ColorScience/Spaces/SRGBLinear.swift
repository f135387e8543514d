extension ColorSpace {
  /// sRGB in linear light, components 0...1 (CSS Color 4, section 10.3).
  public static let srgbLinear = ColorSpace(.srgbLinear)
}

extension ColorSpace.Definition {
  static let srgbLinear = Self(
    id: "srgb-linear", components: .rgb, base: .xyzD65, gamut: .srgbLinear,
    toBase: { SRGBMatrix.toXYZ * $0 }, fromBase: { SRGBMatrix.fromXYZ * $0 })
}

/// Linear sRGB to and from XYZ D65, from the primaries .640 .330, .300 .600, .150 .060 (CSS Color 4, section 18).
enum SRGBMatrix {
  static let toXYZ = Matrix3(
    [0.4123907992659595, 0.357584339383878, 0.1804807884018343],
    [0.2126390058715104, 0.7151686787677559, 0.07219231536073371],
    [0.01933081871559185, 0.119194779794626, 0.9505321522496606])
  static let fromXYZ = Matrix3(
    [3.240969941904521, -1.537383177570093, -0.4986107602930033],
    [-0.9692436362808798, 1.875967501507721, 0.04155505740717561],
    [0.05563007969699361, -0.2039769588889766, 1.056971514242879])
}
