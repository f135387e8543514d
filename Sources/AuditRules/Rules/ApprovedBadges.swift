import Audit
import ColorScience

/// A rule that requires an approved color combination for every badge.
public struct ApprovedBadges: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "approved-badges",
    title: "Badges must use an approved color combination",
    description:
      "Compares the background, border, and text of every badge in every mode with the approved combinations.",
    rationale:
      "People can't learn the meaning of a one-off status color, and its contrast was never reviewed.",
    knownLimits: ["Compares colors as 8-bit sRGB; colors outside sRGB never match."],
    requirement: .init(
      "The approved combinations of the design system", url: "https://www.w3.org/TR/WCAG22/#consistent-identification"),
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
        "Colors mixed from two combinations", tokens: ["fill": "#dbeafe", "line": "#f87171", "ink": "#1e3a8a"],
        configuration: """
          "badges": [{ "name": "info", "background": "fill", "border": "line", "text": "ink" }],
          "rules": { "approved-badges": { "level": "error",
            "approved": [["#dbeafe", "#60a5fa", "#1e3a8a"], ["#fee2e2", "#f87171", "#991b1b"]] } }
          """)
    ])

  /// The approved combinations, each with the colors of background, border, and text.
  public var approved: [[Color]] = []

  public static let options: [RuleOption<ApprovedBadges>] = [
    .combinations("approved", of: 3, \.approved, "approved combinations, each as background, border, and text")
  ]

  public init() {}

  public func evaluate(_ subject: MeasuredBadge) -> Evaluation {
    let parts = [("background", subject.background), ("border", subject.border), ("text", subject.text)]
    var names: [String] = []
    var colors: [Color] = []
    for (part, measured) in parts {
      guard let color = measured?.color else {
        let reason = measured?.reason ?? "the badge has no \(part)"
        return Evaluation(.cantTell(reason), message: "\(reason), so the combination can't be checked")
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
        .failed,
        message:
          "\(combination) isn't among the \(approved.count) approved combination\(approved.count == 1 ? "" : "s")",
        remedy: "use an approved combination, or get this one approved and add it to the list")
  }
}
