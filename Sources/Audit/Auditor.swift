import DesignTokens

/// Runs rules on a measured system and applies the gate.
public struct Auditor: Sendable {
  /// A rule with its options and the level at which it runs.
  public struct RuleSetting: Sendable {
    /// The rule.
    public var rule: any Rule
    /// Its level.
    public var level: Level
    /// Other options or levels for some subjects; if several match a subject, the last one applies.
    public var overrides: [Override] = []

    /// Creates a rule setting.
    public init(_ rule: any Rule, level: Level) {
      self.rule = rule
      self.level = level
    }
  }

  /// Another level or other options of a rule for some subjects.
  public struct Override: Sendable {
    /// The subjects that the override applies to.
    public var scope: OverrideScope
    /// The rule with its options.
    public var rule: any Rule
    /// Its level.
    public var level: Level

    /// Creates an override.
    public init(_ scope: OverrideScope, _ rule: any Rule, level: Level) {
      self.scope = scope
      self.rule = rule
      self.level = level
    }
  }

  /// The rules, in catalog order.
  public let rules: [RuleSetting]
  /// The gate that decides whether the audit fails.
  public let gate: Gate
  /// The waivers, the baseline, and the earlier audit.
  public let agreements: Agreements
  /// The part of a design system that the auditor covers.
  public let extent: AuditExtent

  /// Creates an auditor; rules and waivers outside `extent` are turned off or removed.
  public init(
    rules: [RuleSetting], gate: Gate, agreements: Agreements = Agreements(), extent: AuditExtent = .whole
  ) {
    self.rules = extent.rules(rules)
    self.gate = gate
    self.agreements = extent.agreements(agreements, rules)
    self.extent = extent
  }

  /// Returns the report on a system: every rule on every subject that it applies to, then the waivers and baselines.
  ///
  /// - Complexity: O(r s) for r rules and s subjects.
  public func report(on measured: MeasuredSystem) -> AuditReport {
    var measured = measured
    var record = Record()
    var summaries: [Int: AuditReport.RuleSummary] = [:]
    for (index, setting) in rules.enumerated() where !setting.isAboutAgreements {
      summaries[index] = run(setting, on: measured, record: &record)
    }
    let renames = Renames(
      from: agreements.past?.colors ?? [], to: agreements.past == nil ? [] : PastAudit.colors(of: measured))
    var suppressions = Suppressions(measured.system.code, rules)
    agreements.mark(&record.findings)
    suppressions.mark(&record.findings)
    let scope = scope(of: measured)
    measured.waivers = agreements.waiverUses(record.findings, scope)
    measured.baseline = agreements.baselineUses(record.findings, scope)
    measured.suppressions = suppressions.uses
    for (index, setting) in rules.enumerated() where setting.isAboutAgreements {
      summaries[index] = run(setting, on: measured, record: &record)
    }
    agreements.compare(&record.findings, renames)
    return report(on: measured, record, summaries.sorted { $0.key < $1.key }.map(\.value), renames)
  }

  private func report(
    on measured: MeasuredSystem, _ all: Record, _ summaries: [AuditReport.RuleSummary], _ renames: Renames
  ) -> AuditReport {
    var record = all
    let findings = Auditor.sorted(record.findings)
    let pairings = zip(measured.pairings, record.assessments(of: MeasuredPairing.self, count: measured.pairings.count))
      .map {
        AuditReport.PairingResult(
          measured: $0, assessments: $1, deciding: Auditor.deciding($1))
      }
    let styles = zip(
      measured.textStyles, record.assessments(of: MeasuredTextStyle.self, count: measured.textStyles.count))
    let controls = zip(measured.controls, record.assessments(of: MeasuredControl.self, count: measured.controls.count))
    let frames = zip(measured.frames, record.frameAssessments(count: measured.frames.count))
    let values = zip(measured.values, record.assessments(of: TokenValueInMode.self, count: measured.values.count))
    let labels = Dictionary(
      frames.filter { $0.0.frame.isControl }.map { ($0.0.frame.name, $0.1) }, uniquingKeysWith: { first, _ in first })
    return AuditReport(
      gate: gate, decision: findings.contains(where: \.gates) ? .failed : .passed, measured: measured,
      rules: summaries, pairings: pairings,
      textStyles: styles.map { .init(style: $0.style, measured: $0, assessments: $1) },
      controls: controls.map {
        .init(control: $0.control, measured: $0, assessments: $1 + labels[$0.control.name, default: []])
      },
      frames: frames.map { .init(frame: $0.frame, assessments: $1) },
      findings: findings,
      comparison: agreements.past.map { Comparison(of: $0, findings, pairings, scope(of: measured), renames: renames) },
      today: agreements.waivers.isEmpty ? nil : agreements.today, hasBaseline: agreements.baseline != nil,
      decisionCount: record.decisionCount, checkedValues: Set(values.filter { !$1.isEmpty }.map(\.0.path)))
  }

  private func scope(of measured: MeasuredSystem) -> Scope {
    Scope(
      rulesThatAreOff: Set(rules.filter(\.isOff).map(\.id)),
      modesNotAudited: Set(measured.system.modes.map(\.name)).subtracting(measured.modes.map(\.name)), extent: extent,
      files: Set(measured.system.code.index.files.map { Array(Finding.encoded($0.name).utf8) }))
  }

  /// Returns findings that fail the gate first, then by descending level, then in the order of rules and subjects.
  private static func sorted(_ findings: [Finding]) -> [Finding] {
    let order = findings.indices.sorted { left, right in
      if findings[left].gates != findings[right].gates { return findings[left].gates }
      if findings[left].level != findings[right].level { return findings[left].level > findings[right].level }
      return left < right
    }
    return order.map { findings[$0] }
  }

  private func run(
    _ setting: RuleSetting, on measured: MeasuredSystem, record: inout Record
  ) -> AuditReport.RuleSummary {
    run(setting.rule, setting, on: measured, record: &record)
  }

  private func run<R: Rule>(
    _ rule: R, _ setting: RuleSetting, on measured: MeasuredSystem, record: inout Record
  ) -> AuditReport.RuleSummary {
    var counts = OutcomeCounts()
    let level = gate.level(setting.level)
    guard !setting.isOff else { return .init(descriptor: R.descriptor, level: level, counts: counts) }
    let overrides = setting.overrides.compactMap { override in
      (override.rule as? R).map { (scope: override.scope, rule: $0, level: override.level) }
    }
    let subjects = R.Subject.subjects(of: measured)
    var assessments = record.assessments(of: R.Subject.self, count: subjects.count)
    let descriptor = R.descriptor
    for index in subjects.indices {
      let subject = subjects[index]
      var (rule, level) = (rule, setting.level)
      if !overrides.isEmpty {
        let name = subject.subjectName
        if let override = overrides.last(where: { $0.scope.includes(subject, named: name) }) {
          (rule, level) = (override.rule, override.level)
        }
      }
      guard level != .off, extent.includes(subject), rule.applies(to: subject) else { continue }
      let shared = Shared(rule.evaluate(subject))
      let evaluation = shared.value
      counts.add(evaluation.outcome)
      if descriptor.isAboutDesign, R.Subject.isPerceived || level == .error, subject.canGate,
        evaluation.outcome.isDecision
      {
        record.decisionCount += 1
      }
      let own = self.level(of: evaluation, on: subject, ruleLevel: level)
      assessments[index].append(
        .init(
          rule: descriptor.id, level: own, ruleLevel: level, isAboutDesign: descriptor.isAboutDesign, shared: shared))
      if let finding = finding(shared, descriptor.id, level: own, subject, isAboutAgreement: R.looksAtAgreements) {
        record.findings.append(finding)
      }
    }
    record.set(assessments, of: R.Subject.self)
    return .init(descriptor: R.descriptor, level: level, counts: counts)
  }

  /// Returns the level of an evaluation; undetermined view code is a warning at most, even in a strict gate.
  ///
  /// Source alone leaves many values undetermined, such as a size that a caller passes in. An error would demand code that a tool can read,
  /// not better code.
  private func level(of evaluation: Evaluation, on subject: some AuditSubject, ruleLevel: Level) -> Level {
    let level = min(ruleLevel, evaluation.level ?? ruleLevel)
    return Auditor.isUndeterminedCode(evaluation, subject) ? min(level, .warning) : gate.level(level)
  }

  private static func isUndeterminedCode(_ evaluation: Evaluation, _ subject: some AuditSubject) -> Bool {
    if case .cantTell = evaluation.outcome { subject.isFromCode } else { false }
  }

  private func finding(
    _ shared: Shared<Evaluation>, _ rule: String, level: Level, _ subject: some AuditSubject, isAboutAgreement: Bool
  ) -> Finding? {
    let evaluation = shared.value
    switch evaluation.outcome {
    case .passed, .inapplicable: return nil
    case .failed, .cantTell: break
    }
    let pairing = subject as? MeasuredPairing
    return Finding(
      rule: rule, level: level, evaluation: shared,
      subject: pairing.map(Finding.Subject.pairing)
        ?? .other(subject.subjectName, mode: subject.modeName, subject.location, related: subject.related),
      reachesGate: gate.isReached(
        by: evaluation.outcome, at: level,
        subjectCanGate: subject.canGate && !Auditor.isUndeterminedCode(evaluation, subject)),
      isAboutAgreement: isAboutAgreement, isFromCode: subject.isFromCode)
  }

  /// Returns the assessment that decides a row: the highest level, then the worst outcome, then the highest requirement.
  ///
  /// Rules that aren't about the design, such as a rule that reports narrow passes, don't decide a row.
  private static func deciding(_ assessments: [AuditReport.Assessment]) -> AuditReport.Assessment? {
    func severity(_ outcome: Outcome) -> Int {
      switch outcome {
      case .failed: 3
      case .cantTell: 2
      case .passed: 1
      case .inapplicable: 0
      }
    }
    return assessments.lazy.filter(\.isAboutDesign).max { left, right in
      if left.ruleLevel != right.ruleLevel { return left.ruleLevel < right.ruleLevel }
      let (first, second) = (severity(left.outcome), severity(right.outcome))
      if first != second { return first < second }
      return (left.required ?? 0) < (right.required ?? 0)
    }
  }
}

extension Auditor {
  /// Returns the overrides that match no subject of their rule, with the rule's identifier.
  ///
  /// Overrides of modes that aren't audited are excluded.
  public func idleOverrides(on measured: MeasuredSystem) -> [(rule: String, scope: OverrideScope)] {
    // An override may match a subject that only an audit of the whole system covers.
    guard extent == .whole else { return [] }
    let names = measured.modes.map(\.name)
    return rules.flatMap { setting in
      setting.overrides.filter { override in
        override.scope.mode.map(names.contains) ?? true && isIdle(setting.rule, override.scope, on: measured)
      }.map { (setting.id, $0.scope) }
    }
  }

  private func isIdle<R: Rule>(_ rule: R, _ scope: OverrideScope, on measured: MeasuredSystem) -> Bool {
    !R.Subject.subjects(of: measured).contains { scope.includes($0, named: $0.subjectName) }
  }
}

extension Auditor.RuleSetting {
  /// The rule's identifier.
  public var id: String { type(of: rule).descriptor.id }
  /// Whether the rule is off for every subject, overrides included.
  var isOff: Bool { level == .off && overrides.allSatisfy { $0.level == .off } }
  /// Whether the rule checks waivers or baselines, which are known only after all other rules have run.
  var isAboutAgreements: Bool { type(of: rule).looksAtAgreements }
  /// Whether the rule checks view code, alone or among other subjects.
  public var looksAtCode: Bool { type(of: rule).looksAtCode }
}

extension Rule {
  fileprivate static var looksAtAgreements: Bool { Subject.self is any AgreementSubject.Type }
  fileprivate static var looksAtCode: Bool { Subject.comesFromCode }
}

/// The evaluations and findings collected so far.
private struct Record {
  var findings: [Finding] = []
  /// The number of decisions by rules about the design on subjects that can count toward the gate.
  var decisionCount = 0
  private var assessments: [ObjectIdentifier: [[AuditReport.Assessment]]] = [:]

  /// Removes and returns the assessments of all subjects of a type, by subject; the caller sets them again.
  mutating func assessments(of kind: any AuditSubject.Type, count: Int) -> [[AuditReport.Assessment]] {
    assessments.removeValue(forKey: ObjectIdentifier(kind)) ?? Array(repeating: [], count: count)
  }

  /// Returns the assessments of all frames, by rules about frames and by rules that also check constraints in view code.
  mutating func frameAssessments(count: Int) -> [[AuditReport.Assessment]] {
    // The frames come first among the constraints.
    zip(assessments(of: MeasuredFrame.self, count: count), assessments(of: TextConstraint.self, count: count)).map(+)
  }

  mutating func set(_ list: [[AuditReport.Assessment]], of kind: any AuditSubject.Type) {
    assessments[ObjectIdentifier(kind)] = list
  }
}
