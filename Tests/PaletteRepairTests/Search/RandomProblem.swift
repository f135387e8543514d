import TestSupport

@testable import PaletteRepair

/// Small problems made by chance, and what is least for them by trying everything.
enum RandomProblem {
  /// 2 to 5 variables of 3 to 8 levels, with up to 7 constraints; some levels are forbidden, some sides are told.
  static func problem(_ generator: inout SplitMix64) -> RepairProblem {
    let count = 2 + generator.below(4)
    let variables = (0..<count).map { _ in variable(&generator) }
    let constraints = (0..<1 + generator.below(7)).map { _ in
      let first = generator.below(count)
      let second = (first + 1 + generator.below(count - 1)) % count
      let (upper, lower) = (variables[first].costs.count, variables[second].costs.count)
      let side: RepairProblem.Side? = generator.below(5) == 0 ? (generator.below(2) == 0 ? .first : .second) : nil
      return RepairProblem.Constraint(
        first: first, second: second, firstAbove: thresholds(lower, upper, &generator),
        secondAbove: thresholds(upper, lower, &generator), side: side)
    }
    return RepairProblem(variables: variables, constraints: constraints)
  }

  private static func variable(_ generator: inout SplitMix64) -> RepairProblem.Variable {
    let count = 3 + generator.below(6)
    let origin = generator.below(count)
    var costs = (0..<count).map { _ in
      generator.happens(percent: 12) ? RepairProblem.forbidden : 1 + generator.below(30)
    }
    costs[origin] = 0
    // A requirement on one color alone may forbid where it stands, but never everything.
    if generator.happens(percent: 8), costs.contains(where: { (1..<RepairProblem.forbidden).contains($0) }) {
      costs[origin] = RepairProblem.forbidden
    }
    return .init(costs: costs, origin: origin)
  }

  /// For each lower level the least upper one: never falling, on average a few levels above, the last ones out of reach.
  private static func thresholds(_ lower: Int, _ upper: Int, _ generator: inout SplitMix64) -> [Int32] {
    let rise = 1 + generator.below(4)
    var levels = (0..<lower).map { level in
      Int32(min(upper, level * upper / lower + rise - 1 + generator.below(3)))
    }
    if generator.happens(percent: 20) { levels = (0..<lower).map { _ in Int32(generator.below(upper + 1)) } }
    return levels.sorted()
  }

  /// The least cost of all choices of levels that meet some constraints; nil when none do.
  static func leastCost(
    _ problem: RepairProblem, meeting constraints: [RepairProblem.Constraint]? = nil
  ) -> Int? {
    let constraints = constraints ?? problem.constraints
    // Each constraint is looked at as soon as both of its variables have a level.
    let due = problem.variables.indices.map { last in constraints.filter { max($0.first, $0.second) == last } }
    var levels: [Int] = []
    var best: Int?
    func extend(_ cost: Int) {
      // What costs no less than the best so far need not be gone on with.
      guard cost < best ?? .max else { return }
      guard levels.count < problem.variables.count else {
        best = cost
        return
      }
      let variable = problem.variables[levels.count]
      for (level, own) in variable.costs.enumerated() where own < RepairProblem.forbidden {
        levels.append(level)
        if due[levels.count - 1].allSatisfy({ isMet($0, levels) }) { extend(cost + own) }
        levels.removeLast()
      }
    }
    extend(0)
    return best
  }

  /// Whether levels meet a constraint, as its fields are described.
  static func isMet(_ constraint: RepairProblem.Constraint, _ levels: [Int]) -> Bool {
    let (first, second) = (levels[constraint.first], levels[constraint.second])
    let isFirstAbove = first >= Int(constraint.firstAbove[second])
    let isSecondAbove = second >= Int(constraint.secondAbove[first])
    switch constraint.side {
    case .first?: return isFirstAbove
    case .second?: return isSecondAbove
    case nil: return isFirstAbove || isSecondAbove
    }
  }
}
