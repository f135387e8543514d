/// The search for constraints that cannot hold together, of which none can be left out.
///
/// With every side decided, levels that rise only as far as they are asked to are a least solution, found without costs; sides are decided one
/// by one where that solution misses a constraint.
struct ConflictSearch {
  private let problem: RepairProblem
  /// How many arrangements one question may compare.
  private static let limit = 20_000
  /// How many pairs of constraints are looked at before the search is for any conflict.
  private static let mostPairs = 100_000

  init(_ problem: RepairProblem) { self.problem = problem }

  /// A smallest set of constraints in conflict among some; nil when they can hold together, or when that took too long to find out.
  ///
  /// One, then two that share a variable, then whatever halving leaves (QuickXplain, Junker 2004), which is a set without anything to spare.
  /// - Complexity: O(k log(n/k)) questions for a conflict of k among n constraints, after one for every two that share a variable.
  func conflict(among constraints: [Int]) -> (constraints: [Int], isSmallest: Bool)? {
    for index in constraints where isFeasible([index]) == false { return ([index], true) }
    var uses: [Int: [Int]] = [:]
    for index in constraints {
      uses[problem.constraints[index].first, default: []].append(index)
      uses[problem.constraints[index].second, default: []].append(index)
    }
    var pairs = 0
    for variable in uses.keys.sorted() {
      let sharing = uses[variable] ?? []
      for (position, first) in sharing.enumerated() where pairs < ConflictSearch.mostPairs {
        pairs += sharing.count - position - 1
        for second in sharing[(position + 1)...] where isFeasible([first, second]) == false {
          return ([first, second], true)
        }
      }
    }
    guard isFeasible(constraints) == false else { return nil }
    let found = reduce(constraints, given: [], isChanged: false).sorted()
    return (found, found.count <= 3 && pairs < ConflictSearch.mostPairs)
  }

  /// The part of `constraints` that is in conflict given others, which alone are not.
  private func reduce(_ constraints: [Int], given: [Int], isChanged: Bool) -> [Int] {
    if isChanged, isFeasible(given) == false { return [] }
    guard constraints.count > 1 else { return constraints }
    let middle = constraints.count / 2
    let (left, right) = (Array(constraints[..<middle]), Array(constraints[middle...]))
    let second = reduce(right, given: given + left, isChanged: true)
    let first = reduce(left, given: given + second, isChanged: !second.isEmpty)
    return first + second
  }

  /// Whether constraints can hold together; nil when that took too long to find out.
  func isFeasible(_ constraints: [Int]) -> Bool? {
    var sides: [Int: RepairProblem.Side] = [:]
    for index in constraints { sides[index] = problem.constraints[index].side }
    var budget = ConflictSearch.limit
    return isFeasible(constraints, &sides, &budget)
  }

  private func isFeasible(
    _ constraints: [Int], _ sides: inout [Int: RepairProblem.Side], _ budget: inout Int
  ) -> Bool? {
    guard budget > 0 else { return nil }
    budget -= 1
    guard let levels = leastLevels(constraints, sides) else { return false }
    let open = constraints.first { index in
      let constraint = problem.constraints[index]
      return sides[index] == nil
        && !constraint.isMet(levels[constraint.first] ?? 0, levels[constraint.second] ?? 0)
    }
    guard let open else { return true }
    var isUnknown = false
    for side in RepairProblem.Side.allCases {
      sides[open] = side
      switch isFeasible(constraints, &sides, &budget) {
      case true?: return true
      case nil: isUnknown = true
      case false?: break
      }
    }
    sides[open] = nil
    return isUnknown ? nil : false
  }

  /// The least levels that meet the constraints whose side is decided; nil when a variable has none.
  private func leastLevels(_ constraints: [Int], _ sides: [Int: RepairProblem.Side]) -> [Int: Int]? {
    var levels: [Int: Int] = [:]
    for index in constraints {
      for variable in [problem.constraints[index].first, problem.constraints[index].second]
      where levels[variable] == nil {
        guard let level = allowed(variable, from: 0) else { return nil }
        levels[variable] = level
      }
    }
    var changed = true
    while changed {
      changed = false
      for index in constraints {
        guard let side = sides[index] else { continue }
        let constraint = problem.constraints[index]
        let (lower, upper) =
          side == .first ? (constraint.second, constraint.first) : (constraint.first, constraint.second)
        let above = side == .first ? constraint.firstAbove : constraint.secondAbove
        let asked = Int(above[levels[lower] ?? 0])
        guard asked > levels[upper] ?? 0 else { continue }
        guard let level = allowed(upper, from: asked) else { return nil }
        levels[upper] = level
        changed = true
      }
    }
    return levels
  }

  /// The first level from one on that may be taken.
  private func allowed(_ variable: Int, from level: Int) -> Int? {
    let costs = problem.variables[variable].costs
    return (level..<max(level, costs.count)).first { costs[$0] < RepairProblem.forbidden }
  }
}
