import Audit
import ColorScience

/// The constraint of a pairing: whether two levels meet its requirement, and the levels from which they do.
///
/// Between opaque colors, luminances decide exactly, both as written and as screens show the colors. Translucent colors are composited over
/// the current lower layers, on every surface if none of these layers is opaque. A level then counts as sufficient if all brighter levels
/// are: an approximation that is audited later.
struct PairConstraint {
  private let requirement: RepairRequirement
  private let ratio: Double
  private let sides: RepairModel.Sides
  private let model: RepairModel
  /// The stacks below the background, one for every possible lowest surface; one empty stack if the background is opaque.
  private let stacks: [[Color]]
  private let front, back: ColorChoices
  /// Whether all colors are opaque, so that luminances decide.
  let isOpaque: Bool

  init(
    _ requirement: RepairRequirement, reaching ratio: Double, _ sides: RepairModel.Sides, _ model: RepairModel,
    current: [Color]
  ) {
    self.requirement = requirement
    self.ratio = ratio
    self.sides = sides
    self.model = model
    front = model.choices[model.variable(of: sides.foreground.slot)]
    func shown(_ use: SlotUse) -> Color { use.shown(current[model.variable(of: use.slot)]) }
    if let background = sides.background {
      back = model.choices[model.variable(of: background.slot)]
      let isBackOpaque = background.shown(back.choices[back.origin].color).isOpaque
      isOpaque = isBackOpaque && sides.foreground.shown(front.choices[front.origin].color).isOpaque
      let below = sides.below.map(shown)
      let surfaces = model.surfaces(behind: requirement.measured)
      stacks =
        isBackOpaque || below.contains(where: { $0.isOpaque }) || surfaces.isEmpty
        ? [below] : surfaces.map { below + [shown($0)] }
    } else {
      back = front
      isOpaque = false
      stacks = [sides.below.map(shown)]
    }
  }

  /// Whether levels of foreground and background meet the requirement, with `side` lighter, or either if nil.
  func isMet(_ first: Int, _ second: Int, above side: RepairProblem.Side? = nil) -> Bool {
    let color = sides.foreground.shown(front.choices[first].color)
    guard let background = sides.background else {
      guard let gradient = requirement.measured.backgrounds.first?.gradient else { return false }
      return stacks.allSatisfy { stack in
        let worst = worstContrast(of: color, on: gradient, over: stack)
        return worst.ratio >= ratio && lowestShownContrast(of: color, on: [worst.background] + stack) >= ratio
      }
    }
    if isOpaque {
      let (upper, lower) = (front.choices[first], back.choices[second])
      return side.map { ($0 == .first) == (upper.luminance > lower.luminance) } ?? true
        && reachesRatio(ratio, upper.shownLuminances, lower.shownLuminances)
    }
    let layer = background.shown(back.choices[second].color)
    let isMetAsWritten = stacks.allSatisfy { stack in
      switch contrast(of: color, on: [layer] + stack) {
      case .exact(let measured, let front, let back):
        measured >= ratio
          && side.map { ($0 == .first) == (front.relativeLuminance > back.relativeLuminance) } ?? true
      case .interval(let lowest, _):
        lowest >= ratio
          && side.map { ($0 == .first) == (color.relativeLuminance > layer.relativeLuminance) } ?? true
      }
    }
    return isMetAsWritten && stacks.allSatisfy { lowestShownContrast(of: color, on: [layer] + $0) >= ratio }
  }

  /// Returns the levels from which one color is far enough above each level of the other, for both orders.
  func thresholds() -> (firstAbove: [Int32], secondAbove: [Int32]) {
    if isOpaque {
      return (
        thresholds(lower: back.choices, upper: front.choices), thresholds(lower: front.choices, upper: back.choices)
      )
    }
    return (
      PairConstraint.thresholds(lower: back.choices.count, upper: front.choices.count) { upper, lower in
        isMet(upper, lower, above: .first)
      },
      PairConstraint.thresholds(lower: front.choices.count, upper: back.choices.count) { upper, lower in
        isMet(lower, upper, above: .second)
      }
    )
  }

  /// Returns for each lower rung the first upper rung far enough above it, as written and as shown; both sequences rise.
  ///
  /// Screens may show a rung darker than the rung below it, so an upper rung counts as the darkest from it upward, a lower one as the
  /// lightest up to it.
  private func thresholds(lower: [ColorChoice], upper: [ColorChoice]) -> [Int32] {
    var floors = upper.map(\.shownLuminances)
    for index in floors.indices.dropLast().reversed() {
      floors[index] = pointwiseMin(floors[index], floors[index + 1])
    }
    var ceiling = SIMD8<Double>(repeating: -1)
    var level = 0
    return lower.map { below in
      ceiling = pointwiseMax(ceiling, below.shownLuminances)
      let least = (ceiling + 0.05)
      while level < upper.count,
        upper[level].luminance <= below.luminance || !all((floors[level] + 0.05) / least .>= ratio)
      {
        level += 1
      }
      return Int32(level)
    }
  }

  /// Returns for each lower level the first upper level from which all levels are far enough above it; never falling.
  private static func thresholds(
    lower: Int, upper: Int, _ isMet: (_ upper: Int, _ lower: Int) -> Bool
  ) -> [Int32] {
    var thresholds: [Int32] = []
    thresholds.reserveCapacity(lower)
    var start = 0
    for level in 0..<lower {
      var (low, high) = (start, upper)
      while low < high {
        let middle = (low + high) / 2
        if isMet(middle, level) { high = middle } else { low = middle + 1 }
      }
      start = low
      thresholds.append(Int32(low))
    }
    return thresholds
  }
}
