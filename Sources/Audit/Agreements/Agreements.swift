import DesignTokens

/// What was agreed about findings before they were found: waivers, accepted debt, an earlier audit to compare with.
public struct Agreements: Sendable {
  /// The waivers.
  public var waivers: [Waiver]
  /// The accepted debt; nil without a baseline.
  public var baseline: Baseline?
  /// The earlier audit that this one is compared with.
  public var past: PastAudit?
  /// The day in UTC by which waivers are judged; nil where none is known, and then none is in force.
  public var today: CalendarDay?

  /// Agreements; none unless said otherwise.
  public init(waivers: [Waiver] = [], baseline: Baseline? = nil, past: PastAudit? = nil, today: CalendarDay? = nil) {
    self.waivers = waivers
    self.baseline = baseline
    self.past = past
    self.today = today
  }
}

extension Agreements {
  /// Marks findings about the design with the waiver that holds them back and with how they stand to the baseline.
  ///
  /// - Complexity: O(f w) for f findings and w waivers.
  func mark(_ findings: inout [Finding]) {
    let inForce = waivers.filter(isInForce)
    for index in findings.indices {
      let finding = findings[index]
      guard let debt = Debt(finding.evaluation) else { continue }
      findings[index].waiver = inForce.first { $0.concerns(finding) && $0.covers(debt) }
      if let baseline {
        findings[index].baseline = Change(of: debt, from: baseline[finding.fingerprint], isRatio: finding.isRatio)
      }
    }
  }

  /// Marks findings with how they stand to the earlier audit.
  ///
  /// - Complexity: O(f) for f findings of both.
  func compare(_ findings: inout [Finding], _ renames: Renames) {
    guard let past else { return }
    let earlier = Dictionary(
      past.findings.map { (Array($0.fingerprint.utf8), $0.debt) }, uniquingKeysWith: { first, _ in first })
    for index in findings.indices {
      guard let debt = Debt(findings[index].evaluation) else { continue }
      findings[index].against = Change(
        of: debt, from: earlier[Array(findings[index].oldFingerprint(renames).utf8)], isRatio: findings[index].isRatio)
    }
  }

  private func isInForce(_ waiver: Waiver) -> Bool { today.map { !waiver.isExpired(on: $0) } ?? false }

  /// What became of each waiver.
  func waiverUses(_ findings: [Finding], _ scope: Scope) -> [WaiverUse] {
    waivers.compactMap { waiver in
      let concerned = findings.filter(waiver.concerns)
      // Of view code alone, what is agreed about anything else is nobody's business.
      guard scope.extent == .whole || waiver.subject.isAboutCode || !concerned.isEmpty else { return nil }
      let isExpired = !isInForce(waiver)
      let waived = isExpired ? 0 : concerned.count { Debt($0.evaluation).map(waiver.covers) ?? false }
      return WaiverUse(
        waiver: waiver, isExpired: isExpired, waivedCount: waived, unwaivedCount: concerned.count - waived,
        isLookedAt: scope.includes(waiver))
    }
  }

  /// What became of each entry of the baseline.
  func baselineUses(_ findings: [Finding], _ scope: Scope) -> [BaselineUse] {
    guard let baseline else { return [] }
    let found = Set(findings.map { Array($0.fingerprint.utf8) })
    return baseline.entries.map { entry in
      let isPresent = found.contains(Array(entry.fingerprint.utf8))
      return BaselineUse(
        entry: entry,
        state: isPresent ? .present : scope.includes(fingerprint: entry.fingerprint) ? .gone : .notLookedAt)
    }
  }
}
