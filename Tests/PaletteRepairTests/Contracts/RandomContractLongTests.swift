import Audit
import AuditSession
import Foundation
import TestSupport
import Testing

@testable import PaletteRepair

/// Random contracts as whole audits, against the best along the fixed-hue path: 500 of them.
///
/// Everything that is checked is calculated here: values are read from the files that would be written, luminance, contrast and deltaEOK are those
/// of `PlainColor`. Only what is expected of an added value, which is part of the question, is asked of the library.
@Suite(.enabled(if: LongTests.areEnabled)) struct RandomContractLongTests {
  /// What came of a contract.
  struct Case: Sendable {
    let number: Int
    let contract: RandomContract
    let report: RepairReport
    /// The values in the files that would be written.
    let after: ContractValues
    let expected: [String: PlainColor]
    let seconds: Double

    /// Whether no colors were found, for whatever reason.
    var isOpen: Bool { report.outcome == .impossible || report.outcome == .blocked }
  }

  static let count = 500

  /// All cases, made once for all tests, on as many processors as there are.
  static let cases = Task {
    try await withThrowingTaskGroup(of: [Case].self) { group in
      let contracts = RandomContract.contracts(count, seed: 2026)
      for start in stride(from: 0, to: contracts.count, by: 25) {
        group.addTask { try (start..<start + 25).map { try repair(contracts[$0], $0) } }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted { $0.number < $1.number }
    }
  }

  static func repair(_ contract: RandomContract, _ number: Int) throws -> Case {
    var files = contract.files
    let folder = try TemporaryFolder(files)
    let session = AuditSession(AuditRequest(paths: ["."], root: folder.path))
    var repaired: PaletteRepairResult?
    let seconds = try processorSeconds { repaired = try session.repair(.plain) }
    let result = try #require(repaired)
    for file in result.files { files[file.shown] = String(decoding: file.new, as: UTF8.self) }
    return Case(
      number: number, contract: contract, report: result.report, after: try contract.values(in: files),
      expected: try expected(result.report.before), seconds: seconds)
  }

  /// The color that is expected of each token that is given a value in the second mode.
  private static func expected(_ report: AuditReport) throws -> [String: PlainColor] {
    let mode = try #require(report.system.modes.first { $0.name == "dark" })
    let derived = DerivedColors(of: mode, in: report)
    var expected: [String: PlainColor] = [:]
    for color in report.measured.colors where color.mode.name == "light" {
      guard let shown = color.color.color else { continue }
      expected[color.color.path.description] = PlainColor(hex: derived.color(for: shown).hex)
    }
    return expected
  }

  @Test func whatIsRepairedPasses() async throws {
    var outcomes: [RepairReport.Outcome: Int] = [:]
    for one in try await Self.cases.value {
      let (contract, report) = (one.contract, one.report)
      outcomes[report.outcome, default: 0] += 1
      let failures = contract.failures(one.after)
      #expect(failures.isEmpty == !one.isOpen, "\(one.number): \(failures)")
      #expect(report.conflicts.isEmpty == !one.isOpen, "\(one.number)")
      #expect((report.outcome == .unneeded) == report.changes.isEmpty || one.isOpen, "\(one.number)")
      let locked = contract.tokens.filter(\.isLocked)
      #expect(
        locked.allSatisfy { one.after.light[$0.name] == $0.base && one.after.dark[$0.name] == $0.own }, "\(one.number)")
      let optimum = ContractOptimum(contract, expected: one.expected)
      let total = optimum.cost(of: one.after, .init())
      let found = report.changes.reduce(0) { $0 + $1.goalDifference }
      #expect(abs(total - found) < 1e-6, "\(one.number): \(total) \(found)")
    }
    let seconds = try await Self.cases.value.map(\.seconds).sorted()
    print(
      "processor seconds: \(seconds.reduce(0, +)) in all, median \(seconds[Self.count / 2]), largest \(seconds[Self.count - 1])"
    )
    print("outcomes of \(Self.count) contracts: \(outcomes.map { "\($0.key) \($0.value)" }.sorted())")
    #expect(
      ((outcomes[.impossible] ?? 0) + (outcomes[.blocked] ?? 0)) * 10 >= Self.count
        && (outcomes[.repaired] ?? 0) * 2 >= Self.count, "\(outcomes)")
  }

  /// What is asked for: the sum of deltaEOK and the penalties of the search (0.002 for a change, 0.02 for a value that is added).
  static let penalties = ContractOptimum.Penalties(
    change: RepairCosts.plain.changed, addition: RepairCosts.plain.added)

  @Test func noWorseThanTheFixedHuePath() async throws {
    // The cost of the search, and deltaEOK alone where no value can be added.
    var costs: [Double] = []
    var totals: [Double] = []
    for one in try await Self.cases.value {
      let optimum = ContractOptimum(one.contract, expected: one.expected)
      guard let found = optimum.values(Self.penalties) else { continue }
      #expect(one.contract.failures(found.values).isEmpty, "\(one.number)")
      #expect(abs(optimum.cost(of: found.values, Self.penalties) - found.cost) < 1e-9, "\(one.number)")
      #expect(!one.isOpen, "\(one.number)")
      guard found.cost > 0 else {
        #expect(one.report.outcome == .unneeded, "\(one.number)")
        continue
      }
      costs.append(optimum.cost(of: one.after, Self.penalties) / found.cost)
      #expect(costs[costs.count - 1] <= 1.10, "\(one.number)")
      let isFixed = one.contract.tokens.allSatisfy { $0.own != nil || $0.isLocked }
      guard isFixed, let least = optimum.values(.init()) else { continue }
      totals.append(optimum.cost(of: one.after, .init()) / least.cost)
      #expect(totals[totals.count - 1] <= 1.10, "\(one.number)")
    }
    costs.sort()
    totals.sort()
    print(
      "against the fixed-hue path: cost of \(costs.count) contracts, median \(costs[costs.count / 2]), largest \(costs.suffix(3)); "
        + "deltaEOK of \(totals.count) without additions, median \(totals[totals.count / 2]), largest \(totals.suffix(3))"
    )
    #expect(costs.count * 2 >= Self.count && totals.count * 10 >= Self.count)
    #expect(costs[costs.count / 2] <= 1.02 && totals[totals.count / 2] <= 1.02)
  }

  /// A compromise leaves most of what fails no worse than it is; what passes now, or is in a second conflict, may be given up altogether.
  @Test func whatIsGivenUpGetsNoWorse() async throws {
    var worse = 0
    var kept = 0
    for one in try await Self.cases.value where one.isOpen {
      for pairing in one.report.remaining {
        guard let before = pairing.before, let after = pairing.after else { continue }
        if after >= min(before, pairing.required) { kept += 1 } else { worse += 1 }
      }
    }
    print("given up: \(kept) no worse, \(worse) worse")
    #expect(kept * 10 >= Self.count && worse == 0)
  }

  @Test func conflictsAreConflicts() async throws {
    var (count, inGrays) = (0, 0)
    var missed: Set<Int> = []
    var sizes: [Int: Int] = [:]
    for one in try await Self.cases.value where one.isOpen {
      count += 1
      for conflict in one.report.conflicts {
        sizes[conflict.pairings.count, default: 0] += 1
        let witness = witness(conflict, one)
        if witness.isPossible {
          // Colors of 8 bits on one hue may miss what leaves next to no room: that is counted.
          var roomy = witness
          roomy.room = 0.012
          #expect(!roomy.isPossible, "\(one.number): \(conflict.reason)")
          missed.insert(one.number)
        }
        let parts = witness.questions.indices.map { spared in
          LuminanceWitness(
            fixed: witness.fixed,
            questions: witness.questions.enumerated().filter { $0.offset != spared }.map(\.element))
        }
        #expect(parts.allSatisfy { $0.isPossible }, "\(one.number): \(conflict.reason)")
        guard witness.fixed.count(where: { $0 == nil }) <= 2 else { continue }
        inGrays += 1
        #expect(!witness.isPossibleInGrays, "\(one.number): \(conflict.reason)")
        #expect(parts.allSatisfy { $0.isPossibleInGrays }, "\(one.number): \(conflict.reason)")
      }
    }
    print(
      "impossible: \(count), conflicts by size \(sizes.sorted { $0.key < $1.key }), tried in grays \(inGrays), with less than 1.2 % of room \(missed.sorted())"
    )
    #expect(count * 10 >= Self.count && inGrays * 10 >= Self.count && missed.count <= 1)
  }

  /// The luminances of a conflict: those of locked tokens, and what each other token may be in each mode.
  private func witness(_ conflict: RepairReport.Conflict, _ one: Case) -> LuminanceWitness {
    var names: [String] = []
    var fixed: [Double?] = []
    func position(_ name: String, _ mode: String) -> Int {
      guard let token = one.contract.tokens.first(where: { $0.name == name }) else { return 0 }
      if let known = names.firstIndex(of: name + mode) { return known }
      names.append(name + mode)
      fixed.append(token.isLocked ? (mode == "dark" ? token.own ?? token.base : token.base).luminance : nil)
      return names.count - 1
    }
    let questions = conflict.pairings.map { index in
      let measured = one.report.before.pairings[index].measured
      let ratio = measured.pairing.usage == .text ? (one.contract.isEnhanced ? 7 : 4.5) : 3
      return LuminanceWitness.Question(
        first: position(measured.pairing.foreground.description, measured.mode.name),
        second: position(measured.pairing.background.description, measured.mode.name), ratio: ratio)
    }
    return LuminanceWitness(fixed: fixed, questions: questions)
  }
}
