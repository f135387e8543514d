/// The display gamut to search for a passing color.
public enum DisplayGamut: Sendable, Hashable, CaseIterable {
  /// sRGB; answers are colors of 8 bits per component, as `#rrggbb` writes them.
  case srgb
  /// Display P3; answers are colors of 8 bits per component in display-p3, written with six decimals.
  case displayP3

  /// The space of the answers.
  public var space: ColorSpace {
    switch self {
    case .srgb: .srgb
    case .displayP3: .displayP3
    }
  }
}

/// The numbers of a gamut: linear light to and from the cones of Oklab, and luminance.
struct GamutModel: Sendable {
  let gamut: DisplayGamut
  let linearToLMS: Matrix3
  let lmsToLinear: Matrix3
  /// Luminance per linear component: WCAG's literal coefficients for sRGB, Y of XYZ for P3.
  let weights: SIMD3<Double>

  static let srgb = GamutModel(
    .srgb, SRGBMatrix.toXYZ, SRGBMatrix.fromXYZ, weights: WCAGCoefficients.rgb)
  static let displayP3 = GamutModel(
    .displayP3, DisplayP3Matrix.toXYZ, DisplayP3Matrix.fromXYZ,
    weights: [DisplayP3Matrix.toXYZ.column0.y, DisplayP3Matrix.toXYZ.column1.y, DisplayP3Matrix.toXYZ.column2.y])

  static func of(_ gamut: DisplayGamut) -> GamutModel {
    switch gamut {
    case .srgb: srgb
    case .displayP3: displayP3
    }
  }

  private init(_ gamut: DisplayGamut, _ toXYZ: Matrix3, _ fromXYZ: Matrix3, weights: SIMD3<Double>) {
    self.gamut = gamut
    self.weights = weights
    linearToLMS = Oklab.xyzToLMS.following(toXYZ)
    lmsToLinear = fromXYZ.following(Oklab.lmsToXYZ)
  }

  @inline(__always)
  func luminance(_ linear: SIMD3<Double>) -> Double {
    weights.x * linear.x + weights.y * linear.y + weights.z * linear.z
  }

  @inline(__always)
  func oklab(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    Oklab.lmsToLab * (linearToLMS * linear).mapped(cubeRoot)
  }

  /// The color of three codes, exactly as it will be written.
  func color(_ codes: SIMD3<UInt8>, alpha: Double = 1) -> Color {
    switch gamut {
    case .srgb: return Color(red: codes.x, green: codes.y, blue: codes.z, alpha: alpha)
    case .displayP3:
      let components = SIMD3(Double(codes.x), Double(codes.y), Double(codes.z)) / 255
      return Color(.displayP3, (components * 1e6).rounded(.toNearestOrEven) / 1e6, alpha: alpha)
    }
  }
}

extension Matrix3 {
  /// The matrix that does `other` first and this one after it.
  func following(_ other: Matrix3) -> Matrix3 {
    Matrix3(columns: self * other.column0, self * other.column1, self * other.column2)
  }
}
