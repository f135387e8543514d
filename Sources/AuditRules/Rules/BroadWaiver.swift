import Audit

/// A waiver is about something in particular.
public struct BroadWaiver: Rule {
  public static let descriptor = RuleDescriptor(
    id: "broad-waiver",
    title: "A waiver names what it is about",
    description: """
      Reports waivers whose subject is made of wildcards alone, such as `**` or `* on **`, and those that waive more findings than an option allows.
      """,
    rationale:
      "A waiver for everything switches the rule off, also for what is added later, and looks like an exception.",
    knownLimits: ["A long list of narrow waivers is not counted together."],
    requirement: .init("Agreements of the audit itself", url: "https://www.w3.org/TR/WCAG-EM/#step5"),
    level: .error, isAboutDesign: false,
    passing: [
      RuleExample(
        "It names the foreground", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: WaiverExample.configuration(subject: "ink on **"))
    ],
    failing: [
      RuleExample(
        "It names nothing", tokens: ["ink": "#999999", "paper": "#ffffff"],
        configuration: WaiverExample.configuration(subject: "** on **"))
    ])

  /// The most findings that one waiver may waive.
  public var maximum = 20.0

  public static let options: [RuleOption<BroadWaiver>] = [
    .number("maximum", \.maximum, in: 1...100_000, "the most findings that one waiver may waive")
  ]

  public init() {}

  public func evaluate(_ subject: WaiverUse) -> Evaluation {
    if subject.waiver.subject.isUnbounded {
      return Evaluation(
        .failed, message: "its subject is wildcards alone, so it waives the rule on everything",
        remedy: "name the tokens it is about")
    }
    let count = Double(subject.waivedCount)
    return Evaluation(
      count <= maximum ? .passed : .failed, measured: count, required: maximum, unit: .number,
      message: "waives \(subject.waivedCount) finding\(subject.waivedCount == 1 ? "" : "s")",
      remedy: count <= maximum ? nil : "split it into waivers that each name what they are about")
  }
}
