import TestSupport
import Testing

@testable import ColorScience

@Suite struct GradientTests {
  @Test func endsAndMiddle() throws {
    let gradient = try #require(Gradient(stops: [.init(.black, at: 0), .init(.white, at: 1)]))
    #expect(gradient.color(at: -1) == .black)
    #expect(gradient.color(at: 2) == .white)
    #expect(gradient.color(at: 0.5).components == SIMD3(0.5, 0.5, 0.5))
    #expect(Gradient(stops: []) == nil)
  }

  @Test func aStopBeforeItsPredecessorIsMovedToIt() throws {
    let gradient = try #require(Gradient(stops: [.init(.black, at: 0.6), .init(.white, at: 0.2)]))
    #expect(gradient.stops.map(\.position) == [0.6, 0.6])
    #expect(gradient.color(at: 0.6) == .white)
    #expect(worstContrast(of: .white, on: gradient).ratio == 1)
    #expect(worstContrast(of: .black, on: gradient).ratio == 1)
  }

  @Test func passingThroughTheForegroundGivesOne() throws {
    let gradient = try #require(Gradient(stops: [.init(.black, at: 0), .init(.white, at: 1)], in: .oklab))
    let worst = worstContrast(of: Color(red: 119, green: 50, blue: 201), on: gradient)
    #expect(worst.ratio < 1 + 1e-9)
    #expect(worst.position > 0.2 && worst.position < 0.8)
  }

  /// The worst point is compared with a dense sampling, also where it is neither at an end nor a crossing.
  @Test(arguments: [ColorSpace.srgb, .oklab, .oklch, .hsl, .displayP3])
  func worstPointIsNoHigherThanAnySample(_ space: ColorSpace) throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<4 {
      let stops = [Gradient.Stop(random.color(), at: 0), .init(random.color(), at: 0.3), .init(random.color(), at: 1)]
      let gradient = try #require(Gradient(stops: stops, in: space, hue: .longer))
      let foreground = random.color()
      let worst = worstContrast(of: foreground, on: gradient)
      let sampled = (0...2000).map { contrastRatio(of: foreground, on: gradient.color(at: Double($0) / 2000)) }.min()!
      #expect(worst.ratio <= sampled + 1e-9 && worst.ratio > sampled - 0.02, "\(worst) \(sampled)")
      let there = contrastRatio(of: foreground, on: worst.background)
      #expect(abs(there - worst.ratio) < 1e-12)
    }
  }

  /// Between black and white at one position no gray is shown.
  @Test func aHardEdgeHasNoColorsBetweenItsSides() throws {
    let stops = [Gradient.Stop(.black, at: 0), .init(.black, at: 0.5), .init(.white, at: 0.5), .init(.white, at: 1)]
    let gray = Color(red: 119, green: 119, blue: 119)
    let worst = worstContrast(of: gray, on: try #require(Gradient(stops: stops)))
    #expect(worst.background == .white && worst.ratio == contrastRatio(of: gray, on: .white))
  }

  @Test func toneDifferenceOfBlackOnWhiteIs100() {
    #expect(abs(toneDifference(of: .black, on: .white) - 100) < 1e-12)
    #expect(toneDifference(of: .white, on: .white) == 0)
    let gray = Color(.lab, 50, 0, 0)
    #expect(abs(gray.tone - 50) < 1e-9)
  }
}
