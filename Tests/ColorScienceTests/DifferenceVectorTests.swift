import TestSupport
import Testing

@testable import ColorScience

@Suite struct DifferenceVectorTests {
  struct File: Decodable { let cases: [Case] }
  struct Case: Decodable {
    let id: String
    let lab1, lab2: [Double]
    let published: Double?
    let de76, de94, de2000, deOK: Double
  }

  @Test func everyCase() {
    let cases = Vectors.load("deltae2000", as: File.self).cases
    #expect(cases.count == 206)
    for item in cases {
      let a = Color(.lab, vector(item.lab1.map { $0 }))
      let b = Color(.lab, vector(item.lab2.map { $0 }))
      if let published = item.published {
        #expect(abs(a.difference(from: b, by: .ciede2000) - published) <= 5e-5, "\(item.id)")
      }
      #expect(abs(a.difference(from: b, by: .cie76) - item.de76) <= 1e-9, "\(item.id)")
      #expect(abs(a.difference(from: b, by: .cie94) - item.de94) <= 1e-9, "\(item.id)")
      let ciede2000 = a.difference(from: b, by: .ciede2000)
      #expect(abs(ciede2000 - item.de2000) <= 1e-9, "\(item.id): \(ciede2000), expected \(item.de2000)")
      #expect(abs(a.difference(from: b, by: .ok) - item.deOK) <= 1e-9, "\(item.id)")
    }
  }

  @Test func symmetricAndZeroForEqualColors() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let (a, b) = (random.color(), random.color())
      for formula in ColorDifference.allCases {
        #expect(a.difference(from: a, by: formula) == 0)
        let difference = abs(a.difference(from: b, by: formula) - b.difference(from: a, by: formula))
        if formula != .cie94 { #expect(difference < 1e-9) }
      }
    }
  }
}
