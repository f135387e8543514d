import Audit

/// A rule that requires every color token to define a value in every mode.
public struct ModeCoverage: Rule {
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
    isPlatformGuidance: true, level: .warning, labels: [.darkInterface], isAboutDesign: false,
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The color has a value in the mode.
    case hasValue
    /// The color has no value.
    case noValue
    /// The color falls back to the value of its base mode.
    case fallsBack
  }

  public func judge(_ subject: ColorTokenInMode) -> Judgement<Reason>? {
    if subject.color.end == nil { return Judgement(.failed, .noValue) }
    guard subject.color.isFallback, !subject.mode.hasOptionalValues else { return Judgement(.passed, .hasValue) }
    return Judgement(.failed, .fallsBack)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: ColorTokenInMode) -> Words {
    let mode = subject.mode.name
    return switch judgement.reason {
    case .hasValue: Words("has a \(mode) value")
    case .noValue: Words(subject.color.reason ?? "no \(mode) value", remedy: "add a \(mode) value")
    case .fallsBack:
      Words("no \(mode) value; falls back to \(subject.color.authored)", remedy: "add a \(mode) value")
    }
  }
}
