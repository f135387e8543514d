import Audit

/// A rule that requires every baseline entry to match a current finding.
public struct OutdatedBaseline: Rule {
  public static let descriptor = RuleDescriptor(
    id: "outdated-baseline",
    title: "Baseline entries must match a current finding",
    description: """
      Reports baseline entries whose finding is gone, because it was fixed or is no longer required. Skips entries whose rule is off or whose \
      mode isn't audited.
      """,
    rationale: "An outdated entry would accept the same finding if it came back.",
    knownLimits: ["Reports the old entry of a renamed token, which also needs a new entry."],
    requirement: .init("Waivers, baselines, and suppressions"),
    level: .error, isAboutDesign: false,
    passing: [
      RuleExample(
        "A finding that still exists", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#, baseline: entry)
    ],
    failing: [
      RuleExample(
        "A color that was fixed", tokens: ["ink": "#111111", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#, baseline: entry)
    ])

  private static let entry =
    #"{ "fingerprint": "contrast-minimum/light/text/ink/paper", "outcome": "failed", "measured": 2.8, "required": 4.5 }"#

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The finding still exists.
    case present
    /// The audit doesn't check its rule or its mode.
    case notLookedAt
    /// The finding is gone.
    case gone
  }

  public func judge(_ subject: BaselineEntryStatus) -> Judgement<Reason>? {
    switch subject.state {
    case .present: Judgement(.passed, .present)
    case .notLookedAt: Judgement(.inapplicable, .notLookedAt)
    case .gone: Judgement(.failed, .gone)
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: BaselineEntryStatus) -> Words {
    switch judgement.reason {
    case .present: Words("still found")
    case .notLookedAt: Words("not checked", cause: "its rule is off or its mode isn't audited")
    case .gone:
      Words(
        "no longer found; the baseline is out of date", remedy: "run the audit once with --prune to remove it")
    }
  }
}
