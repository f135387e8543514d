import TestSupport
import Testing

@testable import PaletteRepair

/// The search against trying everything.
@Suite struct ArrangementSearchTests {
  @Test func findsTheLeastCostOrNothing() {
    var generator = SplitMix64(seed: 10)
    var counts = (solved: 0, changed: 0, impossible: 0)
    for number in 0..<LongTests.count(600, long: 3000) {
      let problem = RandomProblem.problem(&generator)
      let least = RandomProblem.leastCost(problem)
      let result = ArrangementSearch.solve(problem, work: 100_000_000)
      #expect(result.isComplete, "\(number)")
      #expect((result.levels == nil) == (least == nil), "\(number)")
      guard let levels = result.levels, let least else {
        #expect(result.leastCost >= RepairProblem.forbidden, "\(number)")
        counts.impossible += 1
        continue
      }
      #expect(problem.constraints.allSatisfy { RandomProblem.isMet($0, levels) }, "\(number)")
      #expect(problem.cost(of: levels) == least, "\(number)")
      #expect(result.leastCost == least, "\(number)")
      counts.solved += 1
      if least > 0 { counts.changed += 1 }
    }
    // The problems are worth solving only if there are many of each kind.
    #expect(
      counts.changed > LongTests.count(200, long: 1000) && counts.impossible > LongTests.count(60, long: 300),
      "\(counts)")
  }

  /// However little may be done: what is found can be done, and nothing costs less than what is said.
  @Test(arguments: [0, 1, 500, 3000, 10000])
  func littleWorkStillGivesABound(_ work: Int) {
    var generator = SplitMix64(seed: 11)
    var open = 0
    for number in 0..<LongTests.count(150, long: 600) {
      let problem = RandomProblem.problem(&generator)
      let least = RandomProblem.leastCost(problem)
      let result = ArrangementSearch.solve(problem, work: work)
      #expect(result.leastCost <= least ?? RepairProblem.forbidden, "\(number)")
      if !result.isComplete { open += 1 }
      if let levels = result.levels {
        #expect(problem.constraints.allSatisfy { RandomProblem.isMet($0, levels) }, "\(number)")
        #expect(problem.cost(of: levels) >= least ?? .max, "\(number)")
        #expect(problem.cost(of: levels) < RepairProblem.forbidden, "\(number)")
      }
      if result.isComplete {
        #expect(result.levels.map { problem.cost(of: $0) } == least, "\(number)")
        #expect(result.leastCost == least ?? RepairProblem.forbidden, "\(number)")
      }
    }
    #expect(work > 0 || open > 10, "\(open)")
  }

  /// A color on a gradient has no partner that moves, and still has to move where it stands on a level that is ruled out.
  @Test func aVariableWithoutConstraintsLeavesWhatIsForbidden() {
    let problem = RepairProblem(
      variables: [
        .init(costs: [7, RepairProblem.forbidden, 3, 5], origin: 1), .init(costs: [2, 0], origin: 1),
      ], constraints: [])
    let result = ArrangementSearch.solve(problem, work: 1_000_000)
    #expect(result.levels == [2, 1])
    #expect(result.leastCost == 3)
  }
}
