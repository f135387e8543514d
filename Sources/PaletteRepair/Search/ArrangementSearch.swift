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
    workPerNode = 8 * (levels + problem.constraints.reduce(0) { $0 + $1.firstAbove.count + $1.secondAbove.count })
  }

  /// The best levels of a problem, component by component.
  static func solve(_ problem: RepairProblem, work: Int) -> Result {
    var result = Result(
      levels: problem.variables.map(\.origin), leastCost: 0, arrangements: 0, isComplete: true)
    for component in problem.components() {
      // What nothing is asked of stays, unless the color on its own is ruled out, as on a gradient.
      guard !component.constraints.isEmpty || component.variables.contains(where: problem.isRuledOut) else { continue }
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
    explore(CostBounds(problem), costing: 0)
    let isComplete = leftOpen == .max
    let least = min(leftOpen, best?.cost ?? RepairProblem.forbidden)
    return Result(levels: best?.levels, leastCost: least, arrangements: arrangements, isComplete: isComplete)
  }

  /// Starts with arrangements that are likely to be good, so that most of the others need not be looked at.
  private mutating func guess() {
    let start = CostBounds(problem)
    // As it is now.
    take(
      problem.constraints.map { constraint in
        let (first, second) = (problem.variables[constraint.first], problem.variables[constraint.second])
        let up = ArrangementSearch.rise(first, to: constraint.firstAbove[second.origin])
        let down = ArrangementSearch.rise(second, to: constraint.secondAbove[first.origin])
        return constraint.side ?? (up <= down ? .first : .second)
      })
    // What is cheaper for each two alone.
    take(problem.constraints.map { $0.side ?? start.cheaperSide(of: $0) })
    // All foregrounds on one side.
    for side in RepairProblem.Side.allCases { take(problem.constraints.map { $0.side ?? side }) }
    // One step after the other: what is missed is decided for what is cheaper then.
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

  /// How far a variable would have to rise from where it stands, as a part of its ladder; infinite where the ladder ends before.
  private static func rise(_ variable: RepairProblem.Variable, to level: Int32) -> Double {
    let count = variable.costs.count
    return Int(level) < count ? Double(Int(level) - variable.origin) / Double(count) : .infinity
  }

  /// How many steps a guess may take.
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

  /// Looks at everything that bounds leave, which costs at least as much as is known of it.
  private mutating func explore(_ start: CostBounds, costing known: Int) {
    var bounds = start
    let upper = best?.cost ?? RepairProblem.forbidden
    guard known < upper, bounds.tighten(problem, below: upper, rounds: ArrangementSearch.rounds) else { return }
    let least = max(known, bounds.leastTogether(problem))
    guard least < upper else { return }
    guard work > 0 else {
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

  /// How often constraints are gone through to take levels away, each time something is decided.
  private static let rounds = 4

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
