import TestSupport
import Testing

@testable import ColorScience

@Suite struct SolverVectorTests {
  struct File: Decodable { let cases: [Case] }
  struct Case: Decodable {
    struct Path: Decodable { let lighter, darker: Point? }
    struct Point: Decodable { let deltaEOK: Double }
    struct Best: Decodable { let hex: String }
    struct Free: Decodable { let deltaEOK: Double }
    let id, fg, bg: String
    let target, startRatio, maxRatio: Double
    let alreadyPasses, feasible: Bool
    let lightnessOnly: Path?
    let lightnessOnlyBestDeltaEOK: Double?
    let hueLocked, unconstrained: Free?
    let best8bit: Best?
  }

  static let cases = Vectors.load("contrast-solver", as: File.self).cases

  /// The gate of contrast-solver.json for 8-bit output: passes, in gamut, at most 1.02 times the best path plus 0.007.
  @Test func everyCase() throws {
    #expect(Self.cases.count == 172)
    for item in Self.cases {
      let (foreground, background) = (try Color(hex: item.fg), try Color(hex: item.bg))
      #expect(abs(contrastRatio(of: foreground, on: background) - item.startRatio) < 1e-9, "\(item.id)")
      for freedom in ColorFreedom.allCases {
        let answer = nearestPassingColor(to: foreground, on: [background], ratio: item.target, changing: freedom)
        switch answer {
        case .unchanged(let found):
          #expect(item.alreadyPasses && found.color == foreground, "\(item.id)")
        case .nearest(let found):
          #expect(item.feasible && !item.alreadyPasses, "\(item.id)")
          let written = try Color(hex: found.color.hex)
          #expect(contrastRatio(of: written, on: background) >= item.target, "\(item.id) \(freedom)")
          #expect(abs(found.color.difference(from: foreground) - found.difference) < 1e-7, "\(item.id)")
          let limit = 1.02 * (try #require(item.lightnessOnlyBestDeltaEOK)) + 0.007
          #expect(found.difference <= limit, "\(item.id) \(freedom): \(found), limit \(limit)")
          #expect(found.difference >= (try #require(item.unconstrained)).deltaEOK - 0.001, "\(item.id)")
        case .impossible(let best):
          #expect(!item.feasible, "\(item.id)")
          #expect(abs(best.ratio - item.maxRatio) < 1e-9 && best.ratio < item.target, "\(item.id): \(best)")
        }
      }
    }
  }

  /// The minimum over all 16.7 million colors, which the file found by trying each.
  @Test(.enabled(if: LongTests.areEnabled)) func everythingFreeIsTheTrueMinimum() throws {
    for item in Self.cases {
      guard let expected = item.best8bit else { continue }
      let foreground = try Color(hex: item.fg)
      let answer = nearestPassingColor(
        to: foreground, on: [try Color(hex: item.bg)], ratio: item.target, changing: .everything)
      guard case .nearest(let found) = answer else {
        Issue.record("\(item.id): \(answer)")
        continue
      }
      let best = try Color(hex: expected.hex).difference(from: foreground)
      #expect(abs(found.difference - best) < 1e-9, "\(item.id): \(found), expected \(expected.hex) \(best)")
    }
  }

  @Test func directionsFollowThePath() throws {
    for item in Self.cases where item.feasible && !item.alreadyPasses {
      let (foreground, background) = (try Color(hex: item.fg), try Color(hex: item.bg))
      for (direction, expected) in [
        (LightnessDirection.lighter, item.lightnessOnly?.lighter), (.darker, item.lightnessOnly?.darker),
      ] {
        let answer = nearestPassingColor(
          to: foreground, on: [background], ratio: item.target, changing: .lightness, toward: direction)
        guard let expected else {
          #expect(answer.passing == nil, "\(item.id) \(direction): \(answer)")
          continue
        }
        let found = try #require(answer.passing, "\(item.id) \(direction)")
        #expect(found.difference <= 1.02 * expected.deltaEOK + 0.007, "\(item.id) \(direction): \(found)")
        let isLighter = found.color.relativeLuminance > foreground.relativeLuminance
        #expect(isLighter == (direction == .lighter), "\(item.id)")
      }
    }
  }
}
