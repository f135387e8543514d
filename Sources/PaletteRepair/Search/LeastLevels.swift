/// The lowest levels that meet a growing set of constraints, each with a side.
///
/// Each constraint only raises levels. One that no levels meet together with those before it isn't added.
struct LeastLevels {
  private let variables: [RepairProblem.Variable]
  /// The constraints, each with its side; nil if it isn't added.
  private(set) var constraints: [RepairProblem.Constraint?]
  private var levels: [Int]
  /// The constraint that raised each variable last.
  private var causes: [Int?]
  /// The added constraints in which each variable is the lower one.
  private var above: [[Int]]

  /// Starts without constraints; nil if a variable has no allowed level.
  init?(_ problem: RepairProblem) {
    variables = problem.variables
    constraints = problem.constraints.map { _ in nil }
    levels = []
    causes = variables.map { _ in nil }
    above = variables.map { _ in [] }
    for variable in variables.indices {
      guard let level = allowed(variable, from: 0) else { return nil }
      levels.append(level)
    }
  }

  /// Whether the levels meet a constraint: it is added, or they do so on either side.
  func isMet(_ index: Int, _ constraint: RepairProblem.Constraint) -> Bool {
    constraints[index] != nil || constraint.isMet(levels[constraint.first], levels[constraint.second])
  }

  /// Adds a constraint, or replaces it by one that is at least as strict on the same side.
  ///
  /// - Returns: nothing if it is added; otherwise it is as before, and the result has the constraints that exclude it.
  /// - Complexity: O(n) for n raised levels.
  mutating func add(_ index: Int, _ constraint: RepairProblem.Constraint, on side: RepairProblem.Side) -> [Int]? {
    let before = constraints[index]
    let lower = side == .first ? constraint.second : constraint.first
    constraints[index] = constraint
    constraints[index]?.side = side
    if before == nil { above[lower].append(index) }
    var raised: [(variable: Int, level: Int, cause: Int?)] = []
    guard let excluding = propagate(from: index, &raised) else { return nil }
    for (variable, level, cause) in raised.reversed() {
      levels[variable] = level
      causes[variable] = cause
    }
    constraints[index] = before
    if before == nil { above[lower].removeLast() }
    return excluding
  }

  /// Returns the levels without some constraints.
  ///
  /// - Complexity: O(c) for c constraints.
  func without(_ removed: Set<Int>, in problem: RepairProblem) -> LeastLevels? {
    guard var other = LeastLevels(problem) else { return nil }
    for (index, constraint) in constraints.enumerated() where !removed.contains(index) {
      if let constraint, let side = constraint.side { _ = other.add(index, constraint, on: side) }
    }
    return other
  }

  /// Raises levels until the added constraints are met; returns those that exclude this, one after the other.
  private mutating func propagate(
    from start: Int, _ raised: inout [(variable: Int, level: Int, cause: Int?)]
  ) -> [Int]? {
    var pending = [start]
    var next = 0
    while next < pending.count {
      let index = pending[next]
      next += 1
      guard let constraint = constraints[index] else { continue }
      let isFirst = constraint.side == .first
      let (upper, lower) =
        isFirst ? (constraint.first, constraint.second) : (constraint.second, constraint.first)
      let asked = Int((isFirst ? constraint.firstAbove : constraint.secondAbove)[levels[lower]])
      guard asked > levels[upper] else { continue }
      guard let level = allowed(upper, from: asked) else { return chain(from: index, lower) }
      raised.append((upper, levels[upper], causes[upper]))
      levels[upper] = level
      causes[upper] = index
      pending += above[upper]
    }
    return nil
  }

  /// Returns a constraint and those that raised its lower variable, one after the other.
  private func chain(from last: Int, _ lower: Int) -> [Int] {
    var chain = [last]
    var variable = lower
    while let cause = causes[variable], !chain.contains(cause), let constraint = constraints[cause] {
      chain.append(cause)
      variable = constraint.side == .first ? constraint.second : constraint.first
    }
    return chain
  }

  /// Returns the first allowed level, starting with `level`.
  private func allowed(_ variable: Int, from level: Int) -> Int? {
    let costs = variables[variable].costs
    return (level..<max(level, costs.count)).first { costs[$0] < RepairProblem.forbidden }
  }
}
