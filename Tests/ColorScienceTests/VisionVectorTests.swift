import TestSupport
import Testing

@testable import ColorScience

@Suite struct VisionVectorTests {
  struct File: Decodable { let cases: [Case] }
  struct Case: Decodable {
    let id, css, method, deficiency: String
    let severity: Double
    let linear, srgb: [Double]
    let rgb8: [Int]
  }

  static func simulation(_ method: String, _ deficiency: String, _ severity: Double) -> ColorVisionSimulation? {
    let kinds: [String: ColorVisionSimulation.Deficiency] = ["protan": .protan, "deutan": .deutan, "tritan": .tritan]
    switch method {
    case "machado2009": return kinds[deficiency].map { .machado2009($0, severity: severity) }
    case "brettel1997": return kinds[deficiency].map { .brettel1997($0, severity: severity) }
    case "vienot1999": return .vienot1999(deficiency == "protan" ? .protan : .deutan, severity: severity)
    default: return .achromatopsia(severity: severity)
    }
  }

  @Test func everyCase() throws {
    let cases = Vectors.load("cvd", as: File.self).cases
    #expect(cases.count == 960)
    for item in cases {
      let simulation = try #require(Self.simulation(item.method, item.deficiency, item.severity))
      let color = try Color(hex: item.css)
      let linear = simulation.linear(color.components(in: .srgbLinear))
      #expect(distance(linear, vector(item.linear)) <= 1e-6, "\(item.id): \(linear)")
      let simulated = simulation.simulated(color)
      #expect(distance(simulated.components, vector(item.srgb)) <= 1e-5, "\(item.id): \(simulated)")
      for lane in 0..<3 { #expect(abs(Int(simulated.srgbBytes[lane]) - item.rgb8[lane]) <= 1, "\(item.id)") }
    }
  }

  struct Matrices: Decodable { let cases: [Item] }
  struct Item: Decodable {
    let method, deficiency: String
    let severity: Double?
    let matrix: [[Double]]?
    let planeNormal: [Double]?
    let matrixIfNonNegative, matrixIfNegative: [[Double]]?
  }

  @Test func everyMatrix() throws {
    let cases = Vectors.load("cvd-matrices", as: Matrices.self).cases
    #expect(cases.count == 38)
    for item in cases {
      let simulation = try #require(Self.simulation(item.method, item.deficiency, item.severity ?? 1))
      for (rows, matrix) in [
        (item.matrix ?? item.matrixIfNonNegative, simulation.front),
        (item.matrix ?? item.matrixIfNegative, simulation.back),
      ] {
        let rows = try #require(rows).map { vector($0.map { $0 }) }
        for (lane, column) in [matrix.column0, matrix.column1, matrix.column2].enumerated() {
          let expected = SIMD3(rows[0][lane], rows[1][lane], rows[2][lane])
          #expect(distance(column, expected) < 1e-12, "\(item.method) \(item.deficiency)")
        }
      }
      if let normal = item.planeNormal { #expect(simulation.normal == vector(normal.map { $0 })) }
    }
  }

  @Test func grayAndSeverityZeroAreUnchanged() {
    for deficiency in ColorVisionSimulation.Deficiency.allCases {
      let color = Color(red: 12, green: 200, blue: 90)
      #expect(ColorVisionSimulation.machado2009(deficiency, severity: 0).simulated(color).hex == color.hex)
      #expect(ColorVisionSimulation.brettel1997(deficiency, severity: 0).simulated(color).hex == color.hex)
      let gray = Color(red: 120, green: 120, blue: 120)
      #expect(ColorVisionSimulation.brettel1997(deficiency).simulated(gray).hex == gray.hex)
      #expect(ColorVisionSimulation.machado2009(deficiency).simulated(gray).hex == gray.hex)
    }
  }
}
