/// The remaining levels and their cost bounds during the search for the order of variables.
///
/// A level is removed if the total cost with it is at least the best known cost: its own cost, the cheapest partner with which it meets a
/// constraint, and the cheapest levels of all other variables.
struct CostBounds: Sendable {
  /// The costs of levels; `forbidden` for removed levels.
  var costs: [[Int]]
  /// The upper variable of each constraint, if decided.
  var sides: [RepairProblem.Side?]
  /// The lower bound of the total cost.
  private(set) var least = 0
  private var leastOfVariable: [Int]

  /// Creates the bounds of a problem without decisions.
  init(_ problem: RepairProblem) {
    costs = problem.variables.map(\.costs)
    sides = problem.constraints.map(\.side)
    leastOfVariable = costs.map { $0.min() ?? RepairProblem.forbidden }
    least = leastOfVariable.reduce(0, +)
  }

  /// Returns the cheapest way to meet a constraint, for each upper side; at least `forbidden` if there is none.
  func costs(of constraint: RepairProblem.Constraint) -> (first: Int, second: Int) {
    let (a, b) = (costs[constraint.first], costs[constraint.second])
    return (
      CostBounds.cheapest(above: a, below: b, constraint.firstAbove),
      CostBounds.cheapest(above: b, below: a, constraint.secondAbove)
    )
  }

  /// Returns the side that meets a constraint at the lower cost.
  func cheaperSide(of constraint: RepairProblem.Constraint) -> RepairProblem.Side {
    let costs = costs(of: constraint)
    return costs.first <= costs.second ? .first : .second
  }

  private static func cheapest(above: [Int], below: [Int], _ asked: [Int32]) -> Int {
    let suffix = suffixMinima(above)
    var best = 2 * RepairProblem.forbidden
    for level in below.indices { best = min(best, below[level] + suffix[Int(asked[level])]) }
    return best
  }

  /// Returns the lowest cost from each level upward; `forbidden` past the last.
  private static func suffixMinima(_ costs: [Int]) -> [Int] {
    var minima = costs + [RepairProblem.forbidden]
    for level in costs.indices.reversed() { minima[level] = min(minima[level], minima[level + 1]) }
    return minima
  }

  /// Returns a lower bound of the total cost with all constraints, by moving costs between their variables.
  ///
  /// For each constraint, the lowest cost of its giving variable for a level of the other is added to that level and subtracted from the
  /// giver (directional arc consistency, Cooper and Schiex 2004); the rest isn't needed for a bound. Around one surface, the bound is
  /// exact.
  /// - Complexity: O(constraints × levels).
  func leastTogether(_ problem: RepairProblem) -> Int {
    var costs = costs
    var uses = [Int](repeating: 0, count: costs.count)
    for constraint in problem.constraints {
      uses[constraint.first] += 1
      uses[constraint.second] += 1
    }
    for index in problem.constraints.indices {
      let constraint = problem.constraints[index]
      // From the variable with fewer constraints to the one with more.
      let givesFirst = uses[constraint.first] <= uses[constraint.second]
      let (giver, taker) = givesFirst ? (constraint.first, constraint.second) : (constraint.second, constraint.first)
      let giverAbove = givesFirst ? constraint.firstAbove : constraint.secondAbove
      let takerAbove = givesFirst ? constraint.secondAbove : constraint.firstAbove
      let mayGiverBeAbove = sides[index] != (givesFirst ? .second : .first)
      let mayTakerBeAbove = sides[index] != (givesFirst ? .first : .second)
      let asked = CostBounds.asked(
        giver: costs[giver], mayGiverBeAbove ? giverAbove : nil, takerCount: costs[taker].count,
        mayTakerBeAbove ? takerAbove : nil)
      for level in costs[taker].indices {
        costs[taker][level] = min(RepairProblem.forbidden, costs[taker][level] + asked[level])
      }
      CostBounds.take(
        asked, from: &costs[giver], mayGiverBeAbove ? giverAbove : nil, mayTakerBeAbove ? takerAbove : nil)
    }
    return min(RepairProblem.forbidden, costs.reduce(0) { $0 + ($1.min() ?? 0) })
  }

  /// Returns the lowest cost of the giver for each level of the taker.
  private static func asked(giver: [Int], _ giverAbove: [Int32]?, takerCount: Int, _ takerAbove: [Int32]?) -> [Int] {
    var asked = [Int](repeating: RepairProblem.forbidden, count: takerCount)
    if let giverAbove {
      let suffix = suffixMinima(giver)
      for level in 0..<takerCount { asked[level] = suffix[Int(giverAbove[level])] }
    }
    if let takerAbove {
      var least = RepairProblem.forbidden
      var below = 0
      for level in 0..<takerCount {
        while below < giver.count, Int(takerAbove[below]) <= level {
          least = min(least, giver[below])
          below += 1
        }
        asked[level] = min(asked[level], least)
      }
    }
    return asked
  }

  /// Subtracts from each level of the giver the highest cost that it passes on.
  private static func take(_ asked: [Int], from giver: inout [Int], _ giverAbove: [Int32]?, _ takerAbove: [Int32]?) {
    var given = [Int](repeating: 0, count: giver.count)
    if let giverAbove {
      var most = 0
      var level = 0
      for above in giver.indices {
        while level < asked.count, Int(giverAbove[level]) <= above {
          if asked[level] < RepairProblem.forbidden { most = max(most, asked[level]) }
          level += 1
        }
        given[above] = most
      }
    }
    if let takerAbove {
      var most = [Int](repeating: 0, count: asked.count + 1)
      for level in asked.indices.reversed() {
        most[level] = max(most[level + 1], asked[level] < RepairProblem.forbidden ? asked[level] : 0)
      }
      for below in giver.indices { given[below] = max(given[below], most[Int(takerAbove[below])]) }
    }
    for level in giver.indices where giver[level] < RepairProblem.forbidden {
      giver[level] -= min(giver[level], given[level])
    }
  }

  /// Removes levels that can't be part of a solution cheaper than `upper`, and decides sides with only one option left.
  ///
  /// - Parameter rounds: the maximum number of passes over all constraints.
  /// - Returns: whether a cheaper solution may exist.
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

  /// Notes the cheapest partner of each level if `above` is the upper variable; returns whether the budget allows a pair.
  private static func note(
    above: [Int], below: [Int], _ asked: [Int32], _ budget: Int, _ upperPartner: inout [Int],
    _ lowerPartner: inout [Int]
  ) -> Bool {
    let suffix = suffixMinima(above)
    var isOpen = false
    var cheapest = RepairProblem.forbidden
    var level = 0
    for upper in above.indices {
      // The levels below that require at most this level.
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
