import ColorScience

/// The matrices of color vision deficiencies, taken from the library's simulations so page and audit can't differ.
enum HTMLVisionMatrices {
  /// The deficiencies with their identifiers, names, and simulations by severity.
  static let kinds: [(id: String, name: String, simulation: @Sendable (Double) -> ColorVisionSimulation)] = [
    ("protan", "Protanopia", { .machado2009(.protan, severity: $0) }),
    ("deutan", "Deuteranopia", { .machado2009(.deutan, severity: $0) }),
    ("tritan", "Tritanopia", { .machado2009(.tritan, severity: $0) }),
    ("achromat", "Achromatopsia", { .achromatopsia(severity: $0) }),
  ]

  /// Writes every kind with its matrices at severities 0, 0.1 … 1; values in between are interpolated, as in the library.
  static func write(into data: inout HTMLDataText) {
    data.array(kinds) { data, kind in
      let matrices = (0...10).map { HTMLDataText.Part.list(elements(of: kind.simulation(Double($0) / 10))) }
      data.row([.string(kind.id), .string(kind.name), .list(matrices)])
    }
  }

  private static func elements(of simulation: ColorVisionSimulation) -> [HTMLDataText.Part] {
    rows(of: simulation).flatMap { row in row.map { .number(($0 * 1_000_000).rounded() / 1_000_000) } }
  }

  /// Returns the rows of a simulation's matrix on linear sRGB.
  ///
  /// The models are linear, so three colors around gray, which stay within sRGB, determine the matrix column by column.
  static func rows(of simulation: ColorVisionSimulation) -> [[Double]] {
    let step = 0.1
    func seen(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
      simulation.simulated(Color(.srgbLinear, rgb)).converted(to: .srgbLinear).components
    }
    let gray = SIMD3(repeating: 0.5)
    let columns = (0..<3).map { lane in
      var moved = gray
      moved[lane] += step
      return (seen(moved) - seen(gray)) / step
    }
    return (0..<3).map { row in columns.map { $0[row] } }
  }
}
