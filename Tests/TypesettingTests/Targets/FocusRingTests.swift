import Testing
import Typesetting

/// The areas of WCAG 2.4.13: 4w + 4h for a rectangle, 4 pi r for a circle, 4h + 4w - (16 - 4 pi) r with round corners.
@Suite struct FocusRingTests {
  private func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-9 }

  @Test func requiredAreasAreThoseOfTheCriterion() {
    #expect(isClose(FocusRing.requiredArea(around: Target(width: 96, height: 44)), 4 * 96 + 4 * 44))
    #expect(
      isClose(FocusRing.requiredArea(around: Target(width: 20, height: 20, cornerRadius: 10)), 4 * Double.pi * 10))
    #expect(
      isClose(
        FocusRing.requiredArea(around: Target(width: 96, height: 44, cornerRadius: 8)),
        4 * 44 + 4 * 96 - (16 - 4 * Double.pi) * 8))
  }

  @Test func ringsAroundABox() {
    let box = Target(width: 96, height: 44)
    // 100 x 48 - 96 x 44 = 576; at a distance of 2: 104 x 52 - 100 x 48 = 608.
    #expect(FocusRing(width: 2).areas(around: box) == (576, 0))
    #expect(FocusRing(width: 2, offset: 2).areas(around: box) == (608, 0))
    // 96 x 44 - 92 x 40 = 544, less than the 560 that are required: 2 px inside do not do, as Understanding 2.4.13 says.
    #expect(FocusRing(width: 2, offset: -2).areas(around: box) == (0, 544))
    // One point on each side of the edge: 98 x 46 - 96 x 44 = 284 and 96 x 44 - 94 x 42 = 276, together the required 560.
    #expect(FocusRing(width: 2, offset: -1).areas(around: box) == (284, 276))
  }

  @Test func roundCornersStayRound() {
    // Around a circle of radius 10: pi (12 x 12 - 10 x 10).
    let circle = Target(width: 20, height: 20, cornerRadius: 10)
    #expect(isClose(FocusRing(width: 2).areas(around: circle).outside, 44 * Double.pi))
    // Inside, from 6 on: pi (100 - 36).
    #expect(isClose(FocusRing(width: 4, offset: -4).areas(around: circle).inside, 64 * Double.pi))
  }

  @Test func aRingThatFillsTheBoxIsTheBox() {
    #expect(FocusRing(width: 50, offset: -50).areas(around: Target(width: 20, height: 10)) == (0, 200))
    // Wholly beyond the middle there is nothing left to draw.
    #expect(FocusRing(width: 2, offset: -20).areas(around: Target(width: 20, height: 10)) == (0, 0))
  }
}
