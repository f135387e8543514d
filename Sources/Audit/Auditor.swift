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
    let findings = Auditor.sorted(record.findings)
    let pairings = zip(measured.pairings, record.assessments(of: MeasuredPairing.self, count: measured.pairings.count))
    let styles = zip(
      measured.textStyles, record.assessments(of: MeasuredTextStyle.self, count: measured.textStyles.count))
    let controls = zip(measured.controls, record.assessments(of: MeasuredControl.self, count: measured.controls.count))
    let frames = zip(measured.frames, record.assessments(of: MeasuredFrame.self, count: measured.frames.count))
    let labels = Dictionary(
      frames.filter { $0.0.frame.isControl }.map { ($0.0.frame.name, $0.1) }, uniquingKeysWith: { first, _ in first })
    return AuditReport(
      gate: gate, decision: findings.contains(where: \.gates) ? .failed : .passed, measured: measured,
      rules: summaries,
      pairings: pairings.map { .init(measured: $0, assessments: $1, deciding: Auditor.deciding($1)) },
      textStyles: styles.map { .init(style: $0.style, measured: $0, assessments: $1) },
      controls: controls.map {
        .init(control: $0.control, measured: $0, assessments: $1 + labels[$0.control.name, default: []])
      },
      frames: frames.map { .init(frame: $0.frame, assessments: $1) },
      findings: findings)
  }

  /// What gates first, then by level, else in the order of rules and subjects.
  private static func sorted(_ findings: [Finding]) -> [Finding] {
    let order = findings.indices.sorted { left, right in
      if findings[left].gates != findings[right].gates { return findings[left].gates }
      if findings[left].level != findings[right].level { return findings[left].level > findings[right].level }
      return left < right
    }
    return order.map { findings[$0] }
  }

  private func run<R: Rule>(
    _ rule: R, level: Level, on measured: MeasuredSystem, record: inout Record
  ) -> AuditReport.RuleSummary {
    var counts = OutcomeCounts()
    guard level != .off else { return .init(descriptor: R.descriptor, level: level, counts: counts) }
    let subjects = R.Subject.subjects(of: measured)
    var assessments = record.assessments(of: R.Subject.self, count: subjects.count)
    for (index, subject) in subjects.enumerated() where rule.applies(to: subject) {
      let evaluation = rule.evaluate(subject)
      counts.add(evaluation.outcome)
      let own = min(level, evaluation.level ?? level)
      assessments[index].append(.init(rule: R.descriptor.id, level: own, evaluation: evaluation))
      if let finding = finding(evaluation, R.descriptor.id, level: own, subject) { record.findings.append(finding) }
    }
    record.set(assessments, of: R.Subject.self)
    return .init(descriptor: R.descriptor, level: level, counts: counts)
  }

  private func finding(
    _ evaluation: Evaluation, _ rule: String, level: Level, _ subject: some AuditSubject
  ) -> Finding? {
    switch evaluation.outcome {
    case .passed, .inapplicable: return nil
    case .failed, .cantTell: break
    }
    let pairing = subject as? MeasuredPairing
    return Finding(
      rule: rule, level: level, outcome: evaluation.outcome, mode: subject.modeName, subject: subject.reference,
      evaluation: evaluation, pairing: pairing, location: subject.location,
      otherPlaces: pairing == nil ? subject.related : [],
      gates: gate.isFailed(by: evaluation.outcome, at: level, subjectCanGate: subject.canGate))
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
  private var assessments: [ObjectIdentifier: [[AuditReport.Assessment]]] = [:]

  /// The assessments of all subjects of a kind, subject by subject; the caller sets them again after adding to them.
  mutating func assessments(of kind: any AuditSubject.Type, count: Int) -> [[AuditReport.Assessment]] {
    assessments.removeValue(forKey: ObjectIdentifier(kind)) ?? Array(repeating: [], count: count)
  }

  mutating func set(_ list: [[AuditReport.Assessment]], of kind: any AuditSubject.Type) {
    assessments[ObjectIdentifier(kind)] = list
  }
}
