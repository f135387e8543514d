import Audit
import AuditSession
import ColorScience
import DesignTokens

/// What becomes of every pairing when one remedy is followed, measured anew and not as the remedy was found.
struct AppliedRemedy {
  /// The pairings that gate and fail before and not after, and the other way round, as positions in the report.
  let fixed: [Int]
  let broken: [Int]
  /// The measurements after.
  let after: [MeasuredPairing]

  init(_ proposal: ColorProposal, on report: AuditReport) {
    var system = report.system
    let place = system.tokens[proposal.token]?.location
    if let place {
      let value = AuthoredValue(.literal(.color(proposal.proposed.color)), text: proposal.notation, at: place)
      system.tokens.insert(Token(path: proposal.token, type: .color, mode: proposal.mode, value: value))
    }
    after = MeasuredSystem(system).pairings
    var (fixed, broken): ([Int], [Int]) = ([], [])
    for requirement in report.repairRequirements {
      func passes(_ measured: MeasuredPairing) -> Bool { measured.lowestRatio.map { $0 >= requirement.ratio } ?? false }
      let (before, now) = (passes(requirement.measured), passes(after[requirement.position]))
      if !before, now { fixed.append(requirement.position) }
      if before, !now { broken.append(requirement.position) }
    }
    (self.fixed, self.broken) = (fixed, broken)
  }
}

extension AuditReport {
  /// The findings on failing pairings that gate, each with the position of its pairing.
  var failingPairings: [(finding: Finding, position: Int)] {
    findings.compactMap { finding in
      guard finding.outcome == .failed, finding.unit == .ratio, finding.reachesGate,
        let position = pairings.firstIndex(where: { $0.measured == finding.pairing })
      else { return nil }
      return (finding, position)
    }
  }
}

/// The report of a request with its remedies.
func reportWithRemedies(_ request: AuditRequest) throws -> AuditReport {
  var report = try AuditSession(request).report()
  report.findRemedies()
  return report
}
