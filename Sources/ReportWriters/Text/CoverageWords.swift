import Audit

/// The coverage of an audit as rows that writers put into tables: what, how many, and of what kind.
struct CoverageWords {
  /// A row: what is counted, how many of them, and the parts of that.
  struct Row {
    let name: String
    let count: Int
    let parts: [String]
  }

  let summary: CoverageSummary

  /// What was looked at.
  var rows: [Row] {
    let tokens = CoverageSummary.TokenState.allCases.compactMap { state -> String? in
      let count = summary.count(state)
      return count == 0 ? nil : "\(count) \(CoverageWords.words(state))"
    }
    return [
      Row(name: "Color tokens", count: summary.colorTokenCount, parts: tokens),
      Row(
        name: "Pairings in all modes", count: summary.pairings.total,
        parts: CoverageWords.parts(summary.pairings, notRequired: "with nothing required")),
      Row(
        name: "Checks, one of a rule on a subject", count: summary.checks.total,
        parts: CoverageWords.parts(summary.checks, notRequired: "not concerned")),
    ] + code
  }

  /// What was looked at of view code, where there is any.
  private var code: [Row] {
    guard summary.code.files > 0 else { return [] }
    var parts = ["\(HTMLWords.count(summary.code.chains, "call chain"))"]
    if summary.code.suppressions > 0 { parts.append(HTMLWords.count(summary.code.suppressions, "suppression")) }
    return [Row(name: "Files of view code", count: summary.code.files, parts: parts)]
  }

  private static func parts(_ counts: OutcomeCounts, notRequired: String) -> [String] {
    let all = [
      (counts.passed, "passed"), (counts.failed, "failed"), (counts.cantTell, "could not be told"),
      (counts.inapplicable, notRequired),
    ]
    return all.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }

  private static func words(_ state: CoverageSummary.TokenState) -> String {
    switch state {
    case .pairing: "in pairings"
    case .badge: "in badges"
    case .surface: "as a surface alone"
    case .alias: "through another token"
    case .waived: "in nothing and waived or accepted"
    case .reported: "in nothing and reported"
    case .notLookedAt: "in nothing and not reported"
    }
  }

  /// What was not looked at, a clause each without a full stop; the parts are names that each writer escapes.
  var gaps: [(words: String, names: [String])] {
    var gaps: [(words: String, names: [String])] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { gaps.append((words: "\(count) \(count == 1 ? one : many)", names: [])) }
    }
    if !summary.modesNotAudited.isEmpty { gaps.append((words: "modes", names: summary.modesNotAudited)) }
    if !summary.rulesThatAreOff.isEmpty { gaps.append((words: "rules that are off", names: summary.rulesThatAreOff)) }
    add(summary.count(.notLookedAt), "color token in nothing", "color tokens in nothing")
    add(
      summary.absentCombinations, "listed combination that has no token", "listed combinations that have no token")
    add(summary.code.previews, "preview in view code", "previews in view code")
    add(
      summary.otherTokens, "token that is no color and that no rule looks at by itself",
      "tokens that are no colors and that no rule looks at by themselves")
    add(
      summary.notices, "notice about what was read leniently or left out",
      "notices about what was read leniently or left out")
    return gaps
  }

  /// A reason, or what stands for all further ones.
  static func text(_ reason: CoverageSummary.Reason) -> String { reason.text ?? "other reasons" }
}
