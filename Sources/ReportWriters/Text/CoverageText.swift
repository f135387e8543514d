import Audit

/// The coverage of an audit as table rows.
struct CoverageText {
  /// A row: the subject, its number, and the numbers of its parts.
  struct Row {
    let name: String
    let count: Int
    let parts: [String]
  }

  let summary: CoverageSummary

  /// The checked subjects.
  var rows: [Row] {
    let tokens = CoverageSummary.TokenState.allCases.compactMap { state -> String? in
      let count = summary.count(state)
      return count == 0 ? nil : "\(count) \(CoverageText.words(state))"
    }
    return [
      Row(name: "Color tokens", count: summary.colorTokenCount, parts: tokens),
      Row(
        name: "Pairings in all modes", count: summary.pairings.total,
        parts: CoverageText.parts(summary.pairings, notRequired: "not required")),
      Row(
        name: "Checks (one per rule and subject, without rules about coverage)", count: summary.checks.total,
        parts: CoverageText.parts(summary.checks, notRequired: "not applicable")),
    ] + code
  }

  /// The checked subjects of view code, if there are any.
  private var code: [Row] {
    guard summary.code.files > 0 else { return [] }
    var parts = ["\(ResultText.count(summary.code.chains, "call chain"))"]
    if summary.code.suppressions > 0 { parts.append(ResultText.count(summary.code.suppressions, "suppression")) }
    let checks = summary.code.checks
    let rows = [Row(name: "View code files", count: summary.code.files, parts: parts)]
    guard checks.total > 0 else { return rows }
    return rows + [
      Row(
        name: "Checks in view code", count: checks.total,
        parts: CoverageText.parts(checks, notRequired: "not applicable"))
    ]
  }

  private static func parts(_ counts: OutcomeCounts, notRequired: String) -> [String] {
    let all = [
      (counts.passed, "passed"), (counts.failed, "failed"), (counts.cantTell, "undetermined"),
      (counts.inapplicable, notRequired),
    ]
    return all.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }

  private static func words(_ state: CoverageSummary.TokenState) -> String {
    switch state {
    case .pairing: "in pairings"
    case .badge: "in badges"
    case .surface: "only as a surface"
    case .alias: "only through another token"
    case .waived: "not covered (waived or accepted)"
    case .reported: "not covered (reported)"
    case .notLookedAt: "not covered (not reported)"
    }
  }

  /// The maximum number of unread files that are listed.
  private static let unreadLimit = 20

  /// The skipped subjects, a clause each without a final period; the names come from input, and each writer escapes them.
  var gaps: [(words: String, names: [String])] {
    var gaps: [(words: String, names: [String])] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { gaps.append((words: "\(count) \(count == 1 ? one : many)", names: [])) }
    }
    if !summary.modesNotAudited.isEmpty { gaps.append((words: "modes", names: summary.modesNotAudited)) }
    if !summary.rulesThatAreOff.isEmpty { gaps.append((words: "rules that are off", names: summary.rulesThatAreOff)) }
    add(
      summary.count(.notLookedAt), "color token that isn't in a pairing, badge, or surface",
      "color tokens that aren't in a pairing, badge, or surface")
    add(
      summary.absentCombinations, "listed combination without a token", "listed combinations without a token")
    let unread = summary.code.unread
    if !unread.isEmpty {
      let more = unread.count - CoverageText.unreadLimit
      let names =
        unread.prefix(CoverageText.unreadLimit).map { "\($0.location.path) (\($0.problem))" }
        + (more > 0 ? ["and \(more) more"] : [])
      gaps.append((words: unread.count == 1 ? "a view code file" : "\(unread.count) view code files", names: names))
    }
    let skipped = summary.code.skipped
    add(skipped.previews, "preview in view code", "previews in view code")
    add(skipped.tests, "test file in view code", "test files in view code")
    add(
      skipped.unreleased, "declaration or branch in view code that no release contains",
      "declarations or branches in view code that no release contains")
    add(
      skipped.unused, "declaration in view code that nothing uses", "declarations in view code that nothing uses")
    add(
      skipped.otherPlatforms, "call chain for macOS or tvOS, by rules about touch and text sizes",
      "call chains for macOS or tvOS, by rules about touch and text sizes")
    add(
      summary.otherTokens, "non-color token that no rule checks directly",
      "non-color tokens that no rule checks directly")
    add(
      summary.notices, "input notice about lenient parsing or skipped content",
      "input notices about lenient parsing or skipped content")
    return gaps
  }

  /// Returns the text of a reason, or the label of all remaining reasons.
  static func text(_ reason: CoverageSummary.Reason) -> String { reason.text ?? "other reasons" }
}
