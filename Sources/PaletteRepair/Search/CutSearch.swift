/// The exact solution of a problem whose sides are all decided: one minimum cut over what changes.
///
/// A constraint that the current levels meet matters only if one of its variables moves. So the search starts with the unmet constraints, adds every
/// constraint and preference that the solution so far doesn't meet, and solves again. Each step is a relaxation of the problem, so the first one that
/// leaves nothing unmet is optimal (cutting planes).
struct CutSearch {
  private let problem: RepairProblem
  private var levels: [Int]
  private var isConstraintActive: [Bool]
  private var isPreferenceActive: [Bool]

  private init(_ problem: RepairProblem) {
    self.problem = problem
    levels = problem.variables.map(\.origin)
    isConstraintActive = problem.constraints.map { _ in false }
    isPreferenceActive = problem.preferences.map { _ in false }
  }

  /// Returns the cheapest levels of a problem; nil if there are none. Constraints without a side are ignored.
  static func solve(_ problem: RepairProblem) -> [Int]? {
    var search = CutSearch(problem)
    while search.activateUnmet() {
      guard search.solveActive() else { return nil }
    }
    // Variables without constraints keep their level, unless it is forbidden, as on a gradient.
    for index in problem.variables.indices
    where problem.variables[index].costs[search.levels[index]] >= RepairProblem.forbidden {
      guard let level = problem.variables[index].cheapest else { return nil }
      search.levels[index] = level
    }
    return search.levels
  }

  /// Activates what the current levels don't meet; returns whether there is anything new.
  private mutating func activateUnmet() -> Bool {
    var isNew = false
    for (index, constraint) in problem.constraints.enumerated()
    where !isConstraintActive[index] && constraint.side != nil {
      let isRuledOut =
        problem.isRuledOut(constraint.first) && levels[constraint.first] == problem.variables[constraint.first].origin
        || problem.isRuledOut(constraint.second)
          && levels[constraint.second] == problem.variables[constraint.second].origin
      guard isRuledOut || !constraint.isMet(levels[constraint.first], levels[constraint.second]) else { continue }
      isConstraintActive[index] = true
      isNew = true
    }
    for (index, preference) in problem.preferences.enumerated() where !isPreferenceActive[index] {
      guard preference.cost(lower: levels[preference.lower], upper: levels[preference.upper]) > 0 else { continue }
      isPreferenceActive[index] = true
      isNew = true
    }
    return isNew
  }

  /// Solves the active part; returns whether it has a solution.
  private mutating func solveActive() -> Bool {
    var active = problem
    let constraints = problem.constraints.indices.filter { isConstraintActive[$0] }
    let preferences = problem.preferences.indices.filter { isPreferenceActive[$0] }
    active.constraints = constraints.map { problem.constraints[$0] }
    active.preferences = preferences.map { problem.preferences[$0] }
    for component in active.components() where !component.constraints.isEmpty || !component.preferences.isEmpty {
      let part = active.part(component)
      let assignment = LevelAssignment(problem: part)
      guard let found = assignment.levels(costs: part.variables.map(\.costs), sides: part.constraints.map(\.side))
      else { return false }
      for (variable, level) in zip(component.variables, found) { levels[variable] = level }
    }
    return true
  }
}
