import Testing
import Typesetting

@Suite struct TargetRowTests {
  /// A chip of 36 pt with a target of 44 pt.
  @Test func chipsWithLargerTargets() {
    let row = TargetRow(visual: .fixed(36), target: .fixed(44), gap: 6, count: 3)
    #expect(row.overlap(at: .large) == 2 && row.smallestGap(at: .large) == 8 && row.firstOverlap == .xSmall)
    let pairs = TargetProximity().pairs(of: row.targets(at: .large, across: 44))
    #expect(pairs.map { $0.overlap?.separation } == [2, 2])
    #expect(TargetRow(visual: .fixed(36), target: .fixed(44), gap: 8, count: 3).firstOverlap == nil)
    #expect(TargetRow(visual: .fixed(36), target: .fixed(44), gap: 6, count: 1).firstOverlap == nil)
  }

  @Test func overlapThatAppearsOnlyAtAccessibilitySizes() {
    let row = TargetRow(visual: .fixed(28), target: .scaled(44), gap: 30, count: 2)
    #expect(row.firstOverlap == .accessibility1)  // 44 · 34/22 = 68
    #expect(row.overlap(at: .accessibility1) == 10)
  }

  @Test func theTargetIsNeverSmallerThanWhatIsDrawn() {
    let row = TargetRow(visual: .scaled(40), target: .flexible(minimum: 44), gap: 4, count: 2)
    #expect(row.targetLength(at: .large) == 44 && row.firstOverlap == .xSmall)
    #expect(row.targetLength(at: .accessibility5) == row.visualLength(at: .accessibility5))
    #expect(row.overlap(at: .accessibility5) == 0)
  }
}
