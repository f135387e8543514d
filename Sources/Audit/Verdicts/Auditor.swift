import DesignTokens
import SourceText

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
  public let gateExceptions: GateExceptions
  /// The part of a design system that the auditor covers.
  public let extent: AuditScope

  /// Creates an auditor; rules and waivers outside `extent` are turned off or removed.
  public init(
    rules: [RuleSetting], gate: Gate, gateExceptions: GateExceptions = GateExceptions(), extent: AuditScope = .whole
  ) {
    self.rules = extent.rules(rules)
    self.gate = gate
    self.gateExceptions = extent.gateExceptions(gateExceptions, rules)
    self.extent = extent
  }

  /// Returns the report on a system: every rule on every subject that it applies to, then the waivers and baselines.
  ///
  /// - Complexity: O(r s) for r rules and s subjects.
  public func report(on measured: MeasuredSystem) -> AuditReport {
    var measured = measured
    var collector = VerdictCollector(gate, extent)
    collector.run(rules, at: rules.indices.filter { !rules[$0].isAboutGateExceptions }, on: measured)
    var suppressions = Suppressions(measured.system.files, rules)
    let hasGateExceptions = !gateExceptions.waivers.isEmpty || gateExceptions.baseline != nil || !suppressions.isEmpty
    let findings = hasGateExceptions ? Verdicts(collector.judges, collector.list).findings : []
    gateExceptions.hold(findings, in: &collector.holds)
    suppressions.hold(findings, in: &collector.holds)
    let held =
      collector.holds.isEmpty ? findings : Verdicts(collector.judges, collector.list, holds: collector.holds).findings
    let scope = scope(of: measured)
    measured.waivers = gateExceptions.waiverStatuses(held, scope)
    measured.baseline = gateExceptions.baselineEntryStatuses(held, scope)
    measured.suppressions = suppressions.uses
    collector.run(rules, at: rules.indices.filter { rules[$0].isAboutGateExceptions }, on: measured)
    guard let past = gateExceptions.past else {
      return report(
        on: measured, Verdicts(collector.judges, collector.list, holds: collector.holds), collector.summaries)
    }
    gateExceptions.compare(Verdicts(collector.judges, collector.list).findings, on: measured, in: &collector.holds)
    var report = report(
      on: measured, Verdicts(collector.judges, collector.list, holds: collector.holds), collector.summaries)
    report.changes = AuditChanges(
      from: past, to: AuditSnapshot(report, includesText: false), within: self.scope(of: measured))
    return report
  }

  private func report(
    on measured: MeasuredSystem, _ verdicts: Verdicts, _ summaries: [Int: AuditReport.RuleSummary]
  ) -> AuditReport {
    let findings = verdicts.sortedFindings
    let results = AuditReport.PairingResults(verdicts, measured.pairings)
    let pairings = measured.pairings.indices.map { AuditReport.PairingResult(results: results, row: $0) }
    let frames = verdicts.assessments(count: measured.frames.count) { $0 is any FrameSubject.Type }
    let values = zip(
      measured.values, verdicts.assessments(of: TokenValueInMode.self, count: measured.values.count))
    let labels = Dictionary(
      zip(measured.frames, frames).filter { $0.0.frame.isControl }.map { ($0.0.frame.name, $0.1) },
      uniquingKeysWith: { first, _ in first })
    return AuditReport(
      gate: gate, decision: findings.contains(where: \.gates) ? .failed : .passed, sharedSystem: Shared(measured),
      rules: summaries.sorted { $0.key < $1.key }.map(\.value), pairings: pairings,
      textStyles: zip(
        measured.textStyles, verdicts.assessments(of: MeasuredTextStyle.self, count: measured.textStyles.count)
      ).map { .init(style: $0.style, measured: $0, assessments: $1) },
      controls: zip(
        measured.controls, verdicts.assessments(of: MeasuredControl.self, count: measured.controls.count)
      ).map { .init(control: $0.control, measured: $0, assessments: $1 + labels[$0.control.name, default: []]) },
      frames: zip(measured.frames, frames).map { .init(frame: $0.frame, assessments: $1) }, findings: findings,
      today: gateExceptions.waivers.isEmpty ? nil : gateExceptions.today, hasBaseline: gateExceptions.baseline != nil,
      decisionCount: verdicts.list.decisionCount, verdicts: verdicts,
      checkedValues: Set(values.lazy.filter { !$1.isEmpty }.map(\.0.path)))
  }

  private func scope(of measured: MeasuredSystem) -> Scope {
    Scope(
      rulesThatAreOff: Set(rules.filter(\.isOff).map(\.id)),
      modesNotAudited: Set(measured.system.modes.map(\.name)).subtracting(measured.modes.map(\.name)), extent: extent,
      files: Set(measured.system.files.map { Array(Finding.encoded($0.name).utf8) }))
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
  var isAboutGateExceptions: Bool { type(of: rule).checksGateExceptions }
  /// Whether the rule checks view code, alone or among other subjects.
  public var looksAtCode: Bool { type(of: rule).looksAtCode }
}

extension Rule {
  fileprivate static var checksGateExceptions: Bool { Subject.isAboutGateExceptions }
  fileprivate static var looksAtCode: Bool { Subject.comesFromCode }
}

/// The judges that have run so far, with their verdicts and the gate exceptions for them.
private struct VerdictCollector {
  let gate: Gate
  let extent: AuditScope
  var judges: [any Judge] = []
  var list = VerdictList()
  var holds: [UInt32: Verdicts.Hold] = [:]
  var summaries: [Int: AuditReport.RuleSummary] = [:]

  init(_ gate: Gate, _ extent: AuditScope) { (self.gate, self.extent) = (gate, extent) }

  /// Runs the rules at positions of the catalog, on two threads if there are many subjects.
  mutating func run(_ rules: [Auditor.RuleSetting], at positions: [Int], on measured: MeasuredSystem) {
    let active = positions.filter { !rules[$0].isOff }
    let (first, gate, extent) = (judges.count, gate, extent)
    let judge: @Sendable (Int) -> RuleRun = { offset in
      let setting = rules[active[offset]]
      return RuleRun(setting.rule, setting, as: first + offset, gate, extent, on: measured)
    }
    let isLarge = measured.pairings.count + measured.system.files.count > VerdictCollector.fewSubjects
    let runs = isLarge ? Parallel.map(active.count, judge) : active.indices.map(judge)
    list.rows.reserveCapacity(list.rows.count + runs.reduce(0) { $0 + $1.list.rows.count })
    for run in runs {
      judges.append(run.judge)
      list.append(run.list)
    }
    let counts = Dictionary(uniqueKeysWithValues: zip(active, runs.map(\.counts)))
    for index in positions {
      let setting = rules[index]
      summaries[index] = .init(
        descriptor: type(of: setting.rule).descriptor, level: gate.level(setting.level),
        counts: counts[index] ?? OutcomeCounts())
    }
  }

  /// The number of pairings and files up to which no second thread is started.
  private static let fewSubjects = 500
}

/// The verdicts of one rule.
private struct RuleRun: Sendable {
  let judge: any Judge
  let list: VerdictList
  let counts: OutcomeCounts

  init<R: Rule>(
    _ rule: R, _ setting: Auditor.RuleSetting, as position: Int, _ gate: Gate, _ extent: AuditScope,
    on measured: MeasuredSystem
  ) {
    let judge = RuleJudge(rule, setting, on: measured)
    var list = VerdictList()
    counts = judge.judge(as: position, gate, extent, into: &list)
    self.list = list
    self.judge = judge
  }
}
