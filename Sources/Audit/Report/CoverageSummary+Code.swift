import SourceText

extension CoverageSummary {
  /// The coverage of view code.
  public struct Code: Sendable, Hashable {
    /// The number of files.
    public let files: Int
    /// The number of call chains that rules checked.
    public let chains: Int
    /// What was skipped, in full or by some rules.
    public let skipped: AuditedFile.Skipped
    /// The number of suppression comments, valid or not.
    public let suppressions: Int
    /// The files that can't be read, or not in full.
    public let unread: [UnreadFile]
    /// The results of rules about the design on view code, by outcome.
    public let checks: OutcomeCounts
    /// The undetermined checks by rule, most frequent first; their sum is the number of undetermined checks.
    public let undetermined: [UndeterminedCode]
  }

  /// The undetermined checks of view code by one rule.
  public struct UndeterminedCode: Sendable, Hashable {
    /// A check: its location, and the cause with the name of the value.
    public struct Check: Sendable, Hashable {
      /// The location in source; nil if the subject has none.
      public let location: SourceLocation?
      /// The cause, one sentence without a final period.
      public let cause: String
    }

    /// The identifier of the rule.
    public let rule: String
    /// The number of checks.
    public fileprivate(set) var count = 0
    /// The first checks, at most ``checkLimit``.
    public fileprivate(set) var checks: [Check] = []

    /// The maximum number of checks listed with a rule.
    public static let checkLimit = 20
  }
}

extension CoverageSummary.Code {
  init(of report: AuditReport) {
    files = report.system.files.count
    chains = report.system.files.reduce(0) { $0 + $1.chainCount }
    skipped = report.system.files.reduce(into: AuditedFile.Skipped()) { $0.add($1.skipped) }
    suppressions = report.system.files.reduce(0) { $0 + $1.suppressions.count }
    unread = report.system.unreadFiles
    checks = files > 0 ? report.codeChecks : OutcomeCounts()
    undetermined = CoverageSummary.Code.undetermined(in: report)
  }

  private static func undetermined(in report: AuditReport) -> [CoverageSummary.UndeterminedCode] {
    var groups: [CoverageSummary.UndeterminedCode] = []
    for finding in report.findings where finding.outcome == .cantTell && finding.isFromCode {
      let known = groups.firstIndex { $0.rule == finding.rule }
      let index = known ?? groups.count
      if known == nil { groups.append(.init(rule: finding.rule)) }
      groups[index].count += 1
      guard groups[index].checks.count < CoverageSummary.UndeterminedCode.checkLimit else { continue }
      groups[index].checks.append(.init(location: finding.location, cause: finding.cause ?? finding.message))
    }
    return groups.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }
}

extension AuditReport {
  /// The outcomes of rules about the design on view code.
  ///
  /// - Complexity: O(n) in the number of verdicts.
  package var codeChecks: OutcomeCounts {
    let isAboutDesign = verdicts.judges.map(\.isAboutDesign)
    return OutcomeCounts(
      verdicts.list.rows.lazy.filter { $0.flags.contains(.isFromCode) && isAboutDesign[Int($0.rule)] }.map(\.outcome))
  }
}
