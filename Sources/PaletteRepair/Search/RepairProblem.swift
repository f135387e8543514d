/// An optimization problem: variables with a cost for each level, and constraints on the distance of two variables.
///
/// Levels are positions on a ladder of colors from dark to light. The problem has no colors, only the part that can be solved exactly.
struct RepairProblem: Sendable {
  /// The cost of a forbidden level; sums of many of them don't overflow.
  static let forbidden = 1 << 52

  /// A variable with a set of levels.
  struct Variable: Sendable {
    /// The cost of each level; 0 for the current level.
    var costs: [Int]
    /// The current level.
    let origin: Int

    /// The cheapest allowed level; nil if none is allowed.
    var cheapest: Int? {
      costs.indices.min { costs[$0] < costs[$1] }.flatMap { costs[$0] < RepairProblem.forbidden ? $0 : nil }
    }
  }

  /// The upper one of two variables.
  enum Side: Int, Sendable, CaseIterable {
    case first, second

    var other: Side { self == .first ? .second : .first }
  }

  /// A constraint that one of two variables, whichever it is, is far enough above the other.
  struct Constraint: Sendable {
    /// The two different variables.
    let first, second: Int
    /// For each level of the second, the first level of the first far enough above it, or the level count; never falling.
    let firstAbove: [Int32]
    /// For each level of the first, the first level of the second far enough above it, or the level count; never falling.
    let secondAbove: [Int32]
    /// The only allowed upper side, if it is fixed.
    var side: Side?

    /// Whether two levels are far enough apart.
    func isMet(_ first: Int, _ second: Int) -> Bool {
      (side != .second && first >= Int(firstAbove[second])) || (side != .first && second >= Int(secondAbove[first]))
    }
  }

  var variables: [Variable]
  var constraints: [Constraint]
  /// The structure that levels should keep.
  var preferences: [Preference] = []

  /// Returns the total cost of levels.
  func cost(of levels: [Int]) -> Int {
    zip(variables, levels).reduce(0) { $0 + $1.0.costs[$1.1] }
  }

  /// Whether a variable can't keep its current level.
  func isRuledOut(_ variable: Int) -> Bool {
    variables[variable].costs[variables[variable].origin] >= RepairProblem.forbidden
  }

  /// Returns the constraints that levels don't meet.
  func unmet(by levels: [Int]) -> [Int] {
    constraints.indices.filter { !constraints[$0].isMet(levels[constraints[$0].first], levels[constraints[$0].second]) }
  }

  /// Connected variables, with what connects them.
  struct Component {
    var variables: [Int]
    var constraints: [Int] = []
    var preferences: [Int] = []
  }

  /// Returns the groups of connected variables, each with its constraints, in the order of their first variables.
  ///
  /// - Complexity: O(v + c) for v variables and c constraints.
  func components() -> [Component] {
    var parent = Array(variables.indices)
    func root(_ start: Int) -> Int {
      var node = start
      while parent[node] != node {
        parent[node] = parent[parent[node]]
        node = parent[node]
      }
      return node
    }
    for constraint in constraints {
      let (a, b) = (root(constraint.first), root(constraint.second))
      if a != b { parent[max(a, b)] = min(a, b) }
    }
    for preference in preferences {
      let (a, b) = (root(preference.lower), root(preference.upper))
      if a != b { parent[max(a, b)] = min(a, b) }
    }
    var positions: [Int: Int] = [:]
    var groups: [Component] = []
    for variable in variables.indices {
      let root = root(variable)
      if let position = positions[root] {
        groups[position].variables.append(variable)
      } else {
        positions[root] = groups.count
        groups.append(Component(variables: [variable]))
      }
    }
    for (index, constraint) in constraints.enumerated() {
      guard let position = positions[root(constraint.first)] else { continue }
      groups[position].constraints.append(index)
    }
    for (index, preference) in preferences.enumerated() {
      guard let position = positions[root(preference.lower)] else { continue }
      groups[position].preferences.append(index)
    }
    return groups
  }

  /// Returns the problem restricted to some variables and constraints.
  func part(_ chosen: Component) -> RepairProblem {
    var places: [Int: Int] = [:]
    for (place, variable) in chosen.variables.enumerated() { places[variable] = place }
    return RepairProblem(
      variables: chosen.variables.map { variables[$0] },
      constraints: chosen.constraints.map {
        let constraint = constraints[$0]
        return Constraint(
          first: places[constraint.first] ?? 0, second: places[constraint.second] ?? 0,
          firstAbove: constraint.firstAbove, secondAbove: constraint.secondAbove, side: constraint.side)
      },
      preferences: chosen.preferences.map {
        let preference = preferences[$0]
        return Preference(
          lower: places[preference.lower] ?? 0, upper: places[preference.upper] ?? 0, above: preference.above,
          prices: preference.prices)
      })
  }
}
