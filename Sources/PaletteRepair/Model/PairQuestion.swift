import Audit
import ColorScience

/// Whether two levels meet a requirement, and from which level on.
///
/// Between opaque colours luminances decide, exactly. Where something is translucent the colours are composited over what lies below at the
/// moment, on every surface where nothing opaque does, and a level counts as enough where all brighter ones are: an approximation that is audited later.
struct PairQuestion {
  private let requirement: RepairRequirement
  private let ratio: Double
  private let sides: RepairModel.Sides
  private let model: RepairModel
  /// The stacks below the background, one for every surface that may be the lowest; one empty stack where the background is opaque.
  private let stacks: [[Color]]
  private let front, back: HueLadder
  /// Whether nothing is translucent, so that luminances decide.
  let isOpaque: Bool

  init(
    _ requirement: RepairRequirement, reaching ratio: Double, _ sides: RepairModel.Sides, _ model: RepairModel,
    current: [Color]
  ) {
    self.requirement = requirement
    self.ratio = ratio
    self.sides = sides
    self.model = model
    front = model.ladders[model.variable(of: sides.foreground.slot)]
    func shown(_ use: SlotUse) -> Color { use.shown(current[model.variable(of: use.slot)]) }
    if let background = sides.background {
      back = model.ladders[model.variable(of: background.slot)]
      let isBackOpaque = background.shown(back.rungs[back.origin].color).isOpaque
      isOpaque = isBackOpaque && sides.foreground.shown(front.rungs[front.origin].color).isOpaque
      let below = sides.below.map(shown)
      let surfaces = model.surfaces[requirement.measured.mode.name] ?? []
      stacks =
        isBackOpaque || below.contains(where: { $0.isOpaque }) || surfaces.isEmpty
        ? [below] : surfaces.map { below + [shown($0)] }
    } else {
      back = HueLadder(only: Color(.srgb, 0, 0, 0))
      isOpaque = false
      stacks = [sides.below.map(shown)]
    }
  }

  /// Whether levels of foreground and background meet the requirement, with either of them lighter or only with the one that is asked for.
  func isMet(_ first: Int, _ second: Int, above side: RepairProblem.Side? = nil) -> Bool {
    let color = sides.foreground.shown(front.rungs[first].color)
    guard let background = sides.background else {
      guard let gradient = requirement.measured.backgrounds.first?.gradient else { return false }
      return stacks.allSatisfy { worstContrast(of: color, on: gradient, over: $0).ratio >= ratio }
    }
    if isOpaque {
      let (upper, lower) = (front.rungs[first].luminance, back.rungs[second].luminance)
      return side.map { ($0 == .first) == (upper > lower) } ?? true
        && contrastRatio(ofLuminance: upper, onLuminance: lower) >= ratio
    }
    let layer = background.shown(back.rungs[second].color)
    return stacks.allSatisfy { stack in
      switch contrast(of: color, on: [layer] + stack) {
      case .exact(let measured, let front, let back):
        measured >= ratio
          && side.map { ($0 == .first) == (front.relativeLuminance > back.relativeLuminance) } ?? true
      case .interval(let lowest, _):
        lowest >= ratio
          && side.map { ($0 == .first) == (color.relativeLuminance > layer.relativeLuminance) } ?? true
      }
    }
  }

  /// From which level on the first lies far enough above each of the second, and the other way round.
  func thresholds() -> (firstAbove: [Int32], secondAbove: [Int32]) {
    if isOpaque {
      let (first, second) = (front.rungs.map(\.luminance), back.rungs.map(\.luminance))
      return (thresholds(lower: second, upper: first), thresholds(lower: first, upper: second))
    }
    return (
      PairQuestion.thresholds(lower: back.rungs.count, upper: front.rungs.count) { upper, lower in
        isMet(upper, lower, above: .first)
      },
      PairQuestion.thresholds(lower: front.rungs.count, upper: back.rungs.count) { upper, lower in
        isMet(lower, upper, above: .second)
      }
    )
  }

  /// For each lower luminance the least upper one that is far enough above it; both rise.
  private func thresholds(lower: [Double], upper: [Double]) -> [Int32] {
    var level = 0
    return lower.map { below in
      while level < upper.count,
        upper[level] <= below || contrastRatio(ofLuminance: upper[level], onLuminance: below) < ratio
      {
        level += 1
      }
      return Int32(level)
    }
  }

  /// For each lower level the least upper one that is far enough above it, where all above that one are, too; never falling.
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
