/// The search for the cheapest levels over all orders of variables: branch and bound.
///
/// Without the undecided constraints, the cheapest levels cost no more than with them. If they also meet these constraints, they are the
/// best of their branch; otherwise an unmet constraint is decided both ways. If the work limit isn't reached, the best found levels are
/// optimal.
struct ArrangementSearch {
  /// The result of a search.
  struct Result: Sendable {
    /// The cheapest levels found; nil if none were found.
    var levels: [Int]?
    /// The lower bound of the cost; `forbidden` if there are no levels at all.
    var leastCost: Int
    /// The number of compared arrangements.
    var arrangements: Int
    /// Whether the search was exhaustive.
    var isComplete: Bool
  }

  private let problem: RepairProblem
  private let assignment: LevelAssignment
  /// The remaining work: visited levels and constraints, a measure of time that is the same on every machine.
  private var work: Int
  private let workPerNode: Int
  private let watch: RepairWatch
  private var best: (levels: [Int], cost: Int)?
  private var arrangements = 0
  /// The lowest cost of the branches skipped for lack of work.
  private var leftOpen = Int.max

  init(_ problem: RepairProblem, work: Int, until watch: RepairWatch) {
    self.problem = problem
    self.watch = watch
    self.work = work
    assignment = LevelAssignment(problem: problem)
    let levels = problem.variables.reduce(0) { $0 + $1.costs.count }
    workPerNode = 8 * (levels + problem.constraints.reduce(0) { $0 + $1.firstAbove.count + $1.secondAbove.count })
  }

  /// Returns the best levels of a problem, component by component.
  ///
  /// - Parameter watch: it may end the search early, like a lack of work.
  static func solve(_ problem: RepairProblem, work: Int, until watch: RepairWatch = RepairWatch()) -> Result {
    var result = Result(
      levels: problem.variables.map(\.origin), leastCost: 0, arrangements: 0, isComplete: true)
    for component in problem.components() {
      // Variables without constraints keep their level, unless it is forbidden, as on a gradient.
      guard !component.constraints.isEmpty || component.variables.contains(where: problem.isRuledOut) else { continue }
      let part = problem.part(component)
      var search = ArrangementSearch(part, work: work, until: watch)
      let found = search.run()
      result.arrangements += found.arrangements
      result.isComplete = result.isComplete && found.isComplete
      result.leastCost = min(RepairProblem.forbidden, result.leastCost + found.leastCost)
      guard let levels = found.levels else {
        result.levels = nil
        continue
      }
      for (variable, level) in zip(component.variables, levels) { result.levels?[variable] = level }
    }
    return result
  }

  private mutating func run() -> Result {
    let origins = problem.variables.map(\.origin)
    if problem.variables.allSatisfy({ $0.costs[$0.origin] == 0 }), problem.unmet(by: origins).isEmpty {
      return Result(levels: origins, leastCost: 0, arrangements: 1, isComplete: true)
    }
    guess()
    explore(CostBounds(problem), costing: 0)
    let isComplete = leftOpen == .max
    let least = min(leftOpen, best?.cost ?? RepairProblem.forbidden)
    return Result(levels: best?.levels, leastCost: least, arrangements: arrangements, isComplete: isComplete)
  }

  /// Starts with arrangements that are likely good, which excludes most of the others.
  private mutating func guess() {
    let start = CostBounds(problem)
    // The current order.
    take(
      problem.constraints.map { constraint in
        let (first, second) = (problem.variables[constraint.first], problem.variables[constraint.second])
        let up = ArrangementSearch.rise(first, to: constraint.firstAbove[second.origin])
        let down = ArrangementSearch.rise(second, to: constraint.secondAbove[first.origin])
        return constraint.side ?? (up <= down ? .first : .second)
      })
    // The cheaper side for each constraint alone.
    take(problem.constraints.map { $0.side ?? start.cheaperSide(of: $0) })
    // All foregrounds on one side.
    for side in RepairProblem.Side.allCases { take(problem.constraints.map { $0.side ?? side }) }
    // Step by step: each unmet constraint takes its currently cheaper side.
    var bounds = start
    for _ in 0..<ArrangementSearch.steps {
      guard work > 0,
        bounds.tighten(problem, below: best?.cost ?? RepairProblem.forbidden, rounds: ArrangementSearch.rounds),
        let levels = assignment.levels(costs: bounds.costs, sides: bounds.sides)
      else { return }
      arrangements += 1
      work -= workPerNode
      let unmet = problem.unmet(by: levels)
      if unmet.isEmpty, problem.cost(of: levels) < best?.cost ?? RepairProblem.forbidden {
        best = (levels, problem.cost(of: levels))
      }
      if unmet.isEmpty { return }
      for index in unmet { bounds.sides[index] = bounds.cheaperSide(of: problem.constraints[index]) }
    }
  }

  /// Returns the rise of a variable from its current level as a share of its ladder; infinite past the end of the ladder.
  private static func rise(_ variable: RepairProblem.Variable, to level: Int32) -> Double {
    let count = variable.costs.count
    return Int(level) < count ? Double(Int(level) - variable.origin) / Double(count) : .infinity
  }

  /// The maximum number of steps of a guess.
  private static let steps = 24

  private mutating func take(_ sides: [RepairProblem.Side?]) {
    arrangements += 1
    work -= workPerNode
    guard let levels = assignment.levels(costs: problem.variables.map(\.costs), sides: sides),
      problem.unmet(by: levels).isEmpty
    else { return }
    let cost = problem.cost(of: levels)
    if cost < best?.cost ?? RepairProblem.forbidden { best = (levels, cost) }
  }

  /// Explores all levels within bounds, which cost at least `known`.
  private mutating func explore(_ start: CostBounds, costing known: Int) {
    var bounds = start
    let upper = best?.cost ?? RepairProblem.forbidden
    guard known < upper, bounds.tighten(problem, below: upper, rounds: ArrangementSearch.rounds) else { return }
    let least = max(known, bounds.leastTogether(problem))
    guard least < upper else { return }
    guard work > 0, !watch.hasEnded else {
      leftOpen = min(leftOpen, least)
      return
    }
    work -= workPerNode
    arrangements += 1
    guard let levels = assignment.levels(costs: bounds.costs, sides: bounds.sides) else { return }
    let cost = problem.cost(of: levels)
    guard cost < upper else { return }
    guard let (constraint, cheaper) = branch(bounds, problem.unmet(by: levels)) else {
      best = (levels, cost)
      return
    }
    for side in [cheaper, cheaper == .first ? .second : .first] {
      var next = bounds
      next.sides[constraint] = side
      explore(next, costing: max(least, cost))
    }
  }

  /// The maximum number of passes over the constraints to remove levels after each decision.
  private static let rounds = 4

  /// Returns the unmet constraint with the highest cost of its cheaper side, and that side; nil if all are met.
  private func branch(_ bounds: CostBounds, _ unmet: [Int]) -> (Int, RepairProblem.Side)? {
    var chosen: (index: Int, side: RepairProblem.Side, cost: Int)?
    for index in unmet {
      let costs = bounds.costs(of: problem.constraints[index])
      let side: RepairProblem.Side = costs.first <= costs.second ? .first : .second
      let cost = min(costs.first, costs.second)
      if cost > chosen?.cost ?? -1 { chosen = (index, side, cost) }
    }
    return chosen.map { ($0.index, $0.side) }
  }
}
