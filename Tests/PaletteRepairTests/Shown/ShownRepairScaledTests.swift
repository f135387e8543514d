import Audit
import AuditSession
import ColorScience
import Foundation
import PaletteRepair
import TestSupport
import Testing

/// Repairs of palettes in many notations, measured as screens show them, by a calculation of the test's own.
///
/// Tries 60 contracts if long tests are enabled, otherwise the first one.
@Suite struct ShownRepairScaledTests {

  /// What came of a contract.
  struct Case: Sendable {
    let contract: MixedContract
    let report: RepairReport
  }

  static let cases = Task {
    try await withThrowingTaskGroup(of: [Case].self) { group in
      let contracts = MixedContract.contracts(LongTests.count(1, long: 60), seed: 15)
      for start in stride(from: 0, to: contracts.count, by: 12) {
        group.addTask {
          try contracts[start..<min(start + 12, contracts.count)].map { contract in
            let folder = try TemporaryFolder(contract.files)
            let session = AuditSession(AuditRequest(paths: ["."], root: folder.path))
            return Case(contract: contract, report: try session.repair(.plain).report)
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted { $0.contract.number < $1.contract.number }
    }
  }

  @Test func whatIsRepairedPassesInEightBits() async throws {
    var outcomes: [RepairReport.Outcome: Int] = [:]
    var failing: [String] = []
    for one in try await Self.cases.value {
      outcomes[one.report.outcome, default: 0] += 1
      guard one.report.outcome == .repaired else { continue }
      let after = try #require(one.report.after)
      for pairing in after.pairings {
        let required = pairing.measured.pairing.usage == .text ? 4.5 : 3
        let ratio = ShownRepairScaledTests.ratio(pairing.measured)
        #expect(
          ratio >= required,
          "\(one.contract): \(pairing.measured.subjectName.description) \(pairing.measured.mode.name) \(ratio)")
        if !(ratio >= required) { failing.append("\(one.contract)") }
      }
      #expect(one.report.isSettled && one.report.isConfirmed, "\(one.contract)")
    }
    print("mixed contracts: \(outcomes.map { "\($0.key) \($0.value)" }.sorted()), failing in 8 bits \(failing.count)")
    let repairable = outcomes.values.reduce(0, +) - (outcomes[.unneeded] ?? 0)
    #expect((outcomes[.repaired] ?? 0) * 100 >= repairable * 95 && repairable * 2 > outcomes.values.reduce(0, +))
  }

  /// Every remedy of every contract is followed alone: it fixes what it says and breaks nothing, also in 8 bits.
  @Test func remediesHold() async throws {
    var count = 0
    for one in try await Self.cases.value {
      var report = one.report.before
      report.findRemedies()
      for (finding, position) in report.failingPairings {
        let required = try #require(finding.required)
        for proposal in finding.proposals {
          count += 1
          let applied = AppliedRemedy(proposal, on: report)
          let name = "\(one.contract) \(finding.mode ?? ""): \(finding.remedy ?? "")"
          #expect(applied.broken.isEmpty, "\(name)")
          #expect(applied.fixed.contains(position) && applied.fixed.count == proposal.fixes, "\(name)")
          #expect(ShownRepairScaledTests.ratio(applied.after[position]) >= required, "\(name)")
        }
        #expect(finding.remedy != nil)
      }
    }
    print("remedies followed: \(count)")
    #expect(count >= LongTests.count(1, long: 30))
  }

  /// The ratio of the topmost two in 8 bits of sRGB: each clipped and rounded, composited, and rounded again (WCAG 2.2, "contrast ratio").
  static func ratio(_ pairing: MeasuredPairing) -> Double {
    guard let front = pairing.foreground.color, let back = pairing.backgrounds.first?.color else { return 0 }
    let (upper, lower) = (bytes(front), bytes(back))
    let alpha = (front.alpha * 255).rounded() / 255
    let mixed = zip(upper, lower).map { ($0 * alpha + $1 * (1 - alpha)).rounded() }
    func plain(_ codes: [Double]) -> PlainColor {
      PlainColor(red: UInt8(codes[0]), green: UInt8(codes[1]), blue: UInt8(codes[2]))
    }
    return plain(mixed).contrast(with: plain(lower))
  }

  private static func bytes(_ color: Color) -> [Double] {
    let components = color.converted(to: .srgb).components
    return (0..<3).map { (min(max(components[$0], 0), 1) * 255).rounded() }
  }
}
