import TestSupport
import Testing

@testable import ColorScience

@Suite struct ColorSpaceLawTests {
  @Test(arguments: ColorSpace.all) func namesAreUniqueAndFound(_ space: ColorSpace) {
    #expect(ColorSpace(id: space.id) == space)
    #expect(ColorSpace.all.filter { $0.id == space.id }.count == 1)
    #expect(space.components.count == 3)
    #expect(space.hueLane == space.components.firstIndex(where: \.isHue))
  }

  @Test func namesOfCSS() {
    #expect(ColorSpace(id: "xyz") == .xyzD65)
    #expect(ColorSpace(id: "SRGB") == nil)
    #expect(ColorSpace(id: "") == nil)
  }

  @Test(arguments: ColorSpace.all) func everySpaceReturnsFromEveryOther(_ space: ColorSpace) {
    var random = SplitMix64(seed: 42)
    for other in ColorSpace.all {
      for _ in 0..<50 {
        let color = Color(.srgb, random.unit(), random.unit(), random.unit()).converted(to: space)
        let returned = color.converted(to: other).converted(to: space)
        let start = color.components(in: .oklab)
        #expect(distance(start, returned.components(in: .oklab)) < 1e-12, "\(space) over \(other): \(color)")
      }
    }
  }

  @Test(arguments: ColorSpace.all) func grayStaysGrayAndWhiteWhite(_ space: ColorSpace) {
    for step in 0...16 {
      let level = Double(step) / 16
      let gray = Color(.srgb, level, level, level).converted(to: space)
      let back = gray.components(in: .srgb)
      #expect(back.max() - back.min() < 1e-12 && abs(back.x - level) < 1e-12, "\(space) \(level): \(back)")
      if let lane = space.hueLane { #expect(gray.missing == .lane(lane)) }
      #expect(gray.isInGamut(of: .srgb))
    }
  }

  /// CSS Color 4, section 7.1: a hue is never negative, and outside the gamut a negative saturation turns the hue by half a turn.
  @Test func huesAndSaturationsOfHSLAreNotNegative() {
    let red = Color(red: 255, green: 0, blue: 51).components(in: .hsl)
    #expect(abs(red.x - 348) < 1e-9 && abs(red.y - 100) < 1e-9 && abs(red.z - 50) < 1e-9)
    let bright = Color(.srgb, 1.2, 1.1, 1).components(in: .hsl)
    #expect(abs(bright.x - 210) < 1e-9 && abs(bright.y - 100) < 1e-9 && abs(bright.z - 110) < 1e-9)
  }

  @Test func aColorIsCopiedWithoutCountingReferences() {
    #expect(_isPOD(Color.self))
    #expect(MemoryLayout<Color>.stride == 64)
  }
}
