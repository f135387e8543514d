import SourceText

/// The accepted findings by fingerprint, with their values; a finding with a worse value isn't accepted.
public struct Baseline: Sendable {
  /// An accepted finding.
  public struct Entry: Sendable, Hashable {
    /// The finding's fingerprint.
    public let fingerprint: String
    /// The accepted values.
    public let snapshot: FindingSnapshot
    /// The location of the entry, if it was read from a file.
    public let location: SourceLocation?

    /// Creates an entry.
    public init(_ fingerprint: String, _ snapshot: FindingSnapshot, at location: SourceLocation? = nil) {
      self.fingerprint = fingerprint
      self.snapshot = snapshot
      self.location = location
    }
  }

  /// The entries, sorted by the bytes of their fingerprints, each once.
  public let entries: [Entry]
  /// The values by the bytes of their fingerprints: names that differ only in Unicode normalization stay different.
  private let snapshots: [[UInt8]: FindingSnapshot]

  /// Creates a baseline; of two entries with one fingerprint, the first is kept.
  public init(_ entries: [Entry]) {
    var snapshots: [[UInt8]: FindingSnapshot] = [:]
    self.entries =
      entries.filter { snapshots.updateIfAbsent($0.snapshot, for: Array($0.fingerprint.utf8)) }
      .sorted { $0.fingerprint.utf8.lexicographicallyPrecedes($1.fingerprint.utf8) }
    self.snapshots = snapshots
  }

  /// The accepted values of a fingerprint; nil if the baseline has no entry for it.
  public subscript(fingerprint: String) -> FindingSnapshot? { snapshots[Array(fingerprint.utf8)] }

  /// Creates a baseline that accepts all findings that would fail the gate and aren't waived.
  ///
  /// Findings about waivers and baselines are excluded.
  ///
  /// Entries of the report's baseline are kept if the audit didn't cover them, as when it covers only view code.
  public init(accepting report: AuditReport) {
    let kept = report.measured.baseline.filter { $0.state == .notLookedAt }.map(\.entry)
    self.init(
      report.findings.filter(\.belongsInBaseline).compactMap { finding in
        FindingSnapshot(finding).map { Entry(finding.fingerprint, $0) }
      } + kept)
  }

  /// Creates the baseline of a report without fixed entries, and with the new values of improved findings.
  public init(pruning report: AuditReport) {
    var better: [[UInt8]: FindingSnapshot] = [:]
    for finding in report.findings {
      if case .better? = finding.baseline { better[Array(finding.fingerprint.utf8)] = FindingSnapshot(finding) }
    }
    self.init(
      report.measured.baseline.filter { $0.state != .gone }.map {
        Entry($0.entry.fingerprint, better[Array($0.entry.fingerprint.utf8)] ?? $0.entry.snapshot)
      })
  }
}

/// A baseline entry and its status in one audit.
public struct BaselineEntryStatus: GateExceptionSubject {
  /// The status of an entry.
  public enum State: String, Sendable {
    /// The audit has a finding for the entry.
    case present
    /// The audit covered the entry and has no finding for it.
    case gone
    /// The audit didn't cover the entry, for example because its rule was off or its mode wasn't audited.
    case notLookedAt
  }

  /// The entry.
  public let entry: Baseline.Entry
  /// The status.
  public let state: State

  public static func subjects(of system: MeasuredSystem) -> [BaselineEntryStatus] { system.baseline }
  public static var kinds: [SubjectKind] { [.baselineEntry] }
  public var subjectName: SubjectName { .baselineEntry(entry.fingerprint) }
  public var location: SourceLocation? { entry.location }
}

extension Dictionary {
  /// Adds the value if the key is new; returns whether it is.
  fileprivate mutating func updateIfAbsent(_ value: Value, for key: Key) -> Bool {
    guard self[key] == nil else { return false }
    self[key] = value
    return true
  }
}

extension SubjectKind {
  /// An entry of a baseline: its fingerprint.
  public static let baselineEntry = SubjectKind(
    "baseline", words: { [.text("baseline entry "), .name($0[0])] })
}

extension SubjectName {
  /// Returns the name of an entry of a baseline.
  public static func baselineEntry(_ fingerprint: String) -> SubjectName {
    SubjectName(.baselineEntry, [fingerprint])
  }
}
