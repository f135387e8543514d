import CSSText
import TestSupport
import Testing

@testable import ColorScience

@Suite struct SolverLawTests {
  @Test(arguments: DisplayGamut.allCases) func neverReturnsAColorThatFails(_ gamut: DisplayGamut) throws {
    var random = SplitMix64(seed: 21)
    for round in 0..<LongTests.count(200, long: 3000) {
      let foreground = random.color()
      let backgrounds = (0..<(1 + round % 3)).map { _ in random.color() }
      let target = [3, 4.5, 7][round % 3]
      for freedom in [ColorFreedom.lightness, .lightnessAndChroma] {
        let answer = nearestPassingColor(
          to: foreground, on: backgrounds, ratio: target, changing: freedom, in: gamut)
        guard let found = answer.passing else { continue }
        let written = try Color(css: found.color.css)
        let lowest = backgrounds.map { contrastRatio(of: written, on: $0) }.min()!
        #expect(lowest >= target && lowest == found.ratio, "\(foreground) on \(backgrounds): \(found)")
        #expect(found.color.isInGamut(of: gamut.space))
      }
    }
  }

  /// Impossible means that no gray passes: every luminance has one.
  @Test func impossibleIsImpossible() {
    var random = SplitMix64(seed: 22)
    var count = 0
    for _ in 0..<500 {
      let backgrounds = (0..<3).map { _ in random.color() }
      let answer = nearestPassingColor(to: random.color(), on: backgrounds, ratio: 4.5)
      guard case .impossible(let best) = answer else { continue }
      count += 1
      let highest = (0...255).map { level in
        let gray = Color(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
        return backgrounds.map { contrastRatio(of: gray, on: $0) }.min()!
      }.max()!
      #expect(highest < 4.5 && best.ratio >= highest - 1e-12, "\(backgrounds): \(best) \(highest)")
    }
    #expect(count > 25)
  }

  @Test func backgroundSideAndTranslucentColors() throws {
    var random = SplitMix64(seed: 23)
    for _ in 0..<12 {
      let (color, other) = (random.color(), random.color(alpha: 0.3 + 0.7 * random.unit()))
      if let found = nearestPassingColor(to: color, under: [other], ratio: 4.5).passing {
        #expect(contrast(of: other, on: [found.color]).lowest >= 4.5)
      }
      if let found = nearestPassingColor(to: other, on: [color], ratio: 3).passing {
        #expect(found.color.alpha == other.alpha)
        #expect(contrast(of: found.color, on: [color]).lowest >= 3)
      }
      let opaque = other.withAlpha(1)
      let found = try #require(nearestPassingColor(to: color, under: [opaque], ratio: 4.5).passing)
      #expect(contrastRatio(of: opaque, on: found.color) >= 4.5)
    }
  }

  @Test func hueIsKept() throws {
    var random = SplitMix64(seed: 24)
    for _ in 0..<1000 {
      let foreground = random.color()
      let answer = nearestPassingColor(to: foreground, on: [random.color()], ratio: 4.5)
      guard case .nearest(let found) = answer else { continue }
      let (a, b) = (foreground.components(in: .oklch), found.color.components(in: .oklch))
      let turn = abs((a.z - b.z).remainder(dividingBy: 360)) * .pi / 180
      // Rounding to 8 bits moves a color by up to 0.01 sideways near black.
      #expect(min(a.y, b.y) * turn < 0.012, "\(foreground): \(found)")
    }
  }

  @Test func tablesOfCodesAreExact() {
    var random = SplitMix64(seed: 25)
    for _ in 0..<20_000 {
      let linear = random.unit() * random.unit() * 1.05
      #expect(ByteEncoding.shared.code(linear) == HexNotation.byte(SRGBTransfer.encode(linear)))
    }
    for boundary in 0...4096 {
      for linear in [Double(boundary) / 4096, (Double(boundary) / 4096).nextUp, (Double(boundary) / 4096).nextDown] {
        #expect(ByteEncoding.shared.code(linear) == HexNotation.byte(SRGBTransfer.encode(linear)))
      }
    }
    for code in 1...255 {
      var linear = SRGBTransfer.decode((Double(code) - 0.500001) / 255)
      for _ in 0..<8 { linear = linear.nextDown }
      for _ in 0..<16 {
        #expect(ByteEncoding.shared.code(linear) == HexNotation.byte(SRGBTransfer.encode(linear)))
        linear = linear.nextUp
      }
    }
    for code in 0...255 {
      #expect(ByteEncoding.shared.code(linearLightOfByte[code]) == UInt8(code))
    }
    for outside in [-1.9, -1.5, -1.nextDown, -1 / 8192, -1e-300, -0.0, 1.nextUp, 1.5, 1.9] as [Double] {
      let code = ByteEncoding.shared.withTables { $0.code(near: outside) }
      #expect(code == (outside > 0 ? 255 : 0), "\(outside)")
    }
  }
}
