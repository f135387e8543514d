import TestSupport
import Testing

@testable import ColorScience

@Suite struct ContrastLawTests {
  @Test func blackOnWhiteIs21() {
    #expect(contrastRatio(of: .black, on: .white) == 21)
    #expect(contrastRatio(of: .white, on: .black) == 21)
  }

  @Test func ratioIsSymmetricAndWithinItsRange() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<10_000 {
      let (a, b) = (random.color(), random.color())
      let ratio = contrastRatio(of: a, on: b)
      #expect(ratio == contrastRatio(of: b, on: a))
      #expect(ratio >= 1 && ratio <= 21)
    }
  }

  @Test func notANumberFailsEveryRequirement() {
    let color = Color(.srgb, .nan, 0, 0)
    #expect(!(contrastRatio(of: color, on: .white) >= 1))
    #expect(!(contrast(of: color, on: []).lowest >= 1))
    #expect(!(contrast(of: color.withAlpha(0.5), on: [Color(.srgb, 1, 1, 1, alpha: 0.5)]).lowest >= 1))
  }

  @Test func layersBelowAnOpaqueOneDoNotMatter() {
    let stack = [Color(.srgb, 1, 0, 0, alpha: 0.5), .white, Color(.srgb, 0, 0, 1, alpha: 0.2)]
    #expect(contrast(of: .black, on: stack) == contrast(of: .black, on: Array(stack[..<2])))
  }

  @Test func opaqueWideGamutColorIsMeasuredAsItself() {
    let color = Color(.displayP3, 1, 0, 0)
    for backdrop in [Color.white, .black, Color(.srgb, 0, 1, 0, alpha: 0.3)] {
      #expect(color.composited(over: backdrop) == color)
    }
    let nearly = color.withAlpha(1 - 1e-9).composited(over: .white)
    #expect(abs(nearly.relativeLuminance - color.relativeLuminance) < 1e-7)
  }

  /// The interval is compared with the extremes over a grid of backdrops, and with its corners.
  @Test(.enabled(if: LongTests.areEnabled)) func intervalIsExact() {
    var random = SplitMix64(seed: 7)
    for round in 0..<24 {
      let foreground = random.color(alpha: round % 3 == 0 ? 1 : random.unit())
      let layers = (0..<(round % 4)).map { _ in random.color(alpha: random.unit() * 0.95) }
      let result = contrast(of: foreground, on: layers)
      var (lowest, highest) = (Double.infinity, 0.0)
      let steps = 12
      for index in 0..<((steps + 1) * (steps + 1) * (steps + 1)) {
        let r = Double(index % (steps + 1)) / Double(steps)
        let g = Double(index / (steps + 1) % (steps + 1)) / Double(steps)
        let b = Double(index / (steps + 1) / (steps + 1)) / Double(steps)
        let ratio = contrast(of: foreground, on: layers + [Color(.srgb, r, g, b)]).lowest
        (lowest, highest) = (min(lowest, ratio), max(highest, ratio))
      }
      #expect(result.lowest <= lowest + 1e-12 && lowest - result.lowest < 0.25, "\(round): \(result) \(lowest)")
      #expect(result.highest >= highest - 1e-12 && result.highest - highest < 0.1, "\(round): \(result) \(highest)")
    }
  }

  /// Over black the layer is a light gray, over white it is white.
  @Test func intervalOfDarkTextOnALightLayer() {
    let interval = contrast(of: .black, on: [Color.white.withAlpha(0.8)])
    #expect(abs(interval.lowest - contrastRatio(of: .black, on: Color(.srgb, 0.8, 0.8, 0.8))) < 1e-12)
    #expect(abs(interval.highest - 21) < 1e-12)
  }

  /// The sum of the parts of white and black is divided by their opacity: 0.5 / 0.75.
  @Test func compositesOfTranslucentColors() {
    let mixed = Color.white.withAlpha(0.5).composited(over: Color.black.withAlpha(0.5))
    #expect(mixed.alpha == 0.75 && abs(mixed.components.x - 2.0 / 3) < 1e-12)
    let wide = Color.white.withAlpha(0.5).composited(over: Color(.displayP3, 0, 1, 0))
    #expect(wide.space == .displayP3)
  }

  @Test func intervalOfAnOpaqueForegroundOnNothingStartsAtOne() {
    #expect(contrast(of: .black, on: []) == .interval(lowest: 1, highest: 21))
    let gray = Color(red: 0x76, green: 0x76, blue: 0x76)
    let interval = contrast(of: gray, on: [])
    #expect(interval.lowest == 1)
    let expected = max(contrastRatio(of: gray, on: .white), contrastRatio(of: gray, on: .black))
    #expect(abs(interval.highest - expected) < 1e-12)
  }
}
