import ColorScience
import DesignTokens
import SourceText

/// The merging of findings that show the same two colors: modes with equal values, and surfaces with equal colors.
enum FindingCases {
  /// What findings of one case share, apart from their modes, surfaces, and colors.
  ///
  /// Numbers only: equal keys are rare, and only then are the colors compared.
  private struct Key: Hashable {
    let rule: UInt32
    let isFailed: Bool
    let measured: Double?
    let required: Double?
    let shown: Shown
    /// The changes from a baseline and an earlier audit.
    let baseline: Change?
    let against: Change?
  }

  /// What a finding is about.
  private enum Shown: Hashable {
    /// The foreground of a pairing; findings on one surface may have several.
    case foreground(TokenID, Pairing.Usage)
    /// The message about another subject, without the name of the mode.
    case words(SubjectName, String)
  }

  /// What findings of one case in several modes share, apart from their colors.
  private struct PairingKey: Hashable {
    let key: Key
    /// The position of the pairing; nil for another subject.
    let pairing: Int?
  }

  /// A case while it is merged.
  private struct Draft {
    var item: FindingGroup.Case
    /// Nil for findings that merge with no other.
    let key: Key?
    /// The pairing of the first finding; nil for another subject.
    let pairing: MeasuredPairing?

    /// Whether both show the same foreground and background, after compositing; true for other subjects with equal keys.
    func showsColors(of other: Draft) -> Bool {
      if pairing == nil, other.pairing == nil { return true }
      guard case .exact(_, let front, let back)? = pairing?.contrast,
        case .exact(_, let otherFront, let otherBack)? = other.pairing?.contrast
      else { return false }
      return front == otherFront && back == otherBack
    }
  }

  /// Returns the findings at positions as cases, in the order of the positions.
  ///
  /// - Parameter mergesSurfaces: whether surfaces with equal colors are one case, and not only modes.
  /// - Complexity: O(n) for n findings, unless many of them have equal ratios.
  static func merged(_ positions: [Int], _ report: AuditReport, mergesSurfaces: Bool = true) -> [FindingGroup.Case] {
    if positions.count == 1 {
      return [.init(findings: positions, modes: report.findings[positions[0]].mode.map { [$0] } ?? [])]
    }
    let drafts = positions.map { position in
      let finding = report.findings[position]
      let key = key(finding)
      return Draft(
        item: .init(findings: [position], modes: finding.mode.map { [$0] } ?? []), key: key,
        pairing: finding.pairing)
    }
    let cases = report.modes.count > 1 ? mergedModes(drafts, report) : drafts
    return mergesSurfaces ? mergedSurfaces(cases) : cases.map(\.item)
  }

  /// Merges the same pairing with the same colors in another mode.
  private static func mergedModes(_ all: [Draft], _ report: AuditReport) -> [Draft] {
    var drafts: [Draft] = []
    var known: [PairingKey: [Int]] = [:]
    for draft in all {
      guard let key = draft.key else {
        drafts.append(draft)
        continue
      }
      let alike = PairingKey(key: key, pairing: draft.pairing?.pairingIndex)
      if let first = known[alike]?.first(where: { drafts[$0].showsColors(of: draft) }) {
        drafts[first].item.findings += draft.item.findings
        drafts[first].item.modes += draft.item.modes
      } else {
        known[alike, default: []].append(drafts.count)
        drafts.append(draft)
      }
    }
    let order = Dictionary(
      report.modes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for index in drafts.indices where drafts[index].item.modes.count > 1 {
      drafts[index].item.modes.sort { (order[$0] ?? .max) < (order[$1] ?? .max) }
    }
    return drafts
  }

  /// The most cases that are compared one by one; more are found by their keys.
  private static let few = 8

  /// Merges cases with other backgrounds of the same color in the same modes.
  private static func mergedSurfaces(_ all: [Draft]) -> [FindingGroup.Case] {
    var drafts: [Draft] = []
    var known: [Key: [Int]] = [:]
    for draft in all {
      guard let key = draft.key else {
        drafts.append(draft)
        continue
      }
      func isSame(_ index: Int) -> Bool {
        drafts[index].key == key && drafts[index].item.modes == draft.item.modes
          && drafts[index].showsColors(of: draft)
      }
      let isFew = all.count <= few
      if let first = isFew ? drafts.indices.first(where: isSame) : known[key]?.first(where: isSame) {
        drafts[first].item.findings += draft.item.findings
      } else {
        if !isFew { known[key, default: []].append(drafts.count) }
        drafts.append(draft)
      }
    }
    return drafts.map(\.item)
  }

  /// Returns what a finding shows; nil for unknown colors, without a mode, and if a waiver or a comment is about it.
  private static func key(_ finding: Finding) -> Key? {
    guard !finding.isFromCode, !finding.isWaived else { return nil }
    let shown: Shown
    if let pairing = finding.pairing {
      guard pairing.ratio != nil else { return nil }
      shown = .foreground(pairing.foregroundID, pairing.usage)
    } else {
      guard let mode = finding.mode else { return nil }
      shown = .words(finding.subject, finding.message.replacing(word: mode, with: ""))
    }
    return Key(
      rule: finding.reasonKey >> 8, isFailed: finding.outcome == .failed, measured: finding.measured,
      required: finding.required, shown: shown, baseline: finding.baseline, against: finding.against)
  }
}

extension AuditReport {
  /// Returns the first case of findings at positions, worst first, without looking for the others.
  ///
  /// - Complexity: O(n) for n findings.
  package func firstCase(of positions: [Int]) -> FindingGroup.Case {
    let first = findings[positions[0]]
    let (reason, measured, isFailed) = (first.reasonKey, first.measured, first.outcome == .failed)
    // Only findings with these numbers can be in the case.
    let alike = positions.filter { position in
      let finding = findings[position]
      return finding.measured == measured && finding.reasonKey >> 8 == reason >> 8
        && (finding.outcome == .failed) == isFailed
    }
    return cases(of: alike)[0]
  }

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
    guard let range = firstRange(ofBytes: " \(word) ") else { return self }
    return self[..<range.lowerBound] + " \(other) " + self[range.upperBound...]
  }
}
