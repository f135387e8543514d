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

  /// The number of colors, and of pairings, from which nothing is compared; and the share of the work that each comparison may do.
  private static let (mostColors, mostRequirements, effortShare) = (200, 300, 20)
  /// The largest number of pairings, and of locks, whose price is calculated; of prices that are told; and the least saving that is told.
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
  private func repaired(_ change: (inout RepairReport.Settings) -> Void, without: Int? = nil) -> RepairReport? {
    guard !search.watch.hasEnded else { return nil }
    var other = search
    change(&other.settings)
    other.settings.effort /= ProposalComparison.effortShare
    other.without = without
    other.isComparison = true
    let repair = other.repair(ladders)
    return search.watch.hasEnded ? nil : repair
  }

  private var alternatives: [RepairReport.Alternative] {
    var seen: Set<[String]> = [ProposalComparison.edits(report)]
    return RepairReport.Settings.Proposal.allCases.compactMap { proposal in
      guard proposal != search.settings.proposal, let other = repaired({ $0.proposal = proposal }),
        !other.changes.isEmpty, other.remaining.count <= report.remaining.count,
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
    var all = failing.compactMap { index -> RepairReport.Price? in
      guard let other = repaired({ _ in }, without: index) else { return nil }
      let open = other.pairings.indices.count { $0 != index && !other.pairings[$0].passesAfter }
      return RepairReport.Price(pairing: index, lock: nil, cost: other.proof.cost, remaining: open)
    }
    let locks = search.settings.locked + search.report.system.locked
    for lock in locks.prefix(ProposalComparison.mostLocks) {
      let matched = Set(
        report.before.measured.colors.lazy.map(\.color).filter { lock.matches($0.path.description) }.flatMap {
          [$0.path] + $0.chain.map(\.path)
        })
      guard let other = repaired({ $0.unlocked.formUnion(matched) }) else { break }
      all.append(.init(pairing: nil, lock: lock.description, cost: other.proof.cost, remaining: other.remaining.count))
    }
    let cost = report.proof.cost
    let telling = all.filter { price in
      price.remaining < report.remaining.count
        || price.remaining == report.remaining.count && price.cost < cost * (1 - ProposalComparison.leastSaving)
    }
    return Array(
      telling.sorted { ($0.remaining, $0.cost) < ($1.remaining, $1.cost) }.prefix(ProposalComparison.mostPrices))
  }
}
