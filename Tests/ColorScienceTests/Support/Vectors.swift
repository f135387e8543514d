import ColorScience
import Foundation
import TestSupport

/// The files of `Vectors/`: data made with independent oracles, each with its source and tolerance.
enum Vectors {
  static func load<Contents: Decodable>(_ name: String, as type: Contents.Type = Contents.self) -> Contents {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Vectors"),
      let data = try? Data(contentsOf: url)
    else { fatalError("no vector file \(name)") }
    do { return try JSONDecoder().decode(type, from: data) } catch { fatalError("\(name): \(error)") }
  }
}

/// The numbers of a vector file as components; `null` is 0.
func vector(_ numbers: [Double?]) -> SIMD3<Double> { SIMD3(numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0) }

func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  let d = a - b
  return max(abs(d.x), abs(d.y), abs(d.z))
}

extension SplitMix64 {
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func color(alpha: Double = 1) -> Color {
    Color(
      red: UInt8.random(in: 0...255, using: &self), green: .random(in: 0...255, using: &self),
      blue: .random(in: 0...255, using: &self), alpha: alpha)
  }
}
