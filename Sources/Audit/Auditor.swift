import DesignTokens

/// Runs rules over a measured system and lets the gate decide.
public struct Auditor: Sendable {
  /// A rule with its options and the level at which it runs.
  public struct RuleSetting: Sendable {
    /// The rule.
    public var rule: any Rule
    /// Its level.
    public var level: Level
    /// Where it runs with other options or at another level; of those that fit a subject, the last counts.
    public var overrides: [Override] = []

    /// A rule at a level.
    public init(_ rule: any Rule, level: Level) {
      self.rule = rule
      self.level = level
    }
  }

  /// Another level or other options of a rule for some subjects.
  public struct Override: Sendable {
    /// Which subjects it is about.
    public var scope: OverrideScope
    /// The rule with its options.
    public var rule: any Rule
    /// Its level.
    public var level: Level

    /// An override.
    public init(_ scope: OverrideScope, _ rule: any Rule, level: Level) {
      self.scope = scope
      self.rule = rule
      self.level = level
    }
  }

  /// The rules, in catalog order.
  public let rules: [RuleSetting]
  /// The gate.
  public let gate: Gate
  /// What was agreed about findings.
  public let agreements: Agreements
  /// How much of a system it looks at.
  public let extent: AuditExtent

  /// An auditor.
  public init(
    rules: [RuleSetting], gate: Gate, agreements: Agreements = Agreements(), extent: AuditExtent = .whole
  ) {
    self.rules = extent.rules(rules)
    self.gate = gate
    self.agreements = extent.agreements(agreements, rules)
    self.extent = extent
  }

  /// The report on a system: every rule on every subject that it applies to, then what was agreed about that.
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
    // What rules say that ask nothing of the design, such as that a pass is narrow, decides no row.
    let remarks = Set(summaries.filter { !$0.descriptor.isAboutDesign }.map(\.descriptor.id))
    let pairings = zip(measured.pairings, record.assessments(of: MeasuredPairing.self, count: measured.pairings.count))
      .map {
        AuditReport.PairingResult(
          measured: $0, assessments: $1, deciding: Auditor.deciding($1.filter { !remarks.contains($0.rule) }))
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

  /// What gates first, then by level, else in the order of rules and subjects.
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
      if !overrides.isEmpty, let override = overrides.last(where: { $0.scope.includes(subject) }) {
        (rule, level) = (override.rule, override.level)
      }
      guard level != .off, extent.includes(subject), rule.applies(to: subject) else { continue }
      let evaluation = rule.evaluate(subject)
      counts.add(evaluation.outcome)
      if descriptor.isAboutDesign, R.Subject.isPerceived || level == .error, subject.canGate,
        evaluation.outcome.isDecision
      {
        record.decisionCount += 1
      }
      let own = self.level(of: evaluation, on: subject, ruleLevel: level)
      assessments[index].append(.init(rule: descriptor.id, level: own, ruleLevel: level, evaluation: evaluation))
      if let finding = finding(evaluation, descriptor.id, level: own, subject) { record.findings.append(finding) }
    }
    record.set(assessments, of: R.Subject.self)
    return .init(descriptor: R.descriptor, level: level, counts: counts)
  }

  /// The level of an evaluation: undetermined view code is a warning at most, also where the rule is an error or warnings are raised to errors.
  ///
  /// Source alone leaves much open, such as a size that a caller passes in. An error there would ask for code that a tool can read, not for better code.
  private func level(of evaluation: Evaluation, on subject: some AuditSubject, ruleLevel: Level) -> Level {
    let level = min(ruleLevel, evaluation.level ?? ruleLevel)
    return Auditor.isUndeterminedCode(evaluation, subject) ? min(level, .warning) : gate.level(level)
  }

  private static func isUndeterminedCode(_ evaluation: Evaluation, _ subject: some AuditSubject) -> Bool {
    if case .cantTell = evaluation.outcome { subject.isFromCode } else { false }
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
      reachesGate: gate.isReached(
        by: evaluation.outcome, at: level,
        subjectCanGate: subject.canGate && !Auditor.isUndeterminedCode(evaluation, subject)),
      isAboutAgreement: subject is any AgreementSubject, isFromCode: subject.isFromCode)
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
      if left.ruleLevel != right.ruleLevel { return left.ruleLevel < right.ruleLevel }
      let (first, second) = (severity(left.evaluation.outcome), severity(right.evaluation.outcome))
      if first != second { return first < second }
      return (left.evaluation.required ?? 0) < (right.evaluation.required ?? 0)
    }
  }
}

extension Auditor {
  /// The overrides that are about nothing that their rule looks at, with the rule's identifier; those of modes that are not audited are left out.
  public func idleOverrides(on measured: MeasuredSystem) -> [(rule: String, scope: OverrideScope)] {
    // An override may be about what only an audit of everything looks at.
    guard extent == .whole else { return [] }
    let names = measured.modes.map(\.name)
    return rules.flatMap { setting in
      setting.overrides.filter { override in
        override.scope.mode.map(names.contains) ?? true && isIdle(setting.rule, override.scope, on: measured)
      }.map { (setting.id, $0.scope) }
    }
  }

  private func isIdle<R: Rule>(_ rule: R, _ scope: OverrideScope, on measured: MeasuredSystem) -> Bool {
    !R.Subject.subjects(of: measured).contains(where: scope.includes)
  }
}

extension Auditor.RuleSetting {
  /// The rule's identifier.
  public var id: String { type(of: rule).descriptor.id }
  /// Whether it runs on nothing.
  var isOff: Bool { level == .off && overrides.allSatisfy { $0.level == .off } }
  /// Whether it looks at waivers and baselines, which have something to show once all other rules have run.
  var isAboutAgreements: Bool { type(of: rule).looksAtAgreements }
  /// Whether it looks at view code, at nothing else or among other things.
  public var looksAtCode: Bool { type(of: rule).looksAtCode }
}

extension Rule {
  fileprivate static var looksAtAgreements: Bool { Subject.self is any AgreementSubject.Type }
  fileprivate static var looksAtCode: Bool { Subject.comesFromCode }
}

/// What rules have said so far.
private struct Record {
  var findings: [Finding] = []
  /// How often a rule about the design had something to say of a subject that may fail the gate.
  var decisionCount = 0
  private var assessments: [ObjectIdentifier: [[AuditReport.Assessment]]] = [:]

  /// The assessments of all subjects of a kind, subject by subject; the caller sets them again after adding to them.
  mutating func assessments(of kind: any AuditSubject.Type, count: Int) -> [[AuditReport.Assessment]] {
    assessments.removeValue(forKey: ObjectIdentifier(kind)) ?? Array(repeating: [], count: count)
  }

  /// The assessments of all frames, by rules that look at frames alone and by those that look at constraints in view code as well.
  mutating func frameAssessments(count: Int) -> [[AuditReport.Assessment]] {
    // The frames come first among the constraints.
    zip(assessments(of: MeasuredFrame.self, count: count), assessments(of: TextConstraint.self, count: count)).map(+)
  }

  mutating func set(_ list: [[AuditReport.Assessment]], of kind: any AuditSubject.Type) {
    assessments[ObjectIdentifier(kind)] = list
  }
}
