extension ColorSpace {
  /// Rec. 2020, display-referred with pure gamma 2.4 (BT.1886), components 0...1 (CSS Color 4, section 10.8).
  ///
  /// Drafts before the end of 2025, and browsers that follow them, use the camera curve of BT.2020 instead.
  public static let rec2020 = ColorSpace(.rec2020)
}

extension ColorSpace.Definition {
  static let rec2020 = Self(
    id: "rec2020", components: .rgb, base: .xyzD65, gamut: .rec2020,
    toBase: { Rec2020.toXYZ * $0.mapped(Rec2020.decode) }, fromBase: { (Rec2020.fromXYZ * $0).mapped(Rec2020.encode) })
}

/// Transfer `c ^ 2.4`; primaries .708 .292, .170 .797, .131 .046; white D65.
enum Rec2020 {
  static func decode(_ encoded: Double) -> Double { odd(encoded) { power($0, 2.4) } }
  static func encode(_ linear: Double) -> Double { odd(linear) { power($0, 1 / 2.4) } }

  static let toXYZ = Matrix3(
    [0.6369580483012913, 0.1446169035862084, 0.1688809751641721],
    [0.262700212011267, 0.677998071518871, 0.05930171646986195],
    [0, 0.02807269304908751, 1.060985057710791])
  static let fromXYZ = Matrix3(
    [1.716651187971268, -0.3556707837763924, -0.2533662813736598],
    [-0.666684351832489, 1.616481236634939, 0.01576854581391113],
    [0.01763985744531091, -0.04277061325780866, 0.942103121235474])
}
