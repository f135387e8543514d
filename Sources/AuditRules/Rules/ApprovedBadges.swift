import Audit
import ColorScience

/// Badges use only the combinations of colors that were approved.
public struct ApprovedBadges: Rule {
  public static let descriptor = RuleDescriptor(
    id: "approved-badges",
    title: "The three colors of a badge are one of the approved combinations",
    description:
      "Compares background, border and text of every badge in every mode with the list in the configuration.",
    rationale:
      "A status color that is invented on the spot has no meaning that people could learn, and nobody has checked it.",
    knownLimits: ["Colors are compared as 8-bit sRGB; one outside sRGB matches nothing."],
    requirement: .init("The design system's own list", url: "https://www.w3.org/TR/WCAG22/#consistent-identification"),
    level: .off,
    passing: [
      RuleExample(
        "An approved combination", tokens: ["fill": "#dbeafe", "line": "#60a5fa", "ink": "#1e3a8a"],
        configuration: """
          "badges": [{ "name": "info", "background": "fill", "border": "line", "text": "ink" }],
          "rules": { "approved-badges": { "level": "error", "approved": [["#dbeafe", "#60a5fa", "#1e3a8a"]] } }
          """)
    ],
    failing: [
      RuleExample(
        "The colors of two combinations mixed", tokens: ["fill": "#dbeafe", "line": "#f87171", "ink": "#1e3a8a"],
        configuration: """
          "badges": [{ "name": "info", "background": "fill", "border": "line", "text": "ink" }],
          "rules": { "approved-badges": { "level": "error",
            "approved": [["#dbeafe", "#60a5fa", "#1e3a8a"], ["#fee2e2", "#f87171", "#991b1b"]] } }
          """)
    ])

  /// The approved combinations: background, border, text.
  public var approved: [[Color]] = []

  public static let options: [RuleOption<ApprovedBadges>] = [
    .combinations("approved", of: 3, \.approved, "the approved combinations, each as background, border and text")
  ]

  public init() {}

  public func evaluate(_ subject: MeasuredBadge) -> Evaluation {
    let parts = [("background", subject.background), ("border", subject.border), ("text", subject.text)]
    var names: [String] = []
    var colors: [Color] = []
    for (part, measured) in parts {
      guard let color = measured?.color else {
        let reason = measured?.reason ?? "it has no \(part)"
        return Evaluation(.cantTell(reason), message: reason)
      }
      colors.append(color)
      names.append(color.hex)
    }
    let combination = names.joined(separator: ", ")
    let isApproved = approved.contains { candidate in
      zip(candidate, colors).allSatisfy { $0.hex == $1.hex && $1.isInGamut(of: .srgb) && $0.isInGamut(of: .srgb) }
    }
    return isApproved
      ? Evaluation(.passed, message: combination)
      : Evaluation(
        .failed, message: "\(combination) is not one of the \(approved.count) approved combinations",
        remedy: "use an approved combination, or have this one approved and add it to the list")
  }
}
