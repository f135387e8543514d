import Audit
import DesignTokens

/// Other proposals beside a repair, and the prices of its pairings and locks.
struct ProposalComparison {
  let search: RepairSearch
  let report: RepairReport
  private let ladders: Ladders

  init(search: RepairSearch, report: RepairReport) {
    (self.search, self.report) = (search, report)
    ladders = Ladders(hueTolerance: search.settings.hueTolerance)
  }

  /// The number of colors, and of pairings, from which nothing is compared, and the divisor of the effort for each comparison.
  private static let (mostColors, mostRequirements, effortShare) = (200, 300, 20)
  /// The largest number of pairings, locks, and reported prices, and the smallest reported saving, as a share of the cost.
  private static let (mostPairings, mostLocks, mostPrices, leastSaving) = (8, 4, 5, 0.2)

  /// Returns the report with its alternatives and prices.
  func compared() -> RepairReport {
    var compared = report
    guard !report.changes.isEmpty, report.pairings.count < ProposalComparison.mostRequirements,
      Set(report.before.measured.colors.lazy.map(\.color.path)).count < ProposalComparison.mostColors
    else { return report }
    search.watch.enter(.comparing)
    compared.alternatives = alternatives
    compared.prices = prices
    return compared
  }

  /// Returns another repair; nil if time is over.
  private func repaired(_ change: (inout RepairReport.Settings) -> Void, without: Int? = nil, coarseness: Int = 1)
    -> RepairReport?
  {
    guard !search.watch.hasEnded else { return nil }
    var other = search
    change(&other.settings)
    other.settings.effort /= ProposalComparison.effortShare
    other.without = without
    other.isComparison = true
    other.coarseness = coarseness
    let repair = other.repair(ladders)
    return search.watch.hasEnded ? nil : repair
  }

  private var alternatives: [RepairReport.Alternative] {
    var seen: Set<[String]> = [ProposalComparison.edits(report)]
    return RepairReport.Settings.Proposal.allCases.compactMap { proposal in
      guard proposal != search.settings.proposal, let other = repaired({ $0.proposal = proposal }),
        !other.changes.isEmpty, other.remaining.count <= report.remaining.count,
        proposal != .fewestTokens || other.changes.count < report.changes.count,
        seen.insert(ProposalComparison.edits(other)).inserted
      else { return nil }
      return .init(
        proposal: proposal, changes: other.changes.count, totalDifference: other.totalDifference,
        cost: cost(of: other, proposal), remaining: other.remaining.count)
    }
  }

  /// Returns the cost of a proposal with the costs of all others.
  private func cost(of other: RepairReport, _ proposal: RepairReport.Settings.Proposal) -> Double {
    guard proposal == .fewestTokens else { return other.proof.cost }
    return other.proof.cost - RepairCosts.fewTokensPenalty * Double(other.changes.count)
  }

  private static func edits(_ report: RepairReport) -> [String] {
    report.changes.map { "\($0.token) \($0.mode ?? "") \($0.notation)" }
  }

  /// Returns the factor that a pairing lacks of the required ratio.
  private func lack(_ index: Int) -> Double {
    report.pairings[index].required / max(1, report.pairings[index].before ?? 1)
  }

  /// The pairings and locks without which the repair costs a fifth less, or leaves fewer failures; highest price first.
  private var prices: [RepairReport.Price] {
    // Pairings that fail by most likely cost the most.
    let failing = report.pairings.indices.filter { !report.pairings[$0].passesBefore }
      .sorted { (lack($0), -$0) > (lack($1), -$1) }.prefix(ProposalComparison.mostPairings)
    let locks = (search.settings.locked + search.report.system.locked).prefix(ProposalComparison.mostLocks)
    let prices: [(Int) -> RepairReport.Price?] =
      failing.map { index in { price(ofPairing: index, coarseness: $0) } }
      + locks.map { lock in { price(of: lock, coarseness: $0) } }
    // An estimate tells which are worth an exact answer.
    let telling = prices.compactMap { price in
      price(ProposalComparison.coarseness).flatMap { isTelling($0) ? price(1) : nil }
    }.filter(isTelling)
    return Array(
      telling.sorted { ($0.remaining, $0.cost) < ($1.remaining, $1.cost) }.prefix(ProposalComparison.mostPrices))
  }

  /// The factor by which ladders have fewer steps for estimates.
  private static let coarseness = 4

  private func isTelling(_ price: RepairReport.Price) -> Bool {
    price.remaining < report.remaining.count
      || price.remaining == report.remaining.count
        && price.cost < report.proof.cost * (1 - ProposalComparison.leastSaving)
  }

  private func price(ofPairing index: Int, coarseness: Int) -> RepairReport.Price? {
    repaired({ _ in }, without: index, coarseness: coarseness).map { other in
      let open = other.pairings.indices.count { $0 != index && !other.pairings[$0].passesAfter }
      return .init(pairing: index, lock: nil, cost: other.proof.cost, remaining: open)
    }
  }

  private func price(of lock: PathPattern, coarseness: Int) -> RepairReport.Price? {
    let matched = Set(
      report.before.measured.colors.lazy.map(\.color).filter { lock.matches($0.path.description) }.flatMap {
        [$0.path] + $0.chain.map(\.path)
      })
    return repaired({ $0.unlocked.formUnion(matched) }, coarseness: coarseness).map { other in
      .init(pairing: nil, lock: lock.description, cost: other.proof.cost, remaining: other.remaining.count)
    }
  }
}
