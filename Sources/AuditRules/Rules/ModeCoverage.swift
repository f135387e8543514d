import Audit

/// A rule that requires every color token to define a value in every mode.
public struct ModeCoverage: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "mode-coverage",
    title: "Every color token must define a value in every mode",
    description: """
      Checks that every color token has a value in every mode. A color without a value falls back to that of its base mode; it is measured with it, \
      marked as a fallback, and reported here. A token has a value if its alias resolves to a value of the mode.
      """,
    rationale: "People who use dark mode see colors that were never chosen for it, which cause most of its failures.",
    knownLimits: ["Reports colors that are meant to be the same in all modes; define the same value in each mode."],
    requirement: .init(
      "Apple Human Interface Guidelines, Dark Mode",
      url: "https://developer.apple.com/design/human-interface-guidelines/dark-mode"),
    level: .warning, labels: [.darkInterface], isAboutDesign: false,
    passing: [
      RuleExample(
        "A value in each mode", tokens: ["ink": "#111111", "paper": "#ffffff"],
        dark: ["ink": "#eeeeee", "paper": "#000000"], configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#)
    ],
    failing: [
      RuleExample(
        "The light-mode ink on the dark-mode paper", tokens: ["ink": "#777777", "paper": "#ffffff"],
        dark: ["paper": "#000000"], configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#)
    ])

  public init() {}

  public func evaluate(_ subject: ColorTokenInMode) -> Evaluation {
    let mode = subject.mode.name
    if subject.color.chain.isEmpty {
      return Evaluation(
        .failed, message: subject.color.reason ?? "no \(mode) value", remedy: "add a \(mode) value")
    }
    guard subject.color.isFallback, !subject.mode.isVariant else {
      return Evaluation(.passed, message: "has a \(mode) value")
    }
    return Evaluation(
      .failed, message: "no \(mode) value; falls back to \(subject.color.authored)",
      remedy: "add a \(mode) value")
  }
}
