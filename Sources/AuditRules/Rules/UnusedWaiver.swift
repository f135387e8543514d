import Audit

/// A rule that requires every waiver to match at least one finding.
public struct UnusedWaiver: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "unused-waiver",
    title: "Waivers must match at least one finding",
    description: """
      Reports active waivers that match no finding, and waivers whose floor covers none of the findings they match. Skips waivers whose rule is off \
      or whose mode isn't audited.
      """,
    rationale: "An unused waiver would hide the next finding that it matches.",
    knownLimits: ["Treats two waivers that match the same finding as used."],
    requirement: .init("Waivers, baselines, and suppressions", url: "https://www.w3.org/TR/WCAG-EM/#step5"),
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

  public func evaluate(_ subject: WaiverUse) -> Evaluation {
    if subject.isExpired { return Evaluation(.inapplicable("the waiver has expired"), message: "expired") }
    guard subject.isLookedAt else {
      return Evaluation(.inapplicable("its rule is off or its mode isn't audited"), message: "not checked")
    }
    if subject.waivedCount > 0 {
      return Evaluation(.passed, message: "waives \(subject.waivedCount) finding\(subject.waivedCount == 1 ? "" : "s")")
    }
    let beyond = subject.unwaivedCount
    if beyond > 0 {
      return Evaluation(
        .failed,
        message:
          "waives nothing; the \(beyond == 1 ? "finding" : "\(beyond) findings") it matches \(beyond == 1 ? "is" : "are") beyond its floor",
        remedy: "\(beyond == 1 ? "fix the finding" : "fix the findings"), or remove the waiver")
    }
    return Evaluation(
      .failed, message: "matches no finding", remedy: "remove the waiver, or correct its subject, rule, or mode")
  }
}
