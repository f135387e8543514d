import Audit

/// The counts of waived, accepted, and changed findings that all writers share.
struct GateExceptionCounts {
  /// The number of findings with a waiver or a suppression.
  let waived: Int
  /// The number of findings that the baseline accepts and no waiver applies to.
  let accepted: Int
  /// The number of unwaived, unaccepted findings that would fail the gate but are no worse than in the earlier audit.
  let unchanged: Int
  /// The number of accepted findings that are better than recorded.
  let better: Int
  /// The number of findings that would fail the gate and are worse than in the baseline.
  let worse: Int
  /// The number of findings that would fail the gate and are not in the baseline.
  let new: Int
  /// The baseline entries whose finding is gone.
  let gone: [BaselineEntryStatus]
  /// The number of baseline entries for rules that are off and modes that are not audited.
  let notLookedAt: Int
  /// The number of findings with a suppression comment in view code.
  let suppressed: Int
  /// The number of findings that the earlier audit didn't have.
  let newSince: Int
  /// The number of findings that are worse than in the earlier audit.
  let worseSince: Int
  /// The waiver in use that expires first.
  let nextExpiry: Waiver?

  /// Counts the findings of a report.
  ///
  /// - Complexity: O(n) for n findings; O(1) without gate exceptions.
  init(_ report: AuditReport) {
    var (waived, suppressed, accepted, unchanged, better) = (0, 0, 0, 0, 0)
    var (worse, new, newSince, worseSince) = (0, 0, 0, 0)
    for finding in report.hasGateExceptions ? report.findings : [] {
      if finding.suppression != nil { suppressed += 1 }
      if finding.against == .new { newSince += 1 }
      if case .worse? = finding.against { worseSince += 1 }
      guard !finding.isWaived else {
        waived += 1
        continue
      }
      let (isAccepted, reachesGate) = (finding.baseline?.isAccepted ?? false, finding.reachesGate)
      if isAccepted { accepted += 1 }
      if reachesGate, !isAccepted, !finding.gates { unchanged += 1 }
      if case .better? = finding.baseline { better += 1 }
      if case .worse? = finding.baseline, reachesGate { worse += 1 }
      if finding.baseline == .new, reachesGate { new += 1 }
    }
    (self.waived, self.suppressed, self.accepted, self.unchanged, self.better) = (
      waived, suppressed, accepted, unchanged, better
    )
    (self.worse, self.new, self.newSince, self.worseSince) = (worse, new, newSince, worseSince)
    gone = report.measured.baseline.filter { $0.state == .gone }
    notLookedAt = report.measured.baseline.count { $0.state == .notLookedAt }
    nextExpiry = report.measured.waivers.filter { $0.waivedCount > 0 }.map(\.waiver).min { $0.expires < $1.expires }
  }

  /// The counts in words, such as "3 are waived and 12 are accepted by the baseline"; nil if all are zero.
  var heldInWords: String? {
    let all = [
      (waived, "waived"), (accepted, "accepted by the baseline"), (unchanged, "unchanged or better than before"),
    ]
    let parts = all.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? "is" : "are") \($0.1)" }
    return parts.isEmpty ? nil : ResultText.list(parts)
  }
}

extension WaiverStatus {
  /// The status of a waiver, in one or two words.
  enum State: String {
    case notApplied = "not applied"
    case expired
    case notChecked = "not checked"
    case unused, active
  }

  /// Returns the status of the waiver.
  func state(today: CalendarDay?) -> State {
    if today == nil { return .notApplied }
    if isExpired { return .expired }
    if !isLookedAt { return .notChecked }
    return waivedCount == 0 ? .unused : .active
  }
}

extension SuppressionStatus.State {
  /// The status of a suppression in one or two words.
  var word: String {
    switch self {
    case .used: "active"
    case .unused: "unused"
    case .notLookedAt: "not checked"
    case .invalid: "invalid"
    }
  }

  /// The number of findings that the comment suppresses.
  var count: Int { if case .used(let count) = self { count } else { 0 } }
}

extension AuditReport {
  /// Whether the report has waivers, suppressions, a baseline, or a comparison.
  var hasGateExceptions: Bool {
    !measured.waivers.isEmpty || !measured.suppressions.isEmpty || hasBaseline || changes != nil
  }
}
