import TestSupport
import Testing
import Typesetting

@Suite struct UnobscuredTargetTests {
  @Test func aChipKeepsWhatItsRemoveButtonLeaves() {
    let chip = Target(width: 96, height: 36)
    let remove = Target(x: 66, y: 6, width: 24, height: 24)
    #expect(chip.largestSquareSide(coveredBy: [remove]) == 36)
    let small = Target(width: 40, height: 36)
    #expect(small.largestSquareSide(coveredBy: [Target(x: 14, y: 6, width: 24, height: 24)]) == 14)
    #expect(chip.largestSquareSide(coveredBy: []) == 36)
    #expect(chip.largestSquareSide(coveredBy: [Target(x: 96, y: 0, width: 20, height: 36)]) == 36)
    #expect(chip.largestSquareSide(coveredBy: [chip]) == 0)
  }

  @Test func roundedTargetsGiveALowerBound() {
    let capsule = Target(width: 96, height: 36, cornerRadius: 18)
    let left = capsule.largestSquareSide(coveredBy: [Target(x: 70, y: 6, width: 24, height: 24)])
    #expect(left == 36)
    #expect(capsule.largestSquareSide(coveredBy: [Target(x: 20, y: 0, width: 76, height: 36)]) < 24)
  }

  /// Against trying every position of a grid of half points, to which all coordinates belong.
  @Test func agreesWithTryingEveryPosition() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<60 {
      let target = Target(width: 30, height: 20)
      let covering = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Target(
          x: Double(Int.random(in: -4...30, using: &random)), y: Double(Int.random(in: -4...20, using: &random)),
          width: Double(Int.random(in: 1...12, using: &random)), height: Double(Int.random(in: 1...12, using: &random)))
      }
      var largest = 0
      for x in 0..<30 {
        for y in 0..<20 {
          var side = min(30 - x, 20 - y)
          while side > 0 && covering.contains(where: { Self.overlaps($0, x, y, side) }) { side -= 1 }
          largest = max(largest, side)
        }
      }
      #expect(target.largestSquareSide(coveredBy: covering) == Double(largest))
    }
  }

  private static func overlaps(_ other: Target, _ x: Int, _ y: Int, _ side: Int) -> Bool {
    other.x < Double(x + side) && other.maxX > Double(x) && other.y < Double(y + side) && other.maxY > Double(y)
  }
}
