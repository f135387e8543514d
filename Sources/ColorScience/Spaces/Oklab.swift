extension ColorSpace {
  /// Oklab, white D65, L 0...1, a and b about -0.4...0.4 (Ottosson 2020; CSS Color 4, section 9.4).
  public static let oklab = ColorSpace(.oklab)
}

extension ColorSpace.Definition {
  static let oklab = Self(
    id: "oklab", components: [.init("l", 0...1), .init("a", -0.4...0.4), .init("b", -0.4...0.4)], base: .xyzD65,
    toBase: Oklab.toXYZ, fromBase: Oklab.fromXYZ)
}

/// Ottosson's matrices as recalculated in 64 bits for CSS Color 4.
enum Oklab {
  static let xyzToLMS = Matrix3(
    [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
    [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
    [0.0481771893596242, 0.2642395317527308, 0.6335478284694309])
  static let lmsToLab = Matrix3(
    [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774])
  static let labToLMS = Matrix3(
    [1, 0.3963377773761749, 0.2158037573099136],
    [1, -0.1055613458156586, -0.0638541728258133],
    [1, -0.0894841775298119, -1.2914855480194092])
  static let lmsToXYZ = Matrix3(
    [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
    [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
    [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816])

  @Sendable static func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    lmsToLab * (xyzToLMS * xyz).mapped(cubeRoot)
  }

  @Sendable static func toXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let root = labToLMS * lab
    return lmsToXYZ * (root * root * root)
  }
}
