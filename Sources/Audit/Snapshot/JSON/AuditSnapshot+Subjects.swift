import DesignTokens

// The way from pairings and findings to rows of subjects, and back.

extension AuditSnapshot {
  /// The pairings and their findings, then the other subjects with findings.
  ///
  /// - Complexity: O(n log n) for n pairings and findings.
  var subjectRows: SubjectRows { SubjectRows(self) }

  /// Reads pairings and findings from rows.
  mutating func take(_ rows: [SubjectRow]) {
    let colors = Dictionary(tokens.map { ($0.path, $0.values) }, uniquingKeysWith: { first, _ in first })
    var order: [String: Int] = [:]
    for (index, rule) in rules.enumerated() { order[rule.id] = index }
    for (position, row) in rows.enumerated() {
      if row.outcome != nil { pairings.append(Pairing(row, colors)) }
      findings += row.findings.map { Finding($0, on: row, at: position) }
    }
    // Rows have the order of subjects; findings are sorted as those of an audit.
    findings = findings.map {
      (key: ($0.gates ? 0 : 1, -$0.level.rank, order[$0.rule] ?? rules.count, $0.row.index ?? 0), $0)
    }
    .sorted { $0.key < $1.key }.map(\.1)
  }
}

/// The rows of a snapshot's subjects, made one by one while they are written.
struct SubjectRows: RandomAccessCollection {
  private let pairings: [AuditSnapshot.Pairing]
  private let findings: [AuditSnapshot.Finding]
  /// The findings on each subject, in the order of rules.
  private var starts: [Int]
  private var sorted: [Int]

  init(_ snapshot: AuditSnapshot) {
    let (pairings, findings) = (snapshot.pairings, snapshot.findings)
    (self.pairings, self.findings) = (pairings, findings)
    var order: [String: Int] = [:]
    for (index, rule) in snapshot.rules.enumerated() { order[rule.id] = index }
    let positions = SubjectRows.positions(snapshot)
    let count = Swift.max(pairings.count, (positions.max() ?? -1) + 1)
    var starts = Array(repeating: 0, count: count + 1)
    for position in positions { starts[position + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var indices = Array(repeating: 0, count: findings.count)
    for (index, position) in positions.enumerated() {
      indices[next[position]] = index
      next[position] += 1
    }
    for row in 0..<count where starts[row + 1] - starts[row] > 1 {
      indices[starts[row]..<starts[row + 1]].sort {
        (order[findings[$0].rule] ?? 0, $0) < (order[findings[$1].rule] ?? 0, $1)
      }
    }
    (self.starts, sorted) = (starts, indices)
  }

  /// Returns the row of each finding; without positions, that of the pairing, or a row for each subject.
  private static func positions(_ snapshot: AuditSnapshot) -> [Int] {
    let known = snapshot.findings.compactMap { $0.row.index }
    guard known.count < snapshot.findings.count else { return known }
    struct Key: Hashable {
      let mode: String?
      let subject: SubjectName
    }
    var rows: [Key: Int] = [:]
    for (index, pairing) in snapshot.pairings.enumerated() {
      let key = Key(mode: pairing.mode, subject: pairing.subject)
      if rows[key] == nil { rows[key] = index }
    }
    var count = snapshot.pairings.count
    return snapshot.findings.map { finding in
      let key = Key(mode: finding.mode, subject: finding.subject)
      if let row = rows[key] { return row }
      rows[key] = count
      count += 1
      return count - 1
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { starts.count - 1 }

  subscript(position: Int) -> SubjectRow {
    let indices = sorted[starts[position]..<starts[position + 1]]
    return position < pairings.count
      ? SubjectRow(pairings[position], indices, of: findings) : SubjectRow(indices, of: findings)
  }
}

extension SubjectRow {
  /// Throws for a contrast ratio below 1, and for rows that contradict each other: two of a pairing in a mode, or two findings of a rule.
  static func rejectContradictions(_ rows: [SubjectRow], at places: [Range<Int>]) throws(SnapshotError) {
    var seen: Set<[String]> = []
    for (row, place) in zip(rows, places) where row.outcome != nil || row.subject.usage != nil {
      let key = [row.mode.map { "mode \($0)" } ?? "", row.subject.kind.id] + row.subject.parts
      guard seen.insert(key).inserted else {
        throw .unexpected(expected: "one row for each pairing and mode", found: "a second row", place)
      }
      let ratios = [row.ratio, row.interval?.lowerBound] + row.findings.map(\.ratio)
      guard ratios.allSatisfy({ $0 ?? 1 >= 1 }) else {
        throw .unexpected(expected: "a contrast ratio of at least 1", found: "a lower one", place)
      }
      guard Set(row.findings.map(\.rule)).count < row.findings.count else { continue }
      throw .unexpected(expected: "one finding of each rule", found: "two findings", place)
    }
  }

  fileprivate init(
    _ pairing: AuditSnapshot.Pairing, _ indices: ArraySlice<Int>, of findings: [AuditSnapshot.Finding]
  ) {
    (subject, mode, name, origin) = (pairing.subject, pairing.mode, pairing.name, pairing.origin)
    (ratio, interval, outcome) = (pairing.exactRatio, pairing.interval, pairing.outcome)
    (cause, mayGate, isFallback, at) = (pairing.cause, pairing.mayGate, pairing.isFallback, pairing.at)
    self.findings = indices.map {
      FindingRow(findings[$0], onPairing: true, ratio: pairing.exactRatio, interval: pairing.interval)
    }
    let isDecidedByFirst = SubjectRow.findsFault(pairing.outcome) && self.findings.first?.rule == pairing.rule
    rule = isDecidedByFirst ? nil : pairing.rule
    required = isDecidedByFirst && self.findings.first?.required == pairing.required ? nil : pairing.required
  }

  fileprivate init(_ indices: ArraySlice<Int>, of findings: [AuditSnapshot.Finding]) {
    guard let first = indices.first else { return }
    (subject, mode, at) = (findings[first].subject, findings[first].mode, findings[first].at)
    self.findings = indices.map { FindingRow(findings[$0], onPairing: false, ratio: nil, interval: nil) }
  }

  /// Whether a rule with such an outcome made a finding.
  static func findsFault(_ outcome: Outcome?) -> Bool { outcome == .failed || outcome == .cantTell }
}

extension FindingRow {
  /// - Parameters:
  ///   - ratio: the ratio of the pairing, which a finding on it doesn't repeat.
  ///   - interval: the bounds of the ratio.
  fileprivate init(
    _ finding: AuditSnapshot.Finding, onPairing isOnPairing: Bool, ratio: Double?, interval bounds: ClosedRange<Double>?
  ) {
    let snapshot = finding.snapshot
    (rule, level, outcome, isMinor) = (finding.rule, finding.level, snapshot.kind, snapshot.isMinor)
    (reason, cause, message, remedy) = (finding.reason, finding.cause, finding.message, finding.remedy)
    required = snapshot.required
    measured = snapshot.measured == ratio ? nil : .some(snapshot.measured)
    interval = snapshot.interval == bounds ? nil : .some(snapshot.interval)
    unit = finding.unit == FindingRow.unit(on: isOnPairing) ? nil : .some(finding.unit)
    gates = finding.gates
    reachesGate = finding.reachesGate == finding.gates ? nil : finding.reachesGate
    (waiver, suppression) = (finding.waiver, finding.suppression)
    (baseline, against) = (finding.baseline, finding.against)
  }

  /// The measured ratio of a finding on a pairing, if it has a number of its own.
  fileprivate var ratio: Double? { (unit ?? .ratio) == .ratio ? measured.flatMap(\.self) : nil }

  /// The unit of values without one.
  static func unit(on isPairing: Bool) -> MeasurementUnit? { isPairing ? .ratio : nil }
}

extension AuditSnapshot.Pairing {
  fileprivate init(_ row: SubjectRow, _ tokens: [TokenPath: [AuditSnapshot.TokenValue]]) {
    self.init(mode: row.mode ?? "", subject: row.subject, ratio: row.ratio, required: row.required)
    (interval, outcome, rule) = (row.interval, row.outcome ?? .inapplicable, row.rule)
    if SubjectRow.findsFault(row.outcome), rule == nil, let first = row.findings.first {
      rule = first.rule
      required = row.required ?? first.required
    }
    (cause, mayGate, name, origin) = (row.cause, row.mayGate, row.name, row.origin ?? "")
    (isFallback, at) = (row.isFallback, row.at)
    colors = subject.tokens.prefix(2).compactMap { path in tokens[path]?.first { $0.mode == row.mode }?.hex }
  }
}

extension AuditSnapshot.Finding {
  fileprivate init(_ finding: FindingRow, on row: SubjectRow, at position: Int) {
    let isPairing = row.outcome != nil
    let snapshot = FindingSnapshot(
      finding.outcome, measured: finding.measured ?? row.ratio, interval: finding.interval ?? row.interval,
      required: finding.required, isMinor: finding.isMinor)
    self.init(
      rule: finding.rule, mode: row.mode, subject: row.subject, snapshot: snapshot,
      reachesGate: finding.reachesGate ?? finding.gates)
    unit = finding.unit ?? FindingRow.unit(on: isPairing)
    (level, reason, cause) = (finding.level, finding.reason, finding.cause)
    (message, remedy, gates) = (finding.message, finding.remedy, finding.gates)
    (waiver, suppression) = (finding.waiver, finding.suppression)
    (baseline, against) = (finding.baseline, finding.against)
    at = row.at
    self.row = .init(index: position)
  }
}
