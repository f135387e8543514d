import Audit
import ColorScience
import DesignTokens

/// A solution as a report, with its changes measured again.
struct RepairResult {
  private let solution: RepairSolution
  private var model: RepairModel { solution.model }

  init(_ solution: RepairSolution) { self.solution = solution }

  var report: RepairReport {
    let before = model.report
    let written = solution.written.sorted { order($0) < order($1) }
    let after = written.isEmpty ? nil : measured(with: written)
    let shown = after.map(ShownRatios.init)
    let pairings = model.requirements.map { requirement in
      let measured = after?.pairings[requirement.position]
      return RepairReport.PairingChange(
        requirement.measured, required: requirement.ratio, before: requirement.current,
        after: (measured ?? requirement.measured).lowestRatio, shownAfter: measured.flatMap { shown?.lowest(of: $0) })
    }
    let isDone = zip(pairings, model.sides).allSatisfy { $0.passesAfter || $1 == nil }
    let cost = Double(solution.leastCost) / ProblemBuilder.unit
    let total = solution.weightedDifference
    let penalties = written.reduce(0) { $0 + ProblemBuilder.penalty(of: model.slots[$1]) }
    return RepairReport(
      before: before, settings: model.settings,
      outcome: isDone ? (written.isEmpty ? .unneeded : .repaired) : .impossible,
      changes: written.map { change($0, pairings) }, pairings: pairings, conflicts: solution.conflicts,
      undecided: model.undecided, advice: model.advice,
      proof: .init(
        cost: total, leastCost: solution.isProven ? total : min(total, max(0, cost - penalties)),
        arrangements: solution.arrangements),
      remarks: solution.remarks + turned(written) + model.obstacles)
  }

  /// Returns remarks on backgrounds that change from light to dark or back, which inverts the appearance of a mode.
  private func turned(_ written: [Int]) -> [String] {
    let grounds = Set(model.sides.compactMap { $0?.background?.slot })
    return written.compactMap { index in
      let slot = model.slots[index]
      let (old, new) = (slot.color.relativeLuminance, solution.colors[index].relativeLuminance)
      let turns = (old > RepairResult.middle) != (new > RepairResult.middle)
      guard slot.identity.kind != .added, grounds.contains(index), turns, let mode = slot.modes.first else {
        return nil
      }
      return "\(slot.identity.token) changes from \(old > new ? "light to dark" : "dark to light") in \(mode)"
    }
  }

  /// The luminance with equal contrast to black and white: 0.05 × √21 - 0.05.
  private static let middle = 0.179

  /// Returns the position of a slot among all values: by token, then by mode.
  private func order(_ index: Int) -> (Int, Int) {
    let slot = model.slots[index].identity
    let mode = model.report.system.modes.firstIndex { $0.name == slot.mode }
    return (model.report.system.tokens.position(of: slot.token) ?? .max, mode.map { $0 + 1 } ?? 0)
  }

  /// Returns the system measured with the written colors.
  private func measured(with written: [Int]) -> MeasuredSystem {
    var system = model.report.system
    for index in written {
      let slot = model.slots[index]
      let value = AuthoredValue(
        .literal(.color(solution.colors[index])), text: solution.colors[index].css, at: slot.location)
      system.tokens.insert(
        Token(path: slot.identity.token, type: .color, mode: slot.identity.mode, value: value))
    }
    let only = model.report.modes.count < system.modes.count ? model.report.modes.first?.name : nil
    return MeasuredSystem(system, mode: only)
  }

  private func change(_ index: Int, _ pairings: [RepairReport.PairingChange]) -> ColorChange {
    let slot = model.slots[index]
    let fixed = zip(model.requirements.indices, zip(model.sides, pairings)).compactMap { position, rest -> Int? in
      let (sides, pairing) = rest
      guard !pairing.passesBefore, pairing.passesAfter, let sides else { return nil }
      let uses = [sides.foreground, sides.background].compactMap { $0 } + sides.below
      let isShown = uses.contains { solution.shows($0.slot, index) }
      return isShown ? position : nil
    }
    return ColorChange(
      slot.identity.kind, token: slot.identity.token, mode: slot.identity.mode,
      shownIn: solution.modes(showing: index), old: slot.color, expected: slot.reference,
      new: solution.colors[index],
      location: slot.location, authored: slot.authored, fixed: fixed)
  }
}
