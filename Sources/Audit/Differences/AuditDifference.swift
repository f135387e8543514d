import ColorScience
import DesignTokens

/// What is different between two audits of one system, pairing by pairing and mode by mode.
///
/// Both may be audits of now or earlier reports. It judges by what would fail the gate if nothing had been agreed.
public struct AuditDifference: Sendable {
  /// What became of a finding.
  public enum Kind: String, Sendable, CaseIterable {
    /// The earlier audit did not have it.
    case new
    /// It is farther from what is required.
    case worse
    /// It is nearer to what is required.
    case better
    /// It is there no more, and what it was about still is.
    case fixed
    /// What it was about is measured no longer, so nobody knows.
    case gone
  }

  /// A finding that is not as it was.
  public struct FindingChange: Sendable {
    public let kind: Kind
    public let rule: String
    public let mode: String?
    /// What it is about; of what is fixed or gone, what it was about.
    public let subject: SubjectReference
    /// What was found before; nil for what is new.
    public let before: Debt?
    /// What is found now; nil for what is fixed or gone.
    public let now: Debt?
    /// Whether it would fail the gate, or would have.
    public let reachesGate: Bool
  }

  /// A pairing whose contrast is not what it was.
  public struct PairingChange: Sendable {
    public let before: PastAudit.PastPairing
    public let now: PastAudit.PastPairing
    /// The ratio now as a share of what it was; nil where one of them is unknown.
    public var share: Double? {
      guard let before = before.ratio, let now = now.ratio, before > 0 else { return nil }
      return now / before
    }
  }

  /// A color token whose color is not what it was.
  public struct ColorChange: Sendable {
    /// The path it has now.
    public let path: TokenPath
    public let mode: String
    public let before: Color
    public let now: Color
    /// How far the two are apart, in ΔEOK of the colors as the report writes them, 8 bits of sRGB.
    public var difference: Double { before.difference(from: now) }
  }

  /// Findings that are not as they were: new and worse ones first, then better, fixed and gone ones, each in the order of their audit.
  public let findings: [FindingChange]
  /// Pairings whose contrast or colors are not what they were, in the order of the new audit.
  public let pairings: [PairingChange]
  /// Pairings that only the new audit measured.
  public let addedPairings: [PastAudit.PastPairing]
  /// Pairings that only the old audit measured.
  public let gonePairings: [PastAudit.PastPairing]
  /// Color tokens that are new.
  public let addedTokens: [TokenPath]
  /// Color tokens that are no more.
  public let removedTokens: [TokenPath]
  /// Color tokens with a new path and their old colors.
  public let renamedTokens: [(old: TokenPath, new: TokenPath)]
  /// Color tokens that have another color, mode by mode.
  public let colors: [ColorChange]

  /// Findings of a kind.
  public func findings(_ kind: Kind) -> [FindingChange] { findings.filter { $0.kind == kind } }

  /// Pairings of which something is required, with less contrast than before and about which nothing is found, the greatest loss first.
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
    let subject: SubjectReference
  }

  /// Whether something that would fail the gate is new or worse.
  public var isWorse: Bool { findings.contains { $0.reachesGate && ($0.kind == .new || $0.kind == .worse) } }
}

extension AuditDifference {
  /// Compares two audits.
  ///
  /// - Complexity: O(n log n) for n findings, pairings and tokens of both.
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
