import Audit
import ColorScience
import DesignTokens

/// A solution as a report, with its changes measured again.
struct RepairResult {
  private let solution: RepairSolution
  private let palette: RepairPalette
  /// Whether only the changes and their cost are of interest.
  private let isBrief: Bool
  private var model: RepairModel { solution.model }

  init(_ solution: RepairSolution, _ palette: RepairPalette, isBrief: Bool) {
    self.isBrief = isBrief
    self.solution = solution
    self.palette = palette
  }

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
    let effects = ChangeEffects(model, solution, written: written)
    let changes = changes(written, pairings, effects)
    let resolution = ConflictResolution(palette: palette, margin: model.margin)
    if !isBrief, !solution.conflicts.isEmpty { palette.watch.enter(.explaining) }
    let most = isBrief || palette.watch.hasEnded ? 0 : RepairResult.mostResolutions
    let conflicts = solution.conflicts.prefix(most).map(resolution.resolved) + solution.conflicts.dropFirst(most)
    var report = RepairReport(
      before: before, settings: palette.settings,
      outcome: isDone ? (written.isEmpty ? .unneeded : .repaired) : outcome(conflicts),
      changes: changes, pairings: pairings, conflicts: conflicts,
      undecided: model.undecided, advice: model.advice,
      proof: .init(
        cost: Double(solution.writtenCost) / ProblemBuilder.unit,
        leastCost: Double(min(solution.leastCost, solution.writtenCost)) / ProblemBuilder.unit,
        arrangements: solution.arrangements),
      remarks: solution.remarks.removingDuplicates() + unexplained + turned(written) + swapped + model.obstacles)
    if isBrief { return report }
    var plan = PlanBuilder(effects, changes, requirements: model.requirements.count)
    report.plan = plan.steps()
    return report
  }

  /// The number of conflicts for which resolutions are searched.
  private static let mostResolutions = 12

  /// Returns why pairings still fail: no colors exist only if a conflict has no other cause.
  private func outcome(_ conflicts: [RepairReport.Conflict]) -> RepairReport.Outcome {
    if palette.watch.hasEnded { return .unfinished }
    if conflicts.isEmpty { return solution.isUnfinished ? .unfinished : .unwritable }
    // Only described conflicts have a cause.
    return conflicts.prefix(RepairResult.mostResolutions).contains { $0.cause == .colors } ? .impossible : .blocked
  }

  private var unexplained: [String] {
    let count = solution.unexplained
    guard count > 0 else { return [] }
    return [
      "\(ResultText.count(count, "more requirement")) \(count == 1 ? "conflicts" : "conflict") with others; these conflicts aren't described"
    ]
  }

  /// Returns remarks on backgrounds that change from light to dark or back, which inverts the appearance of a mode.
  private func turned(_ written: [Int]) -> [String] {
    let grounds = Set(model.sides.compactMap { $0?.background?.slot })
    return written.compactMap { index in
      let slot = model.slots[index]
      let isLight = solution.colors[index].relativeLuminance > ColorSlot.middle
      guard grounds.contains(index), let wasLight = slot.polarity, wasLight != isLight, let mode = slot.modes.first
      else { return nil }
      return "\(slot.identity.token) changes from \(wasLight ? "light to dark" : "dark to light") in \(mode)"
    }
  }

  /// Returns remarks on states of which the darker one becomes the lighter one; where both fall back to another mode, they had no order.
  private var swapped: [String] {
    model.orders.compactMap { pair in
      let (lighter, darker) = (solution.colors[pair.lighter.slot], solution.colors[pair.darker.slot])
      let isAdded = [pair.lighter, pair.darker].map { model.slots[$0.slot].base != nil }
      let isSwapped =
        pair.isOfStates && isAdded[0] != isAdded[1]
        && PaletteStructure.lightness(lighter) < PaletteStructure.lightness(darker)
      guard isSwapped, let mode = model.slots[pair.lighter.slot].modes.first else { return nil }
      let tokens = [pair.darker, pair.lighter].map { model.slots[$0.slot].identity.token }
      return "\(tokens[0]) becomes lighter than \(tokens[1]) in \(mode)"
    }
  }

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
      let content: AuthoredValue.Content =
        solution.target(of: index).map { .alias($0) } ?? .literal(.color(solution.colors[index]))
      let value = AuthoredValue(content, text: solution.colors[index].css, at: slot.location)
      system.tokens.insert(
        Token(path: slot.identity.token, type: .color, mode: slot.identity.mode, value: value))
    }
    let only = model.report.modes.count < system.modes.count ? model.report.modes.first?.name : nil
    return MeasuredSystem(system, mode: only)
  }

  /// Returns the changes of written slots, with the pairings that each fixes.
  private func changes(_ written: [Int], _ pairings: [RepairReport.PairingChange], _ effects: ChangeEffects)
    -> [ColorChange]
  {
    var fixed: [Int: [Int]] = [:]
    for (position, pairing) in pairings.enumerated() where !pairing.passesBefore && pairing.passesAfter {
      guard let sides = model.sides[position] else { continue }
      var shown: Set<Int> = []
      for use in [sides.foreground] + [sides.background].compactMap({ $0 }) + sides.below {
        shown.formUnion(solution.shown(by: use.slot))
      }
      for slot in shown { fixed[slot, default: []].append(position) }
    }
    let modes = solution.modesByWrittenSlot
    return written.map { index in
      let slot = model.slots[index]
      let target = solution.target(of: index)
      var change = ColorChange(
        target == nil || slot.base != nil ? slot.identity.kind : .repointed, token: slot.identity.token,
        mode: slot.identity.mode,
        shownIn: modes[index] ?? [], old: slot.color, expected: slot.reference, new: solution.colors[index],
        location: slot.location, authored: slot.authored, fixed: fixed[index] ?? [])
      change.target = target
      let mode = change.shownIn.first ?? slot.identity.mode
      change.canvas = model.report.system.modes.first { $0.name == mode }?.canvas ?? .white
      if slot.color.alpha != change.new.alpha { change.visibleDifference = solution.choice(of: index).difference }
      change.needed = effects.needs(index)
      return change
    }
  }
}
