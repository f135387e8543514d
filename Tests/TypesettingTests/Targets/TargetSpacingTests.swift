import Testing
import Typesetting

@Suite struct TargetSpacingTests {
  let spacing = TargetSpacing()

  /// Understanding 2.5.8: 20×20 pass with gaps of 4 and fail with none.
  @Test func rowsOf20() {
    let passing = spacing.clearances(of: rowOfTargets(width: 20, height: 20, gap: 4, count: 5))
    #expect(passing.count == 5 && passing.allSatisfy { $0.passes && $0.blockingNeighbor == nil && $0.shortfall == 0 })
    let failing = spacing.clearances(of: rowOfTargets(width: 20, height: 20, gap: 0, count: 3))
    #expect(failing.allSatisfy { !$0.passes && $0.shortfall == 4 })
    #expect(failing[0].blockingNeighbor?.target == 1 && failing[0].blockingNeighbor?.part == .circle)
    #expect(failing[1].blockingNeighbor?.target == 0 && failing[1].blockingNeighbor?.required == 24)
  }

  /// Understanding 2.5.8: 16×16 fails when it abuts a large target, passes 4 away.
  @Test func small16BesideALargeTarget() {
    let small = Target(x: 0, y: 10, width: 16, height: 16)
    let abutting = spacing.clearances(of: [small, Target(x: 16, y: 0, width: 100, height: 44)])
    #expect(abutting.count == 1 && !abutting[0].passes)
    #expect(
      abutting[0].blockingNeighbor?.part == .area && abutting[0].blockingNeighbor?.distance == 8
        && abutting[0].shortfall == 4)
    let apart = spacing.clearances(of: [small, Target(x: 20, y: 0, width: 100, height: 44)])
    #expect(apart.count == 1 && apart[0].passes)
  }

  @Test func sizedTargetsNeedNoClearance() {
    #expect(spacing.clearances(of: rowOfTargets(width: 24, height: 24, gap: 0, count: 4)).isEmpty)
    #expect(spacing.clearances(of: []).isEmpty)
  }

  @Test func sizedNeighborHasNoCircle() {
    let small = Target(x: 0, y: 0, width: 10, height: 44)
    let sized = Target(x: 17, y: 0, width: 24, height: 44)
    #expect(spacing.clearances(of: [small, sized]).allSatisfy { $0.passes })
    var undersized = sized
    undersized.width = 14  // its area is 12 from the small center, but the centers are 19 apart
    let clearances = spacing.clearances(of: [small, undersized])
    #expect(clearances.map(\.shortfall) == [5, 5] && clearances.allSatisfy { $0.blockingNeighbor?.part == .circle })
  }

  @Test func smallInsideLargeFails() {
    let chip = Target(width: 96, height: 36)
    let remove = Target(x: 74, y: 8, width: 20, height: 20)
    let clearances = spacing.clearances(of: [chip, remove])
    #expect(clearances.count == 1 && clearances[0].target == 1 && clearances[0].shortfall == 12)
    let larger = Target(x: 70, y: 6, width: 24, height: 24)
    #expect(spacing.clearances(of: [chip, larger]).isEmpty)
  }

  @Test func roundedNeighborKeepsOffWithItsRealArea() {
    let small = Target(x: 0, y: 0, width: 16, height: 16)
    let square = Target(x: 17, y: 17, width: 60, height: 60)
    let circle = Target(x: 17, y: 17, width: 60, height: 60, cornerRadius: 30)
    #expect(spacing.clearances(of: [small, square]).allSatisfy { $0.passes })  // the corner is 12.73 away
    let nearer = Target(x: 14, y: 14, width: 60, height: 60)
    #expect(!spacing.clearances(of: [small, nearer])[0].passes)
    var nearCircle = circle
    nearCircle.x = 8
    nearCircle.y = 8
    #expect(spacing.clearances(of: [small, nearCircle])[0].passes)  // its box overlaps the circle, its area does not
  }

  @Test func sumsOfDecimalFractionsStillTouch() {
    for width in stride(from: 10.1, through: 23.9, by: 0.1) {
      let row = rowOfTargets(width: width, height: width, gap: 24 - width, count: 7)
      #expect(spacing.clearances(of: row).allSatisfy { $0.passes })
      let narrower = rowOfTargets(width: width, height: width, gap: 24 - width - 1e-6, count: 7)
      #expect(spacing.clearances(of: narrower).allSatisfy { !$0.passes })
    }
  }

  @Test func diameterOfAnotherStandard() {
    let row = rowOfTargets(width: 40, height: 40, gap: 3, count: 2)
    #expect(TargetSpacing(diameter: 44).clearances(of: row).allSatisfy { $0.shortfall == 1 })
    #expect(TargetSpacing(diameter: .nan).diameter == 24 && TargetSpacing(diameter: -1).diameter == 24)
  }

  @Test func farAndHugeTargetsCostNothing() {
    let far = Target(x: 1e300, y: -1e300, width: 10, height: 10)
    let huge = Target(x: -1e308, y: -1e308, width: 1.5e308, height: 1.5e308)
    let clearances = spacing.clearances(of: [far, huge, Target(width: 5, height: 5)])
    #expect(clearances.map(\.target) == [0, 2])
    #expect(clearances[1].blockingNeighbor?.target == 1)
  }
}
