/// A formula for the perceived difference of two colors.
public enum ColorDifference: Sendable, Hashable, CaseIterable {
  /// CIE 1976: the distance in Lab D50. About 2.3 is just noticeable.
  case cie76
  /// CIE 1994 for graphic arts (kL 1, K1 0.045, K2 0.015); the first color is the reference, so it is not symmetric.
  case cie94
  /// CIEDE2000 in Lab D50 (Sharma, Wu & Dalal 2005). About 1 is just noticeable.
  case ciede2000
  /// The distance in Oklab (CSS Color 4, section 13.1). About 0.02 is just noticeable.
  case ok
}

extension Color {
  /// Returns the perceived difference between this reference color and another; 0 if equal, ignoring alpha.
  ///
  /// The formulas of CIE take Lab relative to D50, as CSS does: Lab relative to D65 gives up to 2.6 more or less.
  public func difference(from other: Color, by formula: ColorDifference = .ok) -> Double {
    if formula == .ok { return Oklab.distance(components(in: .oklab), other.components(in: .oklab)) }
    let (a, b) = (components(in: .lab), other.components(in: .lab))
    switch formula {
    case .cie76, .ok: return Oklab.distance(a, b)
    case .cie94: return CIE94.difference(of: b, from: a)
    case .ciede2000: return CIEDE2000.difference(of: a, from: b)
    }
  }
}

extension Oklab {
  /// The Euclidean distance.
  @inline(__always)
  static func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let d = a - b
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }
}

/// CIE 116-1995 with the parameters of graphic arts.
enum CIE94 {
  static func difference(of lab: SIMD3<Double>, from reference: SIMD3<Double>) -> Double {
    let chroma = length(reference.y, reference.z)
    let d = lab - reference
    let dC = length(lab.y, lab.z) - chroma
    let dH2 = max(0, d.y * d.y + d.z * d.z - dC * dC)
    let (sC, sH) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    return (d.x * d.x + dC * dC / (sC * sC) + dH2 / (sH * sH)).squareRoot()
  }
}
