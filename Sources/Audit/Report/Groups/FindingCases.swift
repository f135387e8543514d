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
    let shown: Shown
  }

  /// What a finding shows.
  private enum Shown: Hashable {
    /// The colors of a pairing with its foreground; findings on one surface may have several.
    case colors(usage: String, front: Color, back: Color, foreground: TokenPath)
    /// The message about another subject, without the name of the mode.
    case words(SubjectName, String)
  }

  /// A case while surfaces are merged.
  private struct Key: Hashable {
    let look: Look
    let modes: [String]
  }

  /// Returns the findings at positions as cases, in the order of the positions.
  ///
  /// - Parameter mergesSurfaces: whether surfaces with equal colors are one case, and not only modes.
  static func merged(_ positions: [Int], _ report: AuditReport, mergesSurfaces: Bool = true) -> [FindingGroup.Case] {
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
    guard mergesSurfaces else { return cases }
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

  /// Returns what a finding shows; nil for unknown colors, and without a mode.
  private static func look(_ finding: Finding) -> Look? {
    guard !finding.isFromCode, let mode = finding.mode else { return nil }
    let shown: Shown
    if let pairing = finding.pairing {
      guard case .exact(_, let front, let back) = pairing.contrast else { return nil }
      shown = .colors(
        usage: pairing.usage.rawValue, front: front, back: back, foreground: pairing.foreground.path)
    } else {
      shown = .words(finding.subject, finding.message.replacing(word: mode, with: ""))
    }
    return Look(
      rule: finding.rule, outcome: finding.outcome, measured: finding.measured, required: finding.required, shown: shown
    )
  }
}

extension AuditReport {
  /// Returns findings at positions as cases: those that differ only in modes or in surfaces of one color are one case.
  ///
  /// - Parameter mergesSurfaces: whether surfaces with equal colors are one case, and not only modes.
  package func cases(of positions: [Int], mergesSurfaces: Bool = true) -> [FindingGroup.Case] {
    FindingCases.merged(positions, self, mergesSurfaces: mergesSurfaces)
  }

  /// Returns a sentence about the first finding of a case, with all modes of the case in place of the finding's own.
  package func sentence(_ text: String, of item: FindingGroup.Case) -> String {
    let finding = findings[item.findings[0]]
    guard item.modes.count > 1, finding.pairing == nil, let mode = finding.mode else { return text }
    return text.replacing(word: mode, with: ResultText.list(item.modes))
  }
}

extension String {
  /// Returns the text with another word in place of the first one that has spaces around it.
  fileprivate func replacing(word: String, with other: String) -> String {
    let bytes = Array(utf8)
    guard let range = bytes.firstRange(of: Array(" \(word) ".utf8)) else { return self }
    return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + " \(other) "
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }
}
