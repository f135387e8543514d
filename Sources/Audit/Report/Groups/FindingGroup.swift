import DesignTokens

/// Findings with one cause: a change in one place would fix them.
public struct FindingGroup: Sendable {
  /// What a fix would change.
  public enum Owner: Sendable, Hashable {
    /// A token: the only one that its findings show, or the token behind the aliases that they show.
    case token(TokenPath)
    /// The tokens of one group, such as a ramp of primitives or the tokens of a component, and their number.
    case family(TokenPath, count: Int)
    /// A text style, a control, a container, or another declared subject.
    case subject(SubjectName)
    /// A file: one with view code, or one whose tokens have the same fault.
    case file(String)
    /// The files of a folder whose tokens or views have the same fault; the path is empty if the files share no folder.
    case files(in: String, count: Int)
  }

  /// Why a token's pairings fail.
  public enum Cause: String, Sendable, Hashable, CaseIterable {
    /// The token has no value in the mode and falls back to another mode's value.
    case fallback
    /// The token is too light, or too dark, for what it is paired with in every case.
    case tooLight, tooDark
    /// The token has too little contrast, too light in some cases and too dark in others.
    case tooFaint
    /// The contrast can't be determined, or the finding isn't about contrast.
    case other
  }

  /// Findings that differ only in surfaces of one color, or in modes with the same colors.
  public struct Case: Sendable, Hashable {
    /// The positions in the report's findings; the first is shown.
    public var findings: [Int]
    /// The modes, in the order of the system; empty for a subject without modes.
    public var modes: [String]
  }

  /// What a fix would change.
  public let owner: Owner
  /// Why the findings exist.
  public let cause: Cause
  /// Whether the owner is the background of its pairings.
  public let isBackground: Bool
  /// The mode whose value the owner shows; nil unless the cause is `fallback`, or if the value has no mode.
  public let source: String?
  /// The positions in the report's findings, worst first.
  public let findings: [Int]
  /// The findings as cases, worst first.
  public internal(set) var cases: [Case]
  /// The modes of all findings, in the order of the system.
  public internal(set) var modes: [String]
  /// The measured as a share of the required value in the worst finding, 0 to 1; nil if none has numbers.
  public internal(set) var worstShare: Double?

  /// The number of findings.
  public var count: Int { findings.count }
  /// The position of the worst finding among the report's findings.
  public var worst: Int { findings[0] }
}

/// The findings of one rule that don't fail the gate.
public struct FindingKind: Sendable {
  /// The identifier of the rule.
  public let rule: String
  /// The level of the findings.
  public let level: Level
  /// The positions in the report's findings.
  public internal(set) var findings: [Int]
}

/// The findings of a report by what owns the fix: what blocks a release by cause, everything else by kind.
public struct FindingGroups: Sendable {
  /// The findings that fail the gate, worst group first.
  public let blocking: [FindingGroup]
  /// The findings that a waiver, a suppression, or a baseline excludes from the gate, by rule.
  public let held: [FindingKind]
  /// All other findings by rule, highest level first, then the most frequent.
  public let others: [FindingKind]

  /// Returns the kinds of a level among the other findings.
  public func others(_ level: Level) -> [FindingKind] { others.filter { $0.level == level } }
}
