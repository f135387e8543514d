import TestSupport
import Testing
import Typesetting

/// The spacing of many targets in seconds of the processor.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct SpacingGrowthLongTests {
  @Test func aThousandTargetsTakeNoQuadraticTime() {
    let grid = gridOfTargets(width: 20, height: 20, gap: 3, count: 1_000, columns: 32)
    var clearances: [TargetClearance] = []
    let fastest = (0..<5).map { _ in
      processorSeconds { clearances = TargetSpacing().clearances(of: grid) }
    }.min()
    #expect(clearances.count == 1_000 && clearances.allSatisfy { $0.shortfall == 1 })
    // A build without optimization is some twenty times slower than a release; the bound here only finds quadratic cost.
    #expect((fastest ?? 1) < 0.2)
  }
}
