import DesignTokens

/// The waivers, the baseline, and the earlier audit that an audit applies to its findings.
public struct GateExceptions: Sendable {
  /// The waivers.
  public var waivers: [Waiver]
  /// The baseline; nil if there is none.
  public var baseline: Baseline?
  /// The earlier audit that this one is compared with.
  public var past: AuditSnapshot?
  /// The lines whose findings count even if the earlier audit had them too; nil if only new and worse findings count.
  public var changedLines: ChangedLines?
  /// The day in UTC that decides whether waivers have expired; nil if unknown, and then no waiver is in force.
  public var today: CalendarDay?

  /// Creates the exceptions; by default, there are none.
  public init(waivers: [Waiver] = [], baseline: Baseline? = nil, past: AuditSnapshot? = nil, today: CalendarDay? = nil)
  {
    self.waivers = waivers
    self.baseline = baseline
    self.past = past
    self.today = today
  }
}

extension GateExceptions {
  /// Notes the waiver that covers each finding, and its change from the baseline.
  ///
  /// - Complexity: O(f w) for f findings and w waivers.
  func hold(_ findings: [Finding], in holds: inout [UInt32: Verdicts.Hold]) {
    let inForce = waivers.filter(isInForce)
    guard !inForce.isEmpty || baseline != nil else { return }
    for finding in findings {
      guard let snapshot = FindingSnapshot(finding) else { continue }
      if let waiver = inForce.first(where: { $0.concerns(finding) && $0.covers(snapshot) }) {
        holds[finding.row, default: .init()].waiver = waiver
      }
      if let baseline {
        holds[finding.row, default: .init()].baseline = Change(
          of: snapshot, from: baseline[finding.fingerprint], isRatio: finding.isRatio)
      }
    }
  }

  /// Notes the change of each finding from the earlier audit.
  ///
  /// - Complexity: O(f) for f findings of both audits.
  func compare(_ findings: [Finding], on measured: MeasuredSystem, in holds: inout [UInt32: Verdicts.Hold]) {
    guard let past else { return }
    let earlier = EarlierFindings(past, TokenRenames(from: past.tokens, to: AuditSnapshot.tokens(of: measured)))
    for finding in findings {
      guard let snapshot = FindingSnapshot(finding) else { continue }
      let key = earlier.key(rule: finding.rule, mode: finding.mode, subject: finding.subject)
      let change = earlier.change(of: snapshot, key, isRatio: finding.isRatio)
      if change.isAccepted, let changedLines, changedLines.touch(finding) { continue }
      holds[finding.row, default: .init()].against = change
    }
  }

  private func isInForce(_ waiver: Waiver) -> Bool { today.map { !waiver.isExpired(on: $0) } ?? false }

  /// Returns the status of each waiver.
  func waiverStatuses(_ findings: [Finding], _ scope: Scope) -> [WaiverStatus] {
    waivers.compactMap { waiver in
      let concerned = findings.filter(waiver.concerns)
      // An audit of view code ignores waivers for other subjects.
      guard scope.extent == .whole || waiver.subject.isAboutCode || !concerned.isEmpty else { return nil }
      let isExpired = !isInForce(waiver)
      let waived = isExpired ? 0 : concerned.count { FindingSnapshot($0).map(waiver.covers) ?? false }
      return WaiverStatus(
        waiver: waiver, isExpired: isExpired, waivedCount: waived, unwaivedCount: concerned.count - waived,
        isLookedAt: scope.includes(waiver))
    }
  }

  /// Returns the status of each baseline entry.
  func baselineEntryStatuses(_ findings: [Finding], _ scope: Scope) -> [BaselineEntryStatus] {
    guard let baseline else { return [] }
    let found = Set(findings.map { Array($0.fingerprint.utf8) })
    return baseline.entries.map { entry in
      let isPresent = found.contains(Array(entry.fingerprint.utf8))
      return BaselineEntryStatus(
        entry: entry,
        state: isPresent ? .present : scope.includes(fingerprint: entry.fingerprint) ? .gone : .notLookedAt)
    }
  }
}
