extension ColorSpace {
  /// ProPhoto RGB (ROMM), white D50, components 0...1 (CSS Color 4, section 10.7).
  public static let proPhotoRGB = ColorSpace(.proPhotoRGB)
}

extension ColorSpace.Definition {
  static let proPhotoRGB = Self(
    id: "prophoto-rgb", components: .rgb, base: .xyzD50, gamut: .proPhotoRGB,
    toBase: { ProPhotoRGB.toXYZ * $0.mapped(ProPhotoRGB.decode) },
    fromBase: { (ProPhotoRGB.fromXYZ * $0).mapped(ProPhotoRGB.encode) })
}

/// Transfer `c / 16` up to 16/512, else `c ^ 1.8`; primaries .734699 .265301, .159597 .840403, .036598 .000105.
enum ProPhotoRGB {
  static func decode(_ encoded: Double) -> Double { odd(encoded) { $0 <= 16.0 / 512 ? $0 / 16 : power($0, 1.8) } }
  static func encode(_ linear: Double) -> Double { odd(linear) { $0 < 1.0 / 512 ? 16 * $0 : power($0, 1 / 1.8) } }

  static let toXYZ = Matrix3(
    [0.7977666449006423, 0.1351812974005331, 0.0313477341283922],
    [0.2880748288194013, 0.711835234241873, 8.99369387256457e-05],
    [0, 0, 0.8251046025104602])
  static let fromXYZ = Matrix3(
    [1.345786881647158, -0.2555720873797946, -0.05110186497554526],
    [-0.5446307051249019, 1.508247742845147, 0.02052744743642139],
    [0, 0, 1.211967545638945])
}
