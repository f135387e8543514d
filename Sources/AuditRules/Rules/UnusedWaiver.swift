import Audit

/// A waiver waives something.
public struct UnusedWaiver: Rule {
  public static let descriptor = RuleDescriptor(
    id: "unused-waiver",
    title: "A waiver waives at least one finding",
    description: """
      Reports waivers in force that concern no finding, and those whose floor covers none of the findings they concern. Waivers of rules that are off \
      and of modes that are not audited are left alone.
      """,
    rationale: "A waiver that nothing needs any more would hide the next finding in its place.",
    knownLimits: ["Of two waivers that concern the same finding, both count as used."],
    requirement: .init("Agreements of the audit itself", url: "https://www.w3.org/TR/WCAG-EM/#step5"),
    level: .warning, isAboutDesign: false,
    passing: [
      RuleExample(
        "The pairing it names fails", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: WaiverExample.configuration())
    ],
    failing: [
      RuleExample(
        "The pairing it names passes", tokens: ["ink": "#111111", "paper": "#ffffff"],
        configuration: WaiverExample.configuration())
    ])

  public init() {}

  public func evaluate(_ subject: WaiverUse) -> Evaluation {
    if subject.isExpired { return Evaluation(.inapplicable("it has expired"), message: "has expired") }
    guard subject.isLookedAt else {
      return Evaluation(.inapplicable("its rule is off or its mode not audited"), message: "was not needed here")
    }
    if subject.waivedCount > 0 {
      return Evaluation(.passed, message: "waives \(subject.waivedCount) finding\(subject.waivedCount == 1 ? "" : "s")")
    }
    let beyond = subject.unwaivedCount
    if beyond > 0 {
      return Evaluation(
        .failed,
        message:
          "waives nothing; the \(beyond == 1 ? "finding" : "\(beyond) findings") it names \(beyond == 1 ? "lies" : "lie") beyond its floor",
        remedy: "mend what it names, or take it out")
    }
    return Evaluation(.failed, message: "waives nothing", remedy: "take it out, or correct its subject, rule or mode")
  }
}
