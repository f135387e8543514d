import Audit
import ColorScience
import DesignTokens

/// The best colors found for all slots of a model.
struct RepairSolution {
  let model: RepairModel
  /// When the search ends early.
  let watch: RepairWatch
  /// The color of each slot; the base's color for a slot that follows its base.
  private(set) var colors: [Color]
  /// Whether each slot's own color changes.
  private(set) var isChanged: [Bool]
  /// The total cost of the chosen levels, in units of the problem.
  private(set) var cost = 0
  /// The lower bound of the cost of any choice of levels.
  private(set) var leastCost = 0
  var arrangements = 0
  var conflicts: [RepairReport.Conflict] = []
  /// What each requirement must still reach.
  var stages: [Stage]
  /// The chosen level of each slot.
  private(set) var levels: [Int]
  /// The number of requirements that were dropped without a description of their conflict.
  var unexplained = 0
  /// Whether the search ended without colors, and without a proof that there are none.
  private(set) var isUnfinished = false
  /// Whether all sides were searched together in this round.
  var isArranged = false
  /// The pairs that still keep their order of lightness.
  var orders: Set<Int>
  /// The ratio that screens show now for each requirement; nil if unknown.
  let current: [Double?]
  /// The family pairs that must still stay distinguishable.
  var apart: Set<Int>
  /// The limits of the search result.
  var remarks: [String] = []

  /// What a requirement must reach.
  enum Stage: Int, Comparable {
    /// The required ratio and the margin.
    case margin
    /// The required ratio.
    case requirement
    /// The current ratio of a failing pairing.
    case current
    /// Nothing.
    case none

    var next: Stage { Stage(rawValue: rawValue + 1) ?? .none }
    static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
  }

  /// The maximum number of rounds in which translucent colors are composited over the chosen colors.
  private static let rounds = 4
  /// The contrast of black on white.
  private static let largestRatio = 21.0

  init(of model: RepairModel, _ palette: RepairPalette) {
    self.model = model
    watch = palette.watch
    current = palette.current
    colors = model.slots.map(\.color)
    levels = model.slots.map { _ in 0 }
    isChanged = model.slots.map { _ in false }
    apart = Set(model.families.indices)
    orders = Set(model.orders.indices)
    stages = model.requirements.indices.map { $0 == palette.without ? .none : .margin }
    for _ in 0..<RepairSolution.rounds {
      let before = colors
      solve()
      let isSettled = model.isOpaque || zip(before, colors).allSatisfy { $0 == $1 }
      if isSettled { break }
    }
  }

  /// Returns the ratio that a requirement must reach in a stage; nil if none.
  func ratio(_ index: Int, _ stage: Stage) -> Double? {
    let required = model.requirements[index].ratio
    let current = current[index] ?? 0
    switch stage {
    case .margin:
      let most = min(required * (1 + model.settings.margin) * model.margin, max(required, RepairSolution.largestRatio))
      // What passes need not gain a margin, but doesn't lose what it has of one.
      return current >= required ? max(required, min(most, current)) : most
    case .requirement: return required
    case .current: return current > 0 && current < required ? current : nil
    case .none: return nil
    }
  }

  private mutating func solve() {
    let ratios = model.requirements.indices.map { ratio($0, stages[$0]) }
    var builder = ProblemBuilder(model, current: colors, reaching: ratios, apart: apart, orders: orders)
    while !builder.hopeless.isEmpty {
      for index in builder.hopeless {
        if stages[index] == .requirement { report([index], isSmallest: true) { $0.alone(index) } }
        giveUp([index])
      }
      builder = rebuilt(builder)
    }
    // The conflicts that excluded the expected side of constraints.
    var flips: [Int: [Int]] = [:]
    isArranged = false
    var given: Set<Int> = []
    while true {
      let conflicts = ConflictSearch(builder.problem).decidedConflicts()
      if conflicts.isEmpty { break }
      let isTooMuch = watch.hasEnded || conflicts.count > RepairSolution.manyConflicts
      if isTooMuch || !resolve(conflicts, &builder, &flips) {
        given = settle(&builder)
        break
      }
    }
    regain(&builder, describing: given)
    guard let levels = CutSearch.solve(builder.problem) else { return isUnfinished = true }
    take(levels, builder.problem, leastCost: nil)
    let sides = builder.isOpen.indices.filter { builder.isOpen[$0] }
    if !sides.isEmpty, cost > 0 { improve(builder, sides) }
  }

  /// Searches for a cheaper choice of the sides that are only expected.
  private mutating func improve(_ builder: ProblemBuilder, _ sides: [Int]) {
    var plain = builder.problem
    for index in sides { plain.constraints[index].side = nil }
    plain.preferences = []
    let result = ArrangementSearch.solve(plain, work: model.settings.effort, until: watch)
    arrangements += result.arrangements
    leastCost = min(leastCost, result.leastCost)
    guard let found = result.levels else { return }
    var problem = builder.problem
    for index in sides {
      let constraint = problem.constraints[index]
      let (first, second) = (found[constraint.first], found[constraint.second])
      problem.constraints[index].side = first >= Int(constraint.firstAbove[second]) ? .first : .second
    }
    guard let levels = CutSearch.solve(problem),
      problem.cost(of: levels) + problem.preferenceCost(of: levels) < cost
    else { return }
    take(levels, problem, leastCost: min(leastCost, result.leastCost))
  }

  func rebuilt(_ builder: ProblemBuilder) -> ProblemBuilder {
    let ratios = model.requirements.indices.map { ratio($0, stages[$0]) }
    return ProblemBuilder(model, current: builder.current, reaching: ratios, apart: apart, orders: orders)
  }

  private mutating func take(_ levels: [Int], _ problem: RepairProblem, leastCost: Int?) {
    for slot in model.slots.indices {
      let variable = model.variable(of: slot)
      self.levels[slot] = levels[variable]
      colors[slot] = model.choices[variable].choices[levels[variable]].color
      isChanged[slot] = variable == slot && levels[slot] != model.choices[slot].origin
    }
    cost = problem.cost(of: levels) + problem.preferenceCost(of: levels)
    self.leastCost = leastCost ?? cost
  }

  /// The slots whose values are written: changed ones, and those that would otherwise change with their base.
  var written: [Int] { model.slots.indices.filter(isWritten) }

  /// Whether the slot's value is written.
  func isWritten(_ slot: Int) -> Bool {
    guard let base = model.slots[slot].base else {
      // The token of an alias keeps its color in place of that of the changed color behind it.
      return isChanged[slot] || model.slots[slot].end.map { isChanged[$0] && model.slots[slot].mayHoldColor } ?? false
    }
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

  /// Returns the slots whose values a slot shows: itself, and if its value isn't written, its bases.
  func shown(by slot: Int) -> [Int] {
    var shown = [slot]
    var index = slot
    while !isWritten(index), let base = model.slots[index].base {
      shown.append(base)
      index = base
    }
    return shown
  }

  /// The modes that show each value, in order.
  var modesByWrittenSlot: [Int: [String]] {
    var modes: [Int: Set<String>] = [:]
    for index in model.slots.indices {
      for slot in shown(by: index) { modes[slot, default: []].formUnion(model.slots[index].modes) }
    }
    let order = model.report.modes.map(\.name)
    return modes.mapValues { shown in order.filter(shown.contains) }
  }

  /// Returns the chosen color of a slot.
  func choice(of slot: Int) -> ColorChoice { model.choices[model.variable(of: slot)].choices[levels[slot]] }

  /// Returns the token that the alias of a slot names in place of another; nil if it doesn't change or a color is written.
  func target(of slot: Int) -> TokenPath? {
    guard isWritten(slot), case .alias(let target) = model.choices[slot].choices[levels[slot]].edit else { return nil }
    return target
  }

  /// Returns the aliases that keep their color although the color behind them changes, or that name a token that changes.
  ///
  /// - Parameter all: whether tokens that may hold a color count, too; otherwise they get the color that they keep.
  func boundSites(_ sites: AliasSites, all: Bool) -> Set<AliasSites.Place> {
    let changed = Set(
      written.map { AliasSites.Place(token: model.slots[$0].identity.token, mode: model.slots[$0].identity.mode) })
    let tokens = Set(changed.map(\.token))
    var bound: Set<AliasSites.Place> = []
    for (index, slot) in model.slots.enumerated() where slot.identity.kind == .detached || slot.fallbackTarget != nil {
      let place = AliasSites.Place(token: slot.identity.token, mode: slot.identity.mode)
      let isKept = slot.base == nil && !isChanged[index] && sites.sites[place].map { changed.contains($0.end) } ?? false
      if isKept && (all || !slot.mayHoldColor) || target(of: index).map(tokens.contains) ?? false {
        bound.insert(place)
      }
    }
    return bound
  }

  /// The added values whose base also changes.
  var additionsOverChanges: [ColorSlot.Identity] {
    written.filter { model.slots[$0].base.map { hasMoved($0) } ?? false }.map { model.slots[$0].identity }
  }

  /// The number of orders and distances that gave way.
  var lostRelations: Int { model.orders.count - orders.count + model.families.count - apart.count }

  /// The requirements with a lowered target.
  var givenUp: [Int] { stages.indices.filter { stages[$0] > .requirement } }

  /// The requirements that a compromise may leave worse than they are: those that pass now or aren't kept at their current ratio.
  var hurt: [Int] {
    givenUp.filter { stages[$0] == .none && current[$0] != nil || (current[$0] ?? 0) >= model.requirements[$0].ratio }
  }

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
    written.filter { !isChanged[$0] }.reduce(cost) { sum, slot in
      let difference = min(
        model.slots[slot].reference.difference(from: colors[slot], by: .ok),
        model.slots[slot].color.difference(from: colors[slot], by: .ok))
      let price = difference * model.slots[slot].factor(model.settings)
      return sum
        + Int(((price + model.slots[slot].fixedCost(model.settings.effectiveCosts)) * ProblemBuilder.unit).rounded())
    }
  }

  /// Whether the solution is proven optimal among the candidate colors.
  var isProven: Bool { cost <= leastCost }
}
