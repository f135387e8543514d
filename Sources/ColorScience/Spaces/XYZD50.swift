extension ColorSpace {
  /// CIE XYZ relative to D50, adapted from D65 with the Bradford transform (CSS Color 4, section 10.9).
  public static let xyzD50 = ColorSpace(.xyzD50)
}

extension ColorSpace.Definition {
  static let xyzD50 = Self(
    id: "xyz-d50", components: .xyz, base: .xyzD65,
    toBase: { Bradford.d50ToD65 * $0 }, fromBase: { Bradford.d65ToD50 * $0 })
}

/// The linear Bradford adaptation between D65 (xy .3127 .3290) and D50 (xy .3457 .3585).
enum Bradford {
  static let d65ToD50 = Matrix3(
    [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
    [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
    [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371])
  static let d50ToD65 = Matrix3(
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124])
}
