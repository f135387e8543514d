import Audit

/// A rule that forbids expired waivers.
public struct ExpiredWaiver: Rule {
  public static let descriptor = RuleDescriptor(
    id: "expired-waiver",
    title: "Waivers must not be expired",
    description: """
      Compares the expiration date of every waiver with today's date in UTC, or the date of `--date`. An expired waiver has no effect, so its findings \
      count toward the gate again.
      """,
    rationale: "A waiver postpones a fix; a waiver that isn't reviewed turns the rule off for its findings.",
    knownLimits: [
      "Treats a waiver as valid through its expiration date in UTC, whatever the local time zone."
    ],
    requirement: .init("Waivers, baselines, and suppressions"),
    level: .error, isAboutDesign: false,
    passing: [
      RuleExample(
        "A waiver that expires in the far future", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: WaiverExample.configuration(expires: "9999-12-31"))
    ],
    failing: [
      RuleExample(
        "A waiver that expired long ago", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: WaiverExample.configuration(expires: "2000-01-01"))
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The waiver is valid.
    case valid
    /// The waiver has expired.
    case expired
  }

  public func judge(_ subject: WaiverStatus) -> Judgement<Reason>? {
    subject.isExpired ? Judgement(.failed, .expired) : Judgement(.passed, .valid)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: WaiverStatus) -> Words {
    let waiver = subject.waiver
    switch judgement.reason {
    case .valid: return Words("valid until \(waiver.expires)")
    case .expired:
      let count = subject.unwaivedCount
      return Words(
        "expired on \(waiver.expires); \(count) finding\(count == 1 ? "" : "s") it waived \(count == 1 ? "counts" : "count") again",
        remedy: "fix the findings and remove the waiver, or ask \(waiver.owner) to extend it")
    }
  }
}

/// The configuration that the waiver examples share.
enum WaiverExample {
  static func configuration(subject: String = "ink on paper", expires: String = "9999-12-31") -> String {
    """
    "pairings": [{ "text": "ink", "on": "paper" }],
    "waivers": [{ "rule": "contrast-minimum", "subject": "\(subject)", "reason": "replaced in the next release",
      "owner": "design", "expires": "\(expires)" }]
    """
  }
}
