import TestSupport
import Testing

@testable import ColorScience

@Suite struct ConversionVectorTests {
  struct File: Decodable { let cases: [Case] }
  struct Case: Decodable {
    let id: String
    let space: String
    let coords: [Double]
    let to: [String: [Double?]]
  }

  /// Tolerances of conversions.json: rgb, xyz, oklab, oklch 1e-7; lab, lch 1e-5; hsl, hwb, hsv 1e-4.
  static func tolerance(_ space: ColorSpace) -> Double {
    switch space {
    case .lab, .lch: 1e-5
    case .hsl, .hwb, .hsv: 1e-4
    default: 1e-7
    }
  }

  @Test func everyCase() throws {
    var comparisons = 0
    for item in Vectors.load("conversions", as: File.self).cases {
      let source = try #require(ColorSpace(id: item.space))
      let color = Color(source, vector(item.coords.map { $0 }))
      for (id, expected) in item.to {
        let destination = try #require(ColorSpace(id: id))
        let result = color.converted(to: destination)
        let (lane, tolerance) = (destination.hueLane, Self.tolerance(destination))
        for index in 0..<3 where index != lane {
          let difference = abs(result.components[index] - expected[index]!)
          #expect(difference <= tolerance, "\(item.id) \(item.space) to \(id) [\(index)]: \(result.components)")
        }
        if let lane {
          if let hue = expected[lane] {
            let turn = abs((result.components[lane] - hue).remainder(dividingBy: 360)) * .pi / 180
            let chroma = destination == .hwb ? 100 - expected[1]! - expected[2]! : expected[1]!
            #expect(chroma * turn <= tolerance, "\(item.id) \(item.space) to \(id) hue: \(result.components)")
          } else if source != destination {
            #expect(result.missing == .lane(lane), "\(item.id) \(item.space) to \(id): hue is not missing")
          }
        }
        comparisons += 1
      }
    }
    #expect(comparisons > 5000)
  }
}
