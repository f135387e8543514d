import Audit

/// A rule that requires every waiver to match at least one finding.
public struct UnusedWaiver: Rule {
  public static let descriptor = RuleDescriptor(
    id: "unused-waiver",
    title: "Waivers must match at least one finding",
    description: """
      Reports active waivers that match no finding, and waivers whose floor covers none of the findings they match. Skips waivers whose rule is off \
      or whose mode isn't audited.
      """,
    rationale: "An unused waiver would hide the next finding that it matches.",
    knownLimits: ["Treats two waivers that match the same finding as used."],
    requirement: .init("Waivers, baselines, and suppressions"),
    level: .warning, isAboutDesign: false,
    passing: [
      RuleExample(
        "A waiver for a failing pairing", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: WaiverExample.configuration())
    ],
    failing: [
      RuleExample(
        "A waiver for a passing pairing", tokens: ["ink": "#111111", "paper": "#ffffff"],
        configuration: WaiverExample.configuration())
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The waiver waives at least one finding.
    case used
    /// The waiver has expired.
    case expired
    /// The audit doesn't check its rule or its mode.
    case notLookedAt
    /// All findings that it matches are beyond its floor.
    case beyondFloor
    /// The waiver matches no finding.
    case noMatch
  }

  public func judge(_ subject: WaiverStatus) -> Judgement<Reason>? {
    if subject.isExpired { return Judgement(.inapplicable, .expired) }
    guard subject.isLookedAt else { return Judgement(.inapplicable, .notLookedAt) }
    if subject.waivedCount > 0 { return Judgement(.passed, .used) }
    return Judgement(.failed, subject.unwaivedCount > 0 ? .beyondFloor : .noMatch)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: WaiverStatus) -> Words {
    switch judgement.reason {
    case .used: return Words("waives \(subject.waivedCount) finding\(subject.waivedCount == 1 ? "" : "s")")
    case .expired: return Words("expired", cause: "the waiver has expired")
    case .notLookedAt: return Words("not checked", cause: "its rule is off or its mode isn't audited")
    case .beyondFloor:
      let beyond = subject.unwaivedCount
      return Words(
        "waives nothing; the \(beyond == 1 ? "finding" : "\(beyond) findings") it matches \(beyond == 1 ? "is" : "are") beyond its floor",
        remedy: "\(beyond == 1 ? "fix the finding" : "fix the findings"), or remove the waiver")
    case .noMatch:
      return Words("matches no finding", remedy: "remove the waiver, or correct its subject, rule, or mode")
    }
  }
}
