import Audit

/// What was agreed and what changed, counted once for all writers.
struct AgreementCounts {
  /// Findings with a waiver or a suppression.
  let waived: Int
  /// Findings that the baseline accepts and no waiver applies to.
  let accepted: Int
  /// Findings that would fail the gate, neither waived nor accepted, that the earlier audit had as bad.
  let unchanged: Int
  /// Accepted findings that are better than recorded.
  let better: Int
  /// Findings that would gate and are worse than the baseline has them.
  let worse: Int
  /// Findings that would gate and are not in the baseline.
  let new: Int
  /// Entries of the baseline whose finding is gone.
  let gone: [BaselineUse]
  /// Entries of the baseline of rules that are off and modes that are not audited.
  let notLookedAt: Int
  /// Findings with a suppression comment in view code.
  let suppressed: Int
  /// Findings that the earlier audit did not have.
  let newSince: Int
  /// Findings that the earlier audit had less bad.
  let worseSince: Int
  /// The waiver that is over first, of those that hold something back.
  let nextExpiry: Waiver?

  /// Counts a report.
  init(_ report: AuditReport) {
    let findings = report.findings
    let open = findings.filter { !$0.isWaived }
    waived = findings.count - open.count
    suppressed = findings.count { $0.suppression != nil }
    accepted = open.count { $0.baseline?.isAccepted ?? false }
    unchanged = open.count { $0.reachesGate && !$0.gates && !($0.baseline?.isAccepted ?? false) }
    better = open.count { if case .better? = $0.baseline { true } else { false } }
    worse = open.count { if case .worse? = $0.baseline { $0.reachesGate } else { false } }
    new = open.count { $0.baseline == .new && $0.reachesGate }
    gone = report.measured.baseline.filter { $0.state == .gone }
    notLookedAt = report.measured.baseline.count { $0.state == .notLookedAt }
    newSince = findings.count { $0.against == .new }
    worseSince = findings.count { if case .worse? = $0.against { true } else { false } }
    nextExpiry = report.measured.waivers.filter { $0.waivedCount > 0 }.map(\.waiver).min { $0.expires < $1.expires }
  }

  /// "3 are waived, 12 are accepted by the baseline"; nil when no finding is waived, accepted, or unchanged.
  var heldInWords: String? {
    let all = [
      (waived, "waived"), (accepted, "accepted by the baseline"), (unchanged, "unchanged or better than before"),
    ]
    let parts = all.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? "is" : "are") \($0.1)" }
    return parts.isEmpty ? nil : HTMLWords.list(parts)
  }
}

extension WaiverUse {
  /// The status of a waiver, in a word or two.
  func state(today: CalendarDay?) -> String {
    if today == nil { return "not applied" }
    if isExpired { return "expired" }
    if !isLookedAt { return "not checked" }
    return waivedCount == 0 ? "unused" : "active"
  }
}

extension SuppressionUse.State {
  /// The state in a word or two.
  var word: String {
    switch self {
    case .used: "active"
    case .unused: "unused"
    case .notLookedAt: "not checked"
    case .refused: "invalid"
    }
  }

  /// The number of findings that it suppresses.
  var count: Int { if case .used(let count) = self { count } else { 0 } }
}

extension AuditReport {
  /// Whether anything was agreed about findings, or another audit is compared with.
  var hasAgreements: Bool {
    !measured.waivers.isEmpty || !measured.suppressions.isEmpty || hasBaseline || comparison != nil
  }
}
