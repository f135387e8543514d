import Audit

/// A baseline holds nothing that is mended.
public struct OutdatedBaseline: Rule {
  public static let descriptor = RuleDescriptor(
    id: "outdated-baseline",
    title: "Every entry of the baseline still has its finding",
    description: """
      Reports entries of the baseline whose finding is gone, because it was mended or because nothing asks for it any more. Entries of rules that are \
      off and of modes that are not audited are left alone.
      """,
    rationale: "An entry that stays behind would let the same finding come back unseen: a ratchet has to be tightened.",
    knownLimits: ["A token that was renamed leaves its old entry behind and needs a new one."],
    requirement: .init("Agreements of the audit itself", url: "https://www.w3.org/TR/WCAG-EM/#step5"),
    level: .error, isAboutDesign: false,
    passing: [
      RuleExample(
        "The finding is still there", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#, baseline: entry)
    ],
    failing: [
      RuleExample(
        "The color was mended", tokens: ["ink": "#111111", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#, baseline: entry)
    ])

  private static let entry =
    #"{ "fingerprint": "contrast-minimum/light/text/ink/paper", "outcome": "failed", "measured": 2.8, "required": 4.5 }"#

  public init() {}

  public func evaluate(_ subject: BaselineUse) -> Evaluation {
    switch subject.state {
    case .present: Evaluation(.passed, message: "is still found")
    case .notLookedAt:
      Evaluation(.inapplicable("its rule is off or its mode not audited"), message: "was not looked at")
    case .gone:
      Evaluation(
        .failed, message: "is found no more, so the baseline is out of date",
        remedy: "run the audit once with --prune, which takes it out")
    }
  }
}
