import ColorScience

/// The levels from which two colors of a family are distinguishable with every kind of color vision.
///
/// Two colors are closest at equal lightness. If they are distinguishable there, lightness doesn't matter and nothing is required;
/// otherwise one color must be far enough above the other.
struct FamilyConstraint {
  private let first, second: [[SIMD3<Double>]]
  private let lights: (first: [Double], second: [Double])
  private let least: Double

  /// Creates the constraint between two ladders.
  ///
  /// - Parameter least: the minimum ΔEOK with every kind of color vision.
  init(_ first: ColorChoices, _ second: ColorChoices, least: Double) {
    self.first = FamilyConstraint.seen(first)
    self.second = FamilyConstraint.seen(second)
    lights = (first.choices.map(\.luminance), second.choices.map(\.luminance))
    self.least = least
  }

  private static func seen(_ ladder: ColorChoices) -> [[SIMD3<Double>]] {
    ladder.choices.map { rung in ColorVision.allCases.map { $0.seen(rung.color).converted(to: .oklab).components } }
  }

  private func isApart(_ a: [SIMD3<Double>], _ b: [SIMD3<Double>]) -> Bool {
    zip(a, b).allSatisfy { one, other in
      let step = one - other
      return (step * step).sum().squareRoot() >= least
    }
  }

  /// Returns the levels from which one color is distinguishable from each level of the other, for both orders.
  func thresholds() -> (firstAbove: [Int32], secondAbove: [Int32]) {
    (
      FamilyConstraint.thresholds(lower: lights.second, upper: lights.first) { isApart(first[$0], second[$1]) },
      FamilyConstraint.thresholds(lower: lights.first, upper: lights.second) { isApart(first[$1], second[$0]) }
    )
  }

  private static func thresholds(
    lower: [Double], upper: [Double], _ isApart: (_ upper: Int, _ lower: Int) -> Bool
  ) -> [Int32] {
    var thresholds: [Int32] = []
    var start = 0
    var peer = 0
    for level in lower.indices {
      while peer < upper.count - 1, upper[peer] < lower[level] { peer += 1 }
      if !isApart(peer, level) {
        var (low, high) = (max(start, peer), upper.count)
        while low < high {
          let middle = (low + high) / 2
          if isApart(middle, level) { high = middle } else { low = middle + 1 }
        }
        start = max(start, low)
      }
      thresholds.append(Int32(start))
    }
    return thresholds
  }
}
