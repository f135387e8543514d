import SourceText

/// The lines of files that changed since an earlier state, for findings in view code.
public struct ChangedLines: Sendable, Hashable {
  /// The lines of each file, by its path in reports.
  private var lines: [String: [ClosedRange<Int>]]

  /// Creates changed lines, 1-based, by the path of their file in reports.
  public init(_ lines: [String: [ClosedRange<Int>]]) { self.lines = lines }

  /// Whether any line of a location has changed.
  func touch(_ location: SourceLocation) -> Bool {
    let last = max(location.line, location.endLine)
    return lines[location.path]?.contains { $0.overlaps(location.line...last) } ?? false
  }

  /// Whether the location of a finding, or a related one, has changed.
  func touch(_ finding: Finding) -> Bool {
    finding.location.map(touch) ?? false || finding.related.contains { touch($0.location) }
  }
}

extension AuditReport {
  /// Leaves out the findings that the earlier audit had too, if they are no worse and none of their lines has changed.
  ///
  /// None of them fails the gate, so the decision stays.
  /// - Returns: the number of findings left out.
  public mutating func leaveOutUnchanged() -> Int {
    let kept = findings.filter { $0.against?.isAccepted != true }
    let count = findings.count - kept.count
    if count > 0 { (findings, isPartial) = (kept, true) }
    return count
  }
}
