import Audit

/// Every color has a value of its own in every mode.
public struct ModeCoverage: Rule {
  public static let descriptor = RuleDescriptor(
    id: "mode-coverage",
    title: "Every color token has a value of its own in every mode",
    description: """
      A color without a value in a mode is shown as its base mode has it. Such a color is measured there, marked as a fallback, and reported \
      here. A token whose alias leads to a value of the mode has one.
      """,
    rationale: "Most colors that fail in dark mode were never chosen for it.",
    knownLimits: ["Some colors are meant to be the same in all modes; give them the same value in each to say so."],
    requirement: .init(
      "Apple Human Interface Guidelines, Dark Mode",
      url: "https://developer.apple.com/design/human-interface-guidelines/dark-mode"),
    level: .warning, isAboutDesign: false,
    passing: [
      RuleExample(
        "A value in each mode", tokens: ["ink": "#111111", "paper": "#ffffff"],
        dark: ["ink": "#eeeeee", "paper": "#000000"], configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#)
    ],
    failing: [
      RuleExample(
        "The ink of light mode on the paper of dark mode", tokens: ["ink": "#777777", "paper": "#ffffff"],
        dark: ["paper": "#000000"], configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#)
    ])

  public init() {}

  public func evaluate(_ subject: ColorTokenInMode) -> Evaluation {
    let mode = subject.mode.name
    if subject.color.chain.isEmpty {
      return Evaluation(
        .failed, message: subject.color.reason ?? "it has no value in \(mode)", remedy: "give it a value in \(mode)")
    }
    guard subject.color.isFallback, !subject.mode.isVariant else {
      return Evaluation(.passed, message: "has a value in \(mode)")
    }
    return Evaluation(
      .failed, message: "it has no value in \(mode) and shows \(subject.color.authored)",
      remedy: "give it a value in \(mode)")
  }
}
