import Audit
import ColorScience
import DesignTokens

/// The contrast of pairings when only some of the changes of a solution are made.
struct ChangeEffects {
  private let model: RepairModel
  private let solution: RepairSolution
  /// The slots that are written.
  let written: [Int]
  /// The requirements that each written slot affects.
  private(set) var affected: [Int: [Int]] = [:]
  /// The written slots that affect each requirement.
  private(set) var writers: [[Int]]

  /// - Complexity: O(n) for n layers of pairings.
  init(_ model: RepairModel, _ solution: RepairSolution, written: [Int]) {
    (self.model, self.solution, self.written) = (model, solution, written)
    let isWritten = Set(written)
    writers = model.sides.map { _ in [] }
    for (index, sides) in model.sides.enumerated() {
      guard let sides else { continue }
      var slots: Set<Int> = []
      for use in ChangeEffects.uses(sides, model, model.requirements[index].measured.mode) {
        var slot: Int? = use.slot
        while let current = slot {
          slots.insert(current)
          slot = model.slots[current].end ?? model.slots[current].base
        }
      }
      writers[index] = slots.filter(isWritten.contains).sorted()
      for slot in writers[index] { affected[slot, default: []].append(index) }
    }
  }

  /// Returns all layers that a pairing may show.
  private static func uses(_ sides: RepairModel.Sides, _ model: RepairModel, _ mode: Mode) -> [SlotUse] {
    let own = [sides.foreground] + [sides.background].compactMap { $0 } + sides.below
    let isClosed = sides.background.map { $0.shown(model.slots[$0.slot].color).isOpaque } ?? false
    return isClosed ? own : own + (model.surfaces[mode.name] ?? [])
  }

  /// Returns the color that a slot shows when some slots are written.
  private func color(_ slot: Int, _ isMade: (Int) -> Bool) -> Color {
    if isMade(slot) { return solution.colors[slot] }
    if let next = model.slots[slot].end ?? model.slots[slot].base { return color(next, isMade) }
    return model.slots[slot].color
  }

  /// Whether a requirement is met when some slots are written; false if its contrast is unknown.
  func isMet(_ requirement: Int, _ isMade: (Int) -> Bool) -> Bool {
    (ratio(requirement, isMade) ?? 0) >= model.requirements[requirement].ratio
  }

  /// Returns the lowest contrast ratio of a requirement when some slots are written.
  func ratio(_ requirement: Int, _ isMade: (Int) -> Bool) -> Double? {
    guard let sides = model.sides[requirement] else { return nil }
    let measured = model.requirements[requirement].measured
    func shown(_ use: SlotUse) -> Color { use.shown(color(use.slot, isMade)) }
    let front = shown(sides.foreground)
    let below = sides.below.map(shown)
    guard let background = sides.background else {
      return measured.backgrounds.first?.gradient.map { worstContrast(of: front, on: $0, over: below).ratio }
    }
    let stack = [shown(background)] + below
    let surfaces = model.surfaces(behind: measured)
    let stacks = stack.contains(where: \.isOpaque) || surfaces.isEmpty ? [stack] : surfaces.map { stack + [shown($0)] }
    return stacks.map { stack in
      switch contrast(of: front, on: stack) {
      case .exact(let ratio, _, _): ratio
      case .interval(let lowest, _): lowest
      }
    }.min()
  }

  /// Returns the requirements that are met with all changes, and not when one of them is left out.
  func needs(_ slot: Int) -> [Int] {
    let isWritten = Set(written)
    return (affected[slot] ?? []).filter { requirement in
      isMet(requirement, isWritten.contains) && !isMet(requirement) { $0 != slot && isWritten.contains($0) }
    }
  }
}
