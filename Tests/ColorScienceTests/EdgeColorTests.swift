import Testing

@testable import ColorScience

/// Colors at the edges of what there is: without components, outside of every gamut, wholly transparent, and very many at once.
@Suite struct EdgeColorTests {
  /// WCAG 2.2: what replaces a color has the ratio on each of very many backgrounds.
  @Test func manyPairsOfOneColorAreRepaired() {
    let gray = Color(red: 119, green: 119, blue: 119)
    let backgrounds = (0..<256).map { Color(red: UInt8($0), green: UInt8($0), blue: UInt8(255 - $0)) }
    let repairs = repairs(of: [gray], on: backgrounds, ratio: 4.5)
    let failing = backgrounds.filter { contrastRatio(of: gray, on: $0) < 4.5 }
    #expect(repairs.count == failing.count && repairs.count > 64)
    for repair in repairs {
      guard let codes = repair.replacement else {
        Issue.record("either black or white passes on every color")
        continue
      }
      let color = Color(red: codes.x, green: codes.y, blue: codes.z)
      #expect(contrastRatio(of: color, on: backgrounds[Int(repair.background)]) >= 4.5)
    }
  }

  @Test func oneSimulatedPixelIsThatOfMany() {
    let simulation = BatchSimulation(.machado2009(.protan))
    var pixels: [UInt32] = [0xFF00_00FF, 0x8033_6699, 0x00FF_FFFF]
    let single = pixels.map { simulation.simulated($0) }
    simulation.simulate(&pixels)
    #expect(single == pixels)
    // The alpha is kept, and white is white for everyone.
    #expect(single.map { $0 >> 24 } == [0xFF, 0x80, 0x00] && single[2] & 0xFF_FFFF == 0xFF_FFFF)
  }

  /// Halfway between red and yellow, hue and value, is orange.
  @Test func mixturesInHSV() {
    let red = Color(.hsv, 0, 100, 100)
    let yellow = Color(.hsv, 60, 100, 100)
    #expect(red.mixed(with: yellow, at: 0.5, in: .hsv).components == [30, 100, 100])
    #expect(red.mixed(with: yellow, at: 0.5, in: .hsv).hex == "#ff8000")
  }

  /// CSS Color 4, section 12.2: a missing hue is that of the other color, in whichever space with hues.
  @Test(arguments: [ColorSpace.hsl, .hwb, .oklch, .lch]) func aMissingHue(_ space: ColorSpace) {
    let gray = Color(space, SIMD3(0.5, 0, 50), missing: space.components[0].isHue ? .first : .third)
    let mixture = gray.mixed(with: Color(.hsv, 60, 100, 100), at: 0.5, in: .hsv)
    #expect(mixture.components.x == 60)
  }

  /// CSS Color 5: colors with a share of 0 add nothing to what follows.
  @Test func sharesOfNothing() {
    let colors = [Color(red: 255, green: 0, blue: 0), .white, Color(red: 0, green: 255, blue: 0)]
    let mixture = Color.mixture(of: colors, shares: [0, 0, 1], in: .srgb, hue: .shorter)
    #expect(mixture.hex == "#00ff00" && mixture.isOpaque)
    let half = Color.mixture(of: colors, shares: [0, 0, 0.5], in: .srgb, hue: .shorter)
    #expect(half.withAlpha(1).hex == "#00ff00" && half.alpha == 0.5)
  }

  @Test func aLadderWithoutAChoice() {
    let color = Color(red: 1, green: 2, blue: 3)
    let ladder = HueLadder(only: color)
    #expect(ladder.rung(luminance: 0.5) == nil)
    #expect(ladder.rungs.map(\.color) == [color])
  }

  @Test func aLadderKeepsTheAlpha() throws {
    let color = Color(red: 0, green: 0, blue: 255, alpha: 0.5)
    let rung = try #require(HueLadder(of: color, steps: 16).rung(luminance: 0.5))
    #expect(rung.color.alpha == 0.5)
    #expect(abs(rung.color.withAlpha(1).relativeLuminance - 0.5) < 0.01)
  }

  /// Without a color below, a foreground has the contrast that it has over anything.
  @Test func contrastOnNothing() {
    for color in [Color.black, Color(red: 119, green: 119, blue: 119), Color.black.withAlpha(0.5)] {
      #expect(lowestShownContrast(of: color, on: []) == contrast(of: color, on: []).lowest)
    }
  }

  @Test func aColorWithoutFiniteComponentsHasNoNeighbor() {
    for value in [Double.infinity, -.infinity, .nan] {
      let color = Color(.srgb, value, 0, 0, alpha: 0.5)
      #expect(nearestPassingColor(to: color, on: [.white], ratio: 4.5).passing == nil)
    }
  }

  /// Source-over: nothing below a color leaves it as it is, and alpha is within its range (CSS Color 4, section 4.2).
  @Test func alphas() {
    let half = Color(red: 255, green: 0, blue: 0, alpha: 0.5)
    #expect(half.composited(over: Color.white.withAlpha(0)) == half)
    #expect(Color(.srgb, 0, 0, 0, alpha: -1).alpha == 0 && Color(.srgb, 0, 0, 0, alpha: 2).alpha == 1)
  }

  /// Components outside of 0 to 1 come back from HSL, also where the lightness leaves no room for a saturation.
  @Test(arguments: [
    SIMD3(1.2, 1.1, 1.0), SIMD3(1.0, 1.1, 1.2), SIMD3(1.1, 1.0, 1.2), SIMD3(-0.2, -0.1, 0), SIMD3(0, -0.1, -0.2),
  ])
  func extendedColorsInHSL(_ components: SIMD3<Double>) {
    let color = Color(.srgb, components)
    let hsl = color.converted(to: .hsl)
    #expect(hsl.components.y >= 0 && (0..<360).contains(hsl.components.x))
    let back = hsl.converted(to: .srgb).components
    #expect((0..<3).allSatisfy { abs(back[$0] - components[$0]) < 1e-12 })
  }

  /// A lightness of 0 or 100 percent has no saturation, whatever the components are (CSS Color 4, section 7.2).
  @Test(arguments: [(SIMD3(-0.1, 0.1, 0), 0.0), (SIMD3(1.1, 0.9, 1.0), 100)])
  func withoutRoomForASaturation(_ components: SIMD3<Double>, _ lightness: Double) {
    let hsl = Color(.srgb, components).converted(to: .hsl).components
    #expect(hsl.y == 0 && abs(hsl.z - lightness) < 1e-12)
  }
}
