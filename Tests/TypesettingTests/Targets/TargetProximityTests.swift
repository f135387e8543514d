import TestSupport
import Testing
import Typesetting

@Suite struct TargetProximityTests {
  /// A chip of 36 pt with a target of 44 pt: with a gap of 6 the targets overlap by 2, a gap of 8 would do.
  @Test func enlargedTargetsOverlapWhenTheGapIsTooSmall() {
    let chips = rowOfTargets(width: 44, height: 44, gap: 6 - 8, count: 3)
    let pairs = TargetProximity().pairs(of: chips)
    #expect(pairs.map { [$0.first, $0.second] } == [[0, 1], [1, 2]])
    #expect(pairs.allSatisfy { $0.distance == 0 && $0.overlap?.width == 2 && $0.overlap?.separation == 2 })
    #expect(TargetProximity().pairs(of: rowOfTargets(width: 44, height: 44, gap: 8 - 8, count: 3)).isEmpty)
  }

  @Test func eightPointsBetweenTargets() {
    let spacing = TargetProximity(minimum: MaterialGuideline.spacing)
    #expect(spacing.pairs(of: rowOfTargets(width: 48, height: 48, gap: 8, count: 4)).isEmpty)
    let near = spacing.pairs(of: gridOfTargets(width: 48, height: 48, gap: 7.5, count: 3, columns: 1))
    #expect(near.map(\.distance) == [7.5, 7.5] && near.allSatisfy { $0.overlap == nil })
  }

  @Test func cornersCount() {
    let one = Target(width: 20, height: 20, cornerRadius: 10)
    let other = Target(x: 18, y: 18, width: 20, height: 20, cornerRadius: 10)
    #expect(TargetProximity().pairs(of: [one, other]).isEmpty)  // the boxes overlap, the circles do not
    let near = TargetProximity(minimum: 8).pairs(of: [one, other])
    #expect(near.count == 1 && abs(near[0].distance - (18 * 2.0.squareRoot() - 20)) < 1e-12)
  }

  @Test func nestedTargetsAreMarked() {
    let pairs = TargetProximity().pairs(of: [Target(width: 96, height: 36), Target(x: 70, y: 6, width: 24, height: 24)])
    #expect(pairs.map(\.overlap) == [TargetPair.Overlap(width: 24, height: 24, isNested: true)])
  }

  @Test(.enabled(if: LongTests.areEnabled)) func agreesWithAllPairsOn2000Arrangements() {
    var random = SplitMix64(seed: 44)
    var found = 0
    for _ in 0..<2_000 {
      let targets = AllPairs.arrangement(&random)
      let pairs = TargetProximity(minimum: 8).pairs(of: targets)
      var expected: [[Int]] = []
      for first in targets.indices {
        for second in targets.indices where second > first {
          if AllPairs.gap(targets[first], targets[second]) < 8 - 1e-9 { expected.append([first, second]) }
        }
      }
      #expect(pairs.map { [$0.first, $0.second] } == expected)
      for pair in pairs {
        let gap = AllPairs.gap(targets[pair.first], targets[pair.second])
        #expect(abs(pair.distance - gap) < 1e-9)
        #expect(gap == 0 || pair.overlap == nil)
      }
      found += pairs.count
    }
    #expect(found > 2_000)
  }

  @Test func whatIsNotMeasurableIsLeftOut() {
    let targets = [Target(width: .nan, height: 1), Target(width: 5, height: 5), Target(width: 5, height: 5)]
    #expect(TargetProximity(minimum: .nan).pairs(of: targets).map(\.first) == [1])
    #expect(TargetProximity().pairs(of: []).isEmpty)
  }

  @Test func smallestGapIsTheLeastThatPasses() {
    for length in stride(from: 4.0, through: 40, by: 0.25) {
      let gap = smallestGap(length: length)
      let spacing = TargetSpacing()
      let passing = rowOfTargets(width: length, height: 20, gap: gap, count: 3, cornerRadius: 6)
      #expect(spacing.clearances(of: passing).allSatisfy { $0.passes })
      guard gap > 0 else { continue }
      let failing = rowOfTargets(width: length, height: 20, gap: gap - 0.01, count: 3, cornerRadius: 6)
      #expect(spacing.clearances(of: failing).allSatisfy { !$0.passes })
    }
    #expect(smallestGap(length: 36, diameter: 44) == 8)
  }
}
