/// The figures of an audit on a day: a line of a history.
public struct HistoryEntry: Sendable, Hashable {
  /// What a rule found, or what was found in a mode.
  public struct Part: Sendable, Hashable {
    /// The rule or the mode; nil for what no mode makes a difference to.
    public let name: String?
    /// How many subjects failed.
    public var failed: Int
    /// How many could not be told.
    public var cantTell: Int
    /// How many of both fail the gate.
    public var gating: Int

    /// The figures of a rule or a mode.
    public init(_ name: String?, failed: Int = 0, cantTell: Int = 0, gating: Int = 0) {
      self.name = name
      self.failed = failed
      self.cantTell = cantTell
      self.gating = gating
    }
  }

  /// The day in UTC.
  public let date: CalendarDay
  /// The version of the program.
  public let version: String
  /// What was audited.
  public let name: String
  /// The guideline that decided.
  public let profile: String
  /// The decision.
  public let decision: Decision
  /// The pairings that may gate, by outcome.
  public let pairings: OutcomeCounts
  /// How many findings fail the gate.
  public let gating: Int
  /// How many are waived.
  public let waived: Int
  /// How many the baseline accepts.
  public let accepted: Int
  /// The rules that ran, in catalog order.
  public let rules: [Part]
  /// The modes that were audited, and a nil mode where modes made no difference.
  public let modes: [Part]

  /// An entry.
  public init(
    date: CalendarDay, version: String, name: String, profile: String, decision: Decision, pairings: OutcomeCounts,
    gating: Int, waived: Int, accepted: Int, rules: [Part], modes: [Part]
  ) {
    self.date = date
    self.version = version
    self.name = name
    self.profile = profile
    self.decision = decision
    self.pairings = pairings
    self.gating = gating
    self.waived = waived
    self.accepted = accepted
    self.rules = rules
    self.modes = modes
  }

  /// The figures of a report.
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
      waived: findings.count(where: \.isWaived),
      accepted: findings.count { !$0.isWaived && $0.baseline?.isAccepted ?? false },
      rules: ran.map { id in count(Part(id)) { $0.rule == id } },
      modes: report.modes.map { mode in count(Part(mode.name)) { $0.mode == mode.name } }
        + (everywhere == Part(nil) ? [] : [everywhere]))
  }
}

extension [HistoryEntry] {
  /// The entries by date, each day once: of two on one day the later in the list counts, as after a second audit or a merge.
  public var inOrder: [HistoryEntry] {
    var days: [CalendarDay: HistoryEntry] = [:]
    for entry in self { days[entry.date] = entry }
    return days.values.sorted { $0.date < $1.date }
  }
}
