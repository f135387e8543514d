import Audit

/// The words for success criteria and labels that all writers share.
enum CriterionText {
  /// The explanation of the section, in one sentence.
  static let lead =
    "How much of each WCAG 2.2 success criterion this audit covers, for the declared items and for a product built with them. "
    + "An audit never proves that a product conforms."

  /// Returns how much of the declared items or of a product is covered.
  static func declared(_ extent: CriterionResult.Extent) -> String {
    switch extent {
    case .fully: "fully"
    case .partly: "partly"
    case .not: "not at all"
    }
  }

  /// Returns the clauses of EN 301 549; a dash if there is none.
  static func clauses(_ criterion: SuccessCriterion) -> String {
    guard let clauses = criterion.clauses else { return "–" }
    let software = clauses.appliesToSoftware ? clauses.software : "\(clauses.software) (does not apply)"
    let closed = clauses.closedSoftware == clauses.software ? "" : ", closed \(clauses.closedSoftware)"
    return "\(clauses.web), \(software)\(closed)"
  }

  /// Returns the clauses of Section 508; a dash if there is none.
  static func section508(_ criterion: SuccessCriterion) -> String {
    criterion.isInSection508 ? SuccessCriterion.section508Clauses.joined(separator: ", ") : "–"
  }

  /// Returns the results for a label, in one sentence without a final period.
  static func shown(_ result: AppStoreLabelResult) -> String {
    guard result.isShown else {
      return result.label == .darkInterface && result.modes.isEmpty
        ? "None: no dark mode was audited" : "None: no rule of this audit checks it"
    }
    let counts = result.counts
    let parts = [(counts.passed, "passed"), (counts.failed, "failed"), (counts.cantTell, "undetermined")]
    return ResultText.list(parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" })
  }
}
