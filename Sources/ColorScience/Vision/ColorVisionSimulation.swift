/// A simulation of a color vision deficiency: a model, a deficiency, and a severity.
///
/// Every model acts on linear sRGB; the result is clamped to 0...1 at the end and encoded. The value holds two matrices
/// and the plane that divides them, so using it costs a few multiplications.
public struct ColorVisionSimulation: Sendable, Hashable {
  /// The cone that is missing or shifted.
  public enum Deficiency: Sendable, Hashable, CaseIterable {
    /// Long wavelengths: protanopia, protanomaly.
    case protan
    /// Medium wavelengths: deuteranopia, deuteranomaly; the most frequent.
    case deutan
    /// Short wavelengths: tritanopia, tritanomaly; rare.
    case tritan
  }

  /// The red-green deficiencies, the only ones that Viénot's model supports.
  public enum RedGreenDeficiency: Sendable, Hashable, CaseIterable { case protan, deutan }

  let normal: SIMD3<Double>
  let front, back: Matrix3

  private init(normal: SIMD3<Double> = .zero, front: Matrix3, back: Matrix3, severity: Double) {
    let severity = min(max(severity, 0), 1)
    self.normal = normal
    self.front = Matrix3.identity.mixed(with: front, at: severity)
    self.back = Matrix3.identity.mixed(with: back, at: severity)
  }

  /// Machado, Oliveira & Fernandes 2009, the tables interpolated linearly; tritan is an approximation.
  ///
  /// - Parameter severity: 0 for normal vision, 1 for dichromacy.
  public static func machado2009(_ deficiency: Deficiency, severity: Double = 1) -> ColorVisionSimulation {
    let table =
      switch deficiency {
      case .protan: Machado2009.protan
      case .deutan: Machado2009.deutan
      case .tritan: Machado2009.tritan
      }
    let matrix = Machado2009.matrix(table, severity: severity)
    return ColorVisionSimulation(front: matrix, back: matrix, severity: 1)
  }

  /// Brettel, Viénot & Mollon 1997; a severity below 1 mixes with the original in linear light, which is a convention.
  public static func brettel1997(_ deficiency: Deficiency, severity: Double = 1) -> ColorVisionSimulation {
    let model =
      switch deficiency {
      case .protan: Brettel1997.protan
      case .deutan: Brettel1997.deutan
      case .tritan: Brettel1997.tritan
      }
    return ColorVisionSimulation(normal: model.normal, front: model.front, back: model.back, severity: severity)
  }

  /// Viénot, Brettel & Mollon 1999; a severity below 1 mixes with the original in linear light, which is a convention.
  public static func vienot1999(_ deficiency: RedGreenDeficiency, severity: Double = 1) -> ColorVisionSimulation {
    let matrix = deficiency == .protan ? Vienot1999.protan : Vienot1999.deutan
    return ColorVisionSimulation(front: matrix, back: matrix, severity: severity)
  }

  /// Returns a simulation without color: WCAG's luminance on every component. There is no standard model.
  public static func achromatopsia(severity: Double = 1) -> ColorVisionSimulation {
    let row = WCAGCoefficients.rgb
    return ColorVisionSimulation(front: Matrix3(row, row, row), back: Matrix3(row, row, row), severity: severity)
  }

  /// The model's output for linear sRGB, which may leave 0...1.
  @inline(__always)
  func linear(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let product = normal * rgb
    return (product.x + product.y) + product.z >= 0 ? front * rgb : back * rgb
  }

  /// Returns the simulated color in sRGB with its alpha; a wide-gamut result is clipped to sRGB.
  public func simulated(_ color: Color) -> Color {
    let rgb = linear(color.components(in: .srgbLinear))
      .clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1)).mapped(SRGBTransfer.encode)
    return Color(.srgb, rgb, alpha: color.alpha)
  }
}

extension Matrix3 {
  static let identity = Matrix3([1, 0, 0], [0, 1, 0], [0, 0, 1])

  /// Each element that part of the way to the other matrix's.
  func mixed(with other: Matrix3, at fraction: Double) -> Matrix3 {
    if fraction == 1 { return other }
    return Matrix3(
      columns: column0 + (other.column0 - column0) * fraction, column1 + (other.column1 - column1) * fraction,
      column2 + (other.column2 - column2) * fraction)
  }
}
