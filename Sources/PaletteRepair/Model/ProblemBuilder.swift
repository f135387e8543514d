import Audit
import ColorScience

/// Converts a model to a problem of levels.
struct ProblemBuilder {
  /// The number of integer cost units per unit of ΔEOK.
  static let unit = 1e9
  /// The cost of changing a token at all, in ΔEOK: a tenth of a just noticeable difference (0.02, CSS Color 4).
  ///
  /// Of changes that look the same, the search so prefers the one with fewer tokens.
  static let changePenalty = 0.002

  /// The cost of adding a value to a token, in ΔEOK: a just noticeable difference.
  static let additionPenalty = 0.02

  let model: RepairModel
  /// The colors of all slots as layers below translucent colors, during one round.
  let current: [Color]
  /// The required ratio of each requirement; nil if it was dropped.
  let ratios: [Double?]
  private(set) var problem = RepairProblem(variables: [], constraints: [])
  private(set) var reasons: [RepairModel.Reason] = []
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
  init(_ model: RepairModel, current: [Color], reaching ratios: [Double?], apart: Set<Int>) {
    self.model = model
    self.ratios = ratios
    self.current = current
    problem.variables = model.slots.indices.map { variable($0) }
    for index in model.requirements.indices {
      if let sides = model.sides[index], let ratio = ratios[index] { add(index, reaching: ratio, sides) }
    }
    for ramp in model.ramps { add(ramp) }
    for index in model.families.indices where apart.contains(index) { add(familyAt: index) }
  }

  private func variable(_ index: Int) -> RepairProblem.Variable {
    let ladder = model.ladders[index]
    let penalty = ProblemBuilder.penalty(of: model.slots[index])
    let factor = ProblemBuilder.weight(of: model.slots[index], model.settings)
    var costs = ladder.rungs.map { rung in
      Int(((factor * rung.difference + penalty) * ProblemBuilder.unit).rounded())
    }
    costs[ladder.origin] = 0
    return .init(costs: costs, origin: ladder.origin)
  }

  /// Returns the fixed cost of writing a slot.
  static func penalty(of slot: ColorSlot) -> Double { slot.base == nil ? changePenalty : additionPenalty }

  /// Returns the weight of a slot; of several matching patterns, the last one applies.
  static func weight(of slot: ColorSlot, _ settings: RepairReport.Settings) -> Double {
    let path = slot.identity.token.description
    return settings.weights.last { $0.pattern.matches(path) }?.factor ?? 1
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
        secondAbove: ProblemBuilder.stricter(secondAbove, problem.constraints[known].secondAbove))
      return
    }
    constraintOf[key] = problem.constraints.count
    let (firstAbove, secondAbove) = question.thresholds()
    problem.constraints.append(.init(first: first, second: second, firstAbove: firstAbove, secondAbove: secondAbove))
    reasons.append(.pairings([index]))
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

  /// Adds the constraint that the lighter of two neighbors of a ramp stays lighter.
  private mutating func add(_ ramp: (lighter: SlotUse, darker: SlotUse)) {
    let (lighter, darker) = (model.variable(of: ramp.lighter.slot), model.variable(of: ramp.darker.slot))
    guard lighter != darker else { return }
    let (upper, lower) = (model.ladders[lighter].rungs, model.ladders[darker].rungs)
    let mayBeEqual =
      upper[model.ladders[lighter].origin].luminance <= lower[model.ladders[darker].origin].luminance
    var above: [Int32] = []
    var level = 0
    for rung in lower {
      while level < upper.count,
        mayBeEqual ? upper[level].luminance < rung.luminance : upper[level].luminance <= rung.luminance
      {
        level += 1
      }
      above.append(Int32(level))
    }
    let never = [Int32](repeating: Int32(lower.count), count: upper.count)
    problem.constraints.append(
      .init(first: lighter, second: darker, firstAbove: above, secondAbove: never, side: .first))
    reasons.append(.ramp)
  }

  /// Adds the constraint that two colors of a family stay distinguishable.
  private mutating func add(familyAt index: Int) {
    let pair = model.families[index]
    let (first, second) = (model.variable(of: pair.first.slot), model.variable(of: pair.second.slot))
    guard first != second else { return }
    let question = FamilyConstraint(model.ladders[first], model.ladders[second], least: pair.least)
    let (firstAbove, secondAbove) = question.thresholds()
    problem.constraints.append(.init(first: first, second: second, firstAbove: firstAbove, secondAbove: secondAbove))
    reasons.append(.family(index))
  }
}
