import SourceText

extension CoverageSummary {
  /// The coverage of view code.
  public struct Code: Sendable, Hashable {
    /// The number of files.
    public let files: Int
    /// The number of call chains that rules checked.
    public let chains: Int
    /// The number of skipped previews.
    public let previews: Int
    /// The number of suppression comments, valid or not.
    public let suppressions: Int
    /// The results of rules about the design on view code, by outcome.
    public let checks: OutcomeCounts
    /// The undetermined checks by reason, most frequent first; their sum is the number of undetermined checks.
    public let undetermined: [UndeterminedCode]
  }

  /// The undetermined checks of view code with one reason.
  public struct UndeterminedCode: Sendable, Hashable {
    /// A check: its rule, its location, and the cause with the name of the value.
    public struct Check: Sendable, Hashable {
      /// The identifier of the rule.
      public let rule: String
      /// The location in source; nil if the subject has none.
      public let location: SourceLocation?
      /// The cause, one sentence without a final period.
      public let cause: String
    }

    /// The reason and its number of checks.
    public let reason: Reason
    /// The first checks, at most ``checkLimit``.
    public let checks: [Check]

    /// The maximum number of checks listed with a reason.
    public static let checkLimit = 20
  }
}

extension CoverageSummary.Code {
  init(of report: AuditReport) {
    files = report.system.files.count
    chains = report.system.files.reduce(0) { $0 + $1.chainCount }
    previews = report.system.files.reduce(0) { $0 + $1.previewCount }
    suppressions = report.system.files.reduce(0) { $0 + $1.suppressions.count }
    checks = files > 0 ? report.codeChecks : OutcomeCounts()
    undetermined = CoverageSummary.Code.undetermined(in: report)
  }

  /// The maximum number of separate reasons.
  private static let limit = 2 * CoverageSummary.reasonLimit

  private static func undetermined(in report: AuditReport) -> [CoverageSummary.UndeterminedCode] {
    var general: [[UInt8]: String] = [:]
    var found: [[UInt8]: [CoverageSummary.UndeterminedCode.Check]] = [:]
    var counts: [[UInt8]: Int] = [:]
    var order: [String] = []
    for finding in report.findings where finding.outcome == .cantTell && finding.isFromCode {
      let cause = finding.cause ?? finding.message
      let reason = general[Array(cause.utf8)] ?? CodeReason.general(cause)
      general[Array(cause.utf8)] = reason
      let key = Array(reason.utf8)
      if counts[key] == nil { order.append(reason) }
      counts[key, default: 0] += 1
      guard found[key, default: []].count < CoverageSummary.UndeterminedCode.checkLimit else { continue }
      found[key, default: []].append(.init(rule: finding.rule, location: finding.location, cause: cause))
    }
    let all = order.enumerated().map { index, reason in
      let key = Array(reason.utf8)
      let group = CoverageSummary.UndeterminedCode(
        reason: .init(text: reason.shortenedSentence, count: counts[key, default: 0]), checks: found[key, default: []])
      return (index, group)
    }
    let sorted = all.sorted { ($1.1.reason.count, $0.0) < ($0.1.reason.count, $1.0) }.map(\.1)
    guard sorted.count > limit else { return sorted }
    let rest = sorted[limit...]
    let checks = rest.flatMap(\.checks).prefix(CoverageSummary.UndeterminedCode.checkLimit)
    return sorted.prefix(limit)
      + [.init(reason: .init(text: nil, count: rest.reduce(0) { $0 + $1.reason.count }), checks: Array(checks))]
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
