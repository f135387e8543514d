import TestSupport
import Testing
import Typesetting

/// The spacing rule against two independent readings of it: all pairs, and a fine grid of sample points.
@Suite struct TargetSpacingBruteForceTests {
  @Test(.enabled(if: LongTests.areEnabled)) func agreesWithAllPairsOn10000Arrangements() {
    var random = SplitMix64(seed: 2508)
    var (passed, failed) = (0, 0)
    for _ in 0..<10_000 {
      let targets = AllPairs.arrangement(&random)
      let clearances = TargetSpacing().clearances(of: targets)
      #expect(clearances.map(\.target) == targets.indices.filter { !AllPairs.isSized(targets[$0]) })
      for clearance in clearances {
        let expected = AllPairs.shortfall(of: clearance.target, in: targets)
        #expect(clearance.passes == (expected <= 1e-9))
        #expect(abs(clearance.shortfall - max(0, expected)) < 1e-9)
        if clearance.passes { passed += 1 } else { failed += 1 }
      }
    }
    #expect(passed > 2_000 && failed > 2_000)
  }

  /// A lens or corner thinner than the step falls between samples: within 0.4 pt of touching nothing is compared.
  @Test(.enabled(if: LongTests.areEnabled)) func agreesWithSamplingOn100Arrangements() {
    var random = SplitMix64(seed: 258)
    var decided = 0
    for _ in 0..<100 {
      let targets = AllPairs.arrangement(&random)
      for clearance in TargetSpacing().clearances(of: targets) {
        let margin = AllPairs.shortfall(of: clearance.target, in: targets)
        guard abs(margin) > 0.4 else { continue }
        #expect(clearance.passes == !Sampling.circleIsHit(of: clearance.target, in: targets))
        decided += 1
      }
    }
    #expect(decided > 100)
  }

}
