/// A rule with its settings and its subjects: it judges each of them once, and puts a verdict into words when asked.
protocol Judge: AnyObject, Sendable {
  /// The rule's identifier.
  var rule: String { get }
  /// Whether the rule is about the design.
  var isAboutDesign: Bool { get }
  /// The type of the subjects.
  var subjectType: any AuditSubject.Type { get }
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
  private let subjects: [R.Subject]
  private let reasons = Array(R.Reason.allCases)
  let pairings: [MeasuredPairing]?

  init(_ rule: R, _ setting: Auditor.RuleSetting, on measured: MeasuredSystem) {
    general = rule
    level = setting.level
    overrides = setting.overrides.compactMap { override in
      (override.rule as? R).map { (scope: override.scope, rule: $0, level: override.level) }
    }
    subjects = R.Subject.subjects(of: measured)
    pairings = subjects as? [MeasuredPairing]
  }

  var subjectType: any AuditSubject.Type { R.Subject.self }
  func subject(_ row: Int) -> any AuditSubject { subjects[row] }
  func reason(_ verdict: Verdict) -> String { reasons[Int(verdict.reason)].rawValue }
  func proposal(_ row: Int) -> ControlProposal? { setting(for: subjects[row]).rule.proposal(for: subjects[row]) }

  func words(_ verdict: Verdict, _ facts: Assessment) -> Words {
    let subject = subjects[Int(verdict.subject)]
    let judgement = Judgement(
      verdict.outcome, reasons[Int(verdict.reason)], measured: facts.measured, interval: facts.interval,
      required: facts.required, unit: verdict.unit, level: verdict.flags.contains(.isMinor) ? verdict.level : nil)
    return setting(for: subject).rule.words(judgement, subject)
  }

  /// Returns the rule and its level for a subject.
  private func setting(for subject: R.Subject) -> (rule: R, level: Level) {
    guard !overrides.isEmpty else { return (general, level) }
    let name = subject.subjectName
    return overrides.last { $0.scope.includes(subject, named: name) }.map { ($0.rule, $0.level) } ?? (general, level)
  }

  /// Judges all subjects and returns the number of outcomes.
  ///
  /// - Complexity: O(n) for n subjects.
  func judge(as position: Int, _ gate: Gate, _ extent: AuditExtent, into list: inout VerdictList) -> OutcomeCounts {
    var counts = OutcomeCounts()
    for index in subjects.indices {
      let subject = subjects[index]
      let (rule, level) = setting(for: subject)
      guard level != .off, extent.includes(subject), let judgement = rule.judge(subject) else { continue }
      let outcome = judgement.outcome
      counts.add(outcome)
      if isAboutDesign, R.Subject.isPerceived || level == .error, subject.canGate, outcome.isDecision {
        list.decisionCount += 1
      }
      let isUndeterminedCode = outcome == .cantTell && subject.isFromCode
      let own = min(level, judgement.level ?? level)
      // Source alone leaves many values undetermined, such as a size that a caller passes in. An error would demand code that a tool can
      // read, not better code, so undetermined view code is a warning at most, even in a strict gate.
      var verdict = Verdict(
        subject: UInt32(index), rule: UInt16(position), reason: code(of: judgement.reason), outcome: outcome,
        unit: judgement.unit, level: isUndeterminedCode ? min(own, .warning) : gate.level(own), ruleLevel: level,
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
      if gate.isReached(by: outcome, at: verdict.level, subjectCanGate: subject.canGate && !isUndeterminedCode) {
        verdict.flags.insert(.reachesGate)
      }
      list.rows.append(verdict)
    }
    return counts
  }

  private func code(of reason: R.Reason) -> UInt8 { UInt8(reasons.firstIndex(of: reason) ?? 0) }
}
