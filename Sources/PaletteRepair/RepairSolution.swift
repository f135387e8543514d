import Audit
import ColorScience
import DesignTokens

/// The best colors found for all slots of a model.
struct RepairSolution {
  let model: RepairModel
  /// The color of each slot; the base's color for a slot that follows its base.
  private(set) var colors: [Color]
  /// Whether each slot's own color changes.
  private(set) var isChanged: [Bool]
  /// The total cost of the chosen levels, in units of the problem.
  private(set) var cost = 0
  /// The lower bound of the cost of any choice of levels.
  private(set) var leastCost = 0
  private(set) var arrangements = 0
  private(set) var conflicts: [RepairReport.Conflict] = []
  /// The target ratio of each requirement: the required ratio; once dropped, the current ratio if it fails; then nil.
  private(set) var ratios: [Double?]
  /// The family pairs that must still stay distinguishable.
  private var apart: Set<Int>
  /// The limits of the search result.
  private(set) var remarks: [String] = []

  /// The maximum number of rounds in which translucent colors are composited over the chosen colors.
  private static let rounds = 4
  /// The contrast of black on white.
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
          report([index], ConflictDescription(model).alone(index), isSmallest: true)
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

  /// Reports a conflict between requirements, unless one of them was dropped before.
  private mutating func report(_ requirements: [Int], _ reason: String, isSmallest: Bool) {
    guard requirements.allSatisfy({ ratios[$0] == asked(of: $0) }) else { return }
    conflicts.append(
      .init(requirements, reason: reason, isSmallest: isSmallest))
  }

  /// Lowers the target of requirements: first to the current ratio, then to none.
  private mutating func giveUp(_ requirements: [Int]) {
    for index in requirements {
      let requirement = model.requirements[index]
      let isFirstTime = ratios[index] == asked(of: index)
      ratios[index] = isFirstTime ? requirement.current.flatMap { $0 < requirement.ratio ? $0 : nil } : nil
    }
  }

  /// Drops the smallest possible part of a conflict; returns false if no conflict was found.
  private mutating func giveUpConflict(of builder: ProblemBuilder) -> Bool {
    let search = ConflictSearch(builder.problem)
    guard let (constraints, isSmallest) = search.conflict(among: Array(builder.problem.constraints.indices)) else {
      remarks.append("no colors found that make every pairing pass, and no proof that none exist")
      return false
    }
    // Readable text has priority over distinguishable family colors.
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
    report(
      members.compactMap(\.first), ConflictDescription(model).together(constraints, builder), isSmallest: isSmallest)
    guard let given = members.min(by: { order(givingUp: $0) < order(givingUp: $1) }) else {
      remarks.append("no colors satisfy the lightness order of the ramps")
      return false
    }
    giveUp(given)
    return true
  }

  /// Returns the drop order: requirements dropped before, then failing ones, fewest pairings, and lowest ratio.
  private func order(givingUp requirements: [Int]) -> (Int, Int, Int, Double) {
    let fails = requirements.contains { index in
      !(model.requirements[index].current.map { $0 >= model.requirements[index].ratio } ?? false)
    }
    return (isReduced(requirements) ? 0 : 1, fails ? 0 : 1, requirements.count, asked(requirements))
  }

  private func token(_ use: SlotUse) -> TokenPath { model.slots[use.slot].identity.token }

  /// Returns the requirements with the highest target ratio.
  private func strictest(_ requirements: [Int]) -> [Int] {
    let most = asked(requirements)
    return requirements.filter { (ratios[$0] ?? 0) == most }
  }

  /// The slots whose values are written: changed ones, and those that would otherwise change with their base.
  var written: [Int] { model.slots.indices.filter(isWritten) }

  /// Whether the slot's value is written.
  func isWritten(_ slot: Int) -> Bool {
    guard let base = model.slots[slot].base else { return isChanged[slot] }
    if model.isFollowing(slot) { return false }
    let follows = hasMoved(base) && color(shownAt: base) == colors[slot]
    return !follows && (isChanged[slot] || hasMoved(base))
  }

  /// Whether the visible color of a slot changes.
  private func hasMoved(_ slot: Int) -> Bool {
    guard let base = model.slots[slot].base, !isWritten(slot) else { return isChanged[slot] }
    return hasMoved(base)
  }

  /// Returns the visible color of a slot: its own, or that of its base.
  private func color(shownAt slot: Int) -> Color {
    guard let base = model.slots[slot].base, !isWritten(slot) else { return colors[slot] }
    return color(shownAt: base)
  }

  /// Whether a slot shows the value written at another slot, or is that slot.
  func shows(_ slot: Int, _ other: Int) -> Bool {
    if slot == other { return true }
    guard !isWritten(slot), let base = model.slots[slot].base else { return false }
    return shows(base, other)
  }

  /// Returns the modes that show a value, in order.
  func modes(showing slot: Int) -> [String] {
    let shown = Set(model.slots.indices.filter { shows($0, slot) }.flatMap { model.slots[$0].modes })
    return model.report.modes.map(\.name).filter { shown.contains($0) }
  }

  /// The added values whose base also changes.
  var additionsOverChanges: [ColorSlot.Identity] {
    written.filter { model.slots[$0].base.map { hasMoved($0) } ?? false }.map { model.slots[$0].identity }
  }

  /// The requirements with a lowered target.
  var givenUp: [Int] { ratios.indices.filter { ratios[$0] != asked(of: $0) } }

  /// Returns the solution with the conflicts of another solution that drops the same requirements.
  func explained(by other: RepairSolution) -> RepairSolution {
    var solution = self
    solution.conflicts = other.conflicts
    return solution
  }

  /// The added values.
  var additions: [ColorSlot.Identity] {
    written.filter { model.slots[$0].base != nil }.map { model.slots[$0].identity }
  }

  /// The cost of all written values, in units of the problem.
  ///
  /// It includes values that only keep a color that their base no longer shows.
  var writtenCost: Int {
    let kept = written.filter { !isChanged[$0] }
    return kept.reduce(cost) { sum, slot in
      sum + Int((difference(of: slot) + ProblemBuilder.penalty(of: model.slots[slot])) * ProblemBuilder.unit)
    }
  }

  /// Returns the weighted distance of a slot from its current or reference color, whichever is closer.
  private func difference(of slot: Int) -> Double {
    ProblemBuilder.weight(of: model.slots[slot], model.settings)
      * min(
        model.slots[slot].reference.difference(from: colors[slot], by: .ok),
        model.slots[slot].color.difference(from: colors[slot], by: .ok))
  }

  /// The weighted sum of all changes, in ΔEOK.
  var weightedDifference: Double {
    written.reduce(0) { $0 + difference(of: $1) }
  }

  /// Whether the solution is proven optimal among the candidate colors.
  var isProven: Bool { cost <= leastCost }

  /// Returns the target ratio of a requirement before it is dropped.
  private func asked(of index: Int) -> Double {
    min(
      model.requirements[index].ratio * model.margin, max(model.requirements[index].ratio, RepairSolution.largestRatio))
  }

  private func asked(_ requirements: [Int]) -> Double { requirements.compactMap { ratios[$0] }.max() ?? 0 }

  private func isReduced(_ requirements: [Int]) -> Bool {
    requirements.contains { ratios[$0] != asked(of: $0) }
  }
}
