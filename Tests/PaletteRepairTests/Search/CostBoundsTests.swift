import TestSupport
import Testing

@testable import PaletteRepair

/// Bounds against what is least by trying everything: a bound above that would hide the best repair.
@Suite struct CostBoundsTests {
  @Test func neverClaimsMoreThanTheLeastCost() {
    var generator = SplitMix64(seed: 40)
    var (useful, exact) = (0, 0)
    for number in 0..<LongTests.count(500, long: 2000) {
      let problem = RandomProblem.problem(&generator)
      var bounds = CostBounds(problem)
      for index in problem.constraints.indices where bounds.sides[index] == nil && generator.happens(percent: 40) {
        bounds.sides[index] = generator.below(2) == 0 ? .first : .second
      }
      let decided = decided(problem, bounds.sides)
      let least = RandomProblem.leastCost(problem, meeting: decided)
      let together = bounds.leastTogether(problem)
      #expect(bounds.least <= least ?? .max, "\(number)")
      #expect(together <= least ?? RepairProblem.forbidden, "\(number)")
      if together > bounds.least { useful += 1 }
      if together == least { exact += 1 }
    }
    #expect(useful > LongTests.count(100, long: 500) && exact > LongTests.count(100, long: 500), "\(useful) \(exact)")
  }

  /// What is taken away is no part of anything cheaper, so the least cost is the same afterwards.
  @Test func tighteningKeepsEverythingCheaper() {
    var generator = SplitMix64(seed: 41)
    var counts = (kept: 0, closed: 0, removed: 0)
    for number in 0..<LongTests.count(500, long: 2000) {
      let problem = RandomProblem.problem(&generator)
      let least = RandomProblem.leastCost(problem)
      let upper = [least ?? 10, (least ?? 10) + 1, (least ?? 0) + 10, RepairProblem.forbidden][generator.below(4)]
      var bounds = CostBounds(problem)
      let before = bounds.costs
      guard bounds.tighten(problem, below: upper, rounds: 4) else {
        #expect(least.map { $0 >= upper } ?? true, "\(number)")
        counts.closed += 1
        continue
      }
      if bounds.costs != before { counts.removed += 1 }
      guard let least, least < upper else { continue }
      counts.kept += 1
      var rest = problem
      rest.variables = zip(problem.variables, bounds.costs).map { .init(costs: $1, origin: $0.origin) }
      #expect(RandomProblem.leastCost(rest, meeting: decided(problem, bounds.sides)) == least, "\(number)")
      #expect(bounds.least <= least, "\(number)")
    }
    #expect(
      counts.kept > LongTests.count(100, long: 500) && counts.closed > LongTests.count(60, long: 300)
        && counts.removed > LongTests.count(100, long: 500), "\(counts)")
  }

  @Test func theCheaperSideIsTheCheaperOne() {
    var generator = SplitMix64(seed: 42)
    for number in 0..<LongTests.count(125, long: 500) {
      let problem = RandomProblem.problem(&generator)
      let bounds = CostBounds(problem)
      for constraint in problem.constraints {
        var (first, second) = (Int.max, Int.max)
        for (upper, own) in problem.variables[constraint.first].costs.enumerated() {
          for (lower, other) in problem.variables[constraint.second].costs.enumerated() {
            if upper >= Int(constraint.firstAbove[lower]) { first = min(first, own + other) }
            if lower >= Int(constraint.secondAbove[upper]) { second = min(second, own + other) }
          }
        }
        let costs = bounds.costs(of: constraint)
        let limit = RepairProblem.forbidden
        #expect(
          min(costs.first, limit) == min(first, limit) && min(costs.second, limit) == min(second, limit), "\(number)")
      }
    }
  }

  /// The constraints as they are once sides are decided.
  private func decided(_ problem: RepairProblem, _ sides: [RepairProblem.Side?]) -> [RepairProblem.Constraint] {
    zip(problem.constraints, sides).map { constraint, side in
      var constraint = constraint
      constraint.side = side
      return constraint
    }
  }
}
