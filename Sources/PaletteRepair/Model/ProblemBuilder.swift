import Audit
import ColorScience

/// Writes a model down as a problem of levels.
struct ProblemBuilder {
  /// Whole units of cost per unit of deltaEOK.
  static let unit = 1e9
  /// What it costs to change a token at all, in deltaEOK: a tenth of what is noticed side by side (0.02, CSS Color 4), so that of changes that look
  /// the same the one with fewer tokens is taken.
  static let changePenalty = 0.002

  /// What it costs to give a token a value it did not have, in deltaEOK: as much as a difference that is just noticed side by side.
  static let additionPenalty = 0.02

  let model: RepairModel
  /// The colors of all slots that lie below translucent ones while the others are chosen.
  let current: [Color]
  /// What is asked of each requirement; nil of one that is given up.
  let ratios: [Double?]
  private(set) var problem = RepairProblem(variables: [], constraints: [])
  private(set) var reasons: [RepairModel.Reason] = []
  private var constraintOf: [Key: Int] = [:]
  /// Requirements of one slot alone that none of its colors meets.
  private(set) var hopeless: [Int] = []

  private struct Key: Hashable {
    let first, second: Int
    let alphas: SIMD2<Double>
    let mode: String?
  }

  /// - Parameters:
  ///   - current: the colors that slots have meanwhile.
  ///   - apart: the pairs of families that have to stay apart.
  ///   - ratios: what is asked of each requirement of the model; nil of one that is given up.
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

  /// What it costs to write a slot at all.
  static func penalty(of slot: ColorSlot) -> Double { slot.base == nil ? changePenalty : additionPenalty }

  /// The factor on a slot's change; of several that fit, the last counts.
  static func weight(of slot: ColorSlot, _ settings: RepairReport.Settings) -> Double {
    let path = slot.identity.token.description
    return settings.weights.last { $0.pattern.matches(path) }?.factor ?? 1
  }

  private mutating func add(_ index: Int, reaching ratio: Double, _ sides: RepairModel.Sides) {
    let question = PairQuestion(model.requirements[index], reaching: ratio, sides, model, current: current)
    guard let background = sides.background else {
      // A gradient lies still: only the foreground moves.
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

  /// Forbids the levels of one variable that a requirement on it alone rules out.
  private mutating func restrict(_ variable: Int, at index: Int, _ isMet: (Int) -> Bool) {
    let met = problem.variables[variable].costs.indices.filter(isMet)
    guard !met.isEmpty else { return hopeless.append(index) }
    let kept = Set(met)
    let allowed = problem.variables[variable].costs.indices.filter {
      kept.contains($0) && problem.variables[variable].costs[$0] < RepairProblem.forbidden
    }
    // What earlier requirements leave and this one does not cannot be told apart later, so it is given up here.
    guard !allowed.isEmpty else { return hopeless.append(index) }
    for level in problem.variables[variable].costs.indices where !kept.contains(level) {
      problem.variables[variable].costs[level] = RepairProblem.forbidden
    }
  }

  /// Keeps the lighter of two neighbors of a ramp lighter.
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

  /// Keeps two colors of a family apart.
  private mutating func add(familyAt index: Int) {
    let pair = model.families[index]
    let (first, second) = (model.variable(of: pair.first.slot), model.variable(of: pair.second.slot))
    guard first != second else { return }
    let question = FamilyQuestion(model.ladders[first], model.ladders[second], least: pair.least)
    let (firstAbove, secondAbove) = question.thresholds()
    problem.constraints.append(.init(first: first, second: second, firstAbove: firstAbove, secondAbove: secondAbove))
    reasons.append(.family(index))
  }
}
