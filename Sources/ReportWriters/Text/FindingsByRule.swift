import Audit

/// Findings of one rule, in the order of the report.
struct FindingsByRule {
  /// The identifier of the rule.
  let rule: String
  /// The positions in the grouped list.
  var indices: [Int]

  /// Returns findings grouped by rule, in order of first appearance.
  static func groups(of findings: [Finding]) -> [FindingsByRule] {
    var groups: [FindingsByRule] = []
    var positions: [String: Int] = [:]
    for (index, finding) in findings.enumerated() {
      if let position = positions[finding.rule] {
        groups[position].indices.append(index)
      } else {
        positions[finding.rule] = groups.count
        groups.append(FindingsByRule(rule: finding.rule, indices: [index]))
      }
    }
    return groups
  }
}
