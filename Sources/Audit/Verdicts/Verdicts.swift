/// All verdicts of an audit, with the rules that made them and the gate exceptions for them.
final class Verdicts: Sendable {
  /// The gate exceptions for a finding.
  struct Hold: Sendable {
    var waiver: Waiver?
    var suppression: Suppression?
    var baseline: Change?
    var against: Change?
  }

  /// The remedy by a color change: the proposals, and one sentence without a final period.
  struct Remedy: Sendable {
    var proposals: [ColorProposal] = []
    var sentence: String?
    /// Whether no change was searched for, because there are too many findings.
    var isBeyondLimit = false
  }

  let judges: [any Judge]
  /// The identifiers of the judges' rules.
  let rules: [String]
  /// The subjects of the judges of pairings.
  let pairings: [MeasuredPairing]
  /// Whether each judge is about pairings.
  let areAboutPairings: [Bool]
  let list: VerdictList
  /// The gate exceptions by verdict; most findings have none.
  let holds: [UInt32: Hold]
  /// The remedies by verdict, for failing pairings.
  let remedies: [UInt32: Remedy]

  init(
    _ judges: [any Judge], _ list: VerdictList, holds: [UInt32: Hold] = [:], remedies: [UInt32: Remedy] = [:]
  ) {
    self.judges = judges
    // Asked for every finding: a judge would be retained each time.
    rules = judges.map(\.rule)
    pairings = judges.lazy.compactMap(\.pairings).first ?? []
    areAboutPairings = judges.map { $0.pairings != nil }
    self.list = list
    self.holds = holds
    self.remedies = remedies
  }

  /// Returns the same verdicts with remedies.
  func adding(_ remedies: [UInt32: Remedy]) -> Verdicts { Verdicts(judges, list, holds: holds, remedies: remedies) }

  /// The verdicts that make findings, in the order of rules and subjects.
  var findings: [Finding] {
    list.rows.indices.lazy.filter { self.list.rows[$0].outcome.isFinding }.map {
      Finding(verdicts: self, row: UInt32($0))
    }
  }

  /// The findings that fail the gate first, then by descending level, then in the order of rules and subjects.
  var sortedFindings: [Finding] {
    var groups = Array(repeating: [UInt32](), count: 8)
    forEachFinding { verdict, row, gates in
      groups[(gates ? 0 : 4) + Level.error.rank - verdict.level.rank].append(row)
    }
    var findings: [Finding] = []
    findings.reserveCapacity(groups.reduce(0) { $0 + $1.count })
    for rows in groups { for row in rows { findings.append(Finding(verdicts: self, row: row)) } }
    return findings
  }

  /// Calls a closure with each verdict that makes a finding, its row, and whether it fails the gate.
  ///
  /// No finding is made: its references would be counted each time.
  func forEachFinding(_ body: (Verdict, _ row: UInt32, _ gates: Bool) -> Void) {
    for (row, verdict) in zip(UInt32(0)..., list.rows) where verdict.outcome.isFinding {
      body(verdict, row, verdict.flags.contains(.reachesGate) && Finding(verdicts: self, row: row).gates)
    }
  }

  /// Returns the assessments of all subjects of a type, by subject.
  func assessments<Subject: AuditSubject>(of type: Subject.Type, count: Int) -> [[Assessment]] {
    assessments(count: count) { $0 == type }
  }

  /// Returns the assessments of the first subjects of the types that fulfill a condition, by subject.
  func assessments(count: Int, where includes: (any AuditSubject.Type) -> Bool) -> [[Assessment]] {
    guard count > 0 else { return [] }
    let index = VerdictIndex(self, count: count, where: includes)
    return (0..<count).map { subject in index.rows(of: subject).map { Assessment(verdicts: self, row: $0) } }
  }
}

/// The verdicts on each subject of some types, in the order of rules.
struct VerdictIndex: Sendable {
  private let starts: [Int]
  private let rows: [UInt32]

  /// Creates the index of the first subjects of the types that fulfill a condition; verdicts on further subjects are skipped.
  ///
  /// - Complexity: O(n) for n verdicts and subjects.
  init(_ verdicts: Verdicts, count: Int, where includes: (any AuditSubject.Type) -> Bool) {
    let isOfType = verdicts.judges.map { includes($0.subjectType) }
    let isIndexed = { (verdict: Verdict) in isOfType[Int(verdict.rule)] && verdict.subject < count }
    var starts = Array(repeating: 0, count: count + 1)
    for verdict in verdicts.list.rows where isIndexed(verdict) { starts[Int(verdict.subject) + 1] += 1 }
    for subject in 0..<count { starts[subject + 1] += starts[subject] }
    var next = starts
    var rows = Array(repeating: UInt32(0), count: starts[count])
    for (row, verdict) in verdicts.list.rows.enumerated() where isIndexed(verdict) {
      rows[next[Int(verdict.subject)]] = UInt32(row)
      next[Int(verdict.subject)] += 1
    }
    (self.starts, self.rows) = (starts, rows)
  }

  /// Returns the verdicts on a subject.
  func rows(of subject: Int) -> ArraySlice<UInt32> { rows[starts[subject]..<starts[subject + 1]] }
}
