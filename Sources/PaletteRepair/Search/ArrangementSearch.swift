/// The search for the cheapest levels over all arrangements of which variable lies above which: branch and bound.
///
/// Without the constraints that are not decided yet, the cheapest levels cost no more than with them. Where they meet those too they are the
/// best of their branch; else one that they miss is decided both ways. With no work left to do, the best that was found is the optimum.
struct ArrangementSearch {
  /// What a search came to.
  struct Result: Sendable {
    /// The cheapest levels that were found; nil where there are none, or none were found.
    var levels: [Int]?
    /// No levels cost less than this; forbidden where there are none at all.
    var leastCost: Int
    /// How many arrangements were compared.
    var arrangements: Int
    /// Whether everything was looked at.
    var isComplete: Bool
  }

  private let problem: RepairProblem
  private let assignment: LevelAssignment
  /// How much may be done: levels and constraints gone through, a measure of time that is the same on every machine.
  private var work: Int
  private let workPerNode: Int
  private var best: (levels: [Int], cost: Int)?
  private var arrangements = 0
  /// The least cost of the branches that were left for lack of work.
  private var leftOpen = Int.max

  init(_ problem: RepairProblem, work: Int) {
    self.problem = problem
    self.work = work
    assignment = LevelAssignment(problem: problem)
    let levels = problem.variables.reduce(0) { $0 + $1.costs.count }
    workPerNode = levels + problem.constraints.reduce(0) { $0 + $1.firstAbove.count + $1.secondAbove.count }
  }

  /// The best levels of a problem, component by component.
  static func solve(_ problem: RepairProblem, work: Int) -> Result {
    var result = Result(
      levels: problem.variables.map(\.origin), leastCost: 0, arrangements: 0, isComplete: true)
    for component in problem.components() where !component.constraints.isEmpty {
      let part = problem.part(component)
      var search = ArrangementSearch(part, work: work)
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
    explore(CostBounds(problem))
    let isComplete = leftOpen == .max
    let least = min(leftOpen, best?.cost ?? RepairProblem.forbidden)
    return Result(levels: best?.levels, leastCost: least, arrangements: arrangements, isComplete: isComplete)
  }

  /// Starts with the arrangement that is there now, so that most of the others need not be looked at.
  private mutating func guess() {
    let sides = problem.constraints.map { constraint -> RepairProblem.Side? in
      if let side = constraint.side { return side }
      let (first, second) = (problem.variables[constraint.first], problem.variables[constraint.second])
      // How far each would have to move, were it alone to move.
      let up = Int(constraint.firstAbove[second.origin]) - first.origin
      let down = Int(constraint.secondAbove[first.origin]) - second.origin
      return up <= down ? .first : .second
    }
    take(assignment.levels(costs: problem.variables.map(\.costs), sides: sides))
  }

  private mutating func take(_ levels: [Int]?) {
    arrangements += 1
    guard let levels, problem.unmet(by: levels).isEmpty else { return }
    let cost = problem.cost(of: levels)
    if cost < best?.cost ?? RepairProblem.forbidden { best = (levels, cost) }
  }

  private mutating func explore(_ start: CostBounds) {
    var bounds = start
    guard bounds.tighten(problem, below: best?.cost ?? RepairProblem.forbidden, rounds: 12) else { return }
    guard work > 0 else {
      leftOpen = min(leftOpen, bounds.least)
      return
    }
    work -= workPerNode
    arrangements += 1
    guard let levels = assignment.levels(costs: bounds.costs, sides: bounds.sides) else { return }
    let cost = problem.cost(of: levels)
    guard cost < best?.cost ?? RepairProblem.forbidden else { return }
    guard let (constraint, cheaper) = branch(bounds, problem.unmet(by: levels)) else {
      best = (levels, cost)
      return
    }
    for side in [cheaper, cheaper == .first ? .second : .first] {
      var next = bounds
      next.sides[constraint] = side
      explore(next)
    }
  }

  /// The constraint whose cheaper side costs most, and that side; nil when none is left.
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
