/// The search for conflicting constraints, each of which is needed for the conflict.
///
/// With every side decided, raising levels only as far as required yields a least solution, without costs. Sides are decided one by one if
/// that solution misses a constraint.
final class ConflictSearch {
  private let problem: RepairProblem
  /// The reach of each constraint on its first and its second variable.
  private lazy var reaches = problem.constraints.map {
    (first: LevelReach(of: $0, on: .first, in: problem), second: LevelReach(of: $0, on: .second, in: problem))
  }
  /// The maximum number of arrangements in one feasibility check.
  private static let limit = 20_000
  /// The maximum number of constraint pairs to check before the general search.
  private static let mostPairs = 100_000

  init(_ problem: RepairProblem) { self.problem = problem }

  /// All constraints.
  var constraints: Range<Int> { problem.constraints.indices }

  /// Returns a small conflicting set among constraints; nil if they are feasible or the search exceeded its limit.
  ///
  /// It tries single constraints, then pairs that share a variable, then bisection (QuickXplain, Junker 2004), which yields a set without a
  /// redundant member.
  /// - Complexity: O(k log(n/k)) checks for a conflict of k among n constraints, after one for every two that share a variable.
  func conflict(among constraints: [Int]) -> (constraints: [Int], isSmallest: Bool)? {
    for index in constraints where !reaches[index].first.isPossible { return ([index], true) }
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
        for second in sharing[(position + 1)...] where !arePossible(first, second, on: variable) {
          return ([first, second], true)
        }
      }
    }
    guard isFeasible(constraints) == false else { return nil }
    let found = reduce(constraints, given: [], isChanged: false).sorted()
    return (found, found.count <= 3 && pairs < ConflictSearch.mostPairs)
  }

  /// Whether some levels meet two constraints that share a variable.
  private func arePossible(_ one: Int, _ other: Int, on variable: Int) -> Bool {
    let rest = { (index: Int) in
      let isFirst = self.problem.constraints[index].first == variable
      return isFirst ? self.problem.constraints[index].second : self.problem.constraints[index].first
    }
    guard rest(one) != rest(other) else { return isFeasible([one, other]) != false }
    return reach(one, on: variable).meets(reach(other, on: variable))
  }

  private func reach(_ constraint: Int, on variable: Int) -> LevelReach {
    problem.constraints[constraint].first == variable ? reaches[constraint].first : reaches[constraint].second
  }

  /// Returns conflicts among the constraints with a decided side; empty if they are feasible.
  ///
  /// Raising levels only as far as required yields a least solution. Where a variable has no level high enough, the constraints that raised it, one
  /// after the other, conflict. Several conflicts are found at once; two of them may have members in common.
  /// - Complexity: O(c × l) for c constraints and l levels.
  func decidedConflicts() -> [[Int]] {
    var levels: [Int] = []
    for variable in problem.variables.indices {
      guard let level = allowed(variable, from: 0) else { return [] }
      levels.append(level)
    }
    var causes = [Int?](repeating: nil, count: levels.count)
    var touching = [[Int]](repeating: [], count: levels.count)
    for (index, constraint) in problem.constraints.enumerated() {
      guard let side = constraint.side else { continue }
      touching[side == .first ? constraint.second : constraint.first].append(index)
    }
    var isFound = [Bool](repeating: false, count: problem.constraints.count)
    var conflicts: [[Int]] = []
    var pending = problem.variables.indices.filter { !touching[$0].isEmpty }
    var isPending = [Bool](repeating: true, count: levels.count)
    var next = 0
    while next < pending.count {
      let lower = pending[next]
      next += 1
      isPending[lower] = false
      for index in touching[lower] {
        if isFound[index] { continue }
        // Fields one by one: a copy of the constraint would count references.
        let isFirst = problem.constraints[index].side == .first
        let upper = isFirst ? problem.constraints[index].first : problem.constraints[index].second
        let asked = Int(
          isFirst
            ? problem.constraints[index].firstAbove[levels[lower]]
            : problem.constraints[index].secondAbove[levels[lower]])
        guard asked > levels[upper] else { continue }
        if let level = allowed(upper, from: asked) {
          levels[upper] = level
          causes[upper] = index
          if !isPending[upper] {
            isPending[upper] = true
            pending.append(upper)
          }
        } else {
          isFound[index] = true
          conflicts.append(chain(from: index, lower, causes))
        }
      }
    }
    return conflicts
  }

  /// Returns a constraint and those that raised its lower variable, one after the other.
  private func chain(from last: Int, _ lower: Int, _ causes: [Int?]) -> [Int] {
    var chain = [last]
    var variable = lower
    while let cause = causes[variable], !chain.contains(cause) {
      chain.append(cause)
      let constraint = problem.constraints[cause]
      variable = constraint.side == .first ? constraint.second : constraint.first
    }
    return chain
  }

  /// Returns the part of conflicting constraints from which none can be left out.
  ///
  /// - Complexity: O(k²) for k constraints of a chain.
  func reduced(_ constraints: [Int]) -> [Int] {
    guard constraints.count > 1, isFeasible(constraints) == false else { return constraints }
    return reduce(constraints, given: [], isChanged: false).sorted()
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
    let variables = Set(constraints.flatMap { [problem.constraints[$0].first, problem.constraints[$0].second] })
    let part = problem.part(.init(variables: variables.sorted(), constraints: constraints))
    guard var levels = LeastLevels(part) else { return false }
    for (index, constraint) in part.constraints.enumerated() {
      if let side = constraint.side, levels.add(index, constraint, on: side) != nil { return false }
    }
    var budget = ConflictSearch.limit
    return isFeasible(part.constraints, levels, &budget)
  }

  /// Whether constraints are feasible with more of the open ones on either side.
  private func isFeasible(
    _ constraints: [RepairProblem.Constraint], _ levels: LeastLevels, _ budget: inout Int
  ) -> Bool? {
    guard budget > 0 else { return nil }
    budget -= 1
    guard let open = constraints.indices.first(where: { !levels.isMet($0, constraints[$0]) }) else { return true }
    var isUnknown = false
    for side in RepairProblem.Side.allCases {
      var next = levels
      guard next.add(open, constraints[open], on: side) == nil else { continue }
      switch isFeasible(constraints, next, &budget) {
      case true?: return true
      case nil: isUnknown = true
      case false?: break
      }
    }
    return isUnknown ? nil : false
  }

  /// Returns the first allowed level, starting with `level`.
  private func allowed(_ variable: Int, from level: Int) -> Int? {
    let costs = problem.variables[variable].costs
    return (level..<max(level, costs.count)).first { costs[$0] < RepairProblem.forbidden }
  }
}
