extension ColorSpace {
  /// A98 RGB, compatible with Adobe RGB (1998), components 0...1 (CSS Color 4, section 10.6).
  public static let a98RGB = ColorSpace(.a98RGB)
}

extension ColorSpace.Definition {
  static let a98RGB = Self(
    id: "a98-rgb", components: .rgb, base: .xyzD65, gamut: .a98RGB,
    toBase: { A98RGB.toXYZ * $0.mapped(A98RGB.decode) }, fromBase: { (A98RGB.fromXYZ * $0).mapped(A98RGB.encode) })
}

/// Transfer `c ^ (563 / 256)`; primaries .640 .330, .210 .710, .150 .060; white D65.
enum A98RGB {
  static func decode(_ encoded: Double) -> Double { odd(encoded) { power($0, 563.0 / 256) } }
  static func encode(_ linear: Double) -> Double { odd(linear) { power($0, 256.0 / 563) } }

  static let toXYZ = Matrix3(
    [0.5766690429101308, 0.1855582379065463, 0.1882286462349947],
    [0.2973449752505362, 0.627363566255466, 0.07529145849399789],
    [0.02703136138641238, 0.07068885253582714, 0.9913375368376389])
  static let fromXYZ = Matrix3(
    [2.041587903810746, -0.5650069742788596, -0.3447313507783295],
    [-0.9692436362808798, 1.875967501507721, 0.04155505740717561],
    [0.01344428063203102, -0.1183623922310182, 1.015174994391205])
}
