extension ColorSpace {
  /// sRGB, gamma-encoded, components 0...1 (IEC 61966-2-1; CSS Color 4, section 10.2).
  public static let srgb = ColorSpace(.srgb)
}

extension ColorSpace.Definition {
  static let srgb = Self(
    id: "srgb", components: .rgb, base: .srgbLinear, gamut: .srgb,
    toBase: { $0.mapped(SRGBTransfer.decode) }, fromBase: { $0.mapped(SRGBTransfer.encode) })
}

/// The transfer function of sRGB and Display P3, odd about zero and unclamped.
enum SRGBTransfer {
  /// Linear light from an encoded component: `c / 12.92` up to 0.04045, else `((c + 0.055) / 1.055) ^ 2.4`.
  @inline(__always)
  static func decode(_ encoded: Double) -> Double {
    odd(encoded) { $0 <= 0.04045 ? $0 / 12.92 : power(($0 + 0.055) / 1.055, 2.4) }
  }

  /// An encoded component from linear light: `12.92 c` up to 0.0031308, else `1.055 c ^ (1 / 2.4) - 0.055`.
  @inline(__always)
  static func encode(_ linear: Double) -> Double {
    odd(linear) { $0 <= 0.0031308 ? 12.92 * $0 : 1.055 * power($0, 1 / 2.4) - 0.055 }
  }
}
