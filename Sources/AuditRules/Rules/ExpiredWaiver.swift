import Audit

/// A waiver is in force.
public struct ExpiredWaiver: Rule {
  public static let descriptor = RuleDescriptor(
    id: "expired-waiver",
    title: "The last day of a waiver is not over",
    description: """
      Compares the day until which a waiver holds with today's date in UTC, or the date of `--date`. A waiver that is over waives nothing, so what it \
      waived gates again.
      """,
    rationale: "A waiver is a promise to come back; one that nobody comes back to is a rule that was switched off.",
    knownLimits: [
      "A waiver holds through the whole of its last day in UTC, which begins and ends at other hours elsewhere."
    ],
    requirement: .init("Agreements of the audit itself", url: "https://www.w3.org/TR/WCAG-EM/#step5"),
    level: .error, isAboutDesign: false,
    passing: [
      RuleExample(
        "A waiver whose last day is far away", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: WaiverExample.configuration(expires: "9999-12-31"))
    ],
    failing: [
      RuleExample(
        "A waiver whose last day is long over", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: WaiverExample.configuration(expires: "2000-01-01"))
    ])

  public init() {}

  public func evaluate(_ subject: WaiverUse) -> Evaluation {
    let waiver = subject.waiver
    guard subject.isExpired else { return Evaluation(.passed, message: "holds until \(waiver.expires)") }
    let count = subject.unwaivedCount
    return Evaluation(
      .failed,
      message:
        "expired on \(waiver.expires); \(count) finding\(count == 1 ? "" : "s") it waived \(count == 1 ? "counts" : "count") again",
      remedy: "mend what it waived and take it out, or let \(waiver.owner) give it a new day")
  }
}

/// The configuration that the examples about waivers share.
enum WaiverExample {
  static func configuration(subject: String = "ink on paper", expires: String = "9999-12-31") -> String {
    """
    "pairings": [{ "text": "ink", "on": "paper" }],
    "waivers": [{ "rule": "contrast-minimum", "subject": "\(subject)", "reason": "replaced in the next release",
      "owner": "design", "expires": "\(expires)" }]
    """
  }
}
