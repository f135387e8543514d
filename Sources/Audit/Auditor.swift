import DesignTokens

/// Runs rules over a measured system and lets the gate decide.
public struct Auditor: Sendable {
  /// A rule with its options and the level at which it runs.
  public struct RuleSetting: Sendable {
    /// The rule.
    public var rule: any Rule
    /// Its level.
    public var level: Level

    /// A rule at a level.
    public init(_ rule: any Rule, level: Level) {
      self.rule = rule
      self.level = level
    }
  }

  /// The rules, in catalogue order.
  public let rules: [RuleSetting]
  /// The gate.
  public let gate: Gate

  /// An auditor.
  public init(rules: [RuleSetting], gate: Gate) {
    self.rules = rules
    self.gate = gate
  }

  /// The report on a system: every rule on every subject that it applies to.
  ///
  /// - Complexity: O(r s) for r rules and s subjects.
  public func report(on measured: MeasuredSystem) -> AuditReport {
    var record = Record()
    var summaries: [AuditReport.RuleSummary] = []
    for setting in rules {
      summaries.append(run(setting.rule, level: gate.level(setting.level), on: measured, record: &record))
    }
    let findings = record.findings.enumerated().sorted { left, right in
      if left.element.gates != right.element.gates { return left.element.gates }
      if left.element.level != right.element.level { return left.element.level > right.element.level }
      return left.offset < right.offset
    }.map(\.element)
    return AuditReport(
      gate: gate, decision: findings.contains(where: \.gates) ? .failed : .passed, measured: measured,
      rules: summaries, pairings: pairingResults(measured, record),
      textStyles: measured.textStyles.map {
        .init(style: $0.style, assessments: record.assessments[$0.reference, in: nil])
      },
      controls: measured.controls.map {
        .init(control: $0.control, assessments: record.assessments[$0.reference, in: nil])
      },
      findings: findings)
  }

  private func run<R: Rule>(
    _ rule: R, level: Level, on measured: MeasuredSystem, record: inout Record
  ) -> AuditReport.RuleSummary {
    var counts = OutcomeCounts()
    guard level != .off else { return .init(descriptor: R.descriptor, level: level, counts: counts) }
    for subject in R.Subject.subjects(of: measured) where rule.applies(to: subject) {
      let evaluation = rule.evaluate(subject)
      counts.add(evaluation.outcome)
      let own = min(level, evaluation.level ?? level)
      record.assessments.add(
        .init(rule: R.descriptor.id, level: own, evaluation: evaluation), subject.reference, in: subject.modeName)
      if let finding = finding(evaluation, R.descriptor.id, level: own, subject) { record.findings.append(finding) }
    }
    return .init(descriptor: R.descriptor, level: level, counts: counts)
  }

  private func finding(
    _ evaluation: Evaluation, _ rule: String, level: Level, _ subject: some AuditSubject
  ) -> Finding? {
    switch evaluation.outcome {
    case .passed, .inapplicable: return nil
    case .failed, .cantTell: break
    }
    return Finding(
      rule: rule, level: level, outcome: evaluation.outcome, mode: subject.modeName, subject: subject.reference,
      evaluation: evaluation, pairing: subject as? MeasuredPairing, location: subject.location,
      related: subject.related,
      gates: gate.isFailed(by: evaluation.outcome, at: level, subjectCanGate: subject.canGate),
      fingerprint: Finding.fingerprint(rule: rule, mode: subject.modeName, subject: subject.reference))
  }

  private func pairingResults(_ measured: MeasuredSystem, _ record: Record) -> [AuditReport.PairingResult] {
    measured.pairings.map { pairing in
      let assessments = record.assessments[pairing.reference, in: pairing.modeName]
      return .init(measured: pairing, assessments: assessments, deciding: Auditor.deciding(assessments))
    }
  }

  /// The assessment that decides a row: of the highest level, the worst outcome, and of equals the highest requirement.
  private static func deciding(_ assessments: [AuditReport.Assessment]) -> AuditReport.Assessment? {
    func severity(_ outcome: Outcome) -> Int {
      switch outcome {
      case .failed: 3
      case .cantTell: 2
      case .passed: 1
      case .inapplicable: 0
      }
    }
    return assessments.max { left, right in
      if left.level != right.level { return left.level < right.level }
      let (first, second) = (severity(left.evaluation.outcome), severity(right.evaluation.outcome))
      if first != second { return first < second }
      return (left.evaluation.required ?? 0) < (right.evaluation.required ?? 0)
    }
  }
}

/// What rules have said so far.
private struct Record {
  var findings: [Finding] = []
  var assessments = AssessmentIndex()
}

/// Assessments by subject and mode, in the order in which they were made.
private struct AssessmentIndex {
  private struct Key: Hashable {
    let subject: SubjectReference
    let mode: String?
  }

  private var all: [Key: [AuditReport.Assessment]] = [:]

  mutating func add(_ assessment: AuditReport.Assessment, _ subject: SubjectReference, in mode: String?) {
    all[Key(subject: subject, mode: mode), default: []].append(assessment)
  }

  subscript(subject: SubjectReference, in mode: String?) -> [AuditReport.Assessment] {
    all[Key(subject: subject, mode: mode)] ?? []
  }
}
