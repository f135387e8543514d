/// The counts of an audit on one day: one line of a history.
public struct HistoryEntry: Sendable, Hashable {
  /// The counts of findings of one rule or in one mode.
  public struct Part: Sendable, Hashable {
    /// The rule or the mode; nil for findings without a mode.
    public let name: String?
    /// The number of failed subjects.
    public var failed: Int
    /// The number of undetermined subjects.
    public var cantTell: Int
    /// The number of failed and undetermined subjects that fail the gate.
    public var gating: Int

    /// Creates the counts of a rule or a mode.
    public init(_ name: String?, failed: Int = 0, cantTell: Int = 0, gating: Int = 0) {
      self.name = name
      self.failed = failed
      self.cantTell = cantTell
      self.gating = gating
    }
  }

  /// The counts of the findings that don't fail the gate, by level.
  public struct Others: Sendable, Hashable {
    /// The number of errors, such as waived findings.
    public var errors: Int
    /// The number of warnings.
    public var warnings: Int
    /// The number of notes.
    public var notes: Int

    /// Creates the counts.
    public init(errors: Int = 0, warnings: Int = 0, notes: Int = 0) {
      (self.errors, self.warnings, self.notes) = (errors, warnings, notes)
    }

    /// Counts the findings of an audit that don't fail the gate.
    public init(_ audit: AuditSnapshot) { self.init(audit.findings.lazy.filter { !$0.gates }.map(\.level)) }

    /// Counts the levels of findings that don't fail the gate.
    init(_ levels: some Sequence<Level>) {
      self.init()
      for level in levels {
        switch level {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        case .off: break
        }
      }
    }
  }

  /// The day in UTC.
  public let date: CalendarDay
  /// The version of Palpable.
  public let version: String
  /// The name of the design system.
  public let name: String
  /// The guideline of the audit.
  public let profile: String
  /// The decision of the gate.
  public let decision: Decision
  /// The pairings that can count toward the gate, by outcome.
  public let pairings: OutcomeCounts
  /// The number of findings that fail the gate.
  public let gating: Int
  /// The other findings by level; nil in histories of versions that didn't count them.
  public let others: Others?
  /// The number of waived findings.
  public let waived: Int
  /// The number of findings that the baseline accepts.
  public let accepted: Int
  /// The rules that ran, in catalog order.
  public let rules: [Part]
  /// The audited modes, and a nil mode if there are findings without a mode.
  public let modes: [Part]

  /// Creates an entry.
  public init(
    date: CalendarDay, version: String, name: String, profile: String, decision: Decision, pairings: OutcomeCounts,
    gating: Int, others: Others? = nil, waived: Int, accepted: Int, rules: [Part], modes: [Part]
  ) {
    self.date = date
    self.version = version
    self.name = name
    self.profile = profile
    self.decision = decision
    self.pairings = pairings
    self.gating = gating
    self.others = others
    self.waived = waived
    self.accepted = accepted
    self.rules = rules
    self.modes = modes
  }

  /// Creates the entry of a report.
  ///
  /// - Complexity: O(f) for f findings.
  public init(_ report: AuditReport, on date: CalendarDay) {
    let findings = report.findings
    func count(_ part: Part, _ isMeant: (Finding) -> Bool) -> Part {
      var part = part
      for finding in findings where isMeant(finding) {
        if finding.outcome == .failed { part.failed += 1 } else { part.cantTell += 1 }
        if finding.gates { part.gating += 1 }
      }
      return part
    }
    let ran = report.rules.filter { $0.level != .off || $0.counts.total > 0 }.map(\.descriptor.id)
    let everywhere = count(Part(nil)) { $0.mode == nil }
    self.init(
      date: date, version: report.tool.version, name: report.system.name, profile: report.system.profile.rawValue,
      decision: report.decision, pairings: report.gatingPairingCounts, gating: findings.count(where: \.gates),
      others: Others(findings.lazy.filter { !$0.gates }.map(\.level)),
      waived: findings.count(where: \.isWaived),
      accepted: findings.count { !$0.isWaived && $0.baseline?.isAccepted ?? false },
      rules: ran.map { id in count(Part(id)) { $0.rule == id } },
      modes: report.modes.map { mode in count(Part(mode.name)) { $0.mode == mode.name } }
        + (everywhere == Part(nil) ? [] : [everywhere]))
  }
}

extension HistoryEntry {
  /// Creates the entry of a report that was read, without the counts by rule and mode.
  ///
  /// - Complexity: O(f + p) for f findings and p pairings.
  public init(_ audit: AuditSnapshot, on date: CalendarDay) {
    let findings = audit.findings
    self.init(
      date: date, version: audit.version, name: audit.system, profile: audit.profile,
      decision: Decision(rawValue: audit.decision) ?? .failed,
      pairings: OutcomeCounts(audit.pairings.lazy.filter(\.mayGate).map(\.outcome)),
      gating: findings.count(where: \.gates), others: Others(audit),
      waived: findings.count { $0.waiver != nil || $0.suppression != nil },
      accepted: findings.count {
        $0.waiver == nil && $0.suppression == nil && ["same", "better"].contains($0.baseline?.state)
      }, rules: [], modes: [])
  }
}

extension [HistoryEntry] {
  /// The entries by date; of two entries of one day, as after a second audit or a merge, the later in the list is kept.
  public var inOrder: [HistoryEntry] {
    var days: [CalendarDay: HistoryEntry] = [:]
    for entry in self { days[entry.date] = entry }
    return days.values.sorted { $0.date < $1.date }
  }
}
