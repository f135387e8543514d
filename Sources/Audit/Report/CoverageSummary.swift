import DesignTokens

/// The coverage of an audit: checked, undetermined with reasons, and skipped subjects.
public struct CoverageSummary: Sendable, Hashable {
  /// The way in which an audit covers a color token, or the reason why it doesn't.
  public enum TokenState: String, Sendable, CaseIterable {
    /// A pairing uses the token, badges excluded.
    case pairing
    /// A badge uses the token.
    case badge
    /// Only the list of surfaces contains the token.
    case surface
    /// The token is covered through another token that references it.
    case alias
    /// The token isn't covered; the finding is waived or accepted by the baseline.
    case waived
    /// The token isn't covered, and a finding reports it.
    case reported
    /// The token isn't covered, and no rule reports it.
    case notLookedAt
  }

  /// A reason and its number of occurrences.
  public struct Reason: Sendable, Hashable {
    /// The text of the reason; nil for all further reasons combined.
    public let text: String?
    /// The number of occurrences.
    public let count: Int

    /// Creates a reason.
    public init(text: String?, count: Int) {
      self.text = text
      self.count = count
    }
  }

  /// The maximum number of separate reasons.
  public static let reasonLimit = 10

  /// The number of color tokens by state; the sum is the number of all color tokens.
  public let colorTokens: [TokenState: Int]
  /// The pairings in every mode, by outcome.
  public let pairings: OutcomeCounts
  /// The reasons why pairings have no requirement; their sum is the number of inapplicable pairings.
  public let notRequired: [Reason]
  /// The results of rules about the design on all subjects, by outcome.
  public let checks: OutcomeCounts
  /// The reasons of undetermined checks; their sum is the number of undetermined checks.
  public let undecided: [Reason]
  /// The rules that are off, in catalog order.
  public let rulesThatAreOff: [String]
  /// The modes of the system that weren't audited.
  public let modesNotAudited: [String]
  /// The number of listed combinations without a token.
  public let absentCombinations: Int
  /// The number of tokens other than colors that no rule checks by themselves.
  public let otherTokens: Int
  /// The number of notices about the files.
  public let notices: Int
  /// The coverage of view code.
  public let code: Code

  /// The number of color tokens.
  public var colorTokenCount: Int { colorTokens.values.reduce(0, +) }
  /// Returns the number of color tokens in a state.
  public func count(_ state: TokenState) -> Int { colorTokens[state, default: 0] }

  /// Creates the coverage of an audit.
  ///
  /// - Complexity: O(n) for n subjects and findings.
  public init(of report: AuditReport) {
    colorTokens = CoverageSummary.tokenStates(of: report)
    pairings = OutcomeCounts(report.pairings.lazy.map(\.outcome))
    notRequired = CoverageSummary.reasons(
      report.pairings.compactMap { $0.outcome == .inapplicable ? $0.cause : nil })
    let decided = report.rules.filter(\.descriptor.isAboutDesign)
    var checks = OutcomeCounts()
    for rule in decided { checks.add(rule.counts) }
    self.checks = checks
    let rules = Set(decided.map(\.descriptor.id))
    undecided = CoverageSummary.reasons(
      report.findings.filter { $0.outcome == .cantTell && rules.contains($0.rule) }
        .compactMap(\.words.why?.byRoles))
    rulesThatAreOff = report.rules.filter { $0.level == .off && $0.counts.total == 0 }.map(\.descriptor.id)
    let audited = Set(report.modes.map(\.name))
    modesNotAudited = report.system.modes.map(\.name).filter { !audited.contains($0) }
    absentCombinations = report.measured.coverage.count { $0.absentValues != nil }
    otherTokens = Set(report.measured.values.map(\.path)).subtracting(report.checkedValues).count
    notices = report.notices.count
    code = Code(of: report)
  }

  private static func tokenStates(of report: AuditReport) -> [TokenState: Int] {
    var isAgreed: [TokenPath: Bool] = [:]
    for finding in report.findings where finding.isAboutCoverage {
      if let path = finding.subject.token {
        isAgreed[path] = finding.isWaived || finding.baseline?.isAccepted ?? false
      }
    }
    var counts: [TokenState: Int] = [:]
    for subject in report.measured.coverage where subject.absentValues == nil {
      let uncovered = isAgreed[subject.path].map { $0 ? TokenState.waived : .reported } ?? .notLookedAt
      counts[subject.cover?.state ?? uncovered, default: 0] += 1
    }
    return counts
  }

  /// Returns distinct reasons, most frequent first, with all beyond the limit combined; long ones are cut when they are counted.
  private static func reasons(_ texts: [String]) -> [Reason] {
    var counts: [[UInt8]: Int] = [:]
    var order: [String] = []
    for text in texts {
      let key = Array(text.utf8)
      if counts[key] == nil { order.append(text) }
      counts[key, default: 0] += 1
    }
    let all = order.map { Reason(text: $0.shortenedSentence, count: counts[Array($0.utf8), default: 0]) }.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    guard all.count > reasonLimit else { return all }
    let rest = all[reasonLimit...].reduce(0) { $0 + $1.count }
    return all.prefix(reasonLimit) + [Reason(text: nil, count: rest)]
  }
}

extension CoverageSubject.Cover {
  fileprivate var state: CoverageSummary.TokenState {
    switch self {
    case .pairing: .pairing
    case .badge: .badge
    case .surface: .surface
    case .alias: .alias
    }
  }
}

extension OutcomeCounts {
  /// Adds other counts.
  mutating func add(_ other: OutcomeCounts) {
    passed += other.passed
    failed += other.failed
    cantTell += other.cantTell
    inapplicable += other.inapplicable
  }
}
