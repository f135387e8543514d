/// What is left to choose from, and what it costs at least, while the search decides which variable lies above which.
///
/// A level goes when with it everything together costs at least as much as the best that is known: its own cost, the least of a partner with which
/// it meets a constraint, and the least of all other variables.
struct CostBounds: Sendable {
  /// The costs of levels; forbidden where a level has gone.
  var costs: [[Int]]
  /// Which variable lies above, where that is decided.
  var sides: [RepairProblem.Side?]
  /// The least that everything costs.
  private(set) var least = 0
  private var leastOfVariable: [Int]

  /// Everything that a problem leaves open.
  init(_ problem: RepairProblem) {
    costs = problem.variables.map(\.costs)
    sides = problem.constraints.map(\.side)
    leastOfVariable = costs.map { $0.min() ?? RepairProblem.forbidden }
    least = leastOfVariable.reduce(0, +)
  }

  /// The cheapest way to meet a constraint, for each side that may lie above; at least forbidden where there is none.
  func costs(of constraint: RepairProblem.Constraint) -> (first: Int, second: Int) {
    let (a, b) = (costs[constraint.first], costs[constraint.second])
    return (
      CostBounds.cheapest(above: a, below: b, constraint.firstAbove),
      CostBounds.cheapest(above: b, below: a, constraint.secondAbove)
    )
  }

  private static func cheapest(above: [Int], below: [Int], _ asked: [Int32]) -> Int {
    let suffix = suffixMinima(above)
    var best = 2 * RepairProblem.forbidden
    for level in below.indices { best = min(best, below[level] + suffix[Int(asked[level])]) }
    return best
  }

  /// The least cost from each level on; forbidden past the last.
  private static func suffixMinima(_ costs: [Int]) -> [Int] {
    var minima = costs + [RepairProblem.forbidden]
    for level in costs.indices.reversed() { minima[level] = min(minima[level], minima[level + 1]) }
    return minima
  }

  /// Takes levels away that cannot be part of anything cheaper than a cost, and decides sides where only one is left.
  ///
  /// - Parameter rounds: how often all constraints are looked at, at most.
  /// - Returns: whether anything cheaper can be left.
  /// - Complexity: O(rounds × constraints × levels).
  mutating func tighten(_ problem: RepairProblem, below upper: Int, rounds: Int) -> Bool {
    for _ in 0..<rounds {
      guard least < min(upper, RepairProblem.forbidden) else { return false }
      var changed = false
      for index in problem.constraints.indices {
        guard tighten(problem.constraints[index], at: index, below: upper, &changed) else { return false }
      }
      if !changed { break }
    }
    return least < min(upper, RepairProblem.forbidden)
  }

  private mutating func tighten(
    _ constraint: RepairProblem.Constraint, at index: Int, below upper: Int, _ changed: inout Bool
  ) -> Bool {
    let (first, second) = (constraint.first, constraint.second)
    let rest = least - leastOfVariable[first] - leastOfVariable[second]
    let budget = min(upper, RepairProblem.forbidden) - rest
    var partners = (
      first: [Int](repeating: RepairProblem.forbidden, count: costs[first].count),
      second: [Int](repeating: RepairProblem.forbidden, count: costs[second].count)
    )
    var isOpen = (first: false, second: false)
    if sides[index] != .second {
      isOpen.first = CostBounds.note(
        above: costs[first], below: costs[second], constraint.firstAbove, budget, &partners.first, &partners.second)
    }
    if sides[index] != .first {
      isOpen.second = CostBounds.note(
        above: costs[second], below: costs[first], constraint.secondAbove, budget, &partners.second, &partners.first)
    }
    guard isOpen.first || isOpen.second else { return false }
    if sides[index] == nil, isOpen.first != isOpen.second {
      sides[index] = isOpen.first ? .first : .second
      changed = true
    }
    if remove(from: first, partners.first, budget) { changed = true }
    if remove(from: second, partners.second, budget) { changed = true }
    return true
  }

  /// Notes the cheapest partner of each level on both sides when `above` lies above; whether a pair within the budget is left.
  private static func note(
    above: [Int], below: [Int], _ asked: [Int32], _ budget: Int, _ upperPartner: inout [Int],
    _ lowerPartner: inout [Int]
  ) -> Bool {
    let suffix = suffixMinima(above)
    var isOpen = false
    var cheapest = RepairProblem.forbidden
    var level = 0
    for upper in above.indices {
      // The levels below that ask for no more than this one.
      while level < below.count, Int(asked[level]) <= upper {
        cheapest = min(cheapest, below[level])
        level += 1
      }
      upperPartner[upper] = min(upperPartner[upper], cheapest)
    }
    for lower in below.indices {
      let partner = suffix[Int(asked[lower])]
      lowerPartner[lower] = min(lowerPartner[lower], partner)
      if below[lower] + partner < budget { isOpen = true }
    }
    return isOpen
  }

  private mutating func remove(from variable: Int, _ partners: [Int], _ budget: Int) -> Bool {
    var changed = false
    var least = RepairProblem.forbidden
    for level in partners.indices where costs[variable][level] < RepairProblem.forbidden {
      if costs[variable][level] + partners[level] >= budget {
        costs[variable][level] = RepairProblem.forbidden
        changed = true
      } else {
        least = min(least, costs[variable][level])
      }
    }
    self.least += least - leastOfVariable[variable]
    leastOfVariable[variable] = least
    return changed
  }
}
