import Audit
import ColorScience
import DesignTokens

/// The search for the smallest color change with which every pairing that counts toward the gate passes in every mode.
///
/// The cost is the weighted sum of ΔEOK over the written values. The candidate colors are those of a `HueLadder`; among them the search is
/// exact, except for translucent colors and for the choice of tokens that get their own values.
public struct RepairSearch: Sendable {
  /// The audit before the changes.
  public let report: AuditReport
  /// The settings of the repair.
  public let settings: RepairReport.Settings
  /// The edits that the files allow.
  public let files: any WritableColors
  /// The factor on every required ratio: 1 or slightly more.
  public var margin = 1.0
  /// The maximum work for each group of dependent colors, in steps of a few nanoseconds.
  public var work = 80_000_000

  /// Creates a search.
  public init(_ report: AuditReport, settings: RepairReport.Settings, files: any WritableColors = EverythingWritable())
  {
    self.report = report
    self.settings = settings
    self.files = files
  }

  /// Returns the changes, or the conflicts that prevent them.
  ///
  /// - Complexity: milliseconds for dozens of tokens, seconds for hundreds with thousands of pairings.
  public func repair() -> RepairReport {
    let detached = RepairModel.detachable(report, settings, files)
    let model = RepairModel(report, settings, files: files, tied: [], detached: detached, margin: margin)
    func solution(_ tied: Set<ColorSlot.Identity>) -> RepairSolution {
      RepairSolution(of: model.tying(tied), work: work)
    }
    var best = solution([])
    // A changed value is also visible in modes based on its mode, so a value added there may be unnecessary.
    let candidates = best.additionsOverChanges
    if !candidates.isEmpty { best = RepairSearch.better(best, solution(Set(candidates))) }
    // An added value over an unchanged base may be unnecessary too, if a small change of the base fixes both.
    let added = candidates + best.additions.filter { !candidates.contains($0) }
    let tries = best.model.slots.count < RepairSearch.fewSlots ? RepairSearch.mostTries : 0
    for candidate in added.prefix(tries) where !best.model.tied.contains(candidate) {
      best = RepairSearch.better(best, solution(best.model.tied.union([candidate])))
    }
    return RepairResult(best).report
  }

  /// The maximum number of added values that are tried without.
  private static let mostTries = 8
  /// The number of slots from which added values aren't tried individually.
  private static let fewSlots = 200

  /// Returns the second solution if it is cheaper and drops the same requirements, with the conflicts of the first.
  ///
  /// Conflicts that arise only because a value isn't added don't count.
  private static func better(_ left: RepairSolution, _ right: RepairSolution) -> RepairSolution {
    guard right.givenUp == left.givenUp, right.writtenCost < left.writtenCost else { return left }
    return right.explained(by: left)
  }
}
