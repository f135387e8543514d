/// The levels of a variable at which some allowed level of the other variable meets a constraint.
///
/// The thresholds of a constraint never fall, so these are the allowed levels from one on, where the variable is the upper one, and those up to
/// another one, where it is the lower one.
struct LevelReach {
  /// The first of the levels at which the variable can be the upper one; the largest integer if there is none.
  private let upper: Int
  /// The last of the levels at which the variable can be the lower one; -1 if there is none.
  private let lower: Int

  /// - Parameter side: the side of the variable.
  /// - Complexity: O(l) for l levels.
  init(of constraint: RepairProblem.Constraint, on side: RepairProblem.Side, in problem: RepairProblem) {
    let isFirst = side == .first
    let own = problem.variables[isFirst ? constraint.first : constraint.second].costs
    let other = problem.variables[isFirst ? constraint.second : constraint.first].costs
    let isAllowed = { (cost: Int) in cost < RepairProblem.forbidden }
    guard let lowest = other.firstIndex(where: isAllowed), let highest = other.lastIndex(where: isAllowed) else {
      (upper, lower) = (.max, -1)
      return
    }
    let (above, otherAbove) =
      isFirst ? (constraint.firstAbove, constraint.secondAbove) : (constraint.secondAbove, constraint.firstAbove)
    let least = Int(above[lowest])
    upper =
      constraint.side == side.other
      ? .max : own.indices.first { $0 >= least && isAllowed(own[$0]) } ?? .max
    lower =
      constraint.side == side
      ? -1 : own.indices.last { Int(otherAbove[$0]) <= highest && isAllowed(own[$0]) } ?? -1
  }

  /// Whether there is such a level.
  var isPossible: Bool { upper != .max || lower >= 0 }

  /// Whether a level is in both reaches, which are those of one variable in constraints with different other variables.
  func meets(_ other: LevelReach) -> Bool {
    max(upper, other.upper) != .max || min(lower, other.lower) >= 0 || upper <= other.lower || other.upper <= lower
  }
}
