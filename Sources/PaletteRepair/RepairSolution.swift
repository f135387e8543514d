import Audit
import ColorScience
import DesignTokens

/// Colors for all slots of a model, the best that were found.
struct RepairSolution {
  let model: RepairModel
  /// The color of each slot; of one that follows its base, the base's.
  private(set) var colors: [Color]
  /// Whether each slot is written.
  private(set) var isChanged: [Bool]
  /// The sum of the costs of what is written, in units of the problem.
  private(set) var cost = 0
  /// No choice of levels costs less.
  private(set) var leastCost = 0
  private(set) var arrangements = 0
  private(set) var conflicts: [RepairReport.Conflict] = []
  /// What is asked of each requirement: what it requires; once that was given up, to be no worse than now; then nothing.
  private(set) var ratios: [Double?]
  /// The pairs of families that are still to be kept apart.
  private var apart: Set<Int>
  /// What could not be found out.
  private(set) var remarks: [String] = []

  /// How often translucent colors are composited anew over what was chosen.
  private static let rounds = 4
  /// The contrast of black and white.
  private static let largestRatio = 21.0

  init(of model: RepairModel, work: Int) {
    self.model = model
    colors = model.slots.map(\.color)
    isChanged = model.slots.map { _ in false }
    apart = Set(model.families.indices)
    ratios = model.requirements.map { min($0.ratio * model.margin, max($0.ratio, RepairSolution.largestRatio)) }
    for _ in 0..<RepairSolution.rounds {
      let before = colors
      solve(work: work)
      let isSettled = model.isOpaque || zip(before, colors).allSatisfy { $0 == $1 }
      if isSettled { break }
    }
  }

  private mutating func solve(work: Int) {
    while true {
      let builder = ProblemBuilder(model, current: colors, reaching: ratios, apart: apart)
      if !builder.hopeless.isEmpty {
        for index in builder.hopeless {
          report([index], ConflictWords(model).alone(index), isSmallest: true)
          giveUp([index])
        }
        continue
      }
      let result = ArrangementSearch.solve(builder.problem, work: work)
      arrangements += result.arrangements
      if let levels = result.levels {
        take(levels, builder.problem, leastCost: result.leastCost)
        return
      }
      guard giveUpConflict(of: builder) else { return }
    }
  }

  private mutating func take(_ levels: [Int], _ problem: RepairProblem, leastCost: Int) {
    for slot in model.slots.indices {
      let variable = model.variable(of: slot)
      colors[slot] = model.ladders[variable].rungs[levels[variable]].color
      isChanged[slot] = variable == slot && levels[slot] != model.ladders[slot].origin
    }
    cost = problem.cost(of: levels)
    self.leastCost = leastCost
  }

  /// Reports a conflict between requirements, unless it is only about what was given up before.
  private mutating func report(_ requirements: [Int], _ reason: String, isSmallest: Bool) {
    guard requirements.allSatisfy({ ratios[$0] == asked(of: $0) }) else { return }
    conflicts.append(
      .init(requirements, reason: reason, isSmallest: isSmallest))
  }

  /// Asks less of requirements: to be no worse than now, and in the end nothing.
  private mutating func giveUp(_ requirements: [Int]) {
    for index in requirements {
      let requirement = model.requirements[index]
      let isFirstTime = ratios[index] == asked(of: index)
      ratios[index] = isFirstTime ? requirement.current.flatMap { $0 < requirement.ratio ? $0 : nil } : nil
    }
  }

  /// Gives up what is in conflict, as little as that can be; false when nothing was found to be.
  private mutating func giveUpConflict(of builder: ProblemBuilder) -> Bool {
    let search = ConflictSearch(builder.problem)
    guard let (constraints, isSmallest) = search.conflict(among: Array(builder.problem.constraints.indices)) else {
      remarks.append("no colors found that make every pairing pass, and no proof that none exist")
      return false
    }
    // Words must be read before colors are told apart.
    let families = constraints.compactMap { constraint in
      if case .family(let index) = builder.reasons[constraint] { index } else { nil }
    }
    if let family = families.last {
      apart.remove(family)
      let pair = model.families[family]
      remarks.append("\(token(pair.first)) and \(token(pair.second)) of \(pair.name) can't stay distinguishable")
      return true
    }
    let members = constraints.compactMap { constraint in
      if case .pairings(let indices) = builder.reasons[constraint] { strictest(indices) } else { nil }
    }
    report(members.compactMap(\.first), ConflictWords(model).together(constraints, builder), isSmallest: isSmallest)
    guard let given = members.min(by: { order(givingUp: $0) < order(givingUp: $1) }) else {
      remarks.append("no colors satisfy the lightness order of the ramps")
      return false
    }
    giveUp(given)
    return true
  }

  /// What goes first: what was given up before, then what fails now, then what the fewest pairings ask for, and of those what asks for least.
  private func order(givingUp requirements: [Int]) -> (Int, Int, Int, Double) {
    let fails = requirements.contains { index in
      !(model.requirements[index].current.map { $0 >= model.requirements[index].ratio } ?? false)
    }
    return (isReduced(requirements) ? 0 : 1, fails ? 0 : 1, requirements.count, asked(requirements))
  }

  private func token(_ use: SlotUse) -> TokenPath { model.slots[use.slot].identity.token }

  /// Of requirements of the same colors those that ask for most.
  private func strictest(_ requirements: [Int]) -> [Int] {
    let most = asked(requirements)
    return requirements.filter { (ratios[$0] ?? 0) == most }
  }

  /// The slots whose values are written: what changed, and what would change with its base and does not.
  var written: [Int] { model.slots.indices.filter(isWritten) }

  /// Whether a slot's value is written.
  func isWritten(_ slot: Int) -> Bool {
    guard let base = model.slots[slot].base else { return isChanged[slot] }
    if model.isFollowing(slot) { return false }
    let follows = hasMoved(base) && color(shownAt: base) == colors[slot]
    return !follows && (isChanged[slot] || hasMoved(base))
  }

  /// Whether what shows at a slot is another color than now.
  private func hasMoved(_ slot: Int) -> Bool {
    guard let base = model.slots[slot].base, !isWritten(slot) else { return isChanged[slot] }
    return hasMoved(base)
  }

  /// The color that shows at a slot: its own, or that of what it is based on.
  private func color(shownAt slot: Int) -> Color {
    guard let base = model.slots[slot].base, !isWritten(slot) else { return colors[slot] }
    return color(shownAt: base)
  }

  /// Whether a slot shows the value that is written at another one, or itself.
  func shows(_ slot: Int, _ other: Int) -> Bool {
    if slot == other { return true }
    guard !isWritten(slot), let base = model.slots[slot].base else { return false }
    return shows(base, other)
  }

  /// The modes in which a value shows, in order.
  func modes(showing slot: Int) -> [String] {
    let shown = Set(model.slots.indices.filter { shows($0, slot) }.flatMap { model.slots[$0].modes })
    return model.report.modes.map(\.name).filter { shown.contains($0) }
  }

  /// Values that are added although the one they are based on changes, too.
  var additionsOverChanges: [ColorSlot.Identity] {
    written.filter { model.slots[$0].base.map { hasMoved($0) } ?? false }.map { model.slots[$0].identity }
  }

  /// The requirements of which less is asked than at first.
  var givenUp: [Int] { ratios.indices.filter { ratios[$0] != asked(of: $0) } }

  /// The same with the conflicts of another solution that gives up the same.
  func explained(by other: RepairSolution) -> RepairSolution {
    var solution = self
    solution.conflicts = other.conflicts
    return solution
  }

  /// Values that are added.
  var additions: [ColorSlot.Identity] {
    written.filter { model.slots[$0].base != nil }.map { model.slots[$0].identity }
  }

  /// What everything that is written costs, in units of the problem: also values that only keep what their base no longer shows.
  var writtenCost: Int {
    let kept = written.filter { !isChanged[$0] }
    return kept.reduce(cost) { sum, slot in
      sum + Int((difference(of: slot) + ProblemBuilder.penalty(of: model.slots[slot])) * ProblemBuilder.unit)
    }
  }

  /// How far a slot is from what it is compared with, times its weight.
  private func difference(of slot: Int) -> Double {
    ProblemBuilder.weight(of: model.slots[slot], model.settings)
      * min(
        model.slots[slot].reference.difference(from: colors[slot], by: .ok),
        model.slots[slot].color.difference(from: colors[slot], by: .ok))
  }

  /// The sum of all changes, each times its weight, in deltaEOK.
  var weightedDifference: Double {
    written.reduce(0) { $0 + difference(of: $1) }
  }

  /// Whether nothing among the colors that were considered is better.
  var isProven: Bool { cost <= leastCost }

  /// What is asked of a requirement before it is given up.
  private func asked(of index: Int) -> Double {
    min(
      model.requirements[index].ratio * model.margin, max(model.requirements[index].ratio, RepairSolution.largestRatio))
  }

  private func asked(_ requirements: [Int]) -> Double { requirements.compactMap { ratios[$0] }.max() ?? 0 }

  private func isReduced(_ requirements: [Int]) -> Bool {
    requirements.contains { ratios[$0] != asked(of: $0) }
  }
}
