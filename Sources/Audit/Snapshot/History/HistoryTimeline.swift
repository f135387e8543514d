import DesignTokens

/// The changes from report to report of a history, and the gate failures that the newest report still has.
///
/// Reports are added by date, the newest last. Only the newest is kept, so a long history needs little memory.
public struct HistoryTimeline: Sendable {
  /// A dated report as a comparison needs it.
  public enum Report: Sendable {
    case known(AuditSnapshot)
    /// The file doesn't exist.
    case missing
    /// The file exists and isn't a report that can be read.
    case unreadable
    /// The file is the report of another design system.
    case other
  }

  /// One report with its changes since the report before it.
  public struct Step: Sendable {
    /// The date.
    public let date: CalendarDay
    /// The changes; nil for the first report, and if one of the two reports is unknown.
    public let changes: Summary?
    /// Why there are no changes; nil if there are changes, and for the first report.
    public let obstacle: Obstacle?
    /// How the audited modes, the profile, and the gate changed; nil if there are no changes.
    public let terms: HistoryTerms?
  }

  /// The reason why two reports weren't compared.
  public struct Obstacle: Sendable, Hashable {
    /// The date of the report that is unknown.
    public let date: CalendarDay
    /// What is wrong with it.
    public let kind: Kind

    /// What is wrong with a report.
    public enum Kind: Sendable, Hashable {
      case missing
      case unreadable
      /// It is of another design system.
      case other
    }
  }

  /// A gate failure of the newest report, before waivers and baselines.
  public struct Open: Sendable {
    /// The finding.
    public let finding: AuditSnapshot.Finding
    /// The date of the first report that has it, without a later report that doesn't.
    public let since: CalendarDay
  }

  /// The reports by date.
  public private(set) var steps: [Step] = []
  /// The changes in the newest report, with every finding; nil if they are unknown.
  public private(set) var latest: AuditChanges?
  /// The findings that don't fail the gate, by level, for each report that is known.
  public private(set) var others: [CalendarDay: HistoryEntry.Others] = [:]
  private var dates: [[UInt8]: CalendarDay] = [:]
  private var newest: Report?

  /// Creates a timeline without reports.
  public init() {}

  /// The date of the first report that was added.
  public var start: CalendarDay? { steps.first?.date }

  /// Adds the report of a later date.
  ///
  /// - Complexity: O(n log n) for n findings, pairings, and tokens of this report and the one before it.
  public mutating func add(_ report: Report, on date: CalendarDay) {
    let before = newest
    let previous = steps.last?.date
    latest = nil
    newest = report
    var obstacle = report.obstacle(on: date)
    if let before, let previous, obstacle == nil { obstacle = before.obstacle(on: previous) }
    var old: AuditSnapshot?
    var terms: HistoryTerms?
    if case .known(let audit)? = before { old = audit }
    if case .known(let audit) = report {
      others[date] = HistoryEntry.Others(audit)
      latest = old.map { AuditChanges(from: $0, to: audit) }
      terms = old.map { HistoryTerms(from: $0, to: audit) }
      follow(audit, since: old, on: date)
    }
    steps.append(
      Step(
        date: date, changes: latest.map(Summary.init), obstacle: previous == nil ? nil : obstacle, terms: terms))
  }

  /// Notes the date of each gate failure; after a report that is unknown, earlier dates are kept.
  private mutating func follow(_ audit: AuditSnapshot, since old: AuditSnapshot?, on date: CalendarDay) {
    let renames = old.map { TokenRenames(from: $0.tokens, to: audit.tokens) }
    var now: [[UInt8]: CalendarDay] = [:]
    for finding in audit.findings where finding.reachesGate {
      let name = renames?.oldName(of: finding.subject) ?? finding.subject
      let key = Array(Finding.fingerprint(rule: finding.rule, mode: finding.mode, subject: name).utf8)
      now[Array(finding.fingerprint.utf8)] = dates[key] ?? date
    }
    dates = now
  }

  /// The gate failures of the newest report, those that are open the longest first; empty if the report is unknown.
  public var open: [Open] {
    guard case .known(let audit)? = newest, let last = steps.last?.date else { return [] }
    let all = audit.findings.filter(\.reachesGate).map { finding in
      Open(finding: finding, since: dates[Array(finding.fingerprint.utf8)] ?? last)
    }
    return all.enumerated().sorted { ($0.element.since, $0.offset) < ($1.element.since, $1.offset) }.map(\.element)
  }
}

extension HistoryTimeline.Report {
  fileprivate func obstacle(on date: CalendarDay) -> HistoryTimeline.Obstacle? {
    switch self {
    case .known: nil
    case .missing: .init(date: date, kind: .missing)
    case .unreadable: .init(date: date, kind: .unreadable)
    case .other: .init(date: date, kind: .other)
    }
  }
}

extension HistoryTimeline {
  /// The changes in one report: counts, and the colors.
  public struct Summary: Sendable {
    /// The counts of changed findings.
    public struct Counts: Sendable, Hashable {
      public internal(set) var (fixed, new, better, worse, gone) = (0, 0, 0, 0, 0)

      /// Whether nothing changed.
      public var isEmpty: Bool { fixed + new + better + worse + gone == 0 }

      fileprivate mutating func add(_ kind: AuditChanges.Kind) {
        switch kind {
        case .fixed: fixed += 1
        case .new: new += 1
        case .better: better += 1
        case .worse: worse += 1
        case .gone: gone += 1
        case .same: break
        }
      }
    }

    /// The findings that fail the gate, before waivers and baselines.
    public private(set) var gate = Counts()
    /// The other findings.
    public private(set) var others = Counts()
    /// The findings in both reports that fail the gate only in one of them, because of their level.
    public private(set) var regraded = (failing: 0, passing: 0)
    /// The changed colors.
    public let colors: [AuditChanges.ColorChange]
    /// The number of added, removed, and renamed tokens.
    public let tokens: (added: Int, removed: Int, renamed: Int)
    /// The rules with a lower level than before.
    public let loweredLevels: [AuditChanges.LoweredLevel]

    /// Counts the changes between two reports.
    public init(_ changes: AuditChanges) {
      for change in changes.findings {
        if change.before != nil, change.now != nil, change.reachesGate != change.reachedGate {
          if change.reachesGate { regraded.failing += 1 } else { regraded.passing += 1 }
        }
        if change.reachesGate { gate.add(change.kind) } else { others.add(change.kind) }
      }
      colors = changes.colors
      tokens = (changes.addedTokens.count, changes.removedTokens.count, changes.renamedTokens.count)
      loweredLevels = changes.loweredLevels
    }
  }
}
