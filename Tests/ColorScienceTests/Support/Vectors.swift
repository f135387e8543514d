import ColorScience
import Foundation
import TestSupport

extension Vectors {
  static func load<Contents: Decodable>(_ name: String, as type: Contents.Type = Contents.self) -> Contents {
    load(name, in: .module)
  }
}

extension SplitMix64 {
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func color(alpha: Double = 1) -> Color {
    Color(
      red: UInt8.random(in: 0...255, using: &self), green: .random(in: 0...255, using: &self),
      blue: .random(in: 0...255, using: &self), alpha: alpha)
  }
}
