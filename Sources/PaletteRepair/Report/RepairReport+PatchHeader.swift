import Audit
import SourceText

extension RepairReport {
  /// The lines above a patch that tell what it changes and why, each with `#`; tools that apply patches skip them. Empty if nothing changes.
  public var patchHeader: [String] {
    let step = settings.step.flatMap { plan.indices.contains($0 - 1) ? plan[$0 - 1] : nil }
    let changes = step.map { $0.changes.map { self.changes[$0] } } ?? changes
    guard !changes.isEmpty else { return [] }
    let headline =
      step.map { "step \(settings.step ?? 0): \(self.title(of: $0).plain)" } ?? RepairText(report: self).outcome.plain
    let rows = changes.map { RepairRow($0, in: self) }
    let lines = rows.map { row in
      let (old, new) = row.notations
      let values = row.isKept ? "keeps \(new)" : "\(old) → \(new)"
      let pairings = row.groups.map { "fixes " + $0.words(for: .text, "").plain }
      let needs = row.neededGroups.map { "needed for " + $0.words(for: .text, "").plain }
      let reasons = pairings + needs
      let more = reasons.count - RepairReport.mostReasons
      let tail = more > 0 ? ["and \(more) more"] : []
      return
        (["\(row.token) in \(ResultText.list(row.modes)): \(values)"] + reasons.prefix(RepairReport.mostReasons) + tail)
        .joined(separator: "; ")
    }
    return (["palpable fix: " + headline] + lines).map { "# " + $0.madeVisible }
  }

  /// The largest number of reasons in a line above a patch.
  private static let mostReasons = 3
}
