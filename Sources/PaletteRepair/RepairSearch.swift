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
  public var settings: RepairReport.Settings
  /// The edits that the files allow.
  public let files: any WritableColors
  /// The factor on every required ratio: 1 or slightly more.
  public var margin = 1.0

  /// What the caller sees, and when the search ends early.
  public var watch = RepairWatch()

  /// A requirement to skip, to find what it costs.
  var without: Int?
  /// The factor by which ladders have fewer steps than usual, to estimate a cost.
  var coarseness = 1
  /// Whether the repair is compared with another one, and needs no plan.
  var isComparison = false

  /// Creates a search.
  public init(_ report: AuditReport, settings: RepairReport.Settings, files: any WritableColors = EverythingWritable())
  {
    self.report = report
    self.settings = settings
    self.files = files
  }

  /// Returns the changes, or the conflicts that prevent them.
  ///
  /// - Complexity: milliseconds for dozens of tokens, seconds for thousands.
  public func repair() -> RepairReport { repair(Ladders(hueTolerance: settings.hueTolerance)) }

  /// Returns the changes, with the ladders of an earlier search with the same hue tolerance.
  func repair(_ ladders: Ladders) -> RepairReport {
    var palette = RepairPalette(report, settings, files: files, without: without, ladders: ladders, watch: watch)
    palette.coarseness = coarseness
    if !isComparison { watch.enter(.searching) }
    var best = found(palette)
    if settings.proposal == .fewestTokens, !watch.hasEnded {
      // A higher fixed cost is a means to fewer changes, not a proof of them.
      var smallest = palette
      smallest.settings.proposal = .smallest
      let other = found(smallest)
      if other.givenUp == best.givenUp, other.written.count < best.written.count { best = other }
    }
    return RepairResult(rounded(best, palette), palette, isBrief: isComparison).report
  }

  /// Returns the best solution, with or without other names in aliases.
  private func found(_ palette: RepairPalette) -> RepairSolution {
    var best = best(palette, free: [])
    // Aliases that name other tokens or give way to a color, in place of other colors behind them.
    if !palette.sites.sites.isEmpty, !watch.hasEnded {
      if !isComparison { watch.enter(.repointing) }
      for followsAll in [false, true] where !watch.hasEnded {
        best = RepairSearch.better(best, repointed(palette, followsAll: followsAll))
      }
    }
    return best
  }

  /// Returns the solution with colors that have the digits of their files, where those meet the same requirements.
  private func rounded(_ solution: RepairSolution, _ palette: RepairPalette) -> RepairSolution {
    let literals = solution.written.filter { solution.model.slots[$0].identity.kind == .changed }
    let slots = literals.filter { index in
      let slot = solution.model.slots[index].identity
      return !files.rounded([solution.colors[index]], of: slot.token, for: slot.mode).isEmpty
    }
    guard !slots.isEmpty, !watch.hasEnded else { return solution }
    let rounded = RepairSolution(of: solution.model.rounding(slots, around: solution.colors), palette)
    return rounded.givenUp == solution.givenUp && !rounded.isUnfinished ? rounded.explained(by: solution) : solution
  }

  /// Returns the best solution in which the tokens of some aliases show separate colors.
  ///
  /// An alias whose token keeps its color follows the color behind it, so it isn't free where that color changes.
  ///
  /// - Parameter followsAll: whether a token that could keep its color follows the color behind it, too.
  private func repointed(_ palette: RepairPalette, followsAll: Bool) -> RepairSolution {
    var free = Set(palette.sites.sites.keys)
    var found = best(palette, free: free)
    for _ in 0..<RepairSearch.mostRounds {
      let bound = found.boundSites(palette.sites, all: followsAll)
      guard !bound.isEmpty, !watch.hasEnded else { break }
      free.subtract(bound)
      found = best(palette, free: free)
    }
    return found
  }

  /// Returns a repair of this search with other proposals, and with the prices of its pairings and locks.
  ///
  /// - Complexity: some thirty searches; none from 200 colors or 300 pairings on.
  public func compared(_ repair: RepairReport) -> RepairReport {
    ProposalComparison(search: self, report: repair).compared()
  }

  private func best(_ palette: RepairPalette, free: Set<AliasSites.Place>) -> RepairSolution {
    let model = RepairModel(palette, tied: [], free: free, margin: margin)
    func solution(_ tied: Set<ColorSlot.Identity>) -> RepairSolution { RepairSolution(of: model.tying(tied), palette) }
    var best = solution([])
    // A changed value is also visible in modes based on its mode, so a value added there may be unnecessary.
    let candidates = best.additionsOverChanges
    if !candidates.isEmpty { best = RepairSearch.better(best, solution(Set(candidates))) }
    // A value that is added for one pairing can hurt another one with the same token.
    let hurt = Set(
      best.hurt.compactMap { model.sides[$0] }.flatMap {
        [$0.foreground.slot] + ($0.background.map { [$0.slot] } ?? [])
      })
    let hurting = best.additions.filter { addition in hurt.contains { model.slots[$0].identity == addition } }
    if !hurting.isEmpty { best = RepairSearch.better(best, solution(best.model.tied.union(hurting))) }
    // An added value over an unchanged base may be unnecessary too, if a small change of the base fixes both.
    let added = candidates + best.additions.filter { !candidates.contains($0) }
    let tries = best.model.slots.count < RepairSearch.fewSlots && !isComparison ? RepairSearch.mostTries : 0
    for candidate in added.prefix(tries) where !best.model.tied.contains(candidate) && !watch.hasEnded {
      best = RepairSearch.better(best, solution(best.model.tied.union([candidate])))
    }
    return best
  }

  /// The maximum number of searches for aliases that follow the color behind them.
  private static let mostRounds = 4
  /// The maximum number of added values that are tried without.
  private static let mostTries = 8
  /// The number of slots from which added values aren't tried individually.
  private static let fewSlots = 200

  /// Returns the second solution if it keeps more or costs less and drops the same requirements, with the conflicts of the first.
  ///
  /// Conflicts that arise only because a value isn't added don't count.
  private static func better(_ left: RepairSolution, _ right: RepairSolution) -> RepairSolution {
    let (losses, others) = ((left.hurt.count, left.givenUp.count), (right.hurt.count, right.givenUp.count))
    if others != losses { return others < losses ? right : left }
    guard right.givenUp == left.givenUp,
      (right.lostRelations, right.writtenCost) < (left.lostRelations, left.writtenCost)
    else { return left }
    return right.explained(by: left)
  }
}
