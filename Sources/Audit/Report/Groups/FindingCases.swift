import ColorScience
import DesignTokens

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
    let usage: Pairing.Usage
    /// The foreground; findings on one surface may have several.
    let foreground: TokenID
  }

  /// What findings of one case in several modes share, apart from their colors.
  private struct PairingKey: Hashable {
    let key: Key
    let pairing: Int
  }

  /// A case while it is merged.
  private struct Draft {
    var item: FindingGroup.Case
    /// Nil for findings that merge with no other.
    let key: Key?
    /// The pairing of the first finding.
    let pairing: MeasuredPairing?

    /// Whether both show the same foreground and background, after compositing.
    func showsColors(of other: Draft) -> Bool {
      guard case .exact(_, let front, let back)? = pairing?.contrast,
        case .exact(_, let otherFront, let otherBack)? = other.pairing?.contrast
      else { return false }
      return front == otherFront && back == otherBack
    }
  }

  /// Returns the findings at positions as cases, in the order of the positions.
  ///
  /// - Complexity: O(n) for n findings, unless many of them have equal ratios.
  static func merged(_ positions: [Int], _ report: AuditReport) -> [FindingGroup.Case] {
    let drafts = positions.map { position in
      let finding = report.findings[position]
      let key = key(finding)
      return Draft(
        item: .init(findings: [position], modes: finding.mode.map { [$0] } ?? []), key: key,
        pairing: key == nil ? nil : finding.pairing)
    }
    return mergedSurfaces(report.modes.count > 1 ? mergedModes(drafts, report) : drafts)
  }

  /// Merges the same pairing with the same colors in another mode.
  private static func mergedModes(_ all: [Draft], _ report: AuditReport) -> [Draft] {
    var drafts: [Draft] = []
    var known: [PairingKey: [Int]] = [:]
    for draft in all {
      guard let key = draft.key, let pairing = draft.pairing else {
        drafts.append(draft)
        continue
      }
      let alike = PairingKey(key: key, pairing: pairing.pairingIndex)
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

  /// Merges cases with other backgrounds of the same color in the same modes.
  private static func mergedSurfaces(_ all: [Draft]) -> [FindingGroup.Case] {
    var drafts: [Draft] = []
    var known: [Key: [Int]] = [:]
    for draft in all {
      guard let key = draft.key else {
        drafts.append(draft)
        continue
      }
      let first = known[key]?.first {
        drafts[$0].item.modes == draft.item.modes && drafts[$0].showsColors(of: draft)
      }
      if let first {
        drafts[first].item.findings += draft.item.findings
      } else {
        known[key, default: []].append(drafts.count)
        drafts.append(draft)
      }
    }
    return drafts.map(\.item)
  }

  /// Returns what a finding on a pairing shows; nil for other findings and for unknown colors.
  private static func key(_ finding: Finding) -> Key? {
    guard !finding.isFromCode, let pairing = finding.pairing, pairing.ratio != nil else { return nil }
    return Key(
      rule: finding.reasonKey >> 8, isFailed: finding.outcome == .failed, measured: finding.measured,
      required: finding.required, usage: pairing.usage, foreground: pairing.foregroundID)
  }
}
