import TestSupport
import Testing

@testable import PaletteRepair

/// Conflicts against trying everything.
@Suite struct ConflictSearchTests {
  @Test func everyConflictIsOneAndHasNothingToSpare() {
    var generator = SplitMix64(seed: 50)
    var sizes: [Int: Int] = [:]
    for number in 0..<LongTests.count(300, long: 1500) {
      let problem = RandomProblem.problem(&generator)
      let all = Array(problem.constraints.indices)
      let isFeasible = RandomProblem.leastCost(problem) != nil
      let search = ConflictSearch(problem)
      #expect(search.isFeasible(all) == isFeasible, "\(number)")
      let found = search.conflict(among: all)
      #expect((found == nil) == isFeasible, "\(number)")
      guard let (conflict, isSmallest) = found else { continue }
      sizes[conflict.count, default: 0] += 1
      #expect(!isPossible(conflict, problem), "\(number)")
      for spared in conflict {
        #expect(isPossible(conflict.filter { $0 != spared }, problem), "\(number)")
      }
      guard isSmallest, conflict.count > 1 else { continue }
      let smaller = subsets(of: all, count: conflict.count - 1)
      #expect(smaller.allSatisfy { isPossible($0, problem) }, "\(number)")
    }
    #expect(
      (sizes[1] ?? 0) > LongTests.count(10, long: 50) && (sizes[2] ?? 0) > LongTests.count(10, long: 50)
        && (sizes[3] ?? 0) > LongTests.count(1, long: 5), "\(sizes)")
  }

  private func isPossible(_ constraints: [Int], _ problem: RepairProblem) -> Bool {
    RandomProblem.leastCost(problem, meeting: constraints.map { problem.constraints[$0] }) != nil
  }

  private func subsets(of all: [Int], count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return all.indices.flatMap { index in
      subsets(of: Array(all[(index + 1)...]), count: count - 1).map { [all[index]] + $0 }
    }
  }
}
