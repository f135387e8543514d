import TestSupport
import Testing

@testable import PaletteRepair

/// Minimum cuts against trying everything, once it is decided which variable lies above.
@Suite struct LevelAssignmentTests {
  @Test func findsTheLeastCostOfAnArrangement() {
    var generator = SplitMix64(seed: 20)
    var counts = (solved: 0, impossible: 0)
    for number in 0..<LongTests.count(600, long: 3000) {
      let problem = RandomProblem.problem(&generator)
      let sides = problem.constraints.map { constraint -> RepairProblem.Side? in
        constraint.side ?? [.first, .second, nil][generator.below(3)]
      }
      let decided = zip(problem.constraints, sides).compactMap { constraint, side -> RepairProblem.Constraint? in
        var constraint = constraint
        constraint.side = side
        return side == nil ? nil : constraint
      }
      let least = RandomProblem.leastCost(problem, meeting: decided)
      let levels = LevelAssignment(problem: problem).levels(costs: problem.variables.map(\.costs), sides: sides)
      #expect((levels == nil) == (least == nil), "\(number)")
      guard let levels else {
        counts.impossible += 1
        continue
      }
      #expect(decided.allSatisfy { RandomProblem.isMet($0, levels) }, "\(number)")
      #expect(problem.cost(of: levels) == least, "\(number)")
      counts.solved += 1
    }
    #expect(
      counts.solved > LongTests.count(200, long: 1000) && counts.impossible > LongTests.count(60, long: 300),
      "\(counts)")
  }
}
