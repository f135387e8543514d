extension ColorSpace {
  /// CIE L\*a\*b\* relative to D50, L 0...100, a and b about -125...125 (CSS Color 4, section 9.3).
  public static let lab = ColorSpace(.lab)
}

extension ColorSpace.Definition {
  static let lab = Self(
    id: "lab", components: [.init("l", 0...100), .init("a", -125...125), .init("b", -125...125)], base: .xyzD50,
    toBase: CIELab.toXYZ, fromBase: CIELab.fromXYZ)
}

/// The functions of CIE 15:2018, with the exact constants 216/24389 and 24389/27.
enum CIELab {
  static let epsilon = 216.0 / 24389
  static let kappa = 24389.0 / 27
  static let white: SIMD3<Double> = [0.9642956764295676, 1, 0.8251046025104602]

  @Sendable static func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let f = (xyz / white).mapped { $0 > epsilon ? cubeRoot($0) : (kappa * $0 + 16) / 116 }
    return [116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z)]
  }

  @Sendable static func toXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    let ratio: SIMD3<Double> = [
      x * x * x > epsilon ? x * x * x : (116 * x - 16) / kappa,
      lab.x > kappa * epsilon ? y * y * y : lab.x / kappa,
      z * z * z > epsilon ? z * z * z : (116 * z - 16) / kappa,
    ]
    return ratio * white
  }
}
