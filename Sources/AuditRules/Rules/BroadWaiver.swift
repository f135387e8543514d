import Audit

/// A rule that requires waivers to name specific subjects.
public struct BroadWaiver: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "broad-waiver",
    title: "Waivers must name specific subjects",
    description: """
      Reports waivers whose subject contains only wildcards, such as `**` or `* on **`, and waivers that match more findings than an option allows.
      """,
    rationale:
      "A waiver that matches everything turns the rule off, including for tokens added later.",
    knownLimits: ["Doesn't add up the findings of several narrow waivers."],
    requirement: .init("Waivers, baselines, and suppressions", url: "https://www.w3.org/TR/WCAG-EM/#step5"),
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

  public func evaluate(_ subject: WaiverUse) -> Evaluation {
    if subject.waiver.subject.isUnbounded {
      return Evaluation(
        .failed, message: "the subject contains only wildcards, so it waives the rule for everything",
        remedy: "name specific tokens in the subject")
    }
    let count = Double(subject.waivedCount)
    return Evaluation(
      count <= maximum ? .passed : .failed, measured: count, required: maximum, unit: .number,
      message:
        "waives \(subject.waivedCount) finding\(subject.waivedCount == 1 ? "" : "s"); the limit is \(authoredText(maximum))",
      remedy: count <= maximum ? nil : "split it into waivers that name specific subjects")
  }
}
