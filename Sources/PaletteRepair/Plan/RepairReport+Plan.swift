import Audit
import ColorScience
import DesignTokens
import PageModel

extension RepairSearch {
  /// The most required pairings, and the most colors in all modes, for which an audit makes a plan.
  private static let (mostRequirements, mostColors) = (800, 1_600)
  /// The number of opaque pairings that take as long as one with a translucent layer, which is measured on every surface.
  private static let translucentWeight = 200
  /// The work for each group of dependent colors while an audit waits, in the unit of `Settings.effort`.
  private static let planEffort = 2_000_000

  /// The settings of a plan within an audit.
  public static var planSettings: RepairReport.Settings {
    var settings = RepairReport.Settings()
    settings.effort = planEffort
    return settings
  }

  /// Whether a plan for a report is within the budget of an audit.
  ///
  /// - Complexity: O(n) for n required pairings.
  public static func isWithinPlanBudget(_ report: AuditReport) -> Bool {
    guard report.measured.colors.count <= mostColors else { return false }
    let requirements = report.repairRequirements
    guard requirements.count <= mostRequirements else { return false }
    let weight = requirements.reduce(0) { sum, requirement in
      let layers = [requirement.measured.foreground] + requirement.measured.backgrounds
      return sum + (layers.allSatisfy { $0.color?.isOpaque ?? true } ? 1 : translucentWeight)
    }
    return weight <= mostRequirements
  }
}

extension RepairReport {
  /// The changes as the plan of an audit, without patches.
  public var repairPlan: RepairPlan {
    let pairs = pairings.map { change in
      RepairPlan.Pair(
        before: change.measured, after: measuredAfter[PairKey(change.measured)], required: change.required)
    }
    let open = Set(undecided.map { PairKey($0.measured) })
    let steps = plan.map { step in
      RepairPlan.Step(
        title: title(of: step), reasons: reasons(of: step), changes: step.changes.map { changes[$0] },
        fixed: step.fixed.map { pairs[$0] })
    }
    let remaining = pairings.indices.filter {
      !pairings[$0].passesAfter && !open.contains(PairKey(pairings[$0].measured))
    }
    var plan = RepairPlan(
      steps: steps, failing: pairings.count { !$0.passesBefore && !open.contains(PairKey($0.measured)) },
      remaining: remaining.map { pairs[$0] }, undetermined: undecided.count,
      lookAlikes: lookAlikes, narrowPasses: narrowPasses.count)
    plan.after = after?.measured
    return plan
  }

  /// A pairing in a mode, as a key that is the same before and after.
  private struct PairKey: Hashable {
    let pairing: Pairing.Identity
    let mode: String

    init(_ measured: MeasuredPairing) { (pairing, mode) = (measured.pairing.identity, measured.mode.name) }
  }

  private var measuredAfter: [PairKey: MeasuredPairing] {
    guard let after else { return [:] }
    return Dictionary(
      after.pairings.lazy.map { (PairKey($0.measured), $0.measured) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns why a step makes its changes, in sentences.
  private func reasons(of step: Step) -> [Phrase] {
    var reasons: [Phrase] = []
    let all = step.changes.map { changes[$0] }
    let added = all.filter { $0.kind == .added && Step.kind(of: $0) == .give }
    if !added.isEmpty {
      let modes = added.compactMap(\.mode).removingDuplicates()
      let tokens = added.count == 1 ? "The token has" : "The tokens have"
      reasons.append("\(words: tokens) no value in \(.list(modes.map { "\(name: $0)" }))\(fallback(added)).")
    }
    if let range = range(of: step) { reasons.append(range) }
    let isJoined = all.count > 1 && all.contains { $0.needed.contains { pairings[$0].passesBefore } }
    if isJoined { reasons.append("Make these changes together; some of them alone break a passing pairing.") }
    if step.fixed.isEmpty {
      reasons.append("It fixes no pairing. It keeps these colors in order with the changed ones, or apart from them.")
    }
    return reasons
  }

  private func fallback(_ added: [ColorChange]) -> Phrase {
    let modes = before.system.modes
    let bases = added.compactMap { change in modes.first { $0.name == change.mode }?.base }.removingDuplicates()
    guard bases.count == 1 else { return "" }
    return " and \(words: added.count == 1 ? "falls" : "fall") back to \(name: bases[0])"
  }

  /// Returns the measured and required ratios of the pairings that a step fixes, as a sentence.
  private func range(of step: Step) -> Phrase? {
    let fixed = step.fixed.map { pairings[$0] }
    let ratios = fixed.compactMap(\.before)
    guard let least = ratios.min(), let most = ratios.max() else { return nil }
    let required = Set(fixed.map(\.required)).sorted().map { "\(authoredText($0)):1" }
    let (low, high) = (truncatedText(least), truncatedText(most))
    let measured = low == high ? "\(low):1" : "\(low):1 to \(high):1"
    let verbs = fixed.count == 1 ? ("has", "it requires") : ("have", "they require")
    let count = ResultText.count(fixed.count, "pairing")
    return "\(words: "\(count) \(verbs.0) \(measured); \(verbs.1) \(required.joined(separator: " or "))")."
  }
}
