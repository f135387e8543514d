/// Variables that each take one of some levels at a cost, and which of two has to lie how far above the other.
///
/// Levels are positions on a ladder of colors from dark to light. The problem knows no colors: it is what can be solved exactly.
struct RepairProblem: Sendable {
  /// The cost of a level that may not be taken; sums of many of them do not overflow.
  static let forbidden = 1 << 52

  /// Something that takes one of some levels.
  struct Variable: Sendable {
    /// The cost of each level; 0 where it stands now.
    var costs: [Int]
    /// The level at which it stands now.
    let origin: Int
  }

  /// Which of two variables lies above the other, so that both are far enough apart.
  enum Side: Int, Sendable, CaseIterable { case first, second }

  /// Two variables of which one has to lie so far above the other, whichever that is.
  struct Constraint: Sendable {
    /// The variables, which are not the same.
    let first, second: Int
    /// For each level of the second the least level of the first that lies far enough above it, or the count of levels; never falling.
    let firstAbove: [Int32]
    /// For each level of the first the least level of the second that lies far enough above it, or the count of levels; never falling.
    let secondAbove: [Int32]
    /// The only side that may lie above, where that is not to be chosen.
    var side: Side?

    /// Whether two levels are far enough apart.
    func isMet(_ first: Int, _ second: Int) -> Bool {
      (side != .second && first >= Int(firstAbove[second])) || (side != .first && second >= Int(secondAbove[first]))
    }
  }

  var variables: [Variable]
  var constraints: [Constraint]

  /// The cost of levels.
  func cost(of levels: [Int]) -> Int {
    zip(variables, levels).reduce(0) { $0 + $1.0.costs[$1.1] }
  }

  /// Whether a variable may not stay where it stands.
  func isRuledOut(_ variable: Int) -> Bool {
    variables[variable].costs[variables[variable].origin] >= RepairProblem.forbidden
  }

  /// The constraints that levels do not meet.
  func unmet(by levels: [Int]) -> [Int] {
    constraints.indices.filter { !constraints[$0].isMet(levels[constraints[$0].first], levels[constraints[$0].second]) }
  }

  /// Groups of variables that constraints connect, each with its constraints, in the order of their first variables.
  ///
  /// - Complexity: O(v + c) for v variables and c constraints.
  func components() -> [(variables: [Int], constraints: [Int])] {
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
    var positions: [Int: Int] = [:]
    var groups: [(variables: [Int], constraints: [Int])] = []
    for variable in variables.indices {
      let root = root(variable)
      if let position = positions[root] {
        groups[position].variables.append(variable)
      } else {
        positions[root] = groups.count
        groups.append(([variable], []))
      }
    }
    for (index, constraint) in constraints.enumerated() {
      guard let position = positions[root(constraint.first)] else { continue }
      groups[position].constraints.append(index)
    }
    return groups
  }

  /// The problem of some variables and constraints alone.
  func part(_ chosen: (variables: [Int], constraints: [Int])) -> RepairProblem {
    var places = [Int](repeating: 0, count: variables.count)
    for (place, variable) in chosen.variables.enumerated() { places[variable] = place }
    return RepairProblem(
      variables: chosen.variables.map { variables[$0] },
      constraints: chosen.constraints.map {
        let constraint = constraints[$0]
        return Constraint(
          first: places[constraint.first], second: places[constraint.second], firstAbove: constraint.firstAbove,
          secondAbove: constraint.secondAbove, side: constraint.side)
      })
  }
}
