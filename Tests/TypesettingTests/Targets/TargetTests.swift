import TestSupport
import Testing
import Typesetting

@Suite struct TargetTests {
  @Test func squareOf24FitsWhereTheSizeTestSays() {
    #expect(Target(width: 24, height: 24).containsSquare(side: 24))
    #expect(Target(width: 320, height: 24).containsSquare(side: 24))
    #expect(!Target(width: 320, height: 23.99).containsSquare(side: 24))
    #expect(!Target(width: 24, height: 24, cornerRadius: 1).containsSquare(side: 24))
    #expect(!Target(width: 24, height: 24, cornerRadius: 12).containsSquare(side: 24))
  }

  @Test func circlesNeedTheDiagonal() {
    #expect(!Target(width: 33, height: 33, cornerRadius: 16.5).containsSquare(side: 24))
    #expect(Target(width: 34, height: 34, cornerRadius: 17).containsSquare(side: 24))  // 24·√2 = 33.94
    let circle = Target(width: 100, height: 100, cornerRadius: 999)
    #expect(abs(circle.largestSquareSide - 50 * 2.0.squareRoot()) < 1e-12)
  }

  @Test func cornersCountExactly() {
    // Corner center (9, 8) from the middle, radius 5: the point (12, 12) lies on the arc, by the triangle 3-4-5.
    #expect(Target(width: 28, height: 26, cornerRadius: 5).largestSquareSide == 24)
    #expect(Target(width: 24, height: 48, cornerRadius: 12).largestSquareSide == 24)  // the straight part is 24 long
    #expect(!Target(width: 24, height: 47.5, cornerRadius: 12).containsSquare(side: 24))
  }

  @Test func largestSquareAgreesWithSearch() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<500 {
      let target = Target(
        width: Double.random(in: 1...60, using: &random), height: Double.random(in: 1...60, using: &random),
        cornerRadius: Double.random(in: 0...30, using: &random))
      var low = 0.0
      var high = 61.0
      for _ in 0..<60 {
        let side = (low + high) / 2
        let inside = target.distance(toX: target.centerX + side / 2, y: target.centerY + side / 2) == 0
        if inside { low = side } else { high = side }
      }
      #expect(abs(low - target.largestSquareSide) < 1e-6)
    }
  }

  @Test func paddingIsTheLeastThatMakesTheSquareFit() throws {
    #expect(Target(width: 20, height: 16).padding(toContainSquare: 24) == 4)
    #expect(Target(width: 44, height: 44).padding(toContainSquare: 24) == 0)
    #expect(Target(width: .nan, height: 44).padding(toContainSquare: 24) == nil)
    for radius in stride(from: 0.0, through: 10, by: 0.5) {
      let small = Target(width: 22, height: 20, cornerRadius: radius)
      let padding = try #require(small.padding(toContainSquare: 24))
      var padded = small
      padded.width += 2 * padding
      padded.height += 2 * padding
      #expect(abs(padded.largestSquareSide - 24) < 1e-12)
    }
  }

  @Test func distanceIsToTheRealArea() {
    let target = Target(x: 10, y: 20, width: 30, height: 40)
    #expect(target.distance(toX: 25, y: 40) == 0 && target.distance(toX: 10, y: 20) == 0)
    #expect(target.distance(toX: 4, y: 40) == 6 && target.distance(toX: 43, y: 64) == 5)
    let rounded = Target(width: 20, height: 20, cornerRadius: 10)
    #expect(rounded.distance(toX: 10, y: -5) == 5)
    #expect(abs(rounded.distance(toX: 0, y: 0) - (200.0.squareRoot() - 10)) < 1e-12)
  }

  @Test func whatIsNotMeasurablePassesNothing() {
    for number in [Double.nan, .infinity, -1] {
      #expect(Target(width: number, height: 30).largestSquareSide == 0)
      #expect(Target(width: 30, height: number).largestSquareSide == 0)
    }
    let clearances = TargetSpacing().clearances(of: [Target(width: .nan, height: 30)])
    #expect(clearances.map(\.passes) == [false])
  }

  @Test func arrangementsLayOutEqualTargets() {
    let row = rowOfTargets(width: 20, height: 10, gap: 4, count: 3, cornerRadius: 2)
    #expect(row.map(\.x) == [0, 24, 48] && row.allSatisfy { $0.y == 0 && $0.width == 20 && $0.cornerRadius == 2 })
    let grid = gridOfTargets(width: 20, height: 10, gap: 4, rowGap: 6, count: 5, columns: 2)
    #expect(grid.map(\.x) == [0, 24, 0, 24, 0] && grid.map(\.y) == [0, 0, 16, 16, 32])
    #expect(rowOfTargets(width: 20, height: 10, gap: 4, count: 0).isEmpty)
    #expect(rowOfTargets(width: 20, height: 10, gap: 4, count: -2).isEmpty)
    #expect(gridOfTargets(width: 1, height: 1, gap: 1, count: 2, columns: 0).count == 2)
  }
}
