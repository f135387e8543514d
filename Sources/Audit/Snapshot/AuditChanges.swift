import ColorScience
import DesignTokens

/// The changes between two audits of one system.
///
/// Each audit may be current or an earlier report. Results count as failures before waivers and baselines.
public struct AuditChanges: Sendable {
  /// The kind of change of a finding.
  public enum Kind: String, Sendable, CaseIterable {
    /// Only the new audit has the finding.
    case new
    /// The value is farther from the requirement than before.
    case worse
    /// The value is closer to the requirement than before.
    case better
    /// The value is unchanged.
    case same
    /// Only the old audit has the finding, and the new audit checked its subject.
    case fixed
    /// Only the old audit has the finding, and the new audit didn't check its subject, so its status is unknown.
    case gone

    /// The kinds that reports list.
    public static let listed: [Kind] = [.new, .worse, .better, .fixed, .gone]
  }

  /// A finding of one or both audits.
  public struct FindingChange: Sendable, Hashable {
    /// The kind of change.
    public let kind: Kind
    /// The rule's identifier.
    public let rule: String
    /// The mode; nil if the finding has none.
    public let mode: String?
    /// The subject; for a fixed or gone finding, its earlier subject.
    public let subject: SubjectName
    /// The earlier values; nil for a new finding.
    public let before: FindingSnapshot?
    /// The new values; nil for a fixed or gone finding.
    public let now: FindingSnapshot?
    /// Whether the finding fails the gate, or did, before waivers and baselines.
    public let reachesGate: Bool
    /// Whether the finding failed the gate in the old audit, before waivers and baselines.
    public var reachedGate = false
    /// The level; for a fixed or gone finding, its earlier level.
    public var level = Level.error
    /// The message; nil if it only repeats the values.
    public var message: String?

    /// The text that identifies the finding across audits: rule, mode, and subject.
    public var fingerprint: String { Finding.fingerprint(rule: rule, mode: mode, subject: subject) }
  }

  /// A pairing whose contrast, colors, or required ratio differ between the audits.
  public struct ContrastChange: Sendable, Hashable {
    /// The pairing in the old audit.
    public let before: AuditSnapshot.Pairing
    /// The pairing in the new audit.
    public let now: AuditSnapshot.Pairing
    /// The new ratio as a share of the old ratio; nil if one of them is unknown.
    public var share: Double? {
      guard let before = before.ratio, let now = now.ratio, before > 0 else { return nil }
      return now / before
    }
  }

  /// A color token whose color in a mode differs between the audits.
  public struct ColorChange: Sendable, Hashable {
    /// The path in the new audit.
    public let path: TokenPath
    /// The mode.
    public let mode: String
    /// The color in the old audit.
    public let before: Color
    /// The color in the new audit.
    public let now: Color
    /// The ΔEOK between both colors as reports write them, in 8 bits of sRGB.
    public let difference: Double
    /// Whether the value itself changed; false if it follows an alias target or the value of another mode.
    public let isOwn: Bool
  }

  /// A rule with a lower level in the new audit.
  public struct LoweredLevel: Sendable, Hashable {
    /// The rule's identifier.
    public let rule: String
    /// The level in the old audit.
    public let before: Level
    /// The level in the new audit.
    public let now: Level
  }

  /// The display name of the old audit.
  public let name: String
  /// The findings of both audits: new, worse, better, same, fixed, then gone, each in the order of their audit.
  public let findings: [FindingChange]
  /// The pairings whose contrast, colors, or required ratio changed, in the order of the new audit.
  public let contrasts: [ContrastChange]
  /// The pairings that only the new audit measured.
  public let addedPairings: [AuditSnapshot.Pairing]
  /// The pairings that only the old audit measured.
  public let gonePairings: [AuditSnapshot.Pairing]
  /// The added color tokens.
  public let addedTokens: [TokenPath]
  /// The removed color tokens.
  public let removedTokens: [TokenPath]
  /// The renamed color tokens, matched by their colors.
  public let renamedTokens: [(old: TokenPath, new: TokenPath)]
  /// The color tokens with another color, by mode.
  public let colors: [ColorChange]
  /// The rules with a lower level, in the order of the new audit.
  public let loweredLevels: [LoweredLevel]

  /// Returns the findings of a kind.
  public func findings(_ kind: Kind) -> [FindingChange] { findings.filter { $0.kind == kind } }

  /// The pairings with less contrast than before, largest loss first.
  public var lostContrasts: [ContrastChange] {
    contrasts.enumerated().filter { ($0.element.share ?? 1) < 1 - Change.tolerance }
      .sorted { ($0.element.share ?? 1, $0.offset) < ($1.element.share ?? 1, $1.offset) }.map(\.element)
  }

  /// The pairings with a required ratio, less contrast than before, and no finding; largest loss first.
  public var lostMargins: [ContrastChange] {
    let found = Set(findings.lazy.filter { $0.now != nil }.map { Found(mode: $0.mode, subject: $0.subject) })
    return lostContrasts.filter {
      $0.now.required != nil && !found.contains(Found(mode: $0.now.mode, subject: $0.now.subject))
    }
  }

  private struct Found: Hashable {
    let mode: String?
    let subject: SubjectName
  }

  /// Whether a finding that fails the gate is new or worse, before waivers and baselines.
  public var isWorse: Bool { findings.contains { $0.reachesGate && ($0.kind == .new || $0.kind == .worse) } }

  /// Whether nothing differs between the audits.
  public var isEmpty: Bool {
    findings.allSatisfy { $0.kind == .same } && contrasts.isEmpty && addedPairings.isEmpty && gonePairings.isEmpty
      && addedTokens.isEmpty && removedTokens.isEmpty && renamedTokens.isEmpty && colors.isEmpty
      && loweredLevels.isEmpty
  }
}
