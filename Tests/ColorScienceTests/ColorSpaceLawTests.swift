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

  @Test func aColorIsCopiedWithoutCountingReferences() {
    #expect(_isPOD(Color.self))
    #expect(MemoryLayout<Color>.stride == 64)
  }
}
