import Audit

/// A rule that requires waivers to name specific subjects.
public struct BroadWaiver: Rule {
  public static let descriptor = RuleDescriptor(
    id: "broad-waiver",
    title: "Waivers must name specific subjects",
    description: """
      Reports waivers whose subject contains only wildcards, such as `**` or `* on **`, and waivers that match more findings than an option allows.
      """,
    rationale:
      "A waiver that matches everything turns the rule off, including for tokens added later.",
    knownLimits: ["Doesn't add up the findings of several narrow waivers."],
    requirement: .init("Waivers, baselines, and suppressions"),
    level: .error, isAboutDesign: false,
    passing: [
      RuleExample(
        "A subject that names the foreground", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: WaiverExample.configuration(subject: "ink on **"))
    ],
    failing: [
      RuleExample(
        "A subject of wildcards only", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: WaiverExample.configuration(subject: "** on **"))
    ])

  /// The largest number of findings that one waiver may waive.
  public var maximum = 20.0

  public static let options: [RuleOption<BroadWaiver>] = [
    .number("maximum", \.maximum, in: 1...100_000, "largest number of findings that one waiver may match")
  ]

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The waiver matches no more findings than allowed.
    case withinLimit
    /// The subject contains only wildcards.
    case onlyWildcards
    /// The waiver matches more findings than allowed.
    case tooManyFindings
  }

  public func judge(_ subject: WaiverStatus) -> Judgement<Reason>? {
    if subject.waiver.subject.isUnbounded { return Judgement(.failed, .onlyWildcards) }
    let count = Double(subject.waivedCount)
    let isWithin = count <= maximum
    return Judgement(
      isWithin ? .passed : .failed, isWithin ? .withinLimit : .tooManyFindings, measured: count, required: maximum,
      unit: .number)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: WaiverStatus) -> Words {
    let count = subject.waivedCount
    let message = "waives \(count) finding\(count == 1 ? "" : "s"); the limit is \(authoredText(maximum))"
    return switch judgement.reason {
    case .withinLimit: Words(message)
    case .onlyWildcards:
      Words(
        "the subject contains only wildcards, so it waives the rule for everything",
        remedy: "name specific tokens in the subject")
    case .tooManyFindings: Words(message, remedy: "split it into waivers that name specific subjects")
    }
  }
}
