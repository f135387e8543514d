import DesignTokens

/// What an audit looked at, what it could not tell and why, and what it did not look at.
public struct CoverageSummary: Sendable, Hashable {
  /// What looks at a color token, or what became of it when nothing does.
  public enum TokenState: String, Sendable, CaseIterable {
    /// A pairing, badges not included.
    case pairing
    /// A badge.
    case badge
    /// The list of surfaces alone.
    case surface
    /// Another token that leads to it.
    case alias
    /// Nothing, and that is waived or accepted by the baseline.
    case waived
    /// Nothing, and that is reported.
    case reported
    /// Nothing, and no rule asks for it.
    case notLookedAt
  }

  /// A reason and how often it was given.
  public struct Reason: Sendable, Hashable {
    /// The reason in words, or nil for all further ones together.
    public let text: String?
    /// How often.
    public let count: Int

    /// A reason.
    public init(text: String?, count: Int) {
      self.text = text
      self.count = count
    }
  }

  /// The rule that reports color tokens that nothing looks at.
  public static let coverageRule = "pairing-coverage"
  /// The most reasons that are told apart.
  public static let reasonLimit = 10

  /// How many color tokens there are in each state; they add up to all color tokens.
  public let colorTokens: [TokenState: Int]
  /// Every pairing in every mode, by outcome.
  public let pairings: OutcomeCounts
  /// Why nothing is required of pairings; these add up to the inapplicable ones.
  public let notRequired: [Reason]
  /// Every rule about the design on every subject it concerns, by outcome.
  public let checks: OutcomeCounts
  /// Why checks could not be told; these add up to all that could not.
  public let undecided: [Reason]
  /// The rules that are off, in catalog order.
  public let rulesThatAreOff: [String]
  /// The modes of the system that were not audited.
  public let modesNotAudited: [String]
  /// How many listed combinations have no token.
  public let absentCombinations: Int
  /// How many tokens that are no colors no rule looks at by themselves.
  public let otherTokens: Int
  /// How many notices there are about the files.
  public let notices: Int
  /// What was looked at of view code.
  public let code: Code

  /// Figures about view code.
  public struct Code: Sendable, Hashable {
    /// How many files there are.
    public let files: Int
    /// How many call chains rules looked at.
    public let chains: Int
    /// How many previews were left out.
    public let previews: Int
    /// How many comments hold findings back, or ask for that.
    public let suppressions: Int
  }

  /// How many color tokens there are.
  public var colorTokenCount: Int { colorTokens.values.reduce(0, +) }
  /// How many color tokens are in a state.
  public func count(_ state: TokenState) -> Int { colorTokens[state, default: 0] }

  /// The coverage of an audit.
  ///
  /// - Complexity: O(n) for n subjects and findings.
  public init(of report: AuditReport) {
    colorTokens = CoverageSummary.tokenStates(of: report)
    pairings = OutcomeCounts(report.pairings.lazy.map(\.outcome))
    notRequired = CoverageSummary.reasons(
      report.pairings.compactMap { result in
        if case .inapplicable(let reason) = result.outcome { reason } else { nil }
      })
    let decided = report.rules.filter(\.descriptor.isAboutDesign)
    var checks = OutcomeCounts()
    for rule in decided { checks.add(rule.counts) }
    self.checks = checks
    let rules = Set(decided.map(\.descriptor.id))
    undecided = CoverageSummary.reasons(
      report.findings.filter { rules.contains($0.rule) }.compactMap(CoverageSummary.reason))
    rulesThatAreOff = report.rules.filter { $0.level == .off && $0.counts.total == 0 }.map(\.descriptor.id)
    let audited = Set(report.modes.map(\.name))
    modesNotAudited = report.system.modes.map(\.name).filter { !audited.contains($0) }
    absentCombinations = report.measured.coverage.count { $0.absentValues != nil }
    otherTokens = Set(report.measured.values.map(\.path)).subtracting(report.checkedValues).count
    notices = report.notices.count
    let source = report.system.code
    code = Code(
      files: source.index.files.count, chains: source.namedChainCount, previews: source.previewCount,
      suppressions: source.suppressionCount)
  }

  private static func tokenStates(of report: AuditReport) -> [TokenState: Int] {
    var isAgreed: [TokenPath: Bool] = [:]
    for finding in report.findings where finding.rule == coverageRule {
      if case .token(let path) = finding.subject {
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

  /// Why a finding's outcome could not be told, without the name it begins with, so that the same reason is counted once.
  private static func reason(_ finding: Finding) -> String? {
    guard case .cantTell(let reason) = finding.outcome else { return nil }
    var names: [(String, String)] = []
    if let pairing = finding.pairing?.pairing {
      names = [(pairing.foreground.description, "the foreground")]
      names += ([pairing.background] + pairing.backdrops).map { ($0.description, "the background") }
    }
    switch finding.subject {
    case .textStyle(let name): names.append((name, "the text style"))
    case .control(let name): names.append((name, "the control"))
    case .container(let name): names.append((name, "the container"))
    default: break
    }
    for (name, word) in names where !name.isEmpty && reason.utf8.starts(with: (name + " ").utf8) {
      return word + String(Substring(reason.utf8.dropFirst(name.utf8.count)))
    }
    return reason
  }

  /// Equal reasons together, the most frequent first, and all beyond the limit as one.
  private static func reasons(_ texts: [String]) -> [Reason] {
    var counts: [[UInt8]: Int] = [:]
    var order: [String] = []
    for text in texts {
      let key = Array(text.utf8)
      if counts[key] == nil { order.append(text) }
      counts[key, default: 0] += 1
    }
    let all = order.map { Reason(text: $0, count: counts[Array($0.utf8), default: 0]) }.enumerated()
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
  /// Counts all that others have counted.
  mutating func add(_ other: OutcomeCounts) {
    passed += other.passed
    failed += other.failed
    cantTell += other.cantTell
    inapplicable += other.inapplicable
  }
}
