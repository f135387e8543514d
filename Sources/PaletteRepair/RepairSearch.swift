import Audit
import ColorScience
import DesignTokens

/// The search for the least change of colors with which every pairing that gates passes in every mode.
///
/// What is least is the sum of deltaEOK over the values that are written, each times its weight. The colors that are considered are those of a
/// `HueLadder`; among them the search is exact, but for what is translucent, and but for which tokens are given values of their own.
public struct RepairSearch: Sendable {
  /// The audit of what is now.
  public let report: AuditReport
  /// What is allowed.
  public let settings: RepairReport.Settings
  /// What can be written.
  public let files: any WritableColors
  /// The factor on every ratio that is required, 1 or a little more.
  public var margin = 1.0
  /// How much may be compared for each group of colors that depend on each other, in steps of a few nanoseconds.
  public var work = 80_000_000

  /// A search.
  public init(_ report: AuditReport, settings: RepairReport.Settings, files: any WritableColors = EverythingWritable())
  {
    self.report = report
    self.settings = settings
    self.files = files
  }

  /// The changes, or why there are none.
  ///
  /// - Complexity: milliseconds for dozens of tokens, seconds for hundreds with thousands of pairings.
  public func repair() -> RepairReport {
    let detached = RepairModel.detachable(report, settings, files)
    let model = RepairModel(report, settings, files: files, tied: [], detached: detached, margin: margin)
    func solution(_ tied: Set<ColorSlot.Identity>) -> RepairSolution {
      RepairSolution(of: model.tying(tied), work: work)
    }
    var best = solution([])
    // A value that was changed shows in the modes based on its own, so a value that is added there may be one too many.
    let candidates = best.additionsOverChanges
    if !candidates.isEmpty { best = RepairSearch.better(best, solution(Set(candidates))) }
    // So may be one over a value that stays, where a small change of that does for both.
    let added = candidates + best.additions.filter { !candidates.contains($0) }
    let tries = best.model.slots.count < RepairSearch.fewSlots ? RepairSearch.mostTries : 0
    for candidate in added.prefix(tries) where !best.model.tied.contains(candidate) {
      best = RepairSearch.better(best, solution(best.model.tied.union([candidate])))
    }
    return RepairResult(best).report
  }

  /// How many values that could be added are tried without.
  private static let mostTries = 8
  /// The number of slots from which on they are not tried one by one.
  private static let fewSlots = 200

  /// The second solution where it is cheaper and gives up the same, with the conflicts of the first: those that only come of what is not added are none.
  private static func better(_ left: RepairSolution, _ right: RepairSolution) -> RepairSolution {
    guard right.givenUp == left.givenUp, right.writtenCost < left.writtenCost else { return left }
    return right.explained(by: left)
  }
}
