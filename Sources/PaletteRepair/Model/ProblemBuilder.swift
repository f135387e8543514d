import Audit
import ColorScience

/// Converts a model to a problem of levels.
struct ProblemBuilder {
  /// The number of integer cost units per unit of ΔEOK.
  static let unit = 1e9

  let model: RepairModel
  /// The colors of all slots as layers below translucent colors, during one round.
  let current: [Color]
  /// The required ratio of each requirement; nil if it was dropped.
  private(set) var ratios: [Double?]
  private(set) var problem = RepairProblem(variables: [], constraints: [])
  private(set) var reasons: [RepairModel.Reason] = []
  /// Whether the other side of each constraint may be the lighter one, too.
  private(set) var isOpen: [Bool] = []
  /// The side of each constraint at first.
  private var sides: [RepairProblem.Side?] = []
  private var constraintOf: [Key: Int] = [:]
  /// The requirements on a single slot that none of its colors meets.
  private(set) var hopeless: [Int] = []

  private struct Key: Hashable {
    let first, second: Int
    let alphas: SIMD2<Double>
    let mode: String?
  }

  /// - Parameters:
  ///   - current: the current colors of the slots.
  ///   - apart: the family pairs that must stay distinguishable.
  ///   - ratios: the required ratio of each requirement of the model; nil if it was dropped.
  ///   - orders: the pairs that keep their order of lightness.
  init(_ model: RepairModel, current: [Color], reaching ratios: [Double?], apart: Set<Int>, orders: Set<Int>) {
    self.model = model
    self.ratios = ratios
    self.current = current
    problem.variables = model.slots.indices.map { variable($0) }
    for index in model.requirements.indices {
      if let sides = model.sides[index], let ratio = ratios[index] { add(index, reaching: ratio, sides) }
    }
    for index in model.orders.indices where orders.contains(index) { add(orderAt: index) }
    for index in model.families.indices where apart.contains(index) { add(familyAt: index) }
    problem.preferences = model.structure.relations.flatMap(preferences)
  }

  private func variable(_ index: Int) -> RepairProblem.Variable {
    let choices = model.choices[index]
    var costs = choices.choices.map { Int(($0.cost * ProblemBuilder.unit).rounded()) }
    costs[choices.origin] = 0
    if !model.settings.allowsFlips, let isLight = model.slots[index].polarity {
      for (level, choice) in choices.choices.enumerated()
      where level != choices.origin && (choice.luminance > ColorSlot.middle) != isLight {
        costs[level] = RepairProblem.forbidden
      }
    }
    return .init(costs: costs, origin: choices.origin)
  }

  private mutating func add(_ index: Int, reaching ratio: Double, _ sides: RepairModel.Sides) {
    let question = PairConstraint(model.requirements[index], reaching: ratio, sides, model, current: current)
    guard let background = sides.background else {
      // A gradient is fixed: only the foreground changes.
      return restrict(model.variable(of: sides.foreground.slot), at: index) { question.isMet($0, 0) }
    }
    let (first, second) = (model.variable(of: sides.foreground.slot), model.variable(of: background.slot))
    guard first != second else { return restrict(first, at: index) { question.isMet($0, $0) } }
    let key = Key(
      first: first, second: second, alphas: [sides.foreground.alpha, background.alpha],
      mode: question.isOpaque ? nil : model.requirements[index].measured.mode.name)
    if let known = constraintOf[key], case .pairings(let positions) = reasons[known] {
      reasons[known] = .pairings(positions + [index])
      let strictest = positions.compactMap { ratios[$0] }.max() ?? 0
      guard ratio > strictest || !question.isOpaque else { return }
      let (firstAbove, secondAbove) = question.thresholds()
      problem.constraints[known] = .init(
        first: first, second: second,
        firstAbove: ProblemBuilder.stricter(firstAbove, problem.constraints[known].firstAbove),
        secondAbove: ProblemBuilder.stricter(secondAbove, problem.constraints[known].secondAbove),
        side: problem.constraints[known].side)
      return
    }
    constraintOf[key] = problem.constraints.count
    let (firstAbove, secondAbove) = question.thresholds()
    let expected = model.side(of: index)
    append(
      .init(first: first, second: second, firstAbove: firstAbove, secondAbove: secondAbove, side: expected?.side),
      .pairings([index]), isOpen: expected?.isOpen ?? true)
  }

  private mutating func append(_ constraint: RepairProblem.Constraint, _ reason: RepairModel.Reason, isOpen: Bool) {
    problem.constraints.append(constraint)
    sides.append(constraint.side)
    reasons.append(reason)
    self.isOpen.append(isOpen)
  }

  /// Lets the other variable of a constraint be the lighter one.
  mutating func flip(_ constraint: Int) {
    problem.constraints[constraint].side = problem.constraints[constraint].side?.other ?? .first
  }

  /// Drops constraints that have no pairings, and takes the first sides again.
  mutating func release(_ released: [Int]) {
    for index in released {
      let constraint = problem.constraints[index]
      problem.constraints[index] = .init(
        first: constraint.first, second: constraint.second, firstAbove: constraint.firstAbove.map { _ in 0 },
        secondAbove: constraint.secondAbove.map { _ in 0 }, side: nil)
      sides[index] = .first
    }
    for index in sides.indices { problem.constraints[index].side = sides[index] }
  }

  /// Takes the sides of another solution.
  mutating func take(_ sides: [RepairProblem.Side?]) {
    for (index, side) in sides.enumerated() { problem.constraints[index].side = side }
  }

  /// Whether a constraint has no requirement: an order or a distance that readable text has priority over.
  func mayGiveWay(_ constraint: Int) -> Bool {
    switch reasons[constraint] {
    case .pairings: false
    case .order(let order): !model.orders[order].isDeclared
    case .family: true
    }
  }

  /// Returns the side on which the current colors meet a constraint; nil if they don't.
  func currentSide(of constraint: Int) -> RepairProblem.Side? {
    let constraint = problem.constraints[constraint]
    let (first, second) = (problem.variables[constraint.first].origin, problem.variables[constraint.second].origin)
    if constraint.side != .second, first >= Int(constraint.firstAbove[second]) { return .first }
    if second >= Int(constraint.secondAbove[first]) { return .second }
    return first >= Int(constraint.firstAbove[second]) ? .first : nil
  }

  /// The problem without the sides that are only expected.
  var openProblem: RepairProblem {
    var open = problem
    for index in isOpen.indices where isOpen[index] { open.constraints[index].side = nil }
    return open
  }

  /// Sets the required ratios of requirements, and updates their constraints.
  mutating func lower(_ lowered: [(index: Int, ratio: Double?)]) {
    let changed = Set(lowered.map(\.index))
    for (index, ratio) in lowered { ratios[index] = ratio }
    for position in reasons.indices {
      guard case .pairings(let indices) = reasons[position], indices.contains(where: changed.contains) else { continue }
      let constraint = problem.constraints[position]
      var thresholds: (first: [Int32], second: [Int32])?
      var strictest = 0.0
      for index in indices {
        guard let ratio = ratios[index], let sides = model.sides[index] else { continue }
        let question = PairConstraint(model.requirements[index], reaching: ratio, sides, model, current: current)
        guard ratio > strictest || !question.isOpaque else { continue }
        strictest = max(strictest, ratio)
        let (first, second) = question.thresholds()
        thresholds =
          thresholds.map {
            (ProblemBuilder.stricter($0.first, first), ProblemBuilder.stricter($0.second, second))
          } ?? (first, second)
      }
      problem.constraints[position] = .init(
        first: constraint.first, second: constraint.second,
        firstAbove: thresholds?.first ?? constraint.firstAbove.map { _ in 0 },
        secondAbove: thresholds?.second ?? constraint.secondAbove.map { _ in 0 }, side: constraint.side)
    }
  }

  private static func stricter(_ left: [Int32], _ right: [Int32]) -> [Int32] { zip(left, right).map { max($0, $1) } }

  /// Forbids the levels of a variable that don't meet a requirement on this variable alone.
  private mutating func restrict(_ variable: Int, at index: Int, _ isMet: (Int) -> Bool) {
    let met = problem.variables[variable].costs.indices.filter(isMet)
    guard !met.isEmpty else { return hopeless.append(index) }
    let kept = Set(met)
    let allowed = problem.variables[variable].costs.indices.filter {
      kept.contains($0) && problem.variables[variable].costs[$0] < RepairProblem.forbidden
    }
    // A conflict with earlier restrictions can't be attributed later, so this requirement is dropped here.
    guard !allowed.isEmpty else { return hopeless.append(index) }
    for level in problem.variables[variable].costs.indices where !kept.contains(level) {
      problem.variables[variable].costs[level] = RepairProblem.forbidden
    }
  }

  /// Adds the constraint that the lighter of two colors stays lighter.
  private mutating func add(orderAt index: Int) {
    let pair = model.orders[index]
    let (lighter, darker) = (model.variable(of: pair.lighter.slot), model.variable(of: pair.darker.slot))
    guard lighter != darker else { return }
    let (upper, lower) = (model.choices[lighter], model.choices[darker])
    let mayBeEqual = upper.choices[upper.origin].luminance <= lower.choices[lower.origin].luminance
    func above(_ rungs: [ColorChoice], _ others: [ColorChoice]) -> [Int32] {
      var level = 0
      return rungs.map { rung in
        while level < others.count {
          let other = others[level]
          // People compare lightness, displays luminance; rounding doesn't exclude the current colors.
          let isBrighter = mayBeEqual ? other.luminance >= rung.luminance : other.luminance > rung.luminance
          let isAbove =
            pair.least > 0
            ? other.lightness >= rung.lightness + pair.least - 1e-9 && (isBrighter || mayBeEqual) : isBrighter
          if isAbove { break }
          level += 1
        }
        return Int32(level)
      }
    }
    let never = [Int32](repeating: Int32(lower.choices.count), count: upper.choices.count)
    append(
      .init(
        first: lighter, second: darker, firstAbove: above(lower.choices, upper.choices),
        secondAbove: pair.mayTurn ? above(upper.choices, lower.choices) : never, side: .first), .order(index),
      isOpen: pair.mayTurn)
  }

  /// Adds the constraint that two colors of a family stay distinguishable.
  private mutating func add(familyAt index: Int) {
    let pair = model.families[index]
    let (first, second) = (model.variable(of: pair.first.slot), model.variable(of: pair.second.slot))
    guard first != second else { return }
    let question = FamilyConstraint(model.choices[first], model.choices[second], least: pair.least)
    let (firstAbove, secondAbove) = question.thresholds()
    let (one, other) = (model.choices[first], model.choices[second])
    let isFirst = one.choices[one.origin].luminance > other.choices[other.origin].luminance
    append(
      .init(
        first: first, second: second, firstAbove: firstAbove, secondAbove: secondAbove,
        side: isFirst ? .first : .second), .family(index), isOpen: true)
  }
}
