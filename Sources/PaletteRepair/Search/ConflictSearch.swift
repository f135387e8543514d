/// The search for conflicting constraints, each of which is needed for the conflict.
///
/// With every side decided, raising levels only as far as required yields a least solution, without costs. Sides are decided one by one if
/// that solution misses a constraint.
struct ConflictSearch {
  private let problem: RepairProblem
  /// The maximum number of arrangements in one feasibility check.
  private static let limit = 20_000
  /// The maximum number of constraint pairs to check before the general search.
  private static let mostPairs = 100_000

  init(_ problem: RepairProblem) { self.problem = problem }

  /// Returns a small conflicting set among constraints; nil if they are feasible or the search exceeded its limit.
  ///
  /// It tries single constraints, then pairs that share a variable, then bisection (QuickXplain, Junker 2004), which yields a set without a
  /// redundant member.
  /// - Complexity: O(k log(n/k)) checks for a conflict of k among n constraints, after one for every two that share a variable.
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

  /// Returns the part of `constraints` that conflicts with `given`, which is feasible alone.
  private func reduce(_ constraints: [Int], given: [Int], isChanged: Bool) -> [Int] {
    if isChanged, isFeasible(given) == false { return [] }
    guard constraints.count > 1 else { return constraints }
    let middle = constraints.count / 2
    let (left, right) = (Array(constraints[..<middle]), Array(constraints[middle...]))
    let second = reduce(right, given: given + left, isChanged: true)
    let first = reduce(left, given: given + second, isChanged: !second.isEmpty)
    return first + second
  }

  /// Whether constraints are feasible together; nil if the check exceeded its limit.
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

  /// Returns the lowest levels that meet the constraints with a decided side; nil if a variable has none.
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

  /// Returns the first allowed level, starting with `level`.
  private func allowed(_ variable: Int, from level: Int) -> Int? {
    let costs = problem.variables[variable].costs
    return (level..<max(level, costs.count)).first { costs[$0] < RepairProblem.forbidden }
  }
}
