import ColorScience
import DesignTokens

/// The difference between two audits of one system, by pairing and mode.
///
/// Each audit may be current or an earlier report. Results count as failures before waivers and baselines.
public struct AuditDifference: Sendable {
  /// The kind of change of a finding.
  public enum Kind: String, Sendable, CaseIterable {
    /// Only the new audit has the finding.
    case new
    /// The value is farther from the requirement than before.
    case worse
    /// The value is closer to the requirement than before.
    case better
    /// Only the old audit has the finding, and the new audit checked its subject.
    case fixed
    /// Only the old audit has the finding, and the new audit didn't check its subject, so its status is unknown.
    case gone
  }

  /// A finding that differs between the audits.
  public struct FindingChange: Sendable {
    /// The kind of change.
    public let kind: Kind
    /// The rule's identifier.
    public let rule: String
    /// The mode; nil if the finding has none.
    public let mode: String?
    /// The subject; for a fixed or gone finding, its earlier subject.
    public let subject: SubjectName
    /// The earlier values; nil for a new finding.
    public let before: Debt?
    /// The new values; nil for a fixed or gone finding.
    public let now: Debt?
    /// Whether the finding fails the gate, or did, before waivers and baselines.
    public let reachesGate: Bool
  }

  /// A pairing whose contrast, colors, or required ratio differ between the audits.
  public struct PairingChange: Sendable {
    /// The pairing in the old audit.
    public let before: PastAudit.PastPairing
    /// The pairing in the new audit.
    public let now: PastAudit.PastPairing
    /// The new ratio as a share of the old ratio; nil if one of them is unknown.
    public var share: Double? {
      guard let before = before.ratio, let now = now.ratio, before > 0 else { return nil }
      return now / before
    }
  }

  /// A color token whose color in a mode differs between the audits.
  public struct ColorChange: Sendable {
    /// The path in the new audit.
    public let path: TokenPath
    /// The mode.
    public let mode: String
    /// The color in the old audit.
    public let before: Color
    /// The color in the new audit.
    public let now: Color
    /// The ΔEOK between both colors as reports write them, in 8 bits of sRGB.
    public var difference: Double { before.difference(from: now) }
  }

  /// The changed findings: new, worse, better, fixed, then gone, each in the order of their audit.
  public let findings: [FindingChange]
  /// The pairings whose contrast, colors, or required ratio changed, in the order of the new audit.
  public let pairings: [PairingChange]
  /// The pairings that only the new audit measured.
  public let addedPairings: [PastAudit.PastPairing]
  /// The pairings that only the old audit measured.
  public let gonePairings: [PastAudit.PastPairing]
  /// The added color tokens.
  public let addedTokens: [TokenPath]
  /// The removed color tokens.
  public let removedTokens: [TokenPath]
  /// The renamed color tokens, matched by their colors.
  public let renamedTokens: [(old: TokenPath, new: TokenPath)]
  /// The color tokens with another color, by mode.
  public let colors: [ColorChange]

  /// Returns the findings of a kind.
  public func findings(_ kind: Kind) -> [FindingChange] { findings.filter { $0.kind == kind } }

  /// The pairings with a required ratio, less contrast than before, and no finding; largest loss first.
  public var lostMargins: [PairingChange] {
    let found = Set(findings.lazy.filter { $0.now != nil }.map { Found(mode: $0.mode, subject: $0.subject) })
    let lost = pairings.enumerated().filter { _, change in
      change.now.required != nil && (change.share ?? 1) < 1 - Change.tolerance
        && !found.contains(Found(mode: change.now.mode, subject: change.now.subject))
    }
    return lost.sorted { ($0.element.share ?? 1, $0.offset) < ($1.element.share ?? 1, $1.offset) }.map(\.element)
  }

  private struct Found: Hashable {
    let mode: String?
    let subject: SubjectName
  }

  /// Whether a finding that fails the gate is new or worse, before waivers and baselines.
  public var isWorse: Bool { findings.contains { $0.reachesGate && ($0.kind == .new || $0.kind == .worse) } }
}

extension AuditDifference {
  /// Compares two audits.
  ///
  /// - Complexity: O(n log n) for n findings, pairings, and tokens of both audits.
  public init(from old: PastAudit, to new: PastAudit) {
    let renames = Renames(from: old.colors, to: new.colors)
    let before = Dictionary(old.pairings.map { (Array($0.key.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    var present: Set<[UInt8]> = []
    var changed: [PairingChange] = []
    var added: [PastAudit.PastPairing] = []
    for pairing in new.pairings {
      let key = Array(pairing.key(renames).utf8)
      present.insert(key)
      guard let earlier = before[key] else {
        added.append(pairing)
        continue
      }
      if !earlier.looksLike(pairing) { changed.append(PairingChange(before: earlier, now: pairing)) }
    }
    pairings = changed
    addedPairings = added
    gonePairings = old.pairings.filter { !present.contains(Array($0.key.utf8)) }
    findings = AuditDifference.findings(from: old, to: new, renames, gone: Set(gonePairings.map { Array($0.key.utf8) }))
    let renamed = renames.oldPaths.map { (old: $0.value, new: $0.key) }.sorted { $0.new < $1.new }
    renamedTokens = renamed
    let (known, now) = (Set(old.colors.map(\.path)), Set(new.colors.map(\.path)))
    addedTokens = new.colors.map(\.path).filter { !known.contains($0) && renames.oldPaths[$0] == nil }
    let left = Set(renamed.map(\.old))
    removedTokens = old.colors.map(\.path).filter { !now.contains($0) && !left.contains($0) }
    colors = AuditDifference.colors(from: old, to: new)
  }

  private static func findings(
    from old: PastAudit, to new: PastAudit, _ renames: Renames, gone: Set<[UInt8]>
  ) -> [FindingChange] {
    let earlier = Dictionary(
      old.findings.map { (Array($0.fingerprint.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    var present: Set<[UInt8]> = []
    var changes: [FindingChange] = []
    for finding in new.findings {
      let key = Array(finding.fingerprint(renames).utf8)
      present.insert(key)
      let kind: Kind
      switch Change(of: finding.debt, from: earlier[key]?.debt, isRatio: finding.isRatio) {
      case .same: continue
      case .new: kind = .new
      case .worse: kind = .worse
      case .better: kind = .better
      }
      changes.append(
        FindingChange(
          kind: kind, rule: finding.rule, mode: finding.mode, subject: finding.subject, before: earlier[key]?.debt,
          now: finding.debt, reachesGate: finding.reachesGate))
    }
    for finding in old.findings where !present.contains(Array(finding.fingerprint.utf8)) {
      let pairing = PastAudit.PastPairing(mode: finding.mode ?? "", subject: finding.subject, ratio: nil, required: nil)
      let isLookedAt = new.looksAt(rule: finding.rule, mode: finding.mode)
      changes.append(
        FindingChange(
          kind: isLookedAt && !gone.contains(Array(pairing.key.utf8)) ? .fixed : .gone, rule: finding.rule,
          mode: finding.mode, subject: finding.subject, before: finding.debt, now: nil,
          reachesGate: finding.reachesGate))
    }
    return Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
  }

  private static func colors(from old: PastAudit, to new: PastAudit) -> [ColorChange] {
    let before = Dictionary(old.colors.map { ($0.path, $0.modes) }, uniquingKeysWith: { first, _ in first })
    return new.colors.flatMap { token in
      token.modes.sorted { $0.key < $1.key }.compactMap { mode, key -> ColorChange? in
        guard let earlier = before[token.path]?[mode], earlier != key, let was = PastAudit.color(of: earlier),
          let now = PastAudit.color(of: key)
        else { return nil }
        return ColorChange(path: token.path, mode: mode, before: was, now: now)
      }
    }
  }
}
