/// The result of an audit for one authority: what its requirements say about the declared system, whatever the gate.
///
/// Waivers and baselines change the gate, but not whether a requirement is met, so held findings count here.
public struct AuthorityResult: Sendable, Hashable {
  /// The state of the requirements of an authority.
  public enum State: String, Sendable, CaseIterable {
    /// A declared subject fails a requirement.
    case fails
    /// No failure is known, and at least one requirement can't be decided.
    case undetermined
    /// Requirements are met, except for warnings.
    case warnings
    /// Every check passes.
    case passes
    /// Nothing was checked.
    case notChecked
  }

  /// The authority.
  public let authority: Authority
  /// The number of findings that fail a requirement.
  public internal(set) var failures = 0
  /// The number of findings that can't be determined and would fail if they were undetermined at the gate.
  public internal(set) var undetermined = 0
  /// The number of other findings of level warning or error.
  public internal(set) var warnings = 0
  /// The number of all checks, with a result other than `inapplicable`.
  public internal(set) var checks = 0
  /// The number of notes.
  public internal(set) var notes = 0
  /// The rules of the authority that decide a criterion and are off, in catalog order.
  public internal(set) var rulesThatAreOff: [String] = []
  /// The numbers of the criteria that no rule decided for every declared subject, such as "1.4.3".
  public internal(set) var unchecked: [String] = []

  /// The state.
  public var state: State {
    if failures > 0 { return .fails }
    if undetermined > 0 || !rulesThatAreOff.isEmpty || !unchecked.isEmpty { return .undetermined }
    if warnings > 0 { return .warnings }
    return checks > 0 ? .passes : .notChecked
  }
}

extension AuditReport {
  /// The results by authority, in the order of `Authority.allCases`.
  ///
  /// A finding fails a requirement if it may count toward the gate and is an error, or decides a criterion of the profile at any level.
  /// - Complexity: O(n) for n findings and rules.
  public var authorityResults: [AuthorityResult] {
    let profile = system.profile
    var results = Authority.allCases.map { AuthorityResult(authority: $0) }
    var positions: [String: (result: Int, decides: Bool)] = [:]
    for rule in rules where rule.descriptor.hasAuthority {
      let authority = rule.descriptor.authority(in: profile)
      guard let result = Authority.allCases.firstIndex(of: authority) else { continue }
      let decides = rule.descriptor.decidesCriterion(in: profile)
      positions[rule.descriptor.id] = (result, decides)
      if rule.level == .off {
        if decides { results[result].rulesThatAreOff.append(rule.descriptor.id) }
      } else {
        results[result].checks += rule.counts.total - rule.counts.inapplicable
        let criterion = rule.descriptor.decidedCriterion
        if let criterion, decides, !isDecided(criterion, by: rule.descriptor.id) {
          results[result].unchecked.append(criterion)
        }
      }
    }
    for finding in findings {
      guard let position = positions[finding.rule] else { continue }
      let isDeclared = finding.pairing?.canGate ?? true
      if finding.reachesGate || isDeclared && (finding.level == .error || position.decides) {
        if finding.outcome == .failed {
          results[position.result].failures += 1
        } else {
          results[position.result].undetermined += 1
        }
      } else if finding.level >= .warning {
        results[position.result].warnings += 1
      } else {
        results[position.result].notes += 1
      }
    }
    let wcag = Authority.allCases.firstIndex(of: .wcag) ?? 0
    if profile.largeText != .wcag, pairings.contains(where: { $0.measured.usage == .text && $0.measured.canGate }) {
      results[wcag].unchecked.append("1.4.3")
    }
    return results
  }

  /// Whether a rule decided a criterion for every declared subject; overrides can turn it off for some.
  private func isDecided(_ criterion: String, by rule: String) -> Bool {
    CriterionCoverage.all.first { $0.number == criterion }?.isWhole(self, rule) ?? true
  }
}
