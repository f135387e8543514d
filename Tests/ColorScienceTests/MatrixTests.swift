import TestSupport
import Testing

@testable import ColorScience

/// Every matrix is derived again from the numbers it comes from: primaries, white points, Bradford's cones.
@Suite struct MatrixTests {
  static let d65 = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
  static let d50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  static func inverse(_ m: Matrix3) -> Matrix3 {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
    }
    let (a, b, c) = (m.column0, m.column1, m.column2)
    let determinant = (a * cross(b, c)).sum()
    return Matrix3(cross(b, c) / determinant, cross(c, a) / determinant, cross(a, b) / determinant)
  }

  static func derived(_ primaries: [(x: Double, y: Double)], white: SIMD3<Double>) -> Matrix3 {
    let columns = primaries.map { SIMD3($0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y) }
    let scale = inverse(Matrix3(columns: columns[0], columns[1], columns[2])) * white
    return Matrix3(columns: columns[0] * scale.x, columns[1] * scale.y, columns[2] * scale.z)
  }

  func expectEqual(_ a: Matrix3, _ b: Matrix3, _ tolerance: Double, _ name: String) {
    #expect(distance(a.column0, b.column0) < tolerance, "\(name)")
    #expect(distance(a.column1, b.column1) < tolerance, "\(name)")
    #expect(distance(a.column2, b.column2) < tolerance, "\(name)")
  }

  @Test func primaries() {
    let spaces: [(String, Matrix3, Matrix3, [(x: Double, y: Double)], SIMD3<Double>)] = [
      ("srgb", SRGBMatrix.toXYZ, SRGBMatrix.fromXYZ, [(0.64, 0.33), (0.3, 0.6), (0.15, 0.06)], Self.d65),
      (
        "display-p3", DisplayP3Matrix.toXYZ, DisplayP3Matrix.fromXYZ, [(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)],
        Self.d65
      ),
      ("a98-rgb", A98RGB.toXYZ, A98RGB.fromXYZ, [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)], Self.d65),
      (
        "prophoto-rgb", ProPhotoRGB.toXYZ, ProPhotoRGB.fromXYZ,
        [(0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)], Self.d50
      ),
      ("rec2020", Rec2020.toXYZ, Rec2020.fromXYZ, [(0.708, 0.292), (0.17, 0.797), (0.131, 0.046)], Self.d65),
    ]
    for (name, toXYZ, fromXYZ, primaries, white) in spaces {
      let matrix = Self.derived(primaries, white: white)
      expectEqual(toXYZ, matrix, 1e-14, name)
      expectEqual(fromXYZ, Self.inverse(matrix), 1e-13, name)
    }
  }

  @Test func bradford() {
    let cones = Matrix3([0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296])
    let ratio = (cones * Self.d50) / (cones * Self.d65)
    let scaling = Matrix3([ratio.x, 0, 0], [0, ratio.y, 0], [0, 0, ratio.z])
    let adaptation = Self.inverse(cones).following(scaling.following(cones))
    expectEqual(Bradford.d65ToD50, adaptation, 1e-14, "D65 to D50")
    expectEqual(Bradford.d50ToD65, Self.inverse(adaptation), 1e-14, "D50 to D65")
    #expect(distance(CIELab.white, Self.d50) < 1e-15)
  }

  @Test func oklabInverses() {
    expectEqual(Oklab.lmsToXYZ, Self.inverse(Oklab.xyzToLMS), 1e-14, "LMS to XYZ")
    expectEqual(Oklab.labToLMS, Self.inverse(Oklab.lmsToLab), 1e-14, "Lab to LMS")
    #expect(distance(Oklab.fromXYZ(Self.d65), [1, 0, 0]) < 1e-14)
  }

  /// What the search on the byte grid relies on: no linear component lowers a cone.
  @Test func conesGrowWithEveryComponent() {
    for model in [GamutModel.srgb, .displayP3] {
      for column in [model.linearToLMS.column0, model.linearToLMS.column1, model.linearToLMS.column2] {
        #expect(column.min() > 0)
      }
    }
  }

  /// The tables of codes are for -1.9...1.9, and a sum of products is never -0.
  @Test func noSimulationLeavesTheTables() {
    let deficiencies = ColorVisionSimulation.Deficiency.allCases
    let simulations =
      deficiencies.map { ColorVisionSimulation.brettel1997($0) } + [
        .vienot1999(.protan), .vienot1999(.deutan), .achromatopsia(),
      ]
      + deficiencies.flatMap { deficiency in (0...10).map { .machado2009(deficiency, severity: Double($0) / 10) } }
    for simulation in simulations {
      for matrix in [simulation.front, simulation.back] {
        for row in 0..<3 {
          let elements = [matrix.column0[row], matrix.column1[row], matrix.column2[row]]
          #expect(elements.reduce(0) { $0 + max($1, 0) } <= 1.9 && elements.reduce(0) { $0 + min($1, 0) } >= -1.9)
        }
      }
      #expect([simulation.normal.x, simulation.normal.y, simulation.normal.z].contains { $0 >= 0 })
    }
  }

  /// A color on the dividing plane of Brettel's model looks the same by either matrix, and white looks white.
  @Test func brettelPlanesMeet() {
    for model in [Brettel1997.protan, .deutan, .tritan] {
      let white = SIMD3<Double>(repeating: 1)
      #expect(distance(model.front * white, white) < 1e-6 && distance(model.back * white, white) < 1e-6)
      let edge = SIMD3(model.normal.y, -model.normal.x, 0)
      let scale = 1 / max(abs(edge.x), abs(edge.y))
      #expect(distance(model.front * (edge * scale), model.back * (edge * scale)) < 1e-6)
    }
  }
}
