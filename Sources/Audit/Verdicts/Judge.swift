/// A rule with its settings and its subjects: it judges each of them once, and puts a verdict into words when asked.
protocol Judge: AnyObject, Sendable {
  /// The rule's identifier.
  var rule: String { get }
  /// Whether the rule is about the design.
  var isAboutDesign: Bool { get }
  /// The type of the subjects.
  var subjectType: any AuditSubject.Type { get }
  /// The type of the reasons.
  var reasonType: any VerdictReason.Type { get }
  /// The subjects if they are pairings.
  var pairings: [MeasuredPairing]? { get }

  /// Returns a subject.
  func subject(_ row: Int) -> any AuditSubject
  /// Returns the words for a verdict.
  func words(_ verdict: Verdict, _ facts: Assessment) -> Words
  /// Returns the name of a verdict's reason.
  func reason(_ verdict: Verdict) -> String
  /// Returns the sizes with which a control passes.
  func proposal(_ row: Int) -> ControlProposal?
}

/// The judge of one type of rule.
final class RuleJudge<R: Rule>: Judge {
  let rule = R.descriptor.id
  let isAboutDesign = R.descriptor.isAboutDesign
  private let general: R
  private let level: Level
  private let overrides: [(scope: OverrideScope, rule: R, level: Level)]
  /// Whether there are overrides; asking a generic array for every subject takes longer than a rule.
  private let hasOverrides: Bool
  private let subjects: [R.Subject]
  let pairings: [MeasuredPairing]?

  init(_ rule: R, _ setting: Auditor.RuleSetting, on measured: MeasuredSystem) {
    general = rule
    level = setting.level
    overrides = setting.overrides.compactMap { override in
      (override.rule as? R).map { (scope: override.scope, rule: $0, level: override.level) }
    }
    hasOverrides = !overrides.isEmpty
    subjects = R.Subject.subjects(of: measured)
    pairings = R.Subject.self == MeasuredPairing.self ? measured.pairings : nil
  }

  var subjectType: any AuditSubject.Type { R.Subject.self }
  var reasonType: any VerdictReason.Type { R.Reason.self }
  func subject(_ row: Int) -> any AuditSubject { subjects[row] }
  func reason(_ verdict: Verdict) -> String { R.Reason(rawValue: verdict.reason).map { "\($0)" } ?? "" }
  func proposal(_ row: Int) -> ControlProposal? { rule(for: subjects[row]).proposal(for: subjects[row]) }

  func words(_ verdict: Verdict, _ facts: Assessment) -> Words {
    guard let reason = R.Reason(rawValue: verdict.reason) else { return Words("") }
    let subject = subjects[Int(verdict.subject)]
    let judgement = Judgement(
      verdict.outcome, reason, measured: facts.measured, interval: facts.interval, required: facts.required,
      unit: verdict.unit)
    return rule(for: subject).words(judgement, subject)
  }

  /// Returns the position of the override that applies to a subject; nil if none does.
  private func override(for subject: R.Subject) -> Int? {
    guard hasOverrides else { return nil }
    let name = subject.subjectName
    return overrides.lastIndex { $0.scope.includes(subject, named: name) }
  }

  private func rule(for subject: R.Subject) -> R { override(for: subject).map { overrides[$0].rule } ?? general }

  /// Judges all subjects and returns the number of outcomes.
  ///
  /// - Complexity: O(n) for n subjects.
  func judge(as position: Int, _ gate: Gate, _ extent: AuditScope, into list: inout VerdictList) -> OutcomeCounts {
    var counts = OutcomeCounts()
    list.rows.reserveCapacity(subjects.count)
    for index in subjects.indices {
      let subject = subjects[index]
      let special = override(for: subject)
      let level = if let special { overrides[special].level } else { self.level }
      guard level != .off, extent.includes(subject) else { continue }
      let answer = if let special { overrides[special].rule.judge(subject) } else { general.judge(subject) }
      guard let judgement = answer else { continue }
      let outcome = judgement.outcome
      counts.add(outcome)
      if isAboutDesign, R.Subject.isPerceived || level == .error, subject.canGate, outcome.isDecision {
        list.decisionCount += 1
      }
      let isOutOfReach = outcome == .cantTell && (subject.isFromCode || subject.needsDevice)
      let own = min(level, judgement.level ?? level, subject.highestLevel ?? level)
      // Source alone leaves many values undetermined, such as a size that a caller passes in. An error would demand code that a tool can
      // read, not better code, so undetermined view code is a warning at most, even in a strict gate. The same holds for materials.
      var verdict = Verdict(
        subject: UInt32(index), rule: UInt16(position), reason: judgement.reason.rawValue, outcome: outcome,
        unit: judgement.unit, level: isOutOfReach ? min(own, .warning) : gate.level(own), ruleLevel: level,
        flags: [])
      if let measured = judgement.measured {
        verdict.measured = measured
        verdict.flags.insert(.hasMeasured)
      }
      if let required = judgement.required {
        verdict.required = required
        verdict.flags.insert(.hasRequired)
      }
      if let interval = judgement.interval {
        verdict.interval = UInt32(list.intervals.count)
        list.intervals.append(interval)
        verdict.flags.insert(.hasInterval)
      }
      if judgement.level != nil { verdict.flags.insert(.isMinor) }
      if subject.isFromCode { verdict.flags.insert(.isFromCode) }
      if gate.isReached(by: outcome, at: verdict.level, subjectCanGate: subject.canGate && !isOutOfReach) {
        verdict.flags.insert(.reachesGate)
      }
      list.rows.append(verdict)
    }
    return counts
  }
}
