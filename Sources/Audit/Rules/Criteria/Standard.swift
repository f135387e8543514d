/// A published standard or law that refers to success criteria of WCAG, in one version.
///
/// Sources: VPAT 2.5 INT of February 2025 for EN 301 549 V3.2.1 and Section 508; for EN 301 549 V4.1.1, the clauses of non-web software that
/// public comparisons of both versions agree on. A clause of V4.1.1 that wasn't found there is missing, and not guessed.
public enum Standard: String, Sendable, CaseIterable {
  case wcag20 = "wcag20"
  case wcag21 = "wcag21"
  case wcag22 = "wcag22"
  case iso40500 = "iso40500-2025"
  case section508 = "section508"
  case en301549v3 = "en301549-v321"
  case en301549v4 = "en301549-v411"

  /// The name with the version.
  public var title: String {
    switch self {
    case .wcag20: "Web Content Accessibility Guidelines 2.0"
    case .wcag21: "Web Content Accessibility Guidelines 2.1"
    case .wcag22: "Web Content Accessibility Guidelines 2.2"
    case .iso40500: "ISO/IEC 40500:2025"
    case .section508: "Revised Section 508 Standards (36 CFR 1194)"
    case .en301549v3: "EN 301 549 V3.2.1 (2021-03)"
    case .en301549v4: "EN 301 549 V4.1.1 (2026-09)"
    }
  }

  /// The name with the version, as tables write it.
  public var shortTitle: String {
    switch self {
    case .wcag20, .wcag21, .wcag22: "WCAG \(wcag.rawValue)"
    case .iso40500: "ISO/IEC 40500:2025"
    case .section508: "Section 508"
    case .en301549v3: "EN 301 549 V3.2.1"
    case .en301549v4: "EN 301 549 V4.1.1"
    }
  }

  /// The version of WCAG that the standard refers to.
  public var wcag: WCAGVersion {
    switch self {
    case .wcag20, .section508: .v20
    case .wcag21, .en301549v3: .v21
    case .wcag22, .iso40500, .en301549v4: .v22
    }
  }

  /// What a reader must know about the version, in one sentence; nil if nothing.
  public var status: String? {
    switch self {
    case .wcag20, .wcag21, .wcag22: nil
    case .iso40500: "identical to WCAG 2.2"
    case .section508: "refers to WCAG 2.0 at levels A and AA"
    case .en301549v3: "refers to WCAG 2.1 at levels A and AA"
    case .en301549v4:
      "refers to WCAG 2.2 at levels A and AA; check whether the Official Journal of the European Union cites it"
    }
  }

  /// The highest level of criteria that the standard refers to.
  public var highestLevel: SuccessCriterion.Level {
    switch self {
    case .wcag20, .wcag21, .wcag22, .iso40500: .aaa
    case .section508, .en301549v3, .en301549v4: .aa
    }
  }

  /// Whether the standard refers to a criterion.
  public func includes(_ criterion: SuccessCriterion) -> Bool {
    guard criterion.version <= wcag, criterion.level == .aaa ? highestLevel == .aaa : true else { return false }
    return !criterion.isObsolete || wcag < .v22
  }

  /// Whether the standard refers to a criterion that a rule checks; true for rules that check none, and for platform guidance.
  public func concerns(_ rule: RuleDescriptor) -> Bool {
    let criteria = rule.criteria.compactMap(SuccessCriterion.criterion)
    return criteria.isEmpty || rule.isPlatformGuidance || criteria.contains(where: includes)
  }

  /// Returns the clauses by which the standard refers to a criterion; empty for WCAG itself, and if the standard doesn't.
  public func clauses(of criterion: SuccessCriterion) -> [String] {
    guard includes(criterion) else { return [] }
    switch self {
    case .wcag20, .wcag21, .wcag22, .iso40500: return []
    case .section508: return criterion.isInSection508 ? SuccessCriterion.section508Clauses : []
    case .en301549v3:
      guard let clauses = criterion.clauses else { return [] }
      let software = clauses.appliesToSoftware ? [clauses.software] : []
      return [clauses.web] + software + (clauses.closedSoftware == clauses.software ? [] : [clauses.closedSoftware])
    case .en301549v4:
      return ["9." + criterion.number]
        + (Standard.knownClauses.contains(criterion.number) ? ["11." + criterion.number] : [])
    }
  }

  /// The criteria whose clause for software in V4.1.1 is confirmed: 11 and the number.
  private static let knownClauses: Set = [
    "1.1.1", "1.3.1", "1.3.4", "1.3.5", "1.4.1", "1.4.3", "1.4.4", "1.4.10", "1.4.11", "1.4.12", "2.1.1", "2.2.2",
    "2.4.2",
    "2.4.3", "2.4.4", "2.4.6", "2.4.7", "2.4.11", "2.5.1", "2.5.3", "2.5.4", "2.5.7", "2.5.8", "3.3.2", "4.1.2",
  ]
}

/// A version of WCAG.
public enum WCAGVersion: String, Sendable, CaseIterable, Comparable {
  case v20 = "2.0"
  case v21 = "2.1"
  case v22 = "2.2"

  public static func < (left: WCAGVersion, right: WCAGVersion) -> Bool { left.rawValue < right.rawValue }
}

extension SuccessCriterion {
  /// The first version of WCAG with the criterion.
  public var version: WCAGVersion {
    if SuccessCriterion.newIn22.contains(number) { return .v22 }
    return SuccessCriterion.newIn21.contains(number) ? .v21 : .v20
  }

  /// WCAG 2.1, section 0.5.1 "New Features in WCAG 2.1".
  private static let newIn21: Set = [
    "1.3.4", "1.3.5", "1.3.6", "1.4.10", "1.4.11", "1.4.12", "1.4.13", "2.1.4", "2.2.6", "2.3.3", "2.5.1", "2.5.2",
    "2.5.3",
    "2.5.4", "2.5.5", "2.5.6", "4.1.3",
  ]
  /// WCAG 2.2, section 0.5.1 "New Features in WCAG 2.2".
  private static let newIn22: Set = [
    "2.4.11", "2.4.12", "2.4.13", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8", "3.3.9",
  ]
}
