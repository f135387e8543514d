import Foundation
import TestSupport
import Testing

@testable import ColorScience

/// The ladder of colors that a repair chooses from.
@Suite struct HueLadderTests {
  private static func colors(_ count: Int, seed: UInt64) -> [Color] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in generator.color() }
  }

  @Test func rungsRiseAndTheColorIsOneOfThem() {
    for color in Self.colors(20, seed: 70) {
      let ladder = HueLadder(of: color, steps: 64)
      #expect(ladder.rungs[ladder.origin].color == color && ladder.rungs[ladder.origin].difference == 0)
      #expect(zip(ladder.rungs, ladder.rungs.dropFirst()).allSatisfy { $0.luminance < $1.luminance })
      #expect(ladder.rungs.first?.color.hex == "#000000" && ladder.rungs.last?.color.hex == "#ffffff")
      for rung in ladder.rungs {
        #expect(rung.luminance == rung.color.relativeLuminance)
        #expect(abs(rung.difference - rung.color.difference(from: color, by: .ok)) < 1e-9)
        #expect(rung.color.isInGamut(of: .srgb))
      }
    }
  }

  /// At each luminance no color of the same hue is nearer: tried in 100 chromas, with what 8 bits may add.
  @Test func eachRungIsTheNearestOfItsLuminance() {
    for color in Self.colors(3, seed: 71) {
      let own = color.converted(to: .oklch).components
      for rung in HueLadder(of: color, steps: 12).rungs where rung.difference > 0 {
        let nearest = (0...100).compactMap { step -> Double? in
          let chroma = own.y * Double(step) / 100
          return Self.color(luminance: rung.luminance, chroma: chroma, hue: own.z)?.difference(from: color, by: .ok)
        }.min()
        // Half a step of 8 bits is at most 0.004 in Oklab at these luminances, more only next to black.
        if let nearest { #expect(rung.difference < nearest + (rung.luminance > 0.002 ? 0.005 : 0.03)) }
      }
    }
  }

  /// The color of sRGB with a luminance, chroma and hue; nil where there is none.
  private static func color(luminance: Double, chroma: Double, hue: Double) -> Color? {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      let color = Color(.oklch, middle, chroma, hue).converted(to: .srgb)
      if color.relativeLuminance < luminance { low = middle } else { high = middle }
    }
    let color = Color(.oklch, low, chroma, hue).converted(to: .srgb)
    return color.isInGamut(of: .srgb) && abs(color.relativeLuminance - luminance) < 1e-6 ? color : nil
  }

  /// With rungs evenly spaced in contrast, no ratio is far from one that a rung has: a step of 512 is 21^(1/512), 0.6 %.
  @Test(.enabled(if: LongTests.areEnabled)) func contrastIsEvenlySpaced() {
    for color in Self.colors(10, seed: 72) {
      let rungs = HueLadder(of: color, steps: 512).rungs
      let steps = zip(rungs, rungs.dropFirst()).map { ($1.luminance + 0.05) / ($0.luminance + 0.05) }
      #expect((steps.max() ?? 2) < 1.04)
    }
  }

  @Test func aToleranceOnlyComesNearer() {
    for color in Self.colors(10, seed: 73) {
      let (plain, turned) = (HueLadder(of: color, steps: 32), HueLadder(of: color, steps: 32, hueTolerance: 20))
      for rung in turned.rungs {
        guard
          let same = plain.rungs.min(by: { abs($0.luminance - rung.luminance) < abs($1.luminance - rung.luminance) }),
          abs(same.luminance - rung.luminance) < 0.002
        else { continue }
        #expect(rung.difference <= same.difference + 0.006)
      }
    }
  }

  @Test func anotherGoalCountsWhereItIsNearer() throws {
    let (light, dark) = (Color(red: 0xdb, green: 0xea, blue: 0xfe), Color(red: 0x10, green: 0x2a, blue: 0x50))
    let ladder = HueLadder(of: light, steps: 128, or: dark)
    #expect(ladder.rungs.filter { $0.difference == 0 }.map(\.color.hex) == ["#102a50", "#dbeafe"])
    for rung in ladder.rungs {
      let distances = [light, dark].map { rung.color.difference(from: $0, by: .ok) }
      #expect(abs(rung.difference - (distances.min() ?? 0)) < 1e-9)
    }
  }

  @Test func alphaAndGamutStay() {
    let faint = Color(red: 200, green: 40, blue: 90, alpha: 0.4)
    #expect(HueLadder(of: faint, steps: 32).rungs.allSatisfy { abs($0.color.alpha - 0.4) < 1e-12 })
    let wide = Color(.displayP3, 1, 0.1, 0.1)
    let ladder = HueLadder(of: wide, steps: 64, in: .displayP3)
    #expect(ladder.rungs.allSatisfy { $0.color.isInGamut(of: .displayP3) })
    #expect(ladder.rungs.contains { !$0.color.isInGamut(of: .srgb) && $0.color != wide })
    #expect(HueLadder(only: wide).rungs.map(\.color) == [wide])
  }
}
