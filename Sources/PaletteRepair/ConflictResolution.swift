import Audit
import ColorScience
import DesignTokens

/// What would resolve a conflict: each relaxation is tried, and those with which the conflict is gone are listed.
struct ConflictResolution {
  let palette: RepairPalette
  let margin: Double

  /// Returns a conflict with its cause and what would resolve it, cheapest first.
  ///
  /// - Complexity: a few models of the palette for each conflict.
  func resolved(_ conflict: RepairReport.Conflict) -> RepairReport.Conflict {
    var resolutions: [String] = []
    var cause = RepairReport.Conflict.Cause.colors
    for target in conflict.pairings.compactMap(unlocking).removingDuplicates() {
      guard isPossible(conflict, { $0.unlocked.insert(target) }) else { continue }
      resolutions.append("unlock \(target)")
      cause = .locks
    }
    if cause == .colors {
      let all = conflict.pairings.flatMap(locked).removingDuplicates()
      if all.count > 1, isPossible(conflict, { $0.unlocked.formUnion(all) }) {
        resolutions.append("unlock \(ResultText.list(all.map(\.description)))")
        cause = .locks
      }
    }
    if cause == .colors, palette.settings.proposal != .smallest, isPossible(conflict, { $0.proposal = .smallest }) {
      resolutions.append("choose another proposal than \(palette.settings.proposal.rawValue)")
      cause = .proposal
    }
    if let large = largeText(conflict) { resolutions.append(large) }
    if !palette.settings.allowsFlips, isPossible(conflict, { $0.allowsFlips = true }) {
      resolutions.append("let lighter and darker colors swap sides with --allow-flips")
      if cause == .colors { cause = .polarity }
    }
    if cause == .colors, palette.canUnlockFiles,
      isPossible(conflict, { $0.allowsFlips = true }, files: EverythingWritable())
    {
      cause = .files
    }
    if resolutions.isEmpty {
      resolutions.append("change a requirement, or give one of these pairings a separate token")
    }
    var explained = conflict
    explained.cause = cause
    explained.resolutions = resolutions
    return explained
  }

  /// Returns a locked token behind a pairing of a conflict; nil if none is locked.
  private func unlocking(_ index: Int) -> TokenPath? { locked(index).first }

  /// Returns the locked tokens behind a pairing of a conflict.
  private func locked(_ index: Int) -> [TokenPath] {
    let measured = palette.requirements[index].measured
    return ([measured.foreground] + measured.backgrounds).compactMap { $0.end?.path }.filter(palette.locked.contains)
  }

  /// Whether the pairings of a conflict could all pass with other settings.
  private func isPossible(
    _ conflict: RepairReport.Conflict, _ change: (inout RepairReport.Settings) -> Void,
    files: (any WritableColors)? = nil, large: Int? = nil
  ) -> Bool {
    var settings = palette.settings
    change(&settings)
    let part = RepairPalette(palette, requirements: conflict.pairings, settings, files: files ?? palette.files)
    let model = RepairModel(part, tied: [], free: Set(part.sites.sites.keys), margin: margin)
    let ratios: [Double?] = zip(conflict.pairings, model.requirements).map { index, requirement in
      index == large ? RepairModel.largeRatios[requirement.ratio] ?? requirement.ratio : requirement.ratio
    }
    let builder = ProblemBuilder(model, current: model.slots.map(\.color), reaching: ratios, apart: [], orders: [])
    guard builder.hopeless.isEmpty else { return false }
    return ConflictSearch(builder.openProblem).isFeasible(Array(builder.problem.constraints.indices)) == true
  }

  /// Returns the advice to make the text of a pairing large, if the conflict is gone with it.
  private func largeText(_ conflict: RepairReport.Conflict) -> String? {
    let candidate = conflict.pairings.first { index in
      let requirement = palette.requirements[index]
      return requirement.measured.usage == .text && !requirement.measured.isLargeText
        && RepairModel.largeRatios[requirement.ratio] != nil && isPossible(conflict, { _ in }, large: index)
    }
    guard let candidate else { return nil }
    let requirement = palette.requirements[candidate]
    let enough = RepairModel.largeRatios[requirement.ratio] ?? requirement.ratio
    return "make \(requirement.measured.pairing.foreground) large text, which requires only \(authoredText(enough)):1"
  }
}

extension Array where Element: Hashable {
  /// Returns the elements without those that occurred before.
  func removingDuplicates() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
