import Audit

/// What is said of criteria and labels, in words that all writers share.
enum CriterionWords {
  /// What the section is, in one sentence.
  static let lead =
    "What this audit decided of each success criterion of WCAG 2.2: for what is declared, and for a product made with it. "
    + "It never decides that a product conforms."

  /// How much is decided of what is declared.
  static func declared(_ extent: CriterionResult.Extent) -> String {
    switch extent {
    case .fully: "fully"
    case .partly: "partly"
    case .not: "not at all"
    }
  }

  /// The clauses of EN 301 549; a dash where it has none.
  static func clauses(_ criterion: SuccessCriterion) -> String {
    guard let clauses = criterion.clauses else { return "–" }
    let software = clauses.appliesToSoftware ? clauses.software : "\(clauses.software) (does not apply)"
    let closed = clauses.closedSoftware == clauses.software ? "" : ", closed \(clauses.closedSoftware)"
    return "\(clauses.web), \(software)\(closed)"
  }

  /// The clauses of Section 508; a dash where it has none.
  static func section508(_ criterion: SuccessCriterion) -> String {
    criterion.isInSection508 ? SuccessCriterion.section508Clauses.joined(separator: ", ") : "–"
  }

  /// What is shown for a label, in one sentence without a full stop.
  static func shown(_ result: AppStoreLabelResult) -> String {
    guard result.isShown else {
      return result.label == .darkInterface && result.modes.isEmpty
        ? "Nothing: no dark mode was audited" : "Nothing: no rule of this audit looks at it"
    }
    let counts = result.counts
    let parts = [(counts.passed, "passed"), (counts.failed, "failed"), (counts.cantTell, "could not be told")]
    return HTMLWords.list(parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" })
  }
}
