import Audit

/// What is said of criteria and labels, in words that all writers share.
enum CriterionWords {
  /// What the section is, in one sentence.
  static let lead =
    "How much of each WCAG 2.2 success criterion this audit covers, for the declared items and for a product built with them. "
    + "An audit never proves that a product conforms."

  /// How much is covered of the declared items or of a product.
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
        ? "None: no dark mode was audited" : "None: no rule of this audit checks it"
    }
    let counts = result.counts
    let parts = [(counts.passed, "passed"), (counts.failed, "failed"), (counts.cantTell, "undetermined")]
    return HTMLWords.list(parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" })
  }
}
