extension ColorSpace {
  /// Display P3, gamma-encoded with the transfer function of sRGB, components 0...1 (CSS Color 4, section 10.4).
  public static let displayP3 = ColorSpace(.displayP3)
}

extension ColorSpace.Definition {
  static let displayP3 = Self(
    id: "display-p3", components: .rgb, base: .displayP3Linear, gamut: .displayP3,
    toBase: { $0.mapped(SRGBTransfer.decode) }, fromBase: { $0.mapped(SRGBTransfer.encode) })
}
