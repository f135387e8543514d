import ColorScience
import DesignTokens

/// The merging of findings that show the same two colors: modes with equal values, and surfaces with equal colors.
enum FindingCases {
  /// What findings of one case share, apart from their modes and surfaces.
  private struct Look: Hashable {
    let rule: String
    let outcome: Outcome
    let measured: Double?
    let required: Double?
    let usage: String
    let front: Color
    let back: Color
    /// The foreground; findings on one surface may have several.
    let foreground: TokenPath
  }

  /// A case while surfaces are merged.
  private struct Key: Hashable {
    let look: Look
    let modes: [String]
  }

  /// Returns the findings at positions as cases, in the order of the positions.
  static func merged(_ positions: [Int], _ report: AuditReport) -> [FindingGroup.Case] {
    var cases: [FindingGroup.Case] = []
    var looks: [Look?] = []
    // Modes first: the same pairing with the same colors in another mode.
    var byName: [SubjectName: [Int]] = [:]
    for position in positions {
      let finding = report.findings[position]
      let name = finding.subject
      let look = look(finding)
      let known = look == nil ? nil : byName[name]?.first { looks[$0] == look }
      if let known {
        cases[known].findings.append(position)
        if let mode = finding.mode { cases[known].modes.append(mode) }
      } else {
        byName[name, default: []].append(cases.count)
        cases.append(.init(findings: [position], modes: finding.mode.map { [$0] } ?? [], subjects: [name]))
        looks.append(look)
      }
    }
    let order = Dictionary(
      report.modes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for index in cases.indices { cases[index].modes.sort { (order[$0] ?? .max) < (order[$1] ?? .max) } }
    // Then surfaces: other backgrounds of the same color in the same modes.
    var merged: [FindingGroup.Case] = []
    var known: [Key: Int] = [:]
    for (index, item) in cases.enumerated() {
      guard let look = looks[index] else {
        merged.append(item)
        continue
      }
      let key = Key(look: look, modes: item.modes)
      if let position = known[key] {
        merged[position].findings += item.findings
        merged[position].subjects += item.subjects
      } else {
        known[key] = merged.count
        merged.append(item)
      }
    }
    return merged
  }

  /// Returns what a finding on a pairing shows; nil for other findings and for unknown colors.
  private static func look(_ finding: Finding) -> Look? {
    guard let pairing = finding.pairing, !finding.isFromCode, case .exact(_, let front, let back) = pairing.contrast
    else { return nil }
    return Look(
      rule: finding.rule, outcome: finding.outcome, measured: finding.measured, required: finding.required,
      usage: pairing.usage.rawValue, front: front, back: back, foreground: pairing.foreground.path)
  }
}
