import SourceText

/// Accepted debt: findings by their fingerprint with the values they had, a ratchet that only tightens.
public struct Baseline: Sendable {
  /// A finding that was accepted.
  public struct Entry: Sendable, Hashable {
    /// The finding's fingerprint.
    public let fingerprint: String
    /// What was found.
    public let debt: Debt
    /// Where the entry stands, when it was read from a file.
    public let location: SourceLocation?

    /// An entry.
    public init(_ fingerprint: String, _ debt: Debt, at location: SourceLocation? = nil) {
      self.fingerprint = fingerprint
      self.debt = debt
      self.location = location
    }
  }

  /// The entries, sorted by the bytes of their fingerprints, each once.
  public let entries: [Entry]
  /// Debts by the bytes of their fingerprints: names that differ only by Unicode normalization stay different.
  private let debts: [[UInt8]: Debt]

  /// A baseline; of two entries with one fingerprint the first counts.
  public init(_ entries: [Entry]) {
    var debts: [[UInt8]: Debt] = [:]
    self.entries =
      entries.filter { debts.updateIfAbsent($0.debt, for: Array($0.fingerprint.utf8)) }
      .sorted { $0.fingerprint.utf8.lexicographicallyPrecedes($1.fingerprint.utf8) }
    self.debts = debts
  }

  /// What was accepted under a fingerprint.
  public subscript(fingerprint: String) -> Debt? { debts[Array(fingerprint.utf8)] }

  /// Everything that would fail the gate, as debt: what is waived is left out, and so is what speaks of agreements themselves.
  ///
  /// Entries of the baseline that the report was judged by are kept where it did not look, as when it is about view code alone.
  public init(accepting report: AuditReport) {
    let kept = report.measured.baseline.filter { $0.state == .notLookedAt }.map(\.entry)
    self.init(
      report.findings.filter(\.isDebt).compactMap { finding in
        Debt(finding.evaluation).map { Entry(finding.fingerprint, $0) }
      } + kept)
  }

  /// The baseline that a report was judged by, without what is gone, and with the new values of what got better.
  public init(pruning report: AuditReport) {
    var better: [[UInt8]: Debt] = [:]
    for finding in report.findings {
      if case .better? = finding.baseline { better[Array(finding.fingerprint.utf8)] = Debt(finding.evaluation) }
    }
    self.init(
      report.measured.baseline.filter { $0.state != .gone }.map {
        Entry($0.entry.fingerprint, better[Array($0.entry.fingerprint.utf8)] ?? $0.entry.debt)
      })
  }
}

/// An entry of a baseline and what became of it in one audit.
public struct BaselineUse: AgreementSubject {
  /// What became of an entry.
  public enum State: String, Sendable {
    /// Its finding is still there.
    case present
    /// Its finding is there no more.
    case gone
    /// Its rule was off or its mode not audited.
    case notLookedAt
  }

  /// The entry.
  public let entry: Baseline.Entry
  /// What became of it.
  public let state: State

  public static func subjects(of system: MeasuredSystem) -> [BaselineUse] { system.baseline }
  public var reference: SubjectReference { .baselineEntry(entry.fingerprint) }
  public var location: SourceLocation? { entry.location }
}

extension Dictionary {
  /// Whether the key was new; its value is then kept.
  fileprivate mutating func updateIfAbsent(_ value: Value, for key: Key) -> Bool {
    guard self[key] == nil else { return false }
    self[key] = value
    return true
  }
}
