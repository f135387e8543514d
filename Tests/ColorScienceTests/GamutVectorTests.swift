import TestSupport
import Testing

@testable import ColorScience

@Suite struct GamutVectorTests {
  struct File: Decodable { let cases: [Case] }
  struct Case: Decodable {
    let id, space, dest: String
    let coords: [Double]
    let inGamut: Bool
    let raw, clip, localMinde: [Double]
  }

  @Test func everyCase() throws {
    let cases = Vectors.load("gamut-map", as: File.self).cases
    #expect(cases.count == 135)
    for item in cases {
      let color = Color(try #require(ColorSpace(id: item.space)), vector(item.coords.map { $0 }))
      let destination = try #require(ColorSpace(id: item.dest))
      #expect(color.isInGamut(of: destination) == item.inGamut, "\(item.id)")
      #expect(distance(color.components(in: destination), vector(item.raw)) <= 1e-7, "\(item.id)")
      #expect(distance(color.clipped(to: destination).components, vector(item.clip)) <= 1e-7, "\(item.id)")
      let mapped = color.gamutMapped(to: destination)
      #expect(mapped.difference(from: Color(destination, vector(item.localMinde))) <= 0.0005, "\(item.id): \(mapped)")
    }
  }

  @Test(arguments: [
    ColorSpace.srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .proPhotoRGB, .rec2020, .hsl, .hwb, .hsv,
  ])
  func mappingEndsInGamutAndLeavesWhatIsInIt(_ space: ColorSpace) {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let color = Color(.oklch, random.unit(), random.unit() * 0.5, random.unit() * 360)
      #expect(color.gamutMapped(to: space).isInGamut(of: space))
      #expect(color.clipped(to: space).isInGamut(of: space))
      let inside = random.color()
      #expect(inside.gamutMapped(to: space).difference(from: inside) < 1e-9)
    }
  }

  @Test func beyondWhiteAndBlack() {
    #expect(Color(.oklch, 1.2, 0.3, 20).gamutMapped(to: .srgb) == Color(.srgb, 1, 1, 1))
    #expect(Color(.oklch, -0.1, 0.3, 20).gamutMapped(to: .srgb) == Color(.srgb, 0, 0, 0))
    #expect(Color(.srgb, 1.4, -1, 2).gamutMapped(to: .oklab).space == .oklab)
  }
}
