import DesignTokens

/// The waivers, the baseline, and the earlier audit that an audit applies to its findings.
public struct Agreements: Sendable {
  /// The waivers.
  public var waivers: [Waiver]
  /// The baseline; nil if there is none.
  public var baseline: Baseline?
  /// The earlier audit that this one is compared with.
  public var past: PastAudit?
  /// The day in UTC that decides whether waivers have expired; nil if unknown, and then no waiver is in force.
  public var today: CalendarDay?

  /// Creates the exceptions; by default, there are none.
  public init(waivers: [Waiver] = [], baseline: Baseline? = nil, past: PastAudit? = nil, today: CalendarDay? = nil) {
    self.waivers = waivers
    self.baseline = baseline
    self.past = past
    self.today = today
  }
}

extension Agreements {
  /// Marks findings with the waiver that covers them and their change from the baseline.
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

  /// Marks findings with their change from the earlier audit.
  ///
  /// - Complexity: O(f) for f findings of both audits.
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

  /// Returns the status of each waiver.
  func waiverUses(_ findings: [Finding], _ scope: Scope) -> [WaiverUse] {
    waivers.compactMap { waiver in
      let concerned = findings.filter(waiver.concerns)
      // An audit of view code ignores waivers for other subjects.
      guard scope.extent == .whole || waiver.subject.isAboutCode || !concerned.isEmpty else { return nil }
      let isExpired = !isInForce(waiver)
      let waived = isExpired ? 0 : concerned.count { Debt($0.evaluation).map(waiver.covers) ?? false }
      return WaiverUse(
        waiver: waiver, isExpired: isExpired, waivedCount: waived, unwaivedCount: concerned.count - waived,
        isLookedAt: scope.includes(waiver))
    }
  }

  /// Returns the status of each baseline entry.
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
